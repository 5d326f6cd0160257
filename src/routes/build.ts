/** Builds the route table of a snapshot. Pure. */
import { isLocale, LOCALES, type Locale } from '../config/locales.ts'
import { problem, type Problem } from '../config/problems/table.ts'
import type { Outline } from '../records/outline.ts'
import type { PropertyRecord } from '../records/records.ts'
import { keys, kindOf, type RecordKey } from '../records/keys.ts'
import type { Snapshot } from '../records/snapshot.ts'
import type { RouteEntry } from '../records/release.ts'
import { pairAlternates } from './alternates.ts'
import { buildPath, isSafeUrl } from './paths.ts'
import { buildUrl, parseUrl, type Place } from './place.ts'
import { sitemapParts } from './sitemap-parts.ts'
import { NOT_FOUND_URL, slugIn } from './slugs.ts'
import { HOTEL_DAY, HOTEL_PAGES, HOTEL_WEEK } from '../site/pages.ts'
import { homeName, openRoutes, type Route, type RouteEntries, type RouteTable } from './table.ts'

export function buildRoutes(snapshot: Snapshot): RouteTable {
  const routes = new Routes(snapshot)
  const outlines = outlinesByKind(snapshot)
  addPages(routes, outlines.page)
  addRooms(routes, outlines.room)
  addEvents(routes, outlines.event)
  addDaysAndWeeks(routes, snapshot)
  addEventLists(routes)
  return routes.table()
}

/** Splits a record's key: 'page/de/hotels/x' has the locale 'de' and the identity 'hotels/x'. */
function splitKey(key: string): { locale: Locale; identity: string } {
  const [, locale = '', ...rest] = key.split('/')
  if (!isLocale(locale)) throw new Error(`a key without a language: ${key}`)
  return { locale, identity: rest.join('/') }
}

type Outlines<Kind extends 'page' | 'room' | 'event'> = [key: RecordKey<Kind>, outline: Outline][]

function outlinesByKind(snapshot: Snapshot) {
  const outlines = { page: [] as Outlines<'page'>, room: [] as Outlines<'room'>, event: [] as Outlines<'event'> }
  for (const [key, { outline }] of snapshot) {
    const kind = kindOf(key)
    if (outline && kind in outlines) outlines[kind as 'page'].push([key as RecordKey<'page'>, outline])
  }
  return outlines
}

/** Collects routes. The first route at an address keeps it. */
class Routes {
  readonly byPath = new Map<string, Route>()
  /** Home pages of hotels, by `homeName`. */
  readonly homes = new Map<string, Route>()
  readonly hotels: ReadonlyMap<number, PropertyRecord>
  readonly #declared = new Map<Route, Outline['alternates']>()
  readonly #problems: Problem[] = []
  readonly #snapshot: Snapshot

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot
    const hotels = this.#read<{ hotels: PropertyRecord[] }>(keys.properties())?.hotels ?? []
    this.hotels = new Map(hotels.map((hotel) => [hotel.id, hotel]))
  }

  /** Returns the route, or `undefined` if its address is unsafe or taken. */
  add(route: Route, { alternates }: Pick<Outline, 'alternates'>): Route | undefined {
    const { path, key } = route
    const owner = this.byPath.get(path)
    if (!isSafeUrl(route.url)) this.#problems.push(problem('path-unsafe', key, { path }))
    else if (owner)
      this.#problems.push(
        problem('path-twice', key, { address: path, owner: this.#nameOf(owner), other: this.#nameOf(route) }),
      )
    else {
      this.byPath.set(path, route)
      this.#declared.set(route, alternates)
      return route
    }
    return undefined
  }

  table(): RouteTable {
    const routes = [...this.byPath.values()].sort((left, right) => (left.path < right.path ? -1 : 1))
    const find = (locale: Locale, url: string) => this.byPath.get(buildPath(locale, url))
    const { alternates, problems } = pairAlternates(routes, this.#declared, find)
    const parts = sitemapParts(routes)
    const homeNames = new Map([...this.homes].map(([name, route]) => [route, name]))
    const entries = routes.map((route): [string, RouteEntry] => {
      const { path, key, id, propertyId } = route
      const [home, sitemap] = [homeNames.get(route), parts.get(path)]
      return [path, { record: key, id, propertyId, alternates: alternates.get(route)!, home, sitemap }]
    })
    return openRoutes(inMemory(entries), [...this.#problems, ...problems])
  }

  #read<T>(key: string): T | undefined {
    return (this.#snapshot.get(key)?.value ?? undefined) as T | undefined
  }

  #nameOf({ key, id }: Route): { name: string; id: number } {
    const { title, name } = this.#read<{ title?: string; name?: string }>(key) ?? {}
    return { name: title ?? name ?? key, id }
  }
}

function addPages(routes: Routes, pages: Outlines<'page'>): void {
  for (const [key, outline] of pages) {
    const { locale, identity: url } = splitKey(key)
    if (url === NOT_FOUND_URL) continue
    const place = parseUrl(url, locale)
    const { id, propertyId = 0, listed } = outline
    const base = { path: buildPath(locale, url), locale, url, place, id, propertyId, listed }
    const route = routes.add({ ...base, kind: 'page', key }, outline)
    const hotel = routes.hotels.get(propertyId)
    if (!route || !hotel || place.kind !== 'hotel') continue
    const name = homeName(propertyId, locale)
    if (!routes.homes.has(name) || place.hotel === hotel.slug) routes.homes.set(name, route)
  }
}

function addRooms(routes: Routes, rooms: Outlines<'room'>): void {
  for (const [key, outline] of rooms) {
    const { locale, identity } = splitKey(key)
    const [property = '', slug = ''] = identity.split('/')
    const propertyId = Number(property)
    const hotel = routes.hotels.get(propertyId)
    if (!hotel) continue
    const home = routes.homes.get(homeName(propertyId, locale))
    const homeUrl = home?.url ?? buildUrl({ kind: 'hotel', hotel: hotel.slug }, locale)
    const parentUrl = `${homeUrl}/${slugIn(HOTEL_PAGES.rooms, locale)}`
    const url = `${parentUrl}/${slug}`
    const { id, listed } = outline
    const base = { path: buildPath(locale, url), locale, url, place: parseUrl(url, locale), id, propertyId, listed }
    routes.add({ ...base, kind: 'room', key, parentUrl }, outline)
  }
}

/** If two publishers have an event with the same slug, the event with the lower id gets the address. */
function addEvents(routes: Routes, events: Outlines<'event'>): void {
  for (const [key, outline] of events.sort(([, left], [, right]) => left.id - right.id)) {
    const { id, listed, publisherId = 0 } = outline
    const { locale, identity } = splitKey(key)
    const place: Place = { kind: 'event', slug: identity.slice(identity.indexOf('/') + 1) }
    const url = buildUrl(place, locale)
    const path = buildPath(locale, url)
    routes.add({ path, locale, url, place, id, propertyId: publisherId, listed, kind: 'event', key }, outline)
  }
}

function addDaysAndWeeks(routes: Routes, snapshot: Snapshot): void {
  for (const { locale, url: homeUrl, propertyId } of routes.homes.values()) {
    const gastronomy = routes.byPath.get(buildPath(locale, `${homeUrl}/${slugIn(HOTEL_PAGES.gastronomy, locale)}`))
    const key = gastronomy?.kind === 'page' ? keys.gastronomy(locale, gastronomy.id) : undefined
    const outline = key && snapshot.get(key)?.outline
    if (!outline?.hasDay) continue
    const { listed } = gastronomy!
    for (const [kind, slugs] of [['day', HOTEL_DAY] as const, ['week', HOTEL_WEEK] as const]) {
      const url = `${homeUrl}/${slugIn(slugs, locale)}`
      const path = buildPath(locale, url)
      if (routes.byPath.has(path)) continue
      // The hotel's id pairs these pages in all languages.
      const base = { path, locale, url, place: parseUrl(url, locale), id: propertyId, propertyId, listed }
      routes.add({ ...base, kind, key: key! }, outline)
    }
  }
}

function addEventLists(routes: Routes): void {
  for (const locale of LOCALES) {
    const home = routes.byPath.get(buildPath(locale, ''))
    const events = [...routes.byPath.values()].filter((route) => route.kind === 'event' && route.locale === locale)
    const place: Place = { kind: 'event-list' }
    const url = buildUrl(place, locale)
    const path = buildPath(locale, url)
    if (home?.kind !== 'page' || events.length === 0 || routes.byPath.has(path)) continue
    const listed = home.listed && events.some((event) => event.listed)
    routes.add({ ...home, kind: 'event-list', path, url, place, listed }, { alternates: [] })
  }
}

function inMemory(entries: [path: string, RouteEntry][]): RouteEntries {
  const paths = {
    record: new Map<string, string[]>(),
    home: new Map<string, string[]>(),
    sitemap: new Map<string, string[]>(),
  }
  for (const [path, entry] of entries) {
    for (const column of ['record', 'home', 'sitemap'] as const) {
      const value = entry[column]
      if (value === undefined) continue
      const samePaths = paths[column].get(value)
      if (samePaths) samePaths.push(path)
      else paths[column].set(value, [path])
    }
  }
  const having: RouteEntries['having'] = (column, value) => paths[column].get(value) ?? []
  return Object.assign(new Map(entries), { having })
}
