/** The live release, and the one that waits to replace it. */
import type { Database } from '../database/database.ts'
import type { HashedFiles } from './hashed-files.ts'
import type { History } from './history.ts'
import { VALID } from './release-table.ts'
import type { Deed, Live, ReleaseName } from '../../../records/release.ts'

/** Why a release goes live. */
interface Showing {
  what: Extract<Deed, 'published' | 'undone'>
  by: string
  /** ISO 8601. */
  at: string
  details?: Record<string, unknown> | undefined
}

export class LivePointer {
  readonly #db: Database
  readonly #history: History
  readonly #files: HashedFiles

  constructor(db: Database, history: History, files: HashedFiles) {
    this.#db = db
    this.#history = history
    this.#files = files
  }

  get(): Live | undefined {
    const row = this.#db.get<{ number: number; id: string; since: string; rolled_back: number }>(
      'SELECT number, id, since, rolled_back FROM live JOIN release ON number = live.release',
    )
    return row && { number: row.number, release: row.id, publishedAt: row.since, rolledBack: row.rolled_back === 1 }
  }

  /** Number of the newest release; 0 if there is none. */
  newest(): number {
    return this.#db.get<{ newest: number | null }>('SELECT max(number) AS newest FROM release')!.newest ?? 0
  }

  /** The release that waits for approval: `next`, unless it is scheduled. */
  waiting(): ReleaseName | undefined {
    const next = this.next()
    const times = next && this.#db.all<{ release: number }>('SELECT release FROM schedule')
    return times?.some(({ release }) => this.isAlike(release, next!.number)) ? undefined : next
  }

  /** The newest release, if it differs visibly from the live one. */
  next(): ReleaseName | undefined {
    const live = this.get()
    const newest = this.newest()
    if (!live || newest === live.number || this.isAlike(newest, live.number)) return undefined
    return { number: newest, release: this.idOf(newest)! }
  }

  /** `undefined` if it is no longer kept. */
  idOf(number: number): string | undefined {
    return this.#db.get<{ id: string }>('SELECT id FROM release WHERE number = ?', number)?.id
  }

  /** Whether the two look the same to visitors. */
  isAlike(number: number, other: number): boolean {
    const versions = 'SELECT count(*) AS count FROM (SELECT DISTINCT id, policy FROM release WHERE number IN (?1, ?2))'
    const redirects = `SELECT path, target FROM redirect WHERE ${VALID}`
    const difference = `SELECT path FROM (${redirects} EXCEPT ${redirects.replaceAll('?1', '?2')}) LIMIT 1`
    return (
      this.#db.get<{ count: number }>(versions, number, other)!.count === 1 &&
      !this.#db.get(difference, number, other) &&
      !this.#db.get(difference, other, number)
    )
  }

  /** Within a transaction: makes this release live. Unless it is a rollback, cancels the schedules of this and older ones. */
  show(number: number, { what, by, at, details }: Showing): void {
    const before = this.waiting()
    const replaced = this.get()
    if (replaced) this.#files.note(replaced.number, at)
    const sql = 'INSERT OR REPLACE INTO live (one, release, since, rolled_back) VALUES (1, ?, ?, ?)'
    this.#db.run(sql, number, at, Number(what === 'undone' && number < this.newest()))
    this.#db.run('UPDATE release SET live_at = coalesce(live_at, ?) WHERE number = ?', at, number)
    this.#history.write({ at, what, release: number, id: this.idOf(number), by, details })
    if (what === 'published') this.#cancelSchedules(number, { by, at, time: details?.time })
    this.announceWaiting(before, { by, at })
  }

  /** Within a transaction: adds an entry for the waiting release, unless it was already waiting. */
  announceWaiting(before: ReleaseName | undefined, { by, at, details }: Omit<Showing, 'what'>): void {
    const waiting = this.waiting()
    if (!waiting || (before && this.isAlike(before.number, waiting.number))) return
    const { number, release: id } = waiting
    const pages = this.#differing(this.get()!.number, number)
    this.#history.write({ at, what: 'waiting', release: number, id, by, details: { pages, ...details } })
  }

  /** Number of pages that are changed, new or removed for visitors. */
  #differing(number: number, other: number): number {
    const pages = `SELECT path, hash FROM page WHERE ${VALID}`
    const others = pages.replaceAll('?1', '?2')
    const sql = `SELECT count(DISTINCT path) AS count FROM
      (SELECT * FROM (${pages} EXCEPT ${others}) UNION ALL SELECT * FROM (${others} EXCEPT ${pages}))`
    return this.#db.get<{ count: number }>(sql, number, other)!.count
  }

  /** `time`: the scheduled time that made the release live, if any; that schedule has ended and is not cancelled. */
  #cancelSchedules(number: number, { by, at, time }: { by: string; at: string; time: unknown }): void {
    const sql = 'DELETE FROM schedule WHERE release <= ? RETURNING release, at, by'
    for (const schedule of this.#db.all<{ release: number; at: string; by: string }>(sql, number)) {
      const { release } = schedule
      if (release === number && schedule.at === time) continue
      const details = { time: schedule.at, plannedBy: schedule.by, overtakenBy: number }
      this.#history.write({ at, what: 'cancelled', release, id: this.idOf(release), by, details })
    }
  }
}
