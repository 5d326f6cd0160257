/** The provider's records as opaque JSON. */
import { hash } from 'node:crypto'
import { byKey } from '../../records/changed-map.ts'
import type { RecordRow, RecordRows } from '../../records/snapshot.ts'
import type { Database } from './database/database.ts'
import { DamagedRecord } from './database/disk.ts'

/** Characters of new values in memory. Beyond these they are stored before their release is published. */
const MAX_PENDING_CHARACTERS = 1 << 23

/** File ids per query. */
const BATCH_SIZE = 32

export class RecordTable implements RecordRows {
  /** Folder, for opening it in another thread; `undefined` for a state in memory. */
  readonly folder: string | undefined
  readonly #db: Database
  readonly #pending = new Map<string, string>()
  #pendingCharacters = 0

  constructor(db: Database, folder?: string) {
    this.#db = db
    this.folder = folder
  }

  get size(): number {
    return this.#db.get<{ count: number }>('SELECT count(*) AS count FROM record')!.count
  }
  /** Keys of the records whose values contain this text. Scans all values. */
  holding(text: string): string[] {
    const sql = 'SELECT key FROM record JOIN record_value USING (digest) WHERE instr(json, ?) > 0 ORDER BY key'
    return this.#db.all<{ key: string }>(sql, text).map(({ key }) => key)
  }
  /** Keys of the records that name one of these files. Scans all values. */
  naming(files: readonly string[]): string[] {
    const keys = new Set<string>()
    for (let start = 0; start < files.length; start += BATCH_SIZE) {
      const batch = files.slice(start, start + BATCH_SIZE).map((id) => `"id":"${id}"`)
      const sql = `SELECT key FROM record JOIN record_value USING (digest) WHERE ${batch.map(() => 'instr(json, ?) > 0').join(' OR ')}`
      for (const { key } of this.#db.all<{ key: string }>(sql, ...batch)) keys.add(key)
    }
    return [...keys].sort()
  }
  get isEmpty(): boolean {
    return this.#db.get('SELECT 1 FROM record LIMIT 1') === undefined
  }
  get(key: string): RecordRow | undefined {
    const row = this.#db.get('SELECT digest, etag, outline FROM record WHERE key = ?', key)
    return row && (row as unknown as RecordRow)
  }
  keys(): string[] {
    return this.#db.all<{ key: string }>('SELECT key FROM record').map(({ key }) => key)
  }
  entries(): [string, RecordRow][] {
    const rows = this.#db.all<RecordRow & { key: string }>('SELECT key, digest, etag, outline FROM record')
    return rows.map(({ key, ...row }): [string, RecordRow] => [key, row]).sort(byKey)
  }
  /** Keys of the records with this name. */
  named(name: string): string[] {
    return this.#db.all<{ key: string }>('SELECT key FROM record_name WHERE name = ?', name).map(({ key }) => key)
  }

  /** JSON. Throws `DamagedRecord` if the value is missing or does not match its digest. */
  value(digest: string): string {
    const pending = this.#pending.get(digest)
    if (pending !== undefined) return pending
    const row = this.#db.get<{ json: string }>('SELECT json FROM record_value WHERE digest = ?', digest)
    if (row && hash('sha256', row.json) === digest) return row.json
    throw new DamagedRecord(`a record is ${row ? 'damaged' : 'lost'}: ${digest}`)
  }

  /** Adds a value. Readers do not see it until a record with its digest is published. */
  put(digest: string, json: string): void {
    this.#pending.set(digest, json)
    this.#pendingCharacters += json.length
    if (this.#pendingCharacters > MAX_PENDING_CHARACTERS) this.#db.writeIfFree(() => this.write())
  }

  /** Stores the added values, so that other connections can read them. */
  async flush(): Promise<void> {
    if (this.#pending.size > 0) await this.#db.write(() => this.write())
  }

  /** Drops added values that are not stored yet. */
  forget(): void {
    this.#pending.clear()
    this.#pendingCharacters = 0
  }

  /** Within a transaction: stores the added values. */
  write(): void {
    for (const [digest, json] of this.#pending)
      this.#db.run('INSERT OR IGNORE INTO record_value (digest, json) VALUES (?, ?)', digest, json)
    this.forget()
  }

  /**
   * Within a transaction: stores a record, or deletes it (`undefined`). Returns the digest of its replaced value; a different record may have the same
   * value, or get it in the same transaction.
   */
  set(key: string, row: RecordRow | undefined): string | undefined {
    const before = this.get(key)
    this.#db.run('DELETE FROM record_name WHERE key = ?', key)
    if (row) {
      const { digest, etag = null, outline = null, names = [] } = row
      const sql = 'INSERT OR REPLACE INTO record (key, digest, etag, outline) VALUES (?, ?, ?, ?)'
      this.#db.run(sql, key, digest, etag, outline)
      for (const name of names) this.#db.run('INSERT OR IGNORE INTO record_name (name, key) VALUES (?, ?)', name, key)
    } else {
      this.#db.run('DELETE FROM record WHERE key = ?', key)
    }
    return before?.digest === row?.digest ? undefined : before?.digest
  }

  /** Within a transaction: deletes the values among these that no record has. */
  forgetUnused(digests: Iterable<string>): void {
    const sql = 'DELETE FROM record_value WHERE digest = ?1 AND NOT EXISTS (SELECT 1 FROM record WHERE digest = ?1)'
    for (const digest of digests) this.#db.run(sql, digest)
  }

  /** Within a transaction: deletes all values that no record has, such as those of an unpublished crawl. */
  forgetAllUnused(): void {
    this.#db.run('DELETE FROM record_value WHERE digest NOT IN (SELECT digest FROM record)')
  }

  /** Deletes all records: the next crawl asks for everything. */
  async discard(): Promise<void> {
    this.forget()
    await this.#db.write(() => {
      for (const table of ['record', 'record_value', 'record_name']) this.#db.run(`DELETE FROM ${table}`)
    })
  }
}
