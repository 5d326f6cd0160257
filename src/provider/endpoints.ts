/** The provider's read calls: from a record's key to path and query, and back. Source: the provider contract. */
import { STORY_PLATFORM } from '../config/constants.ts'
import { NETWORK_ID } from '../site/group.ts'
import type { Locale } from '../config/locales.ts'
import { parseKey, type ParsedKey, type RecordKey } from '../records/keys.ts'
import type { RecordKind } from '../records/records.ts'
import type { WireKind } from './wire.ts'

export type Query = Record<string, string | number | undefined>

export interface Call<K extends WireKind = WireKind> {
  kind: K
  path: string
  query: Query
}

/** Path templates of the contract. Parameters without a placeholder go into the query. */
export const PATHS = {
  properties: '/v1/properties/network',
  page: '/v1/pages/url-lang',
  gastronomy: '/v1/pages/{id}/gastronomy',
  outlet: '/v1/pages/{id}/outlet',
  spa: '/v1/pages/{id}/spa',
  contact: '/v1/pages/{id}/contact',
  certificates: '/v1/pages/{id}/certificate',
  menus: '/v1/menus',
  regions: '/v1/regions/active',
  rooms: '/v1/rooms',
  room: '/v1/rooms/{slug}',
  plans: '/v1/rooms/{id}/plans',
  stories: '/v1/stories',
  galleryCategories: '/v1/galleries/{id}/categories',
  galleryFiles: '/v1/galleries/{id}/files',
  event: '/v1/events/publishers/{publisherId}/slugs/{slug}',
} as const satisfies Record<WireKind, string>

function call<K extends WireKind>(kind: K, parameters: Query): Call<K> {
  return { kind, ...fillPath(PATHS[kind], parameters) }
}

/** Fills the placeholders of a path. Returns the other parameters as the query. */
export function fillPath(template: string, parameters: Query): { path: string; query: Query } {
  const query = { ...parameters }
  const path = template.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const value = query[name]
    delete query[name]
    return encodeURIComponent(String(value))
  })
  return { path, query }
}

/** Path and query, as the client sends them. */
export function addressOfCall(path: string, query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** The call with this path, and its path parameters; `undefined` for any other path. */
export function parseCall(path: string): { kind: WireKind; pathParameters: Record<string, string> } | undefined {
  const segments = path.split('/')
  for (const [kind, template] of Object.entries(PATHS) as [WireKind, string][]) {
    const parts = template.split('/')
    const fits = (part: string, index: number) =>
      part.startsWith('{') ? segments[index] !== '' : part === segments[index]
    if (parts.length !== segments.length || !parts.every(fits)) continue
    const parameters = parts.flatMap((part, index) =>
      part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(segments[index]!)]] : [],
    )
    return { kind, pathParameters: Object.fromEntries(parameters) as Record<string, string> }
  }
  return undefined
}

export const calls = {
  properties: () => call('properties', { 'property-network-id': NETWORK_ID }),
  page: (lang: Locale, url: string) => call('page', { 'property-network-id': NETWORK_ID, url, lang }),
  gastronomy: (lang: Locale, pageId: number) => call('gastronomy', { id: pageId, lang }),
  outlet: (lang: Locale, pageId: number) => call('outlet', { id: pageId, lang }),
  spa: (lang: Locale, pageId: number) => call('spa', { id: pageId, lang }),
  contact: (lang: Locale, pageId: number) => call('contact', { id: pageId, lang }),
  certificates: (lang: Locale, pageId: number) => call('certificates', { id: pageId, lang }),
  menus: (lang: Locale, propertyId: number) => call('menus', { 'property-id': propertyId, lang }),
  regions: (lang: Locale) => call('regions', { lang, case: 'ucase' }),
  rooms: (lang: Locale, propertyId: number) => call('rooms', { 'property-id': propertyId, lang }),
  room: (lang: Locale, propertyId: number, slug: string) => call('room', { slug, lang, 'property-id': propertyId }),
  plans: (lang: Locale, roomId: number) => call('plans', { id: roomId, lang }),
  stories: (lang: Locale, propertyId: number) =>
    call('stories', { 'property-id': propertyId, lang, platform: STORY_PLATFORM }),
  galleryCategories: (lang: Locale, galleryId: number) => call('galleryCategories', { id: galleryId, lang }),
  galleryFiles: (galleryId: number, options: { categoryId?: number; limit?: number } = {}) =>
    call('galleryFiles', { id: galleryId, 'category-id': options.categoryId, limit: options.limit }),
  event: (lang: Locale, publisherId: number, slug: string) => call('event', { publisherId, slug, lang }),
}

/** Names of a call's parameters, in path and query. */
export function parametersOf(kind: WireKind): string[] {
  const make = calls[kind] as (...parts: unknown[]) => Call
  const pathParameters = [...PATHS[kind].matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name!)
  return [...pathParameters, ...Object.keys(make('tr', 1, '').query)]
}

/** The call that fetches the record of a key. */
export function callOf<K extends RecordKind>(key: RecordKey<K>): Call<K> {
  return callOfParsed(parseKey(key)) as Call as Call<K>
}

function callOfParsed(parsed: ParsedKey): Call {
  switch (parsed.kind) {
    case 'properties':
      return calls.properties()
    case 'regions':
      return calls.regions(parsed.locale)
    case 'page':
      return calls.page(parsed.locale, parsed.url)
    case 'gastronomy':
    case 'outlet':
    case 'spa':
    case 'contact':
    case 'certificates':
      return calls[parsed.kind](parsed.locale, parsed.pageId)
    case 'menus':
    case 'rooms':
    case 'stories':
      return calls[parsed.kind](parsed.locale, parsed.propertyId)
    case 'room':
      return calls.room(parsed.locale, parsed.propertyId, parsed.slug)
    case 'plans':
      return calls.plans(parsed.locale, parsed.roomId)
    case 'galleryCategories':
      return calls.galleryCategories(parsed.locale, parsed.galleryId)
    case 'galleryFiles':
      return calls.galleryFiles(parsed.galleryId, parsed)
    case 'event':
      return calls.event(parsed.locale, parsed.publisherId, parsed.slug)
  }
}
