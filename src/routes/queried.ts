/** Pages that a query changes. Without a query the release's file is served; with one the page is rendered on request. */
import { TRIP_FIELDS } from '../config/constants.ts'
import { LOCALES, type Locale } from '../config/locales.ts'
import { saysSome } from './mended-query.ts'
import { buildPath, parsePath, pathOf } from './paths.ts'
import { buildUrl, parseUrl, type Place } from './place.ts'
import { slugIn } from './slugs.ts'
import {
  COMPARE,
  EVENT_FOLDER,
  HOTEL_FOLDER,
  SITE_SEARCH,
  STATIC_PAGES,
  type HotelPage,
  type StaticPage,
} from '../site/pages.ts'

/** Slugs of pages that exist once in each language. */
const SITE_PAGES = {
  search: SITE_SEARCH,
  hotels: HOTEL_FOLDER,
  compare: COMPARE,
  halls: STATIC_PAGES.meeting,
  events: EVENT_FOLDER,
}
export type QueriedPage = keyof typeof SITE_PAGES
/** Pages of the group that show which hotels have what they are about. */
const OFFER_PAGES = [
  'kids',
  'spa',
  'sport',
  'beach-pool',
  'entertainment',
  'shopping',
  'a-club',
  'early-booking',
  'kurban',
  'summer-deals',
] as const satisfies StaticPage[]
/** Pages of a hotel about what is there at some hours, on some days or for some ages. */
const SUBJECTS: readonly HotelPage[] = ['gastronomy', 'kids', 'spa', 'beach-pool', 'aquapark']
type PlacesOf = (hotel: string, slug: string) => Place[]
/** Places of pages that each hotel has. */
const HOTEL_PLACES = {
  hotel: (hotel) => [{ kind: 'hotel', hotel }],
  rooms: (hotel) => [{ kind: 'hotel-page', hotel, page: 'rooms' }],
  room: (hotel, slug) => [{ kind: 'room', hotel, slug }],
  subject: (hotel) => SUBJECTS.map((page) => ({ kind: 'hotel-page', hotel, page })),
  outlet: (hotel, slug) => [{ kind: 'outlet', hotel, slug }],
  day: (hotel) => [{ kind: 'hotel-day', hotel }],
  week: (hotel) => [{ kind: 'hotel-week', hotel }],
  reservation: (hotel) => [{ kind: 'hotel-page', hotel, page: 'reservation' }],
} satisfies Record<string, PlacesOf>
type QueriedHotelPage = keyof typeof HOTEL_PLACES
/** Only a trip changes them: for any other query, as that of an advertisement, they are as published. */
const TRIP_PAGES: readonly QueriedName[] = ['hotel', 'rooms', 'room', 'subject', 'outlet', 'events', 'offers']
export type QueriedName = QueriedPage | QueriedHotelPage | 'offers'

export interface QueriedPath {
  name: QueriedName
  locale: Locale
  path: string
}

const PATHS = new Map(
  LOCALES.flatMap((locale) => {
    const names = Object.keys(SITE_PAGES) as QueriedPage[]
    const offers = OFFER_PAGES.map((page) => buildPath(locale, buildUrl({ kind: 'static', page }, locale)))
    const paths: QueriedPath[] = [
      ...names.map((name) => ({ name, locale, path: queriedPath(name, locale) })),
      ...offers.map((path) => ({ name: 'offers' as const, locale, path })),
    ]
    return paths.map((each): [string, QueriedPath] => [each.path, each])
  }),
)

export function queriedPath(name: QueriedPage, locale: Locale): string {
  return buildPath(locale, slugIn(SITE_PAGES[name], locale))
}

/** The page of a path, if a query changes it. */
export function queriedAt(path: string): QueriedPath | undefined {
  return PATHS.get(path) ?? hotelPageAt(path)
}

/** The page of an address whose query changes it. '?' and '?&' are not queries. */
export function queriedIn(url: URL): QueriedPath | undefined {
  const page = url.searchParams.size === 0 ? undefined : queriedAt(pathOf(url) ?? '')
  const isAsked = !page || !TRIP_PAGES.includes(page.name) || saysSome(url.searchParams, TRIP_FIELDS)
  return isAsked ? page : undefined
}

function hotelPageAt(path: string): QueriedPath | undefined {
  const { locale, url } = parsePath(path)
  const place = parseUrl(url, locale)
  const name = hotelPageOf(place)
  return name && path === buildPath(locale, url) ? { name, locale, path } : undefined
}

function hotelPageOf(place: Place): QueriedHotelPage | undefined {
  if (place.kind === 'hotel-day') return 'day'
  if (place.kind === 'hotel-week') return 'week'
  if (place.kind === 'hotel-page') {
    if (place.page === 'reservation' || place.page === 'rooms') return place.page
    return SUBJECTS.includes(place.page) ? 'subject' : undefined
  }
  return place.kind === 'hotel' || place.kind === 'room' || place.kind === 'outlet' ? place.kind : undefined
}

/** Paths of all queried pages, with `hotel` and `slug` in place of slugs. */
export function queriedPaths(hotel: string, slug = hotel): string[] {
  const places = Object.values<PlacesOf>(HOTEL_PLACES).flatMap((placesOf) => placesOf(hotel, slug))
  const hotelPaths = places.flatMap((place) => LOCALES.map((locale) => buildPath(locale, buildUrl(place, locale))))
  return [...PATHS.keys(), ...hotelPaths]
}
