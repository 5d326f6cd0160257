/** Which pages a change of records can touch. Only says where to look: whether a page is new, its view's digest decides. Pure. */
import type { EventRecord, PageRecord, PropertiesRecord, RoomRecord } from '../snapshot/records.ts'
import { kindOf } from '../snapshot/keys.ts'
import type { Snapshot, StoredRecord } from '../snapshot/snapshot.ts'
import type { Manifest } from './manifest.ts'

/** Keys whose record came, went or differs. */
export function changedRecords(before: Snapshot, after: Snapshot): Set<string> {
  const changed = new Set<string>()
  for (const [key, record] of after) {
    const old = before.get(key)
    if (old !== record && old?.digest !== record.digest) changed.add(key)
  }
  for (const key of before.keys()) if (!after.has(key)) changed.add(key)
  return changed
}

/** Whether a change of these records can add, remove or pair pages: then the route table is another, and every view may be. */
export function changesRoutes(changed: ReadonlySet<string>, before: Snapshot, after: Snapshot): boolean {
  return [...changed].some((key) => routeShape(key, before.get(key)) !== routeShape(key, after.get(key)))
}

/** The part of a record that the route table is made of. */
function routeShape(key: string, stored: StoredRecord | undefined): string {
  const value = stored?.value ?? null
  if (value === null) return ''
  switch (kindOf(key)) {
    case 'properties':
      return JSON.stringify((value as PropertiesRecord).hotels.map(({ id, slug }) => [id, slug]))
    case 'page': {
      const { id, propertyId, alternates } = value as PageRecord
      return JSON.stringify([id, propertyId, alternates])
    }
    case 'room': {
      const { id, alternates } = value as RoomRecord
      return JSON.stringify([id, alternates])
    }
    case 'event': {
      const { id, publisherId, alternates } = value as EventRecord
      return JSON.stringify([id, publisherId, alternates])
    }
    default:
      return 'no route'
  }
}

/** Paths of the pages that asked for one of the records. */
export function affectedPaths({ pages }: Manifest, changed: ReadonlySet<string>): Set<string> {
  if (changed.size === 0) return new Set()
  const paths = Object.keys(pages).filter((path) => pages[path]!.reads.some((key) => changed.has(key)))
  return new Set(paths)
}
