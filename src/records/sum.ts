/** Digests of maps by their entries, in no order: the sum of the digests of all, so that a changed copy's costs what changed. */
import { differences } from './changed-map.ts'
import { digest } from './digest.ts'
import type { Snapshot, StoredRecord } from './snapshot.ts'

/** A map whose sum is known. */
export interface Summed<V> {
  map: ReadonlyMap<string, V>
  sum: string
}

/** `text`: what an entry is known by. `before`: one that the map does not differ much from. */
export function sumOf<V>(
  map: ReadonlyMap<string, V>,
  text: (key: string, value: V) => string,
  before?: Summed<V> | undefined,
): string {
  const of = (key: string, value: V | undefined) => (value === undefined ? 0n : BigInt(`0x${digest(text(key, value))}`))
  let sum = before ? BigInt(`0x${before.sum}`) : 0n
  if (before)
    for (const key of differences(before.map, map)) sum += of(key, map.get(key)) - of(key, before.map.get(key))
  else for (const [key, value] of map) sum += of(key, value)
  return BigInt.asUintN(256, sum).toString(16).padStart(64, '0')
}

/** Sum of the records' values, whatever their validators. */
export function snapshotSum(snapshot: Snapshot, before?: Summed<StoredRecord> | undefined): string {
  return sumOf(snapshot, (key, record: StoredRecord) => `${key} ${record.digest}`, before)
}
