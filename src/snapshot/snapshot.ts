/** All records of one provider state. */
import { sharedBytes, type SharedBytes } from './blocks.ts'
import { digest } from './digest.ts'
import type { RecordKey } from './keys.ts'
import { entriesDigest } from './layered.ts'
import { outlineOf, type Outline } from './outline.ts'
import type { RecordKind, RecordKinds } from './records.ts'

export interface StoredRecord<K extends RecordKind = RecordKind> {
  /** Null: the provider says that there is no such thing. */
  readonly value: RecordKinds[K] | null
  /** The value as it is kept: objects weigh three times as much as their text, and most are asked for once. */
  readonly json: SharedBytes
  readonly digest: string
  /** The provider's validator for the next conditional request. */
  readonly etag?: string
  /** Of a page, a room or an event that there is. */
  readonly outline?: Outline
}

export type Snapshot = ReadonlyMap<string, StoredRecord>

export function storedRecord<K extends RecordKind>(value: RecordKinds[K] | null, etag?: string): StoredRecord<K> {
  const json = sharedBytes(JSON.stringify(value))
  return heldRecord({ json, digest: digest(json), etag, outline: outlineOf(value) })
}

export interface HeldRecord {
  json: SharedBytes
  digest: string
  etag?: string | undefined
  outline?: Outline | undefined
}

/** A record of a value that was stored before. Read again and again, the value is the same object as long as it fits the memory. */
export function heldRecord<K extends RecordKind>({ json, digest, etag, outline }: HeldRecord): StoredRecord<K> {
  let read: WeakRef<object> | undefined
  return {
    get value() {
      const kept = read?.deref() as RecordKinds[K] | undefined
      if (kept) return kept
      const value = JSON.parse(json.toString()) as RecordKinds[K] | null
      if (value !== null) read = new WeakRef(value)
      return value
    },
    json,
    digest,
    ...(etag && { etag }),
    ...(outline && { outline }),
  }
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
