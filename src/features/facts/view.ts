/** A hotel's facts for machines, made only from what its pages show. Pure. */
import { outletAt } from '../../views/claims.ts'
import { catalogueEntry } from '../../config/catalogue.ts'
import { factsSchemaJson, type HotelFacts } from './schema.ts'
import { factsFile, FACTS_SCHEMA_FILE } from './files.ts'
import { hrefOf } from '../../routes/paths.ts'
import { HOTEL_PAGES, type HotelPage } from '../../site/pages.ts'
import type { Route } from '../../routes/table.ts'
import { keys } from '../../records/keys.ts'
import type { FileRecord } from '../../records/parts.ts'
import type { PageRecord } from '../../records/records.ts'
import { jsonFile, type ReleaseFile } from '../../records/release.ts'
import { advisedAge, eventCards, hoursViews, keyFactsWithKeys } from '../../views/cards.ts'
import { houseRules } from '../../views/facts/house-rules.ts'
import { hotelOf, regionHref, regionName } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'
import { hrefTo } from '../../views/links.ts'
import { pictureView } from '../../views/media.ts'
import { mailViews, numberViews, phoneView } from '../../views/phones.ts'
import { imageUrl } from '../../views/structured/page.ts'

/** Pages whose existence means that the hotel has the thing, rather than describes it. */
const OFFERED: readonly HotelPage[] = ['beach-pool', 'aquapark', 'spa', 'kids', 'meeting', 'shopping']

/** One file per hotel and language with a home page. */
export function factsFiles(context: ViewContext, { path, locale, propertyId }: Route): ReleaseFile[] {
  if (context.routes.hotelHome(propertyId, locale)?.path !== path) return []
  const facts = hotelFacts(context, propertyId)
  return facts ? [jsonFile(factsFile(locale, facts.slug), facts)] : []
}

export const factsSchemaFile = (): ReleaseFile[] => [{ name: FACTS_SCHEMA_FILE, content: factsSchemaJson() }]

/** `undefined` if the hotel has no home page in the context's language. */
export function hotelFacts(context: ViewContext, propertyId: number): HotelFacts | undefined {
  const { locale, routes, site } = context
  const hotel = hotelOf(context, propertyId)
  const home = routes.hotelHome(propertyId, locale)
  const page = home?.kind === 'page' ? context.read(home.key) : undefined
  if (!hotel || !page || home?.place.kind !== 'hotel') return undefined

  const absolute = (href: string) => site.siteUrl + href
  const region = regionName(context, hotel.regionCode)
  const regionUrl = regionHref(context, hotel.regionCode)
  const { stars } = hotel
  const { checkIn, checkOut } = houseRules(context, propertyId)
  const { address, latitude, longitude } = page.contact ?? {}
  const at = (field: string) => ({ from: home.key, field: [field], propertyId })
  const phone = numberViews(context, page.contact?.phone, at('phone')).find(({ href }) => href)?.href
  const email = mailViews(context, page.contact?.email, at('email')).find(({ href }) => href)?.address
  const { callText, callCenter } = catalogueEntry(propertyId)
  const calls = phoneView(locale, callText[locale], callCenter[locale])
  const reservation = hotel.reservationUrl ? urlOf(context, routes.hotelPage(propertyId, locale, 'reservation')) : {}
  const halls = hallsOf(context, routes.hotelPage(propertyId, locale, 'meeting'))
  return {
    $schema: absolute(`/${FACTS_SCHEMA_FILE}`),
    id: hotel.id,
    name: hotel.name,
    slug: home.place.hotel,
    language: locale,
    url: absolute(hrefOf(home.path)),
    languages: Object.fromEntries(
      Object.entries(routes.alternates(home)).map(([code, path]) => [code, absolute(hrefOf(path))]),
    ),
    ...(region && {
      region: { code: hotel.regionCode!, name: region, ...(regionUrl && { url: absolute(regionUrl) }) },
    }),
    ...(stars && Number.isInteger(stars) && stars >= 1 && stars <= 5 && { stars }),
    ...imageOf(context, page.headerImage ?? page.heroSlides.find(({ type }) => type === 'IMAGE')?.file),
    ...(address && { address }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
    ...(phone && { phone: numberOf(phone) }),
    ...(email && { email }),
    reservation: { phone: numberOf(calls.href), ...reservation },
    ...(checkIn && { checkIn }),
    ...(checkOut && { checkOut }),
    features: keyFactsWithKeys(context, page),
    pages: OFFERED.flatMap((name) => {
      const route = routes.hotelPage(propertyId, locale, name)
      return route ? [{ page: HOTEL_PAGES[name].others, url: absolute(hrefOf(route.path)) }] : []
    }),
    rooms: roomsOf(context, propertyId),
    outlets: outletsOf(context, propertyId),
    ...(halls && { halls }),
    events: eventCards(context, page.events, home.key).map(({ id, title, href, startsAt, venue }) => ({
      id,
      name: title,
      ...(href && { url: absolute(href) }),
      ...(startsAt && { startsAt }),
      ...(venue && { venue }),
    })),
    ...updated(page),
  }
}

function urlOf({ site }: ViewContext, route: Route | undefined): { url?: string } {
  return route ? { url: site.siteUrl + hrefOf(route.path) } : {}
}

function roomsOf(context: ViewContext, propertyId: number): HotelFacts['rooms'] {
  const { locale, routes } = context
  return (context.read(keys.rooms(locale, propertyId)) ?? []).map((room) => {
    const { id, slug, name, category, sizeM2, maxAdults, maxChildren, beds, view, image, readings } = room
    const advisedFrom = advisedAge(context, propertyId, room)
    return {
      id,
      name,
      ...urlOf(context, routes.room(propertyId, locale, slug)),
      slug,
      ...(category?.name && { category: category.name }),
      ...(sizeM2 && sizeM2 > 0 && { sizeM2 }),
      ...(maxAdults !== undefined && { maxAdults }),
      ...(maxChildren !== undefined && { maxChildren }),
      ...(beds && { beds }),
      ...(readings?.bedding && { bedding: readings.bedding }),
      ...(advisedFrom && { advisedFrom }),
      ...(view && { view }),
      ...imageOf(context, image),
    }
  })
}

/** The same picture as on the page, whose source the release records. */
function imageOf(context: ViewContext, file: FileRecord | undefined): { image?: HotelFacts['image'] } {
  const picture = pictureView(context, file)
  return picture ? { image: { url: imageUrl(context, picture), width: picture.width, height: picture.height } } : {}
}

/** In JSON-LD's format. */
function numberOf(href: string): string {
  return href.replace(/^tel:/, '')
}

function updated({ updatedAt }: PageRecord): Pick<HotelFacts, 'updatedAt'> {
  return updatedAt ? { updatedAt } : {}
}

function outletsOf(context: ViewContext, propertyId: number): HotelFacts['outlets'] {
  const route = context.routes.hotelPage(propertyId, context.locale, 'gastronomy')
  if (route?.kind !== 'page') return []
  const { groups = [] } = context.read(keys.gastronomy(context.locale, route.id)) ?? {}
  const all = groups.flatMap(({ items }) => items)
  return groups.flatMap(({ title: group, items }) =>
    items.map(({ id, title, url, paid, hours }) => {
      const href = outletAt(all, url)?.id === id ? hrefTo(context.routes.find(context.locale, url)) : undefined
      return {
        id,
        name: title,
        group,
        ...(href && { url: context.site.siteUrl + href }),
        included: !paid,
        hours: hoursViews(hours),
      }
    }),
  )
}

function hallsOf(context: ViewContext, page: Route | undefined): HotelFacts['halls'] {
  return page?.kind === 'page' ? context.read(page.key)?.readings?.hallTable : undefined
}
