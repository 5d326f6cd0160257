/** The records that a record refers to. Pure: all of discovery, as a function of one answer. */
import { DEFAULT_PROPERTY_ID } from '../../site/group.ts'
import { LOCALES, type Locale } from '../../config/locales.ts'
import { buildUrl, parseUrl } from '../../routes/place.ts'
import { NOT_FOUND_URL } from '../../routes/slugs.ts'
import { HOTEL_PAGES, STATIC_PAGES, type HotelPage, type StaticPage } from '../../site/pages.ts'
import { keys, parseKey, type RecordKey } from '../../records/keys.ts'
import type { AlternateRecord, Target } from '../../records/parts.ts'
import type {
  EventRecord,
  GastronomyRecord,
  MenusRecord,
  PageRecord,
  PropertiesRecord,
  RecordKinds,
  RegionRecord,
  RoomRecord,
  RoomSummaryRecord,
} from '../../records/records.ts'

/** Where every crawl begins: records to which nothing else refers. The list of properties comes before all of these. */
export function roots(): RecordKey[] {
  return LOCALES.flatMap((locale) => [
    keys.regions(locale),
    keys.page(locale, NOT_FOUND_URL),
    ...(Object.keys(STATIC_PAGES) as StaticPage[]).map((page) =>
      keys.page(locale, buildUrl({ kind: 'static', page }, locale)),
    ),
  ])
}

/** `isHotel`: whether the list of properties has a hotel with this id. */
export function referencesOf(
  key: RecordKey,
  value: RecordKinds[keyof RecordKinds],
  isHotel: (id: number) => boolean,
): RecordKey[] {
  const parsed = parseKey(key)
  switch (parsed.kind) {
    case 'properties':
      return fromProperties(value as PropertiesRecord)
    case 'page':
      return fromPage(parsed, value as PageRecord, isHotel)
    case 'gastronomy':
      return (value as GastronomyRecord).groups.flatMap(({ items }) =>
        items.flatMap((item) => [keys.page(parsed.locale, item.url), ...pages(item.alternates)]),
      )
    case 'menus':
      return fromMenus(parsed.locale, value as MenusRecord)
    case 'regions':
      return (value as RegionRecord[]).map(({ url }) => keys.page(parsed.locale, url))
    case 'rooms':
      return (value as RoomSummaryRecord[]).map(({ slug }) => keys.room(parsed.locale, parsed.propertyId, slug))
    case 'room':
      return fromRoom(parsed.locale, parsed.propertyId, value as RoomRecord)
    case 'event':
      return bySlug((value as EventRecord).alternates).map(([locale, slug]) =>
        keys.event(locale, parsed.publisherId, slug),
      )
    default:
      return []
  }
}

function fromProperties({ hotels }: PropertiesRecord): RecordKey[] {
  return hotels.flatMap(({ id, slug }) =>
    LOCALES.flatMap((locale) => [
      keys.page(locale, buildUrl({ kind: 'hotel', hotel: slug }, locale)),
      keys.rooms(locale, id),
    ]),
  )
}

function fromPage(
  { locale, url }: { locale: Locale; url: string },
  page: PageRecord,
  isHotel: (id: number) => boolean,
): RecordKey[] {
  const { id, category, propertyId, galleryId } = page
  const place = parseUrl(url, locale)
  const isHotelHome = place.kind === 'hotel' && isHotel(propertyId)
  return [
    ...pages(page.alternates),
    ...targets(
      locale,
      page.breadcrumbs.flatMap(({ target = [] }) => target),
    ),
    ...page.events.map(({ publisherId, slug }) => keys.event(locale, publisherId, slug)),
    ...fromCategory(locale, id, category),
    keys.menus(locale, propertyId || DEFAULT_PROPERTY_ID),
    keys.menus(locale, DEFAULT_PROPERTY_ID),
    ...(galleryId === undefined ? [] : [keys.galleryCategories(locale, galleryId), keys.galleryFiles(galleryId)]),
    ...(isHotelHome ? subPages(locale, place.hotel) : []),
    ...((isHotelHome || url === '') && propertyId > 0 ? [keys.stories(locale, propertyId)] : []),
  ]
}

/** Records of the page's category. */
function fromCategory(locale: Locale, id: number, category: string): RecordKey[] {
  switch (category) {
    case 'GASTRONOMY':
      return [keys.gastronomy(locale, id)]
    case 'OUTLET':
      return [keys.outlet(locale, id)]
    case 'SPA':
      return [keys.outlet(locale, id), keys.spa(locale, id)]
    case 'CONTACT':
      return [keys.contact(locale, id)]
    case 'CERTIFICATE':
      return [keys.certificates(locale, id)]
    default:
      return []
  }
}

function subPages(locale: Locale, hotel: string): RecordKey[] {
  return (Object.keys(HOTEL_PAGES) as HotelPage[]).map((page) =>
    keys.page(locale, buildUrl({ kind: 'hotel-page', hotel, page }, locale)),
  )
}

function fromMenus(locale: Locale, { header, footer }: MenusRecord): RecordKey[] {
  return [...header, ...footer].flatMap(({ target, items }) =>
    targets(locale, [target, ...items.map((item) => item.target)]),
  )
}

function fromRoom(locale: Locale, propertyId: number, { id, alternates }: RoomRecord): RecordKey[] {
  return [keys.plans(locale, id), ...bySlug(alternates).map(([other, slug]) => keys.room(other, propertyId, slug))]
}

function pages(alternates: AlternateRecord[]): RecordKey[] {
  return alternates.map(({ locale, url }) => keys.page(locale, url))
}

function targets(locale: Locale, all: (Target | undefined)[]): RecordKey[] {
  return all.flatMap((target) => (target && 'site' in target ? [keys.page(target.locale ?? locale, target.site)] : []))
}

/** Slugs by language of items without a page record. Empty slugs are left out. */
function bySlug(alternates: AlternateRecord[]): [Locale, string][] {
  return alternates
    .map(({ locale, url, slug }): [Locale, string] => [locale, slug ?? url.slice(url.lastIndexOf('/') + 1)])
    .filter(([, slug]) => slug !== '' && !slug.includes('/'))
}
