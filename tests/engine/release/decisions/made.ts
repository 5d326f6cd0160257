/** Releases and records as values. */
import type { Manifest, PageEntry } from '../../../../src/engine/release/manifest.ts'
import { storedRecord, type Snapshot, type StoredRecord } from '../../../../src/records/snapshot.ts'
import { manifestOf } from '../../../harness/manifest.ts'

export type Pages = Record<string, Partial<PageEntry>>
export function release(pages: Pages, parts: Partial<Manifest> = {}): Manifest {
  const entries = Object.entries(pages).map(([path, entry]): [string, PageEntry] => [
    path,
    { hash: path, key: path, reads: [], chrome: '', thing: path, ...entry },
  ])
  return { ...manifestOf({}, { pages: new Map(entries) }), ...parts }
}
/** A record of `undefined` is none. */
export const records = (values: Record<string, unknown>): Snapshot =>
  new Map(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, StoredRecord] => [key, storedRecord(value as never)]),
  )
