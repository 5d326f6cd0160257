/** The changes in a webhook message → the keys of the records to request again. Source: the rebuild webhook of the provider contract. */
import { LOCALES, type Locale } from '../../config/locales.ts'
import { pageUrl } from '../../routes/paths.ts'
import { keys, parseKey, type ParsedKey, type RecordKey } from '../../records/keys.ts'
import type { StoredRecord, StoredSnapshot } from '../../records/snapshot.ts'

export const RESOURCES = ['page', 'room', 'menu', 'region', 'property', 'story', 'gallery', 'event'] as const

export interface ContentChange {
  resource: (typeof RESOURCES)[number]
  id?: number | undefined
  slug?: string | undefined
  url?: string | undefined
  propertyId?: number | undefined
  lang?: Locale | undefined
}

/** The keys of the changed records; `undefined` if one of the changes cannot be resolved, so that everything must be crawled. */
export function changedKeys(changes: readonly ContentChange[], snapshot: StoredSnapshot): RecordKey[] | undefined {
  const lists = changes.map((change) => keysOf(change, snapshot))
  if (lists.length === 0 || lists.some((list) => list.length === 0)) return undefined
  return [...new Set(lists.flat())]
}

function keysOf(change: ContentChange, snapshot: StoredSnapshot): RecordKey[] {
  const { id, propertyId } = change
  const locales = change.lang ? [change.lang] : LOCALES
  switch (change.resource) {
    case 'property':
      return [keys.properties()]
    case 'region':
      return locales.map((locale) => keys.regions(locale))
    case 'menu':
      return propertyId === undefined ? [] : locales.map((locale) => keys.menus(locale, propertyId))
    case 'story':
      return propertyId === undefined ? [] : locales.map((locale) => keys.stories(locale, propertyId))
    case 'gallery':
      return id === undefined ? [] : galleryKeys(id, locales, snapshot)
    case 'page':
      return pageKeys(change, locales, snapshot)
    case 'room':
      return roomKeys(change, locales, snapshot)
    case 'event':
      return eventKeys(change, locales, snapshot)
  }
}

function galleryKeys(id: number, locales: readonly Locale[], snapshot: StoredSnapshot): RecordKey[] {
  const byCategory = (snapshot.named(`gallery ${id}`) as RecordKey[]).sort()
  return [keys.galleryFiles(id), ...locales.map((locale) => keys.galleryCategories(locale, id)), ...byCategory]
}

function pageKeys({ id, url }: ContentChange, locales: readonly Locale[], snapshot: StoredSnapshot): RecordKey[] {
  const path = url === undefined ? undefined : pageUrl(url)
  const pages = new Set<RecordKey>(path === undefined ? [] : locales.map((locale) => keys.page(locale, path)))
  const ids = new Set(id === undefined ? [] : [id])
  for (const key of pages) {
    const pageId = snapshot.get(key)?.outline?.id
    if (pageId !== undefined) ids.add(pageId)
  }
  // Translations of a page and the data of its category share its id.
  const keysWithId = [...ids].flatMap((each) => snapshot.named(`page ${each}`))
  const extras = matching(keysWithId, snapshot, (parsed, record) => {
    if (!('locale' in parsed) || !locales.includes(parsed.locale)) return false
    if (parsed.kind === 'page') return id !== undefined && record.outline?.id === id
    return 'pageId' in parsed && ids.has(parsed.pageId)
  })
  return [...pages, ...extras]
}

function roomKeys(
  { id, slug, propertyId }: ContentChange,
  locales: readonly Locale[],
  snapshot: StoredSnapshot,
): RecordKey[] {
  if (id === undefined && slug === undefined) {
    return propertyId === undefined ? [] : locales.map((locale) => keys.rooms(locale, propertyId))
  }
  const rooms = matching(snapshot.named(`room ${slug ?? id}`), snapshot, (parsed, record) => {
    if (parsed.kind !== 'room' || !locales.includes(parsed.locale)) return false
    if (propertyId !== undefined && parsed.propertyId !== propertyId) return false
    return slug === undefined ? record.outline?.id === id : parsed.slug === slug
  })
  const parsed = rooms.map((key) => parseKey(key) as Extract<ParsedKey, { kind: 'room' }>)
  const properties = new Set([
    ...(propertyId === undefined ? [] : [propertyId]),
    ...parsed.map((room) => room.propertyId),
  ])
  const plans = rooms.flatMap((key, index) => {
    const roomId = snapshot.get(key)!.outline?.id
    return roomId === undefined ? [] : [keys.plans(parsed[index]!.locale, roomId)]
  })
  // Lists of rooms repeat the fields of a room.
  return [
    ...rooms,
    ...plans,
    ...[...properties].flatMap((property) => locales.map((locale) => keys.rooms(locale, property))),
  ]
}

function eventKeys({ id, slug }: ContentChange, locales: readonly Locale[], snapshot: StoredSnapshot): RecordKey[] {
  const isMeant = (event: { id: number; slug: string }) => (slug === undefined ? event.id === id : event.slug === slug)
  return matching(snapshot.named(`event ${slug ?? id}`), snapshot, (parsed, { outline }) => {
    if (!outline || !('locale' in parsed) || !locales.includes(parsed.locale)) return false
    if (parsed.kind === 'event') return isMeant({ id: outline.id, slug: parsed.slug })
    // Pages repeat the fields of their events.
    return parsed.kind === 'page' && outline.events?.some(isMeant) === true
  })
}

/** The keys that pass the test, sorted. */
function matching(
  named: readonly string[],
  snapshot: StoredSnapshot,
  test: (parsed: ParsedKey, record: StoredRecord) => boolean,
): RecordKey[] {
  return [...new Set(named)].sort().filter((key): key is RecordKey => test(parseKey(key), snapshot.get(key)!))
}
