import type { Hotel, LocationFeatureSpecification, ReserveAction, Resort } from 'schema-dts'
import { statedCountry } from '../../config/catalogue.ts'
import type { HotelPage } from '../../site/pages.ts'
import type { PropertyRecord } from '../../records/records.ts'
import { houseRules } from '../facts/house-rules.ts'
import { logoOf } from '../chrome.ts'
import { hotelOf } from '../hotels.ts'
import type { ViewContext } from '../context.ts'
import { hrefTo } from '../links.ts'
import type { FeatureView, HotelBody } from '../view.ts'
import { absolute, imageUrls, leadOf, type PageOf } from './page.ts'
import { groupNode } from './organization.ts'
import { placed } from './place.ts'

/** Sub-pages whose existence means that the hotel has the thing. */
const AMENITIES: readonly HotelPage[] = ['gastronomy', 'beach-pool', 'aquapark', 'kids', 'meeting', 'shopping']

/** The hotel, on its home page. One with a beach or pools is a resort. */
export function hotel({ context, route, body, url }: PageOf<HotelBody>): Hotel | Resort {
  const property = hotelOf(context, route.propertyId)
  const { checkIn, checkOut, pets } = houseRules(context, route.propertyId)
  const pictures = [body.header, ...(body.hero?.slides ?? []).map(({ picture }) => picture)]
  const about = {
    '@id': `${url}#hotel`,
    name: property?.name ?? body.title,
    url,
    logo: absolute(context, logoOf(context, property).src),
    ...leadOf(body),
    ...imageUrls(
      context,
      pictures.filter((picture) => picture !== undefined),
    ),
    ...placed(body.contact, statedCountry(route.propertyId)),
    ...(checkIn && { checkinTime: checkIn }),
    ...(checkOut && { checkoutTime: checkOut }),
    ...(pets !== undefined && { petsAllowed: pets }),
    ...starRating(property?.stars),
    ...amenities(context, route.propertyId, body),
    ...reservation(context, property),
    parentOrganization: groupNode(context),
  }
  const hasBeach = context.routes.hotelPage(route.propertyId, context.locale, 'beach-pool') !== undefined
  return hasBeach ? { '@type': 'Resort', ...about } : { '@type': 'Hotel', ...about }
}

/** Reference to the hotel from pages of its rooms, outlets and events; `undefined` if the property is not a hotel. */
export function hotelReference(context: ViewContext, propertyId: number): { name: string; url?: string } | undefined {
  const property = hotelOf(context, propertyId)
  if (!property) return undefined
  const home = hrefTo(context.routes.hotelHome(property.id, context.locale))
  return { name: property.name, ...(home && { url: absolute(context, home) }) }
}

export function feature({ label, value }: FeatureView): LocationFeatureSpecification {
  return { '@type': 'LocationFeatureSpecification', name: label, value: value ?? true }
}

/** The official class, in whole stars. It is not a rating by guests. */
function starRating(stars: number | undefined): Pick<Exclude<Hotel, string>, 'starRating'> {
  if (!stars || !Number.isInteger(stars) || stars < 1 || stars > 5) return {}
  return { starRating: { '@type': 'Rating', ratingValue: stars } }
}

/**
 * Where rooms are booked online: the site's reservation page, else the hotel's booking address. Empty for a hotel that
 * is booked by phone only.
 */
function reservation(context: ViewContext, property: PropertyRecord | undefined): { potentialAction?: ReserveAction } {
  if (!property?.reservationUrl) return {}
  const own = hrefTo(context.routes.hotelPage(property.id, context.locale, 'reservation'))
  return {
    potentialAction: {
      '@type': 'ReserveAction',
      target: own ? absolute(context, own) : property.reservationUrl,
      result: { '@type': 'LodgingReservation' },
    },
  }
}

/** The pages that the tabs link to, and the entries of the page's feature lists. */
function amenities(context: ViewContext, propertyId: number, { tabs, sections }: HotelBody) {
  const pages = new Set(
    AMENITIES.map((page) => hrefTo(context.routes.hotelPage(propertyId, context.locale, page))).filter(Boolean),
  )
  const names = [
    ...tabs.filter(({ href }) => pages.has(href)).map(({ text }) => text),
    ...sections
      .filter(({ layout }) => layout === 'FEATURES')
      .flatMap(({ items }) => items.map(({ title }) => title ?? '')),
  ]
  const features = [...new Set(names)].filter(Boolean).map((label) => feature({ label }))
  return features.length > 0 ? { amenityFeature: features } : {}
}
