/** Which release visitors see, and which one waits to take its place. */
import type { Database } from './database.ts'
import type { Deed, History } from './history.ts'
import { VALID } from './release-table.ts'
import type { Live, ReleaseName } from './release.ts'

/** Why a release is shown from now on. */
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

  constructor(db: Database, history: History) {
    this.#db = db
    this.#history = history
  }

  get(): Live | undefined {
    const row = this.#db.get<{ number: number; id: string; since: string; rolled_back: number }>(
      'SELECT number, id, since, rolled_back FROM live JOIN release ON number = live.release',
    )
    return row && { number: row.number, release: row.id, publishedAt: row.since, rolledBack: row.rolled_back === 1 }
  }

  /** Number of the newest release; zero where there is none. */
  newest(): number {
    return this.#db.get<{ newest: number | null }>('SELECT max(number) AS newest FROM release')!.newest ?? 0
  }

  /** The newest release, where visitors would notice if it took the place of the live one. */
  waiting(): ReleaseName | undefined {
    const live = this.get()
    const newest = this.newest()
    if (!live || newest === live.number || this.isAlike(newest, live.number)) return undefined
    return { number: newest, release: this.idOf(newest)! }
  }

  idOf(number: number): string | undefined {
    return this.#db.get<{ id: string }>('SELECT id FROM release WHERE number = ?', number)?.id
  }

  /** Whether visitors could not tell the two apart. */
  isAlike(number: number, other: number): boolean {
    const ofSite = 'SELECT count(*) AS count FROM (SELECT DISTINCT id, policy FROM release WHERE number IN (?1, ?2))'
    const moved = `SELECT path, target FROM redirect WHERE ${VALID}`
    const moving = `SELECT path FROM (${moved} EXCEPT ${moved.replaceAll('?1', '?2')}) LIMIT 1`
    return (
      this.#db.get<{ count: number }>(ofSite, number, other)!.count === 1 &&
      !this.#db.get(moving, number, other) &&
      !this.#db.get(moving, other, number)
    )
  }

  /** Within a transaction: visitors see this release from then on. Unless it was gone back to, no older one goes live at a later time. */
  show(number: number, { what, by, at, details }: Showing): void {
    const sql = 'INSERT OR REPLACE INTO live (one, release, since, rolled_back) VALUES (1, ?, ?, ?)'
    this.#db.run(sql, number, at, Number(what === 'undone'))
    this.#db.run('UPDATE release SET live_at = coalesce(live_at, ?) WHERE number = ?', at, number)
    this.#history.write({ at, what, release: number, id: this.idOf(number), by, details })
    if (what === 'undone') return
    const planned = 'DELETE FROM schedule WHERE release <= ? RETURNING release, at'
    for (const { release, at: time } of this.#db.all<{ release: number; at: string }>(planned, number)) {
      if (release === number) continue
      const id = this.idOf(release)
      this.#history.write({ at, what: 'cancelled', release, id, by, details: { time, overtakenBy: number } })
    }
  }
}
