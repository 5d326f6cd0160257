/** Files named by digest, of every release whose pages may still be open in a browser or kept by a cache. */
import type { Database } from '../database/database.ts'
import { CONTENT_TABLES } from '../database/schema.ts'
import { VALID } from './release-table.ts'

/** A file stays for as many releases, and for as many days, after the last release that named it. */
const KEPT_RELEASES = 20
const KEPT_DAYS = 7

/** Names that begin with '_astro/', as `isForever` has it: the key's index is read for no others. */
const HASHED = "name > '_astro/' AND name < '_astro0'"

export class HashedFiles {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Within a transaction: until this time, and until the newest release, somebody was given pages of the release `number`. */
  note(number: number, at: string): void {
    this.#db.run(
      `INSERT INTO hashed_file (name, hash, release, at)
        SELECT name, hash, (SELECT max(number) FROM release), ?2 FROM asset WHERE ${VALID} AND ${HASHED}
        ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, release = excluded.release, at = excluded.at`,
      number,
      at,
    )
  }

  /** Digest of each, by its name below the output folder. Those of all releases that are kept are among them. */
  all(): Map<string, string> {
    const rows = this.#db.all<{ name: string; hash: string }>('SELECT name, hash FROM hashed_file ORDER BY name')
    return new Map(rows.map(({ name, hash }) => [name, hash]))
  }

  hash(name: string): string | undefined {
    return this.#db.get<{ hash: string }>('SELECT hash FROM hashed_file WHERE name = ?', name)?.hash
  }

  /** Deletes expired entries that no release names. Returns the digests of contents that nothing names any more. */
  async forget(now: Date): Promise<string[]> {
    const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
    const isOver = `at < ?1 AND release <= (SELECT max(number) FROM release) - ${KEPT_RELEASES}
      AND NOT EXISTS (SELECT 1 FROM asset WHERE asset.name = hashed_file.name)`
    // Most publishes find none, and skip the write lock.
    if (!this.#db.get(`SELECT 1 FROM hashed_file WHERE ${isOver}`, before)) return []
    return this.#db.write(() => {
      const rows = this.#db.all<{ hash: string }>(`DELETE FROM hashed_file WHERE ${isOver} RETURNING hash`, before)
      return [...new Set(rows.map(({ hash }) => hash))].filter((hash) => !isNamed(this.#db, hash))
    })
  }
}

/** Whether a release, or a kept hashed file, has this content. */
export function isNamed(db: Database, hash: string): boolean {
  const tables = CONTENT_TABLES.map((table) => `SELECT 1 FROM ${table} WHERE hash = ?1`)
  return db.get(tables.join(' UNION ALL '), hash) !== undefined
}
