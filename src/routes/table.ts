/** The route table: every page of one snapshot, its address, and its addresses in the other languages. Pure. */
import { isLocale, type Locale } from '../config/locales.ts'
import { problem, type Problem } from '../problems/table.ts'
import type { Outline } from '../snapshot/outline.ts'
import type { PropertyRecord } from '../snapshot/records.ts'
import { keys, kindOf, type RecordKey } from '../snapshot/keys.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { pairAlternates, type Alternates } from './alternates.ts'
import { buildPath, isSafeUrl } from './paths.ts'
import { buildUrl, parseUrl, type Place } from './place.ts'
import { HOTEL_FOLDER, HOTEL_PAGES, NOT_FOUND_URL, slugIn, type HotelPage } from './slugs.ts'

interface RouteBase {
  path: string
  locale: Locale
  /** Without locale prefix and slashes around it. */
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

/** All that a table is made of: plain values, which can be written and read again. */
export interface RouteData {
  /** In the order of their paths. */
  routes: readonly Route[]
  /** Each route's path is in one of them. */
  clusters: readonly Alternates[]
  /** Path of a hotel's home by property and language, '51/de'. */
  homes: readonly (readonly [name: string, path: string])[]
  problems: readonly Problem[]
}

export interface RouteTable {
  data: RouteData
  /** In the order of their paths. */
  routes: readonly Route[]
  problems: readonly Problem[]
  find(locale: Locale, url: string): Route | undefined
  at(path: string): Route | undefined
  /** Paths of the same thing in all languages that have it, the route's own included. */
  alternates(route: Route): Alternates
  /** Those of them that search engines may list; none for a route that they may not. */
  listedAlternates(route: Route): Alternates
  hotelHome(propertyId: number, locale: Locale): Route | undefined
  hotelPage(propertyId: number, locale: Locale, page: HotelPage): Route | undefined
  room(propertyId: number, locale: Locale, slug: string): Route | undefined
  event(publisherId: number, locale: Locale, slug: string): Route | undefined
}

export function buildRoutes(snapshot: Snapshot): RouteTable {
  return openRoutes(collectRoutes(snapshot))
}

function collectRoutes(snapshot: Snapshot): RouteData {
  const problems: Problem[] = []
  const byPath = new Map<string, Route>()
  const declared = new Map<Route, Outline['alternates']>()
  const homes = new Map<string, Route>()
  const read = <T>(key: string) => (snapshot.get(key)?.value ?? undefined) as T | undefined

  const hotels = read<{ hotels: PropertyRecord[] }>(keys.properties())?.hotels ?? []
  const hotelById = new Map(hotels.map((hotel) => [hotel.id, hotel]))

  function add(route: Route, { alternates }: Outline): Route | undefined {
    if (!isSafeUrl(route.url)) {
      problems.push(problem('path-unsafe', route.key, route.path))
      return undefined
    }
    const taken = byPath.get(route.path)
    if (taken) {
      problems.push(problem('path-twice', route.key, `${route.path} is ${taken.key}`))
      return undefined
    }
    byPath.set(route.path, route)
    declared.set(route, alternates)
    return route
  }

  for (const [key, { outline }] of snapshot) {
    if (!outline || kindOf(key) !== 'page') continue
    const { locale, rest: url } = split(key)
    if (url === NOT_FOUND_URL) continue
    const place = parseUrl(url, locale)
    const { id, propertyId = 0, listed } = outline
    const base = { path: buildPath(locale, url), locale, url, place, id, propertyId, listed }
    const route = add({ ...base, kind: 'page', key: key as RecordKey<'page'> }, outline)
    const hotel = hotelById.get(propertyId)
    if (!route || !hotel || place.kind !== 'hotel') continue
    const name = `${propertyId}/${locale}`
    if (!homes.has(name) || place.hotel === hotel.slug) homes.set(name, route)
  }

  for (const [key, { outline }] of snapshot) {
    if (!outline) continue
    const kind = kindOf(key)
    const { id, listed } = outline
    if (kind === 'room') {
      const { locale, rest } = split(key)
      const [property = '', slug = ''] = rest.split('/')
      const propertyId = Number(property)
      const hotel = hotelById.get(propertyId)
      if (!hotel) continue
      const home = homes.get(`${propertyId}/${locale}`)?.url ?? buildUrl({ kind: 'hotel', hotel: hotel.slug }, locale)
      const parentUrl = `${home}/${slugIn(HOTEL_PAGES.rooms, locale)}`
      const url = `${parentUrl}/${slug}`
      const path = buildPath(locale, url)
      const base = { path, locale, url, place: parseUrl(url, locale), id, propertyId, parentUrl, listed }
      add({ ...base, kind: 'room', key: key as RecordKey<'room'> }, outline)
    }
    if (kind === 'event') {
      const { locale, rest } = split(key)
      const slug = rest.slice(rest.indexOf('/') + 1)
      const place: Place = { kind: 'event', slug }
      const url = buildUrl(place, locale)
      const path = buildPath(locale, url)
      const base = { path, locale, url, place, id, propertyId: outline.publisherId ?? 0, listed }
      add({ ...base, kind: 'event', key: key as RecordKey<'event'> }, outline)
    }
  }

  const routes = [...byPath.values()].sort((left, right) => (left.path < right.path ? -1 : 1))
  const find = (locale: Locale, url: string) => byPath.get(buildPath(locale, url))
  const paired = pairAlternates(routes, declared, find)
  problems.push(...paired.problems)
  return {
    routes,
    clusters: [...new Set(paired.alternates.values())],
    homes: [...homes].map(([name, { path }]) => [name, path]),
    problems,
  }
}

export function openRoutes(data: RouteData): RouteTable {
  const { routes, clusters, problems } = data
  const byPath = new Map(routes.map((route) => [route.path, route]))
  const byKey = new Map(routes.map((route) => [route.key as string, route]))
  const alternates = new Map(clusters.flatMap((paths) => Object.values(paths).map((path) => [path, paths] as const)))
  const homes = new Map(data.homes.map(([name, path]) => [name, byPath.get(path)!]))
  const find = (locale: Locale, url: string) => byPath.get(buildPath(locale, url))
  return {
    data,
    routes,
    problems,
    find,
    at: (path) => byPath.get(path),
    alternates: ({ path }) => alternates.get(path)!,
    listedAlternates({ path, listed }) {
      const paths = Object.entries(listed ? alternates.get(path)! : {})
      return Object.fromEntries(paths.filter(([, other]) => byPath.get(other)!.listed))
    },
    hotelHome: (propertyId, locale) => homes.get(`${propertyId}/${locale}`),
    hotelPage(propertyId, locale, page) {
      const home = homes.get(`${propertyId}/${locale}`)
      return home && find(locale, `${home.url}/${slugIn(HOTEL_PAGES[page], locale)}`)
    },
    room: (propertyId, locale, slug) => byKey.get(keys.room(locale, propertyId, slug)),
    event: (publisherId, locale, slug) => byKey.get(keys.event(locale, publisherId, slug)),
  }
}

/** Locale and identity in a record's key, 'page/de/hotels/x'. */
function split(key: string): { locale: Locale; rest: string } {
  const [, locale = '', ...rest] = key.split('/')
  if (!isLocale(locale)) throw new Error(`a key without a language: ${key}`)
  return { locale, rest: rest.join('/') }
}

/** Url of the hotel list in a language, which the menus may name. */
export function hotelListUrl(locale: Locale): string {
  return slugIn(HOTEL_FOLDER, locale)
}
