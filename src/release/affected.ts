/** What a change of records can touch. Only says where to look: whether a page is new, its view's digest decides. Pure. */
import type { PropertiesRecord } from '../snapshot/records.ts'
import { kindOf } from '../snapshot/keys.ts'
import type { Snapshot, StoredRecord } from '../snapshot/snapshot.ts'
import { differences } from '../state/changed-map.ts'

/** Keys whose record came, went or differs. */
export function changedRecords(before: Snapshot, after: Snapshot): Set<string> {
  const isOther = (key: string) => before.get(key)?.digest !== after.get(key)?.digest
  return new Set([...differences(before, after)].filter(isOther))
}

/** Whether a change of these records can add, remove or pair pages: then the route table is another, and every view may be. */
export function changesRoutes(changed: ReadonlySet<string>, before: Snapshot, after: Snapshot): boolean {
  return [...changed].some((key) => routeShape(key, before.get(key)) !== routeShape(key, after.get(key)))
}

/** The part of a record that the route table is made of. */
function routeShape(key: string, stored: StoredRecord | undefined): string {
  if (kindOf(key) === 'properties') {
    const { hotels = [] } = (stored?.value ?? {}) as Partial<PropertiesRecord>
    return JSON.stringify(hotels.map(({ id, slug }) => [id, slug]))
  }
  const { events: _events, updatedAt: _updatedAt, ...shape } = stored?.outline ?? {}
  return JSON.stringify(shape)
}
