/** Tables whose rows are valid for a range of releases. */
import type { Comparable } from '../../../records/changed-map.ts'
import type { Database, Row, Value } from '../database/database.ts'

/** Maps a value to a row's columns. */
export interface Shape<V> {
  table: string
  /** Column of the entry's key. */
  key: string
  columns: readonly string[]
  /** Further selected columns, as SQL. */
  more?: string
  row(value: V): readonly Value[]
  value(row: Row): V
}

/** SQL condition for the rows of a release; its number is the first parameter. */
export const VALID = 'valid_from <= ?1 AND (valid_to IS NULL OR valid_to > ?1)'

export class ReleaseTable<V> {
  readonly #db: Database
  readonly #shape: Shape<V>

  constructor(db: Database, shape: Shape<V>) {
    this.#db = db
    this.#shape = shape
  }

  /** A release's entries. `size`: their number, if known. */
  at(release: number, size?: number): ReleasedMap<V> {
    return new ReleasedMap(this.#db, this.#shape, release, size)
  }

  /** Distinct JSON texts of a column in the newest release, in rows other than these. Looks up each text by the column's index. */
  textsBeside(column: string, keys: Iterable<string>): string[] {
    const { table, key } = this.#shape
    const rows = `FROM ${table} WHERE valid_to IS NULL AND ${column} IS NOT NULL`
    const sql = `WITH RECURSIVE texts (text) AS (
      SELECT min(${column}) ${rows}
      UNION ALL SELECT (SELECT min(${column}) ${rows} AND ${column} > text) FROM texts WHERE text IS NOT NULL
    ) SELECT text FROM texts WHERE EXISTS (
      SELECT 1 ${rows} AND ${column} = text AND ${key} NOT IN (SELECT value FROM json_each(?)))`
    return this.#db.all<{ text: string }>(sql, JSON.stringify([...keys])).map(({ text }) => text)
  }

  /** Within a transaction: sets an entry from this release on; `undefined` removes it. */
  set(key: string, value: V | undefined, release: number): void {
    const { table, key: name, columns, row } = this.#shape
    this.#db.run(`UPDATE ${table} SET valid_to = ?1 WHERE ${name} = ?2 AND valid_to IS NULL`, release, key)
    if (value === undefined) return
    const names = [name, 'valid_from', ...columns]
    const places = names.map(() => '?').join(', ')
    this.#db.run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, key, release, ...row(value))
  }

  /** Within a transaction: deletes rows that were valid only in releases between the two. Returns the rows. */
  forgetBetween(before: number, after: number): Row[] {
    const sql = `DELETE FROM ${this.#shape.table} WHERE valid_to > ?1 AND valid_to <= ?2 AND valid_from > ?1 RETURNING *`
    return this.#db.all(sql, before, after)
  }
}

/** Entries of one release, read lazily, in key order. */
export class ReleasedMap<V> implements Comparable<V> {
  readonly #db: Database
  readonly #shape: Shape<V>
  readonly #release: number
  #size: number | undefined

  constructor(db: Database, shape: Shape<V>, release: number, size?: number) {
    this.#db = db
    this.#shape = shape
    this.#release = release
    this.#size = size
  }

  get size(): number {
    const { table } = this.#shape
    const sql = `SELECT count(*) AS count FROM ${table} WHERE ${VALID}`
    return (this.#size ??= this.#db.get<{ count: number }>(sql, this.#release)!.count)
  }
  get(key: string): V | undefined {
    const row = this.#db.get(`${this.#select()} AND ${this.#shape.key} = ?2`, this.#release, key)
    return row && this.#shape.value(row)
  }
  has(key: string): boolean {
    const { table, key: name } = this.#shape
    return this.#db.get(`SELECT 1 FROM ${table} WHERE ${VALID} AND ${name} = ?2`, this.#release, key) !== undefined
  }
  *entries(): MapIterator<[string, V]> {
    const { key, value } = this.#shape
    for (const row of this.#db.all(`${this.#select()} ORDER BY ${key}`, this.#release))
      yield [row[key] as string, value(row)]
  }
  *keys(): MapIterator<string> {
    const { table, key } = this.#shape
    for (const row of this.#db.all(`SELECT ${key} FROM ${table} WHERE ${VALID} ORDER BY ${key}`, this.#release))
      yield row[key] as string
  }
  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value
  }
  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries()
  }
  forEach(call: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this) call(value, key, this)
  }

  /** Keys of the entries with this value in a column. */
  having(column: string, value: Value): string[] {
    const { table, key } = this.#shape
    const sql = `SELECT ${key} AS key FROM ${table} WHERE ${VALID} AND ${column} = ?2`
    return this.#db.all<{ key: string }>(sql, this.#release, value).map((row) => row.key)
  }

  differences(other: ReadonlyMap<string, V>): Set<string> | undefined {
    if (!(other instanceof ReleasedMap) || !other.isOf(this.#db, this.#shape)) return undefined
    const { table, key } = this.#shape
    const [from, to] = [this.#release, other.#release].sort((left, right) => left - right)
    const sql =
      `SELECT ${key} AS key FROM ${table} WHERE valid_from > ?1 AND valid_from <= ?2` +
      ` UNION SELECT ${key} FROM ${table} WHERE valid_to > ?1 AND valid_to <= ?2`
    return new Set(this.#db.all<{ key: string }>(sql, from!, to!).map((row) => row.key))
  }

  isOf(db: Database, shape: Shape<V>): boolean {
    return db === this.#db && shape === this.#shape
  }

  #select(): string {
    const { table, key, columns, more } = this.#shape
    return `SELECT ${[key, ...columns, ...(more ? [more] : [])].join(', ')} FROM ${table} WHERE ${VALID}`
  }
}
