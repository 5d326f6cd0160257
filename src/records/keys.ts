/** Keys of records: kind, language and identity, 'room/de/29/familienzimmer'. */
import { isLocale, type Locale } from '../config/locales.ts'
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

export type ParsedKey =
  | { kind: 'properties' }
  | { kind: 'regions'; locale: Locale }
  | { kind: 'page'; locale: Locale; url: string }
  | { kind: 'gastronomy' | 'outlet' | 'spa' | 'contact' | 'certificates'; locale: Locale; pageId: number }
  | { kind: 'menus' | 'rooms' | 'stories'; locale: Locale; propertyId: number }
  | { kind: 'room'; locale: Locale; propertyId: number; slug: string }
  | { kind: 'plans'; locale: Locale; roomId: number }
  | { kind: 'galleryCategories'; locale: Locale; galleryId: number }
  | { kind: 'galleryFiles'; galleryId: number; categoryId?: number }
  | { kind: 'event'; locale: Locale; publisherId: number; slug: string }

/** The parts of a key. Throws if the text is not a key. */
export function parseKey(text: string): ParsedKey {
  const [kind, second = '', ...rest] = text.split('/')
  if (kind === 'properties') return { kind }
  if (kind === 'galleryFiles') {
    return { kind, galleryId: Number(second), ...(rest[0] !== undefined && { categoryId: Number(rest[0]) }) }
  }
  if (!isLocale(second)) throw new Error(`not the key of a record: ${text}`)
  const locale = second
  const id = Number(rest[0])
  switch (kind) {
    case 'regions':
      return { kind, locale }
    case 'page':
      return { kind, locale, url: rest.join('/') }
    case 'gastronomy':
    case 'outlet':
    case 'spa':
    case 'contact':
    case 'certificates':
      return { kind, locale, pageId: id }
    case 'menus':
    case 'rooms':
    case 'stories':
      return { kind, locale, propertyId: id }
    case 'room':
      return { kind, locale, propertyId: id, slug: rest.slice(1).join('/') }
    case 'plans':
      return { kind, locale, roomId: id }
    case 'galleryCategories':
      return { kind, locale, galleryId: id }
    case 'event':
      return { kind, locale, publisherId: id, slug: rest.slice(1).join('/') }
    default:
      throw new Error(`not the key of a record: ${text}`)
  }
}

export function kindOf(recordKey: string): RecordKind {
  const slash = recordKey.indexOf('/')
  return recordKey.slice(0, slash === -1 ? undefined : slash) as RecordKind
}
