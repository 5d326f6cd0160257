/** The route table: every page of a snapshot, with its address in each language. */
import type { Locale } from '../config/locales.ts'
import type { Problem } from '../config/problems/table.ts'
import { keys, kindOf, type RecordKey } from '../records/keys.ts'
import type { RouteEntry } from '../records/release.ts'
import { buildPath, parsePath } from './paths.ts'
import { buildUrl, parseUrl, type Place } from './place.ts'
import { slugIn } from './slugs.ts'
import { HOTEL_DAY, HOTEL_FOLDER, HOTEL_PAGES, HOTEL_WEEK, type HotelPage } from '../site/pages.ts'
import type { SlugPair } from '../config/language.ts'

/** Path by language. */
export type Alternates = Partial<Record<Locale, string>>

interface RouteBase {
  path: string
  locale: Locale
  /** Without locale prefix and surrounding slashes. */
  url: string
  place: Place
  /** Provider's id of the page, room or event: the same in all languages. */
  id: number
  /** Property whose menus and numbers the page shows; 0 when the provider names none. */
  propertyId: number
  /** Whether search engines may list it. */
  listed: boolean
}
export type Route =
  | (RouteBase & { kind: 'page'; key: RecordKey<'page'> })
  | (RouteBase & { kind: 'room'; key: RecordKey<'room'>; parentUrl: string })
  | (RouteBase & { kind: 'event'; key: RecordKey<'event'> })
  /** A hotel's day; the record is its list of outlets. */
  | (RouteBase & { kind: 'day'; key: RecordKey<'gastronomy'> })
  /** A guest's week there, of the same record. */
  | (RouteBase & { kind: 'week'; key: RecordKey<'gastronomy'> })
  /** All events of a language; the record is its home page's. */
  | (RouteBase & { kind: 'event-list'; key: RecordKey<'page'> })

/** Entries by path: in memory, or in the state, from which they are read on demand. */
export interface RouteEntries extends ReadonlyMap<string, RouteEntry> {
  /** Paths of the entries with this value. */
  having(column: 'record' | 'home' | 'sitemap', value: string): readonly string[]
}

export interface RouteTable {
  entries: RouteEntries
  problems: readonly Problem[]
  /** Sorted by path. Reads all entries. */
  all(): Route[]
  find(locale: Locale, url: string): Route | undefined
  at(path: string): Route | undefined
  /** Paths of the same thing in all its languages, including the route's own. */
  alternates(route: Route): Alternates
  /** Alternates that search engines may list; empty for an unlisted route. */
  listedAlternates(route: Route): Alternates
  hotelHome(propertyId: number, locale: Locale): Route | undefined
  hotelPage(propertyId: number, locale: Locale, page: HotelPage): Route | undefined
  hotelDay(propertyId: number, locale: Locale): Route | undefined
  hotelWeek(propertyId: number, locale: Locale): Route | undefined
  room(propertyId: number, locale: Locale, slug: string): Route | undefined
  event(publisherId: number, locale: Locale, slug: string): Route | undefined
  eventList(locale: Locale): Route | undefined
}

/** Including paths without a page. */
const MAX_CACHED_PATHS = 20_000

export function openRoutes(entries: RouteEntries, problems: readonly Problem[]): RouteTable {
  const cached = new Map<string, { route: Route; alternates: Alternates } | undefined>()
  const firstPaths = new Map<string, string | undefined>()

  function cachedAt(path: string) {
    if (cached.has(path)) return cached.get(path)
    const entry = entries.get(path)
    const result = entry && { route: routeOf(path, entry), alternates: entry.alternates }
    if (cached.size >= MAX_CACHED_PATHS) cached.clear()
    cached.set(path, result)
    return result
  }
  const at = (path: string) => cachedAt(path)?.route
  const find = (locale: Locale, url: string) => at(buildPath(locale, url))
  function first(column: 'record' | 'home', value: string): Route | undefined {
    const name = `${column} ${value}`
    if (firstPaths.size >= MAX_CACHED_PATHS) firstPaths.clear()
    if (!firstPaths.has(name)) firstPaths.set(name, entries.having(column, value)[0])
    const path = firstPaths.get(name)
    return path === undefined ? undefined : at(path)
  }
  const hotelHome = (propertyId: number, locale: Locale) => first('home', homeName(propertyId, locale))
  const belowHome = (propertyId: number, locale: Locale, slugs: SlugPair) => {
    const home = hotelHome(propertyId, locale)
    return home && find(locale, `${home.url}/${slugIn(slugs, locale)}`)
  }

  return {
    entries,
    problems,
    all: () => [...entries].map(([path, entry]) => cached.get(path)?.route ?? routeOf(path, entry)),
    find,
    at,
    alternates: ({ path }) => cachedAt(path)!.alternates,
    listedAlternates({ path, listed }) {
      const paths = Object.entries(listed ? cachedAt(path)!.alternates : {})
      return Object.fromEntries(paths.filter(([, other]) => at(other)!.listed))
    },
    hotelHome,
    hotelPage: (propertyId, locale, page) => belowHome(propertyId, locale, HOTEL_PAGES[page]),
    hotelDay: (propertyId, locale) => belowHome(propertyId, locale, HOTEL_DAY),
    hotelWeek: (propertyId, locale) => belowHome(propertyId, locale, HOTEL_WEEK),
    room: (propertyId, locale, slug) => first('record', keys.room(locale, propertyId, slug)),
    event: (publisherId, locale, slug) => first('record', keys.event(locale, publisherId, slug)),
    eventList: (locale) => find(locale, buildUrl({ kind: 'event-list' }, locale)),
  }
}

function routeOf(path: string, { record, id, propertyId, sitemap }: RouteEntry): Route {
  const { locale, url } = parsePath(path)
  const base = { path, locale, url, place: parseUrl(url, locale), id, propertyId, listed: sitemap !== undefined }
  const kind = kindOf(record)
  switch (kind) {
    case 'room':
      return { ...base, kind, key: record, parentUrl: url.slice(0, url.lastIndexOf('/')) }
    case 'event':
      return { ...base, kind, key: record }
    case 'gastronomy':
      return { ...base, kind: base.place.kind === 'hotel-week' ? 'week' : 'day', key: record }
    default:
      return { ...base, kind: isEventList(base, record) ? 'event-list' : 'page', key: record }
  }
}

/** A page of the provider at that address has its own record instead. */
const isEventList = ({ locale, place }: RouteBase, record: string) =>
  place.kind === 'event-list' && record === keys.page(locale, '')

/** Name of a hotel's home page in a language. */
export function homeName(propertyId: number, locale: Locale): string {
  return `${propertyId}/${locale}`
}

/** Url of the list of hotels in a language. */
export function hotelListUrl(locale: Locale): string {
  return slugIn(HOTEL_FOLDER, locale)
}
