/** Addresses that things have left. What became of each follows from where its things are now: a redirect, or nothing: the page is gone. */
import type { Database } from '../database/database.ts'
import { VALID } from './release-table.ts'

/** Most entries kept of things without a page; older ones are forgotten. */
export const MOST_GONE = 2000

export interface FormerAddress {
  path: string
  /** What the page was of: `PageEntry.thing`. */
  thing: string
}

export class FormerAddresses {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Within the transaction that adds a release: records the addresses that its things have left. */
  note(number: number): void {
    const { changes } = this.#db.run(NOTE, number)
    if (changes > 0) this.#db.run(FORGET, MOST_GONE)
  }

  /** In the order in which they were left. `provider`: that of the things; ids of a different one name different things. */
  of(provider: string | undefined): FormerAddress[] {
    const sql = 'SELECT path, thing FROM former_address WHERE provider = ? ORDER BY release, path, thing'
    return this.#db.all<{ path: string; thing: string }>(sql, provider ?? '')
  }

  /** What the page was of that stood at a path which release `number` has no page and no redirect for; `undefined`: there was none. */
  goneAt(path: string, number: number): string | undefined {
    return this.#db.get<{ thing: string }>(GONE_AT, number, path)?.thing
  }

  /** Where release `number` has the page that was at a path in a release which was live and is newer: somebody rolled back. */
  movedBack(path: string, number: number): string | undefined {
    return this.#db.get<{ path: string }>(MOVED_BACK, number, path)?.path
  }

  /** All paths that release `number` has no page and no redirect for, in order. */
  gone(number: number): FormerAddress[] {
    return this.#db.all<FormerAddress>(GONE, number).map(({ path, thing }) => ({ path, thing }))
  }
}

/** A page may have changed in releases that were never live before it left. */
const NOTE = `
  INSERT INTO former_address (path, provider, thing, release, was_live)
  SELECT path, coalesce((SELECT provider FROM release WHERE number < ?1 ORDER BY number DESC LIMIT 1), ''), thing, ?1,
    EXISTS (SELECT 1 FROM page JOIN release ON number >= valid_from AND number < valid_to
      WHERE path = last.path AND thing = last.thing AND live_at IS NOT NULL)
  FROM page AS last WHERE valid_to = ?1 AND status IS NULL
    AND NOT EXISTS (SELECT 1 FROM page WHERE path = last.path AND valid_from = ?1 AND thing = last.thing)
  ON CONFLICT (path, provider, thing) DO UPDATE
    SET release = excluded.release, was_live = max(was_live, excluded.was_live)`

const FORGET = `
  DELETE FROM former_address WHERE (path, provider, thing) IN (
    SELECT path, provider, thing FROM former_address WHERE thing NOT IN (SELECT thing FROM page WHERE valid_to IS NULL)
    ORDER BY release DESC, path LIMIT -1 OFFSET ?)`

/** The last thing at a path; '' where it is not known, or a different provider's, whose ids name different things. With `max`, SQLite takes the row of the maximum. */
const LAST_THING = `
  SELECT path, max(release),
    CASE provider WHEN (SELECT coalesce(provider, '') FROM release WHERE number = ?1) THEN thing ELSE '' END AS thing
  FROM former_address WHERE was_live = 1 AND release <= ?1`

const GONE_AT = `${LAST_THING} AND path = ?2 GROUP BY path`

const MOVED_BACK = `
  SELECT path FROM page WHERE status IS NULL AND ${VALID} AND thing = (
    SELECT thing FROM page AS newer WHERE path = ?2 AND valid_from > ?1 AND status IS NULL
      AND EXISTS (SELECT 1 FROM release WHERE number >= newer.valid_from AND (newer.valid_to IS NULL OR number < newer.valid_to)
        AND live_at IS NOT NULL)
    ORDER BY valid_from DESC LIMIT 1)`

const GONE = `${LAST_THING}
    AND NOT EXISTS (SELECT 1 FROM page WHERE path = former_address.path AND ${VALID})
    AND NOT EXISTS (SELECT 1 FROM redirect WHERE path = former_address.path AND ${VALID})
  GROUP BY path ORDER BY path`
