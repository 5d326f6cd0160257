/** The provider's read calls: record key → path and query. Source: the provider contract. */
import { NETWORK_ID, STORY_PLATFORM } from '../config/constants.ts'
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

function call<K extends WireKind>(kind: K, path: string, query: Query): Call<K> {
  return { kind, path, query }
}

const segment = (value: string | number) => encodeURIComponent(String(value))

export const calls = {
  properties: () => call('properties', '/v1/properties/network', { 'property-network-id': NETWORK_ID }),
  page: (lang: Locale, url: string) =>
    call('page', '/v1/pages/url-lang', { 'property-network-id': NETWORK_ID, url, lang }),
  gastronomy: (lang: Locale, pageId: number) => call('gastronomy', `/v1/pages/${pageId}/gastronomy`, { lang }),
  outlet: (lang: Locale, pageId: number) => call('outlet', `/v1/pages/${pageId}/outlet`, { lang }),
  spa: (lang: Locale, pageId: number) => call('spa', `/v1/pages/${pageId}/spa`, { lang }),
  contact: (lang: Locale, pageId: number) => call('contact', `/v1/pages/${pageId}/contact`, { lang }),
  certificates: (lang: Locale, pageId: number) => call('certificates', `/v1/pages/${pageId}/certificate`, { lang }),
  menus: (lang: Locale, propertyId: number) => call('menus', '/v1/menus', { 'property-id': propertyId, lang }),
  regions: (lang: Locale) => call('regions', '/v1/regions/active', { lang, case: 'ucase' }),
  rooms: (lang: Locale, propertyId: number) => call('rooms', '/v1/rooms', { 'property-id': propertyId, lang }),
  room: (lang: Locale, propertyId: number, slug: string) =>
    call('room', `/v1/rooms/${segment(slug)}`, { lang, 'property-id': propertyId }),
  plans: (lang: Locale, roomId: number) => call('plans', `/v1/rooms/${roomId}/plans`, { lang }),
  stories: (lang: Locale, propertyId: number) =>
    call('stories', '/v1/stories', { 'property-id': propertyId, lang, platform: STORY_PLATFORM }),
  galleryCategories: (lang: Locale, galleryId: number) =>
    call('galleryCategories', `/v1/galleries/${galleryId}/categories`, { lang }),
  galleryFiles: (galleryId: number, options: { categoryId?: number; limit?: number } = {}) =>
    call('galleryFiles', `/v1/galleries/${galleryId}/files`, {
      'category-id': options.categoryId,
      limit: options.limit,
    }),
  event: (lang: Locale, publisherId: number, slug: string) =>
    call('event', `/v1/events/publishers/${publisherId}/slugs/${segment(slug)}`, { lang }),
}

/** The call that fetches the record of that key. */
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
