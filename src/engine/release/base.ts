/** Decides whether a release can be based on the last one, so that only what read a changed record is made again. Pure. */
import { isDeepStrictEqual } from 'node:util'
import { ChangedMap, changedMap, differences } from '../../records/changed-map.ts'
import { kindOf } from '../../records/keys.ts'
import type { PropertiesRecord } from '../../records/records.ts'
import { isEmpty, type Snapshot, type StoredRecord } from '../../records/snapshot.ts'
import { openRoutes, type RouteTable } from '../../routes/table.ts'
import type { PublishedRelease } from './manifest.ts'

/** The previous release, with the records that it was made from. */
export interface LastRelease {
  manifest: PublishedRelease
  snapshot: Snapshot
  /** If it is still stored. */
  routes?: RouteTable | undefined
}

/** The last release, if only records have changed since. */
export interface Base {
  release: PublishedRelease
  snapshot: Snapshot
  routes: RouteTable
  /** Keys of the records that differ. */
  changed: ReadonlySet<string>
}

interface BaseInput {
  snapshot: Snapshot
  last?: LastRelease | undefined
  /** As in the manifest. */
  inputs: string
  /** Number of the newest release. */
  newest: number
  /** Digests in the store, if it was scanned. */
  contents?: ReadonlySet<string> | undefined
}

/**
 * Returns `undefined` if everything has to be made:
 * 1. There is no last release, or its records are lost.
 * 2. The last release is not the newest one, to which the records in the state belong.
 * 3. It was made by different code or settings.
 * 4. A changed record may add, remove or pair pages: any view may link to them.
 * 5. The store has lost one of its files. A lost page is simply made again.
 */
export function baseOf({ snapshot, last, inputs, newest, contents }: BaseInput): Base | undefined {
  if (!last || isEmpty(last.snapshot)) return undefined
  const { manifest: release, snapshot: before } = last
  if (release.number !== newest) return undefined
  if (release.inputs !== inputs) return undefined
  const changed = changedRecords(before, snapshot)
  if (changesRoutes(changed, before, snapshot)) return undefined
  if (contents && [...release.assets.values()].some((hash) => !contents.has(hash))) return undefined
  return {
    release,
    snapshot: before,
    routes: last.routes ?? openRoutes(release.routes, release.routeProblems),
    changed,
  }
}

/** Keys of added, removed and changed records. */
export function changedRecords(before: Snapshot, after: Snapshot): Set<string> {
  const isChanged = (key: string) => before.get(key)?.digest !== after.get(key)?.digest
  return new Set([...differences(before, after)].filter(isChanged))
}

/** Whether a change of these records can add, remove or pair pages. */
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

type Entries<V> = Iterable<readonly [key: string, value: V | undefined]>

/** A part of the release: the base's with these changes (`undefined` removes an entry) or, without a base, only these entries. Equal entries do not count as changes. */
export function withEntries<V>(
  base: Base | undefined,
  before: ReadonlyMap<string, V> = new Map<string, V>(),
  made: Entries<V>,
) {
  if (base)
    return new ChangedMap(
      before,
      new Map([...made].filter(([key, value]) => !isDeepStrictEqual(before.get(key), value))),
    )
  const all = [...made].filter((entry): entry is [string, V] => entry[1] !== undefined)
  return changedMap(before, new Map(all), isDeepStrictEqual)
}
