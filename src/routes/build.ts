/** The route table of a snapshot. Pure. */
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
import { HOTEL_DAY, HOTEL_PAGES, NOT_FOUND_URL, slugIn } from './slugs.ts'
import { homeName, openRoutes, type Route, type RouteEntries, type RouteTable } from './table.ts'

export function buildRoutes(snapshot: Snapshot): RouteTable {
  const problems: Problem[] = []
  const byPath = new Map<string, Route>()
  const declared = new Map<Route, Outline['alternates']>()
  const homes = new Map<string, Route>()
  const events: { key: RecordKey<'event'>; outline: Outline }[] = []
  const read = <T>(key: string) => (snapshot.get(key)?.value ?? undefined) as T | undefined

  const hotels = read<{ hotels: PropertyRecord[] }>(keys.properties())?.hotels ?? []
  const hotelById = new Map(hotels.map((hotel) => [hotel.id, hotel]))

  function named({ key, id }: Route): { name: string; id: number } {
    const { title, name } = read<{ title?: string; name?: string }>(key) ?? {}
    return { name: title ?? name ?? key, id }
  }

  function add(route: Route, { alternates }: Pick<Outline, 'alternates'>): Route | undefined {
    if (!isSafeUrl(route.url)) {
      problems.push(problem('path-unsafe', route.key, { path: route.path }))
      return undefined
    }
    const taken = byPath.get(route.path)
    if (taken) {
      problems.push(problem('path-twice', route.key, { address: route.path, owner: named(taken), other: named(route) }))
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
    const name = homeName(propertyId, locale)
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
      const home =
        homes.get(homeName(propertyId, locale))?.url ?? buildUrl({ kind: 'hotel', hotel: hotel.slug }, locale)
      const parentUrl = `${home}/${slugIn(HOTEL_PAGES.rooms, locale)}`
      const url = `${parentUrl}/${slug}`
      const path = buildPath(locale, url)
      const base = { path, locale, url, place: parseUrl(url, locale), id, propertyId, parentUrl, listed }
      add({ ...base, kind: 'room', key: key as RecordKey<'room'> }, outline)
    }
    if (kind === 'event') events.push({ key: key as RecordKey<'event'>, outline })
  }

  // Of two publishers' events with one slug, that of the lower id has the address.
  for (const { key, outline } of events.sort((left, right) => left.outline.id - right.outline.id)) {
    const { id, listed, publisherId = 0 } = outline
    const { locale, rest } = split(key)
    const place: Place = { kind: 'event', slug: rest.slice(rest.indexOf('/') + 1) }
    const url = buildUrl(place, locale)
    const path = buildPath(locale, url)
    add({ path, locale, url, place, id, propertyId: publisherId, listed, kind: 'event', key }, outline)
  }

  for (const { locale, url: homeUrl, propertyId } of homes.values()) {
    const gastronomy = byPath.get(buildPath(locale, `${homeUrl}/${slugIn(HOTEL_PAGES.gastronomy, locale)}`))
    const key = gastronomy?.kind === 'page' ? keys.gastronomy(locale, gastronomy.id) : undefined
    const outline = key && snapshot.get(key)?.outline
    const url = `${homeUrl}/${slugIn(HOTEL_DAY, locale)}`
    const path = buildPath(locale, url)
    if (!outline?.hasDay || byPath.has(path)) continue
    const { listed } = gastronomy!
    // Of the hotel, so that its days in all languages are one thing.
    const base = { path, locale, url, place: parseUrl(url, locale), id: propertyId, propertyId, listed }
    add({ ...base, kind: 'day', key: key! }, outline)
  }

  for (const locale of LOCALES) {
    const home = byPath.get(buildPath(locale, ''))
    const events = [...byPath.values()].filter((route) => route.kind === 'event' && route.locale === locale)
    const place: Place = { kind: 'event-list' }
    const url = buildUrl(place, locale)
    const path = buildPath(locale, url)
    if (home?.kind !== 'page' || events.length === 0 || byPath.has(path)) continue
    const listed = home.listed && events.some((event) => event.listed)
    add({ ...home, kind: 'event-list', path, url, place, listed }, { alternates: [] })
  }

  const routes = [...byPath.values()].sort((left, right) => (left.path < right.path ? -1 : 1))
  const find = (locale: Locale, url: string) => byPath.get(buildPath(locale, url))
  const { alternates, problems: unpaired } = pairAlternates(routes, declared, find)
  const parts = sitemapParts(routes)
  const homeOf = new Map([...homes].map(([name, route]) => [route, name]))
  const entries = routes.map((route): [string, RouteEntry] => {
    const [home, sitemap] = [homeOf.get(route), parts.get(route.path)]
    const { path, key, id, propertyId } = route
    const paths = alternates.get(route)!
    return [
      path,
      { record: key, id, propertyId, alternates: paths, ...(home && { home }), ...(sitemap && { sitemap }) },
    ]
  })
  return openRoutes(inMemory(entries), [...problems, ...unpaired])
}

/** Locale and identity in a record's key, 'page/de/hotels/x'. */
function split(key: string): { locale: Locale; rest: string } {
  const [, locale = '', ...rest] = key.split('/')
  if (!isLocale(locale)) throw new Error(`a key without a language: ${key}`)
  return { locale, rest: rest.join('/') }
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
      const known = paths[column].get(value)
      if (known) known.push(path)
      else paths[column].set(value, [path])
    }
  }
  const having: RouteEntries['having'] = (column, value) => paths[column].get(value) ?? []
  return Object.assign(new Map(entries), { having })
}
