/** Files named by digest, of every release whose pages may still be open in a browser or cached. */
import type { Database } from '../database/database.ts'
import { CONTENT_TABLES } from '../database/schema.ts'
import { VALID } from './release-table.ts'

/** A file is kept until both have passed since the last release that named it. */
const RETENTION_RELEASES = 20
const RETENTION_DAYS = 7

/** Names that begin with '_astro/', as in `isForever`. As a range it uses the index. */
const HASHED = "name > '_astro/' AND name < '_astro0'"

export class HashedFiles {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Within a transaction: notes that visitors got pages of release `number` until now, and until the newest release. */
  note(number: number, at: string): void {
    this.#db.run(
      `INSERT INTO hashed_file (name, hash, release, at)
        SELECT name, hash, (SELECT max(number) FROM release), ?2 FROM asset WHERE ${VALID} AND ${HASHED}
        ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, release = excluded.release, at = excluded.at`,
      number,
      at,
    )
  }

  /** Digests by name below the output folder, including those of all stored releases. */
  all(): Map<string, string> {
    const rows = this.#db.all<{ name: string; hash: string }>('SELECT name, hash FROM hashed_file ORDER BY name')
    return new Map(rows.map(({ name, hash }) => [name, hash]))
  }

  hash(name: string): string | undefined {
    return this.#db.get<{ hash: string }>('SELECT hash FROM hashed_file WHERE name = ?', name)?.hash
  }

  /** Deletes expired entries that no release names. Returns the digests of contents that nothing names any more. */
  async forget(now: Date): Promise<string[]> {
    const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString()
    const isExpired = `at < ?1 AND release <= (SELECT max(number) FROM release) - ${RETENTION_RELEASES}
      AND NOT EXISTS (SELECT 1 FROM asset WHERE asset.name = hashed_file.name)`
    // Most publishes find none, and skip the write lock.
    if (!this.#db.get(`SELECT 1 FROM hashed_file WHERE ${isExpired}`, before)) return []
    return this.#db.write(() => {
      const rows = this.#db.all<{ hash: string }>(`DELETE FROM hashed_file WHERE ${isExpired} RETURNING hash`, before)
      return [...new Set(rows.map(({ hash }) => hash))].filter((hash) => !isNamed(this.#db, hash))
    })
  }
}

/** Whether a release or a hashed file names this content. */
export function isNamed(db: Database, hash: string): boolean {
  const tables = CONTENT_TABLES.map((table) => `SELECT 1 FROM ${table} WHERE hash = ?1`)
  return db.get(tables.join(' UNION ALL '), hash) !== undefined
}
