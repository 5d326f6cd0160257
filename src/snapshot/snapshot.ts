/** All records of one provider state. */
import { digest } from './digest.ts'
import type { RecordKey } from './keys.ts'
import { entriesDigest } from './layered.ts'
import { outlineOf, type Outline } from './outline.ts'
import type { Pile, Place } from './record-file.ts'
import type { RecordKind, RecordKinds } from './records.ts'

/** A record as JSON. */
export interface RecordContent {
  /** The value. Objects weigh three times as much as their text, and most are asked for once. */
  readonly json: Buffer
  /** Of a page, a room or an event that there is. */
  readonly outlineJson?: Buffer | undefined
}

/** What is kept of a record. */
export interface RecordParts {
  readonly content: RecordContent
  readonly digest: string
  /** The provider's validator for the next conditional request. */
  readonly etag?: string | undefined
  /** Of a page, a room or an event that there is: what changes are told by. */
  readonly id?: number | undefined
  /** Of the content, where it is in a file. */
  readonly place?: Place | undefined
}

/** Bytes. What many pages ask for, as the list of hotels, is large in a large site, and so few are that they may stay as they were read. */
const LARGE = 1 << 15

/** A site has hundreds of thousands of them: nothing is made for one before it is asked for. */
export class StoredRecord<K extends RecordKind = RecordKind> implements RecordParts {
  readonly #parts: RecordParts
  #read: WeakRef<object> | undefined
  #kept: object | undefined

  constructor(parts: RecordParts) {
    this.#parts = parts
  }

  get content() {
    return this.#parts.content
  }
  get digest() {
    return this.#parts.digest
  }
  get etag() {
    return this.#parts.etag
  }
  get id() {
    return this.#parts.id
  }

  get place() {
    return this.#parts.place
  }

  /** The same without its validator, so that the next crawl asks for all of it. */
  unvalidated(): StoredRecord<K> {
    const { content, digest, id } = this
    return new StoredRecord({ content, digest, id })
  }

  /** The same, wherever it lies, with its content at hand. */
  inMemory(): StoredRecord<K> {
    const { content, digest, etag, id, place } = this
    return place ? new StoredRecord({ content, digest, etag, id }) : this
  }

  /** Null: the provider says that there is no such thing. Read again and again, it is the same object as long as it fits the memory. */
  get value(): RecordKinds[K] | null {
    const read = this.#kept ?? this.#read?.deref()
    if (read) return read as RecordKinds[K]
    const { json } = this.content
    const value = JSON.parse(json.toString()) as RecordKinds[K] | null
    if (value === null) return null
    if (json.length < LARGE) this.#read = new WeakRef<object>(value)
    else this.#kept = value
    return value
  }

  get outline(): Outline | undefined {
    // Nothing is read for a record that has none.
    if (this.place?.outlineSize === 0) return undefined
    const { outlineJson } = this.content
    return outlineJson && (JSON.parse(outlineJson.toString()) as Outline)
  }
}

export type Snapshot = ReadonlyMap<string, StoredRecord>

/** `pile`: where its content goes; without, it stays in memory. */
export function storedRecord<K extends RecordKind>(
  value: RecordKinds[K] | null,
  etag?: string,
  pile?: Pile,
): StoredRecord<K> {
  const json = Buffer.from(JSON.stringify(value))
  const outline = outlineOf(value)
  const content = { json, outlineJson: outline && Buffer.from(JSON.stringify(outline)) }
  const parts = { digest: digest(json), etag, id: outline?.id }
  return new StoredRecord(pile ? pile.add(content, parts) : { content, ...parts })
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
