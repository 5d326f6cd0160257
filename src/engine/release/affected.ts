/** Pages that a record change may affect. Only candidates: the view's digest decides whether a page changed. Pure. */
import type { PropertiesRecord } from '../../records/records.ts'
import { kindOf } from '../../records/keys.ts'
import type { Snapshot, StoredRecord } from '../../records/snapshot.ts'
import { differences } from '../../records/changed-map.ts'

/** Keys of added, removed and changed records. */
export function changedRecords(before: Snapshot, after: Snapshot): Set<string> {
  const isOther = (key: string) => before.get(key)?.digest !== after.get(key)?.digest
  return new Set([...differences(before, after)].filter(isOther))
}

/** Whether a change of these records can add, remove or pair pages: then the route table and every view may change. */
export function changesRoutes(changed: ReadonlySet<string>, before: Snapshot, after: Snapshot): boolean {
  return [...changed].some((key) => routeShape(key, before.get(key)) !== routeShape(key, after.get(key)))
}

/** The part of a record that the route table reads. */
function routeShape(key: string, stored: StoredRecord | undefined): string {
  if (kindOf(key) === 'properties') {
    const { hotels = [] } = (stored?.value ?? {}) as Partial<PropertiesRecord>
    return JSON.stringify(hotels.map(({ id, slug }) => [id, slug]))
  }
  const { events: _events, updatedAt: _updatedAt, ...shape } = stored?.outline ?? {}
  return JSON.stringify(shape)
}
