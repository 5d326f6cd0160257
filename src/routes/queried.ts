/** Pages that a query changes. Without a query the release's file is the answer, with one the answer is made on request. */
import { VIEWS_FOLDER } from '../config/data-files.ts'
import { LOCALES, type Locale } from '../config/locales.ts'
import { buildPath, fileOf, parsePath, pathOf } from './paths.ts'
import { buildUrl, parseUrl, type Place } from './place.ts'
import { COMPARE, HOTEL_FOLDER, SITE_SEARCH, slugIn, STATIC_PAGES } from './slugs.ts'

const QUERIED = { search: SITE_SEARCH, hotels: HOTEL_FOLDER, compare: COMPARE, halls: STATIC_PAGES.meeting }
/** Pages of which each language has one. */
export type QueriedPage = keyof typeof QUERIED
/** Pages of each hotel. */
const OF_HOTELS = {
  day: (hotel) => ({ kind: 'hotel-day', hotel }),
  reservation: (hotel) => ({ kind: 'hotel-page', hotel, page: 'reservation' }),
} satisfies Record<string, (hotel: string) => Place>
type QueriedOfHotels = keyof typeof OF_HOTELS
export type QueriedName = QueriedPage | QueriedOfHotels

export interface QueriedPath {
  name: QueriedName
  locale: Locale
  path: string
}

const PATHS = new Map(
  (Object.keys(QUERIED) as QueriedPage[]).flatMap((name) =>
    LOCALES.map((locale): [string, QueriedPath] => {
      const path = queriedPath(name, locale)
      return [path, { name, locale, path }]
    }),
  ),
)

export function queriedPath(name: QueriedPage, locale: Locale): string {
  return buildPath(locale, slugIn(QUERIED[name], locale))
}

/** The page of a path, if a query changes it. */
export function queriedAt(path: string): QueriedPath | undefined {
  return PATHS.get(path) ?? ofHotelAt(path)
}

/** The page of an address whose query changes it: '?' and '?&' are no queries. */
export function queriedIn(url: URL): QueriedPath | undefined {
  return url.searchParams.size === 0 ? undefined : queriedAt(pathOf(url) ?? '')
}

function ofHotelAt(path: string): QueriedPath | undefined {
  const { locale, url } = parsePath(path)
  const place = parseUrl(url, locale)
  const name =
    place.kind === 'hotel-day'
      ? 'day'
      : place.kind === 'hotel-page' && place.page === 'reservation'
        ? 'reservation'
        : undefined
  return name && path === buildPath(locale, url) ? { name, locale, path } : undefined
}

/** In the order of names and languages. `hotel`: in place of a hotel's slug. */
export function queriedPaths(hotel: string): string[] {
  const places = Object.values(OF_HOTELS).map((placeOf) => placeOf(hotel))
  const ofHotels = places.flatMap((place) => LOCALES.map((locale) => buildPath(locale, buildUrl(place, locale))))
  return [...PATHS.keys(), ...ofHotels]
}

/** Name of the file with the view of a path's page, from which it is drawn on request. */
export const viewFile = (path: string) => `${VIEWS_FOLDER}/${fileOf(path).slice(0, -'.html'.length)}.json`

/** Only our own code requests these files: no cache has to purge them. */
export const isViewFile = (name: string) => name.startsWith(`${VIEWS_FOLDER}/`)

/** Content of the file. */
export interface ViewFile<View> {
  /** Key of the code that the page was drawn with. */
  renderer: string
  view: View
}
