/** Why a page changed, in marketing's words: "room 12 of crystal-flora changed". Pure. */
import { keys, parseKey } from '../snapshot/keys.ts'
import type { PageRecord, PropertiesRecord, RoomRecord, EventRecord } from '../snapshot/records.ts'
import type { Snapshot, StoredRecord } from '../snapshot/snapshot.ts'
import type { PageChange } from '../state/release.ts'
import { comparePages, type Manifest } from './manifest.ts'

interface State {
  manifest: Manifest
  snapshot: Snapshot
}

/** Paths of the pages with new bytes, with the reasons. */
export function changedPages(before: State | undefined, after: State): PageChange[] {
  const { added, changed } = comparePages(before?.manifest, after.manifest)
  return [...added, ...changed].sort().map((path) => ({ path, why: reasons(path, before, after) }))
}

function reasons(path: string, before: State | undefined, after: State): string[] {
  const old = before?.manifest.pages.get(path)
  if (!before || !old) return ['new page']
  const reads = new Set([...readsOf(path, after), ...readsOf(path, before)])
  const changed = [...reads].filter((key) => before.snapshot.get(key)?.digest !== after.snapshot.get(key)?.digest)
  const records = changed.sort().map((key) => describe(key, before.snapshot, after.snapshot))
  const code = before.manifest.inputs === after.manifest.inputs ? [] : ['the templates or the settings changed']
  const all = [...new Set([...records, ...code])]
  return all.length > 0 ? all : ['a page that it links to came, went or moved']
}

function readsOf(path: string, { manifest }: State): readonly string[] {
  const page = manifest.pages.get(path)!
  return [...page.reads, ...(manifest.chromes.get(page.chrome)?.reads ?? [])]
}

function describe(key: string, before: Snapshot, after: Snapshot): string {
  const was = before.get(key)
  const is = after.get(key)
  return `${nameOf(key, is?.value ? is : was, after)} ${verb(was, is)}`
}

function verb(was: StoredRecord | undefined, is: StoredRecord | undefined): string {
  if (!was?.value) return 'was added'
  return is?.value ? 'changed' : 'was removed'
}

function nameOf(key: string, record: StoredRecord | undefined, snapshot: Snapshot): string {
  const parsed = parseKey(key)
  const { hotels = [] } = (snapshot.get(keys.properties())?.value ?? {}) as Partial<PropertiesRecord>
  const owner = (id: number) => hotels.find((hotel) => hotel.id === id)?.slug ?? `property ${id}`
  switch (parsed.kind) {
    case 'room':
      return `room ${(record?.value as RoomRecord | null)?.id ?? parsed.slug} of ${owner(parsed.propertyId)} (${parsed.locale})`
    case 'rooms':
      return `the list of rooms of ${owner(parsed.propertyId)} (${parsed.locale})`
    case 'menus':
    case 'stories':
      return `the ${parsed.kind} of ${owner(parsed.propertyId)} (${parsed.locale})`
    case 'page':
      return `page ${(record?.value as PageRecord | null)?.id ?? ''} "${parsed.url}" (${parsed.locale})`
    case 'event':
      return `event ${(record?.value as EventRecord | null)?.id ?? parsed.slug} (${parsed.locale})`
    case 'properties':
      return 'the list of hotels'
    case 'regions':
      return `the list of regions (${parsed.locale})`
    default:
      return key
  }
}
