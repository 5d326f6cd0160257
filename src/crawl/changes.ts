/** What the webhook says has changed → the keys of the records to ask for again. Source: the rebuild webhook of the provider contract. */
import { LOCALES, type Locale } from '../config/locales.ts'
import { pageUrl } from '../routes/paths.ts'
import { keys, kindOf, parseKey, type ParsedKey, type RecordKey } from '../snapshot/keys.ts'
import { indexBy } from '../snapshot/layered.ts'
import type { RecordKind } from '../snapshot/records.ts'
import type { Snapshot, StoredRecord } from '../snapshot/snapshot.ts'

export interface ContentChange {
  resource: 'page' | 'room' | 'menu' | 'region' | 'property' | 'story' | 'gallery' | 'event'
  id?: number | undefined
  slug?: string | undefined
  url?: string | undefined
  propertyId?: number | undefined
  lang?: Locale | undefined
}

/** The records behind the changes; nothing where one of them cannot be resolved, which means everything. */
export function changedKeys(changes: readonly ContentChange[], snapshot: Snapshot): RecordKey[] | undefined {
  const all = changes.map((change) => keysOf(change, snapshot))
  if (all.length === 0 || all.some((found) => found.length === 0)) return undefined
  return [...new Set(all.flat())]
}

function keysOf(change: ContentChange, snapshot: Snapshot): RecordKey[] {
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

function galleryKeys(id: number, locales: readonly Locale[], snapshot: Snapshot): RecordKey[] {
  const byCategory = galleryFilesByName(snapshot, [String(id)]) as RecordKey[]
  return [keys.galleryFiles(id), ...locales.map((locale) => keys.galleryCategories(locale, id)), ...byCategory]
}

function pageKeys({ id, url }: ContentChange, locales: readonly Locale[], snapshot: Snapshot): RecordKey[] {
  const named = url === undefined ? undefined : pageUrl(url)
  const pages = new Set<RecordKey>(named === undefined ? [] : locales.map((locale) => keys.page(locale, named)))
  const ids = new Set(id === undefined ? [] : [id])
  for (const key of pages) {
    const pageId = snapshot.get(key)?.id
    if (pageId !== undefined) ids.add(pageId)
  }
  // A page's translations and the data of its category go by its id.
  const ofIds = pagesByName(snapshot, [...ids].map(String))
  const extras = matching(ofIds, snapshot, (parsed, record) => {
    if (!('locale' in parsed) || !locales.includes(parsed.locale)) return false
    if (parsed.kind === 'page') return id !== undefined && record.id === id
    return 'pageId' in parsed && ids.has(parsed.pageId)
  })
  return [...pages, ...extras]
}

function roomKeys(
  { id, slug, propertyId }: ContentChange,
  locales: readonly Locale[],
  snapshot: Snapshot,
): RecordKey[] {
  if (id === undefined && slug === undefined) {
    return propertyId === undefined ? [] : locales.map((locale) => keys.rooms(locale, propertyId))
  }
  const rooms = matching(roomsByName(snapshot, [String(slug ?? id)]), snapshot, (parsed, record) => {
    if (parsed.kind !== 'room' || !locales.includes(parsed.locale)) return false
    if (propertyId !== undefined && parsed.propertyId !== propertyId) return false
    return slug === undefined ? record.id === id : parsed.slug === slug
  })
  const parsed = rooms.map((key) => parseKey(key) as Extract<ParsedKey, { kind: 'room' }>)
  const properties = new Set([
    ...(propertyId === undefined ? [] : [propertyId]),
    ...parsed.map((room) => room.propertyId),
  ])
  const plans = rooms.flatMap((key, index) => {
    const roomId = snapshot.get(key)!.id
    return roomId === undefined ? [] : [keys.plans(parsed[index]!.locale, roomId)]
  })
  // The lists of rooms carry the same fields as the room.
  return [
    ...rooms,
    ...plans,
    ...[...properties].flatMap((property) => locales.map((locale) => keys.rooms(locale, property))),
  ]
}

function eventKeys({ id, slug }: ContentChange, locales: readonly Locale[], snapshot: Snapshot): RecordKey[] {
  const isMeant = (event: { id: number; slug: string }) => (slug === undefined ? event.id === id : event.slug === slug)
  return matching(eventsByName(snapshot, [String(slug ?? id)]), snapshot, (parsed, { outline }) => {
    if (!outline || !('locale' in parsed) || !locales.includes(parsed.locale)) return false
    if (parsed.kind === 'event') return isMeant({ id: outline.id, slug: parsed.slug })
    // Pages list events with the fields of the event.
    return parsed.kind === 'page' && outline.events?.some(isMeant) === true
  })
}

/** Those of the keys that pass the test, in order. */
function matching(
  named: readonly string[],
  snapshot: Snapshot,
  test: (parsed: ParsedKey, record: StoredRecord) => boolean,
): RecordKey[] {
  return [...new Set(named)].sort().filter((key): key is RecordKey => test(parseKey(key), snapshot.get(key)!))
}

/**
 * What changes call a record by: looked up by name, a change costs the same in a site of any size. Only the records of these kinds are looked at.
 */
function byName(kinds: readonly RecordKind[], names: (parsed: ParsedKey, record: StoredRecord) => string[]) {
  return indexBy<StoredRecord>((key, record) => (kinds.includes(kindOf(key)) ? names(parseKey(key), record) : []))
}

const galleryFilesByName = byName(['galleryFiles'], (parsed) =>
  'galleryId' in parsed ? [String(parsed.galleryId)] : [],
)

const roomsByName = byName(['room'], (parsed, { id }) => [String(id), ...('slug' in parsed ? [parsed.slug] : [])])

const pagesByName = byName(['page', 'gastronomy', 'outlet', 'spa', 'contact', 'certificates'], (parsed, { id }) =>
  'pageId' in parsed ? [String(parsed.pageId)] : id === undefined ? [] : [String(id)],
)

const eventsByName = byName(['event', 'page'], (parsed, { outline }) => {
  if (!outline) return []
  const events = parsed.kind === 'event' ? [{ id: outline.id, slug: parsed.slug }] : (outline.events ?? [])
  return events.flatMap(({ id, slug }) => [String(id), slug])
})
