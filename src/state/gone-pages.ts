/** Addresses of removed pages that were live. If a page moved, its redirect takes precedence. */
import type { Database } from './database.ts'
import { VALID } from './release-table.ts'

/** Most entries kept; older ones are forgotten. */
export const MOST_GONE = 2000

export class GonePages {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Within the transaction that adds a release: records the pages it removes that were ever live. */
  note(number: number): void {
    const { changes } = this.#db.run(NOTE, number)
    if (changes === 0) return
    this.#db.run(
      'DELETE FROM gone_page WHERE path NOT IN (SELECT path FROM gone_page ORDER BY release DESC, path LIMIT ?)',
      MOST_GONE,
    )
  }

  /** Whether a path that release `number` has no page and no redirect for was a page before. */
  has(path: string, number: number): boolean {
    return this.#db.get('SELECT 1 FROM gone_page WHERE path = ? AND release <= ?', path, number) !== undefined
  }

  /** Those that release `number` has no page and no redirect for, in order. */
  all(number: number): string[] {
    return this.#db.all<{ path: string }>(ALL, number).map(({ path }) => path)
  }
}

/** A page may have changed in releases that were never live before its removal. */
const NOTE = `
  INSERT INTO gone_page (path, release)
  SELECT path, ?1 FROM page AS last WHERE valid_to = ?1 AND status IS NULL
    AND NOT EXISTS (SELECT 1 FROM page WHERE path = last.path AND valid_from = ?1)
    AND EXISTS (SELECT 1 FROM page JOIN release ON number >= valid_from AND number < valid_to
      WHERE path = last.path AND live_at IS NOT NULL)
  ON CONFLICT (path) DO UPDATE SET release = excluded.release`

const ALL = `
  SELECT path FROM gone_page WHERE release <= ?1
    AND NOT EXISTS (SELECT 1 FROM page WHERE path = gone_page.path AND ${VALID})
    AND NOT EXISTS (SELECT 1 FROM redirect WHERE path = gone_page.path AND ${VALID})
  ORDER BY path`
