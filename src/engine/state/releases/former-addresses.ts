/** Addresses that things have left. Each becomes a redirect to the thing's current address, or is gone if the thing has no page. */
import type { Database } from '../database/database.ts'
import { VALID } from './release-table.ts'

/** Limit of entries for things without a page; the oldest are deleted. */
export const MAX_GONE = 2000

export interface FormerAddress {
  path: string
  /** `PageEntry.thing` of the page that stood there. */
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
    if (changes > 0) this.#db.run(FORGET, MAX_GONE)
  }

  /** In the order in which they were left. `provider`: of the things; the same id means a different thing at a different provider. */
  of(provider: string | undefined): FormerAddress[] {
    const sql = 'SELECT path, thing FROM former_address WHERE provider = ? ORDER BY release, path, thing'
    return this.#db.all<{ path: string; thing: string }>(sql, provider ?? '')
  }

  /** The thing of a page that stood at this path, if release `number` has no page and no redirect there. */
  goneAt(path: string, number: number): string | undefined {
    return this.#db.get<{ thing: string }>(GONE_AT, number, path)?.thing
  }

  /** After a rollback to release `number`: its path of the page that stood at `path` in a newer release that was live. */
  movedBack(path: string, number: number): string | undefined {
    return this.#db.get<{ path: string }>(MOVED_BACK, number, path)?.path
  }

  /** All former addresses without a page or redirect in release `number`, sorted. */
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

/** The last thing at a path; '' if unknown or of a different provider. With `max`, SQLite takes the other columns from the row of the maximum. */
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
