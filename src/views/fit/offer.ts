/** What a hotel's records say of whom and when it suits. */
import { MOST_HOTELS_EVERYWHERE } from '../../config/constants.ts'
import { OFFERS_FOLDER, type JsonFile } from '../../config/data-files.ts'
import { LOCALES, type Locale } from '../../config/locales.ts'
import type { HotelPage } from '../../site/pages.ts'
import type { PageRecord } from '../../records/records.ts'
import { roomCards } from '../cards.ts'
import type { ViewContext } from '../context.ts'
import { hotels, hotelSlug } from '../hotels.ts'
import { hrefTo } from '../links.ts'
import type { Offer } from '../view.ts'

export type Offers = Record<string, Offer>

/** The release's file of a language. */
export const offersFile = (locale: Locale) => `${OFFERS_FOLDER}/${locale}.json` as JsonFile<Offers>

/** By the address of each hotel's page; none of a long list, whose file every change of any hotel would write again. */
export function offers(context: ViewContext): Offers {
  const all = hotels(context)
  if (all.length > MOST_HOTELS_EVERYWHERE) return {}
  return Object.fromEntries(
    all.flatMap(({ id }) => {
      const href = hrefTo(context.routes.hotelHome(id, context.locale))
      return href ? [[href, offerOf(context, id)]] : []
    }),
  )
}

/** The offer of a hotel by the path of its home or of any page below it. */
export function offerAt(offers: Offers, path: string): Offer | undefined {
  const home = Object.keys(offers).find((each) => path === each || path.startsWith(`${each}/`))
  return home === undefined ? undefined : offers[home]
}

function offerOf(context: ViewContext, propertyId: number): Offer {
  const { routes, locale, read } = context
  const home = routes.hotelHome(propertyId, locale)
  const page = home?.kind === 'page' ? read(home.key) : undefined
  const said = page?.options.find(({ key }) => key === 'SEASON')?.value
  const season = page?.readings?.season
  const groups = pageOf(context, propertyId, 'kids')?.readings?.timed ?? []
  const slides = pageOf(context, propertyId, 'aquapark')?.readings?.slides ?? []
  const guestAge = guestAgeOf(context, propertyId)
  const slug = hotelSlug(context, propertyId)
  return {
    ...(slug && { slug }),
    rooms: offeredRooms(context, propertyId),
    ...(guestAge !== undefined && { guestAge }),
    ...(said && { season: { said, ...(season === 'all-year' ? { isAllYear: true } : season && { dates: season }) } }),
    groups: groups.map(({ name, asked }) => ({ name, ...asked })),
    slides: slides.map(({ name, asked }) => ({ name, ...asked })),
  }
}

export function offeredRooms(context: ViewContext, propertyId: number): Offer['rooms'] {
  return roomCards(context, propertyId).map(
    ({ id, name, href, maxAdults, maxChildren, beds, bedding, advisedFrom }) => ({
      id,
      name,
      ...(href && { href }),
      ...(maxAdults !== undefined && { maxAdults }),
      ...(maxChildren !== undefined && { maxChildren }),
      ...(beds && { beds }),
      ...(bedding && { bedding }),
      ...(advisedFrom && { advisedFrom }),
    }),
  )
}

function guestAgeOf(context: ViewContext, propertyId: number): number | undefined {
  for (const locale of [context.locale, ...LOCALES]) {
    const guests = pageOf({ ...context, locale }, propertyId, 'rooms')?.readings?.guests
    if (guests) return guests.from
  }
  return undefined
}

function pageOf({ routes, read, locale }: ViewContext, propertyId: number, page: HotelPage): PageRecord | undefined {
  const route = routes.hotelPage(propertyId, locale, page)
  return route?.kind === 'page' ? read(route.key) : undefined
}
