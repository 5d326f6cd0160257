/** Why pages changed: the records that they read and that differ. Pure. */
import { keys, parseKey } from '../../records/keys.ts'
import type { PropertiesRecord } from '../../records/records.ts'
import type { Snapshot, StoredRecord } from '../../records/snapshot.ts'
import type { PageChange, Reason, RecordReason } from '../../records/release.ts'
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

function reasons(path: string, before: State | undefined, after: State): Reason[] {
  const old = before?.manifest.pages.get(path)
  if (!before || !old) return [{ code: 'new-page' }]
  const reads = new Set([...readsOf(path, after), ...readsOf(path, before)])
  const changed = [...reads].filter((key) => before.snapshot.get(key)?.digest !== after.snapshot.get(key)?.digest)
  const records = changed.sort().map((key) => reasonOf(key, before.snapshot.get(key), after.snapshot.get(key)))
  const code: Reason[] = before.manifest.inputs === after.manifest.inputs ? [] : [{ code: 'inputs-changed' }]
  const all = [...records, ...code]
  return all.length > 0 ? all : [{ code: 'links-changed' }]
}

function readsOf(path: string, { manifest }: State): readonly string[] {
  const page = manifest.pages.get(path)!
  return [...page.reads, ...(manifest.chromes.get(page.chrome)?.reads ?? [])]
}

function reasonOf(record: string, before: StoredRecord | undefined, after: StoredRecord | undefined): RecordReason {
  const { id } = (after?.value ?? before?.value ?? {}) as { id?: number }
  const code = !before?.value ? 'added' : after?.value ? 'changed' : 'removed'
  return { code, record, ...(typeof id === 'number' && { id }) }
}

/** A reason in English, for the operators' report: 'room 12 of crystal-flora (en) changed'. */
export function reasonText(snapshot: Snapshot): (reason: Reason) => string {
  const { hotels = [] } = (snapshot.get(keys.properties())?.value ?? {}) as Partial<PropertiesRecord>
  const owner = (id: number) => hotels.find((hotel) => hotel.id === id)?.slug ?? `property ${id}`
  return (reason) =>
    'record' in reason ? `${nameOf(reason, owner)} ${VERBS[reason.code]}` : GENERAL_REASONS[reason.code]
}

const VERBS = { changed: 'changed', added: 'was added', removed: 'was removed' }
const GENERAL_REASONS = {
  'new-page': 'new page',
  'inputs-changed': 'the templates or the settings changed',
  'links-changed': 'a page that it links to came, went or moved',
  'rollback-ended': 'a rollback ended',
}

function nameOf({ record, id }: RecordReason, owner: (id: number) => string): string {
  const parsed = parseKey(record)
  switch (parsed.kind) {
    case 'room':
      return `room ${id ?? parsed.slug} of ${owner(parsed.propertyId)} (${parsed.locale})`
    case 'rooms':
      return `the list of rooms of ${owner(parsed.propertyId)} (${parsed.locale})`
    case 'menus':
    case 'stories':
      return `the ${parsed.kind} of ${owner(parsed.propertyId)} (${parsed.locale})`
    case 'page':
      return `page ${id ?? ''} "${parsed.url}" (${parsed.locale})`
    case 'event':
      return `event ${id ?? parsed.slug} (${parsed.locale})`
    case 'properties':
      return 'the list of hotels'
    case 'regions':
      return `the list of regions (${parsed.locale})`
    default:
      return record
  }
}
