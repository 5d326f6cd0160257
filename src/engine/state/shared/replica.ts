/** This server's copy of the shared state: a SQLite file that it reads from, updated change by change. */
import { Database, type Row } from '../database/database.ts'
import { CONTENT_TABLES, TABLES } from './tables.ts'

/** A batch of rows of one table. */
export type Part = readonly [table: string, rows: readonly Row[]]

/** Rows per read. */
const MOST_ROWS = 2000

/** A change does not apply to this copy: rolls back the transaction. */
class Diverged extends Error {}

export class Replica {
  readonly #db: Database

  constructor(path: string) {
    this.#db = new Database(path)
  }

  /** Number of the last applied change; `undefined` if it is not a copy of this database. */
  position(database: string): number | undefined {
    this.#db.refresh()
    const row = this.#db.get<{ position: number }>('SELECT position FROM replica WHERE database = ?', database)
    return row && row.position >= 0 ? row.position : undefined
  }

  /** Whether it is a copy of any database. */
  get isCopy(): boolean {
    return this.#db.get('SELECT 1 FROM replica') !== undefined
  }

  /** Whether it is, or was before it was damaged, a copy of this database. */
  isCopyOf(database: string): boolean {
    return this.#db.get('SELECT 1 FROM replica WHERE database = ?', database) !== undefined
  }

  /** Whether it was never written to, or lost everything. */
  get isEmpty(): boolean {
    const sql =
      "SELECT 1 FROM release UNION ALL SELECT 1 FROM job UNION ALL SELECT 1 FROM history WHERE what <> 'renewed'"
    return this.#db.get(sql) === undefined
  }

  /**
   * Applies changes, `first` the number of the first, but for those that another process of this machine has: all at once, so that nobody sees a
   * release between them. False, with nothing changed, where the copy is not what it should be.
   */
  async apply(database: string, first: number, changesets: readonly Uint8Array[]): Promise<boolean> {
    return this.#db
      .writeHere(() => {
        const held = this.position(database)
        if (held === undefined || held < first - 1) return false
        for (const changeset of changesets.slice(held - first + 1)) if (!this.#db.apply(changeset)) throw new Diverged()
        this.#mark(database, Math.max(held, first + changesets.length - 1))
        return true
      })
      .catch((error: unknown) => {
        if (error instanceof Diverged) return false
        throw error
      })
  }

  /** Replaces all rows. `fetch`: called with the digests of the contents that they name, before the commit. */
  async fill(
    database: string,
    position: number,
    parts: AsyncIterable<Part>,
    fetch: (hashes: Iterable<string>) => Promise<void>,
  ): Promise<void> {
    await this.#db.writeSlowly(async () => {
      this.#db.run('PRAGMA defer_foreign_keys = ON')
      for (const table of TABLES.keys()) this.#db.run(`DELETE FROM ${table}`)
      for await (const [name, rows] of parts) {
        const { columns } = TABLES.get(name)!
        const sql = `INSERT INTO ${name} (${columns}) VALUES (${columns.map(() => '?')})`
        for (const row of rows) this.#db.run(sql, ...columns.map((column) => row[column]!))
      }
      await fetch(this.contents())
      this.#mark(database, position)
    })
  }

  /** It is the copy of a database from then on that `fill` puts all of it into. Nobody writes to the file meanwhile. */
  async become(fill: () => Promise<{ id: string; position: number }>): Promise<void> {
    await this.#db.writeSlowly(async () => {
      const { id, position } = await fill()
      this.#mark(id, position)
    })
  }

  /** Turns the copy into an independent state. */
  async becomeNoCopy(): Promise<void> {
    await this.#db.writeHere(() => this.#db.run('DELETE FROM replica'))
  }

  /** All rows in batches, for a different database. Within a transaction. */
  *parts(): Generator<Part> {
    for (const [name, { columns, key }] of TABLES) {
      const order = `ORDER BY ${key} LIMIT ${MOST_ROWS}`
      const after = `WHERE (${key}) > (${key.map(() => '?')})`
      let rows = this.#db.all(`SELECT ${columns} FROM ${name} ${order}`)
      while (rows.length > 0) {
        yield [name, rows]
        const last = rows.at(-1)!
        rows = this.#db.all(`SELECT ${columns} FROM ${name} ${after} ${order}`, ...key.map((column) => last[column]!))
      }
    }
  }

  /** Digests of the contents that its rows name. */
  contents(): Set<string> {
    const rows = this.#db.all<{ hash: string }>(NAMED)
    return new Set(rows.map(({ hash }) => hash))
  }

  close(): void {
    this.#db.close()
  }

  #mark(database: string, position: number): void {
    this.#db.run('INSERT OR REPLACE INTO replica (one, database, position) VALUES (1, ?, ?)', database, position)
  }
}

const NAMED = CONTENT_TABLES.map((name) => `SELECT hash FROM ${name}`).join(' UNION ')
