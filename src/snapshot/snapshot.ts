/** All records of one provider state. */
import { digest } from './digest.ts'
import type { RecordKey } from './keys.ts'
import { entriesDigest } from './layered.ts'
import type { RecordKind, RecordKinds } from './records.ts'

export interface StoredRecord<K extends RecordKind = RecordKind> {
  /** Null: the provider says that there is no such thing. */
  value: RecordKinds[K] | null
  digest: string
  /** The provider's validator for the next conditional request. */
  etag?: string
}

export type Snapshot = ReadonlyMap<string, StoredRecord>

const ABSENT = digest('null')

export function storedRecord<K extends RecordKind>(value: RecordKinds[K] | null, etag?: string): StoredRecord<K> {
  return { value, digest: value === null ? ABSENT : digest(JSON.stringify(value)), ...(etag && { etag }) }
}

/** Pure access to a snapshot, which notes every key that was asked for, present or not. */
export interface Reader {
  read<K extends RecordKind>(key: RecordKey<K>): RecordKinds[K] | undefined
  /** Keys asked for so far. */
  readonly reads: ReadonlySet<string>
}

export function createReader(snapshot: Snapshot): Reader {
  const reads = new Set<string>()
  return {
    reads,
    read<K extends RecordKind>(key: RecordKey<K>) {
      reads.add(key)
      return (snapshot.get(key)?.value ?? undefined) as RecordKinds[K] | undefined
    },
  }
}

/** Digest of the records' values, whatever their validators. */
export const snapshotDigest = entriesDigest<StoredRecord>((key, record) => `${key} ${record.digest}`)
