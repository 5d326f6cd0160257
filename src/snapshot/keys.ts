/** Names of records. A key says kind, language and identity: 'room/de/29/familienzimmer'. */
import type { Locale } from '../config/locales.ts'
import type { RecordKind } from './records.ts'

export type RecordKey<K extends RecordKind = RecordKind> = string & { readonly kind?: K }

function key<K extends RecordKind>(kind: K, ...parts: (string | number)[]): RecordKey<K> {
  return [kind, ...parts].join('/') as RecordKey<K>
}

export const keys = {
  properties: () => key('properties'),
  page: (locale: Locale, url: string) => key('page', locale, url),
  gastronomy: (locale: Locale, pageId: number) => key('gastronomy', locale, pageId),
  outlet: (locale: Locale, pageId: number) => key('outlet', locale, pageId),
  spa: (locale: Locale, pageId: number) => key('spa', locale, pageId),
  contact: (locale: Locale, pageId: number) => key('contact', locale, pageId),
  certificates: (locale: Locale, pageId: number) => key('certificates', locale, pageId),
  menus: (locale: Locale, propertyId: number) => key('menus', locale, propertyId),
  regions: (locale: Locale) => key('regions', locale),
  rooms: (locale: Locale, propertyId: number) => key('rooms', locale, propertyId),
  room: (locale: Locale, propertyId: number, slug: string) => key('room', locale, propertyId, slug),
  plans: (locale: Locale, roomId: number) => key('plans', locale, roomId),
  stories: (locale: Locale, propertyId: number) => key('stories', locale, propertyId),
  galleryCategories: (locale: Locale, galleryId: number) => key('galleryCategories', locale, galleryId),
  galleryFiles: (galleryId: number, categoryId?: number) =>
    categoryId === undefined ? key('galleryFiles', galleryId) : key('galleryFiles', galleryId, categoryId),
  event: (locale: Locale, publisherId: number, slug: string) => key('event', locale, publisherId, slug),
}

export function kindOf(recordKey: string): RecordKind {
  return recordKey.slice(0, recordKey.indexOf('/') === -1 ? undefined : recordKey.indexOf('/')) as RecordKind
}
