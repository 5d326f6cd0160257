/** All records of one provider state. */
import type { ChangedMap } from './changed-map.ts'
import { digest } from './digest.ts'
import type { RecordKey } from './keys.ts'
import { namesOf } from './names.ts'
import { outlineOf, type Outline } from './outline.ts'
import type { RecordKind, RecordKinds } from './records.ts'

/** Characters. Large values, such as the list of hotels, are read by many pages and few enough to stay in memory. */
const LARGE = 1 << 15

/** A record as the state keeps it. */
export interface RecordRow {
  /** SHA-256 of the value's JSON. */
  digest: string
  etag?: string | undefined
  /** JSON. */
  outline?: string | undefined
  /** Name in webhook messages. Only in written rows. */
  names?: readonly string[]
}

/** Where records and their values are kept. */
export interface RecordRows {
  readonly size: number
  readonly isEmpty: boolean
  get(key: string): RecordRow | undefined
  keys(): string[]
  /** In the order of their keys. */
  entries(): [string, RecordRow][]
  /** Keys of the records with this name. */
  named(name: string): string[]
  /** JSON. Throws if the value is missing or does not match its digest. */
  value(digest: string): string
  /** Keeps a value. No reader meets it before a record with its digest is published. */
  put(digest: string, json: string): void
}

interface RecordParts {
  /** Of the value's JSON. */
  digest: string
  /** The provider's validator for the next conditional request. */
  etag?: string | undefined
  /** Only for an existing page, room or event. */
  outline?: Outline | string | undefined
}

/** A record whose value is read on demand: a site has hundreds of thousands of them. */
export class StoredRecord<K extends RecordKind = RecordKind> {
  readonly digest: string
  readonly etag: string | undefined
  readonly #json: () => string
  #outline: Outline | string | undefined
  #read: WeakRef<object> | undefined
  #kept: object | undefined

  constructor({ digest, etag, outline }: RecordParts, json: () => string) {
    this.digest = digest
    this.etag = etag
    this.#outline = outline
    this.#json = json
  }

  /** Null: the provider says that there is no such thing. Repeated reads return the same object while memory allows. */
  get value(): RecordKinds[K] | null {
    const cached = this.#kept ?? this.#read?.deref()
    if (cached) return cached as RecordKinds[K]
    const json = this.#json()
    const value = JSON.parse(json) as RecordKinds[K] | null
    if (value === null) return null
    if (json.length < LARGE) this.#read = new WeakRef<object>(value)
    else this.#kept = value
    return value
  }

  get outline(): Outline | undefined {
    if (typeof this.#outline === 'string') this.#outline = JSON.parse(this.#outline) as Outline
    return this.#outline
  }

  /** A copy without its validator, so that the next crawl fetches it in full. */
  unvalidated(): StoredRecord<K> {
    return new StoredRecord({ digest: this.digest, outline: this.#outline }, this.#json)
  }

  /** The row in the state's table. */
  row(key: string): RecordRow {
    const { digest, etag, outline } = this
    return { digest, etag, outline: outline && JSON.stringify(outline), names: namesOf(key, outline) }
  }
}

export type Snapshot = ReadonlyMap<string, StoredRecord>

/** `values`: where the value is stored; by default in memory. */
export function storedRecord<K extends RecordKind>(
  value: RecordKinds[K] | null,
  etag?: string,
  values?: Pick<RecordRows, 'put' | 'value'>,
): StoredRecord<K> {
  const json = JSON.stringify(value)
  const parts = { digest: digest(json), etag, outline: outlineOf(value) }
  if (!values) return new StoredRecord(parts, () => json)
  values.put(parts.digest, json)
  return new StoredRecord(parts, () => values.value(parts.digest))
}

/** Number of recently used records that are cached. */
const MOST_CACHED = 20_000

/** The records in the state. */
export class StoredSnapshot implements Snapshot {
  readonly #records: RecordRows
  readonly #cache = new Map<string, StoredRecord>()

  constructor(records: RecordRows) {
    this.#records = records
  }

  get size(): number {
    return this.#records.size
  }
  /** Without counting the records. */
  get isEmpty(): boolean {
    return this.#records.isEmpty
  }
  get(key: string): StoredRecord | undefined {
    const record = this.#cache.get(key)
    if (record) return record
    const row = this.#records.get(key)
    return row && this.#cached(key, row)
  }
  has(key: string): boolean {
    return this.get(key) !== undefined
  }
  *entries(): MapIterator<[string, StoredRecord]> {
    for (const [key, row] of this.#records.entries()) yield [key, this.#cache.get(key) ?? this.#cached(key, row)]
  }
  keys(): MapIterator<string> {
    return this.#records.keys().values()
  }
  *values(): MapIterator<StoredRecord> {
    for (const [, record] of this.entries()) yield record
  }
  [Symbol.iterator](): MapIterator<[string, StoredRecord]> {
    return this.entries()
  }
  forEach(call: (record: StoredRecord, key: string, map: Snapshot) => void): void {
    for (const [key, record] of this) call(record, key, this)
  }

  /** Keys of the records that a message may call by this name. */
  named(name: string): string[] {
    return this.#records.named(name)
  }

  /** Applies what was published. */
  renew(changes: Iterable<readonly [string, StoredRecord | undefined]>): void {
    for (const [key, record] of changes) {
      if (record) this.#cache.set(key, record)
      else this.#cache.delete(key)
    }
  }

  /** A record whose value is in the state, although it may not be published. */
  recordOf({ digest, etag, outline }: RecordRow): StoredRecord {
    const parts = { digest, etag: etag ?? undefined, outline: outline ?? undefined }
    return new StoredRecord(parts, () => this.#records.value(digest))
  }

  #cached(key: string, row: RecordRow): StoredRecord {
    const record = this.recordOf(row)
    const [oldest] = this.#cache.keys()
    if (this.#cache.size >= MOST_CACHED) this.#cache.delete(oldest!)
    this.#cache.set(key, record)
    return record
  }
}

export function isEmpty(snapshot: Snapshot): boolean {
  return snapshot instanceof StoredSnapshot ? snapshot.isEmpty : snapshot.size === 0
}

/** The records of a snapshot that differ from the state's. */
export function changedRecords(snapshot: Snapshot, stored: StoredSnapshot): [string, StoredRecord | undefined][] {
  const { base, changes } = snapshot as Partial<ChangedMap<StoredRecord>>
  if (base === stored) return [...changes!]
  const gone = [...stored.keys()].filter((key) => !snapshot.has(key))
  return [...gone.map((key): [string, undefined] => [key, undefined]), ...snapshot]
}

/** Pure access to a snapshot. Records every key that is read, present or not. */
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
