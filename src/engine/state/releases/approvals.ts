/** Approving, scheduling and undoing releases: each is one transaction, with its line in the history. */
import { MustNotPublish, problem } from '../../../config/problems/table.ts'
import type { Database } from '../database/database.ts'
import type { History } from './history.ts'
import type { LivePointer } from './live.ts'
import type { ReleaseName } from '../../../records/release.ts'
import type { Releases } from './releases.ts'

/** Who acts, and when. */
export interface Actor {
  /** A person's name, or 'operator'. */
  by: string
  now?: Date | undefined
}

/** What the page showed to the person who decided. Missing fields are not compared. */
export interface Seen {
  /** The release that was live. */
  live?: ReleaseName | undefined
  /** When the release was scheduled for, ISO 8601; '' if it was not. */
  plan?: string | undefined
}

type Decision = Actor & { seen?: Seen | undefined }

export interface ScheduledRelease extends ReleaseName {
  /** ISO 8601, in UTC. */
  at: string
  by: string
}

/** A scheduled release counts as late after this delay. */
const LATE_MS = 60_000
/** Paths in the message of a refusal. */
const MAX_EXAMPLES = 3

export class Approvals {
  readonly #db: Database
  readonly #live: LivePointer
  readonly #releases: Releases
  readonly #history: History

  constructor(db: Database, live: LivePointer, releases: Releases, history: History) {
    this.#db = db
    this.#live = live
    this.#releases = releases
    this.#history = history
  }

  /** The release that waits for approval: `next`, unless it is scheduled. */
  waiting(): ReleaseName | undefined {
    return this.#live.waiting()
  }

  /** Since when something has waited without a break, ISO 8601: since a release was made that differs visibly from the live one and from those with a time, or since a rollback. */
  waitingSince(): string | undefined {
    if (!this.waiting()) return undefined
    const live = this.#db.get<{ number: number; since: string; back: number }>(
      'SELECT release AS number, since, rolled_back AS back FROM live',
    )!
    const newer = this.#db.all<{ number: number; at: string }>(
      'SELECT number, made_at AS at FROM release WHERE number > ? ORDER BY number DESC',
      live.number,
    )
    const decided = [live, ...this.scheduled()]
    const alike = newer.findIndex(({ number }) => decided.some((each) => this.#live.isAlike(number, each.number)))
    const { at } = newer.at(alike < 0 ? -1 : alike - 1)!
    return live.back && live.since > at ? live.since : at
  }

  /** The newest release, if it differs visibly from the live one. */
  next(): ReleaseName | undefined {
    return this.#live.next()
  }

  /** In the order of their times. */
  scheduled(): ScheduledRelease[] {
    return this.#db.all(
      'SELECT number, id AS release, at, by FROM schedule JOIN release ON number = release ORDER BY at',
    )
  }

  /**
   * Makes the reviewed release live, or a newer equal one. False if it is live already: the second of two people changes
   * nothing. Throws `MustNotPublish` if it does not wait, if a newer, different release waits, or if what the person saw has changed.
   */
  async approve(release: ReleaseName, { by, now = new Date(), seen }: Decision): Promise<boolean> {
    return this.#db.write(() => {
      if (this.#isLive(release)) return false
      this.#expectLive(seen)
      const number = this.#approvable(release)
      this.#expectPlan(number, seen)
      const at = now.toISOString()
      this.#history.write({ at, what: 'approved', release: number, id: release.release, by })
      this.#live.show(number, { what: 'published', by, at })
      return true
    })
  }

  /** Schedules the release; a new time replaces the old one. Throws as `approve` does, and if the time has passed. */
  async schedule(release: ReleaseName, time: Date, { by, now = new Date(), seen }: Decision): Promise<void> {
    const at = time.toISOString()
    await this.#db.write(() => {
      this.#expectLive(seen)
      if (time <= now) refuse('time-passed', at)
      const number = this.#approvable(release)
      this.#expectPlan(number, seen)
      const sql = 'INSERT OR REPLACE INTO schedule (release, at, by) VALUES (?, ?, ?)'
      this.#db.run(sql, number, at, by)
      const line = { release: number, id: release.release, by, details: { time: at } }
      this.#history.write({ at: now.toISOString(), what: 'scheduled', ...line })
    })
  }

  /** Throws `MustNotPublish` if the release is not scheduled, perhaps because it is already live, or if its time has changed. */
  async cancel(release: ReleaseName, { by, now = new Date(), seen }: Decision): Promise<void> {
    await this.#db.write(() => {
      this.#expectLive(seen)
      this.#expectPlan(release.number, seen)
      const schedule = this.#isScheduled(release) && this.scheduled().find(({ number }) => number === release.number)
      if (!schedule) return refuse('release-not-there', `${nameOf(release)} has no time`)
      this.#db.run('DELETE FROM schedule WHERE release = ?', release.number)
      const line = { release: release.number, id: release.release, by, details: { time: schedule.at } }
      this.#history.write({ at: now.toISOString(), what: 'cancelled', ...line })
    })
  }

  /** Rolls back to an earlier release until the next approval, schedule or message. False if it is live already. Throws if the live release has changed. */
  async undo(release: ReleaseName, { by, now = new Date(), seen }: Decision): Promise<boolean> {
    return this.#db.write(() => {
      if (this.#isLive(release)) return false
      this.#expectLive(seen)
      const sql = 'SELECT 1 FROM release WHERE number = ? AND id = ? AND live_at IS NOT NULL'
      if (!this.#db.get(sql, release.number, release.release))
        refuse('release-not-there', `${nameOf(release)} was never live, or is no longer kept`)
      this.#live.show(release.number, { what: 'undone', by, at: now.toISOString() })
      return true
    })
  }

  /** Makes all due releases live, in order. */
  async publishDue(now = new Date()): Promise<void> {
    if (!this.#due(now)) return
    await this.#db.write(() => {
      for (let due = this.#due(now); due; due = this.#due(now)) {
        const delay = now.getTime() - Date.parse(due.at)
        const details = { time: due.at, ...(delay >= LATE_MS && { lateSeconds: Math.round(delay / 1000) }) }
        this.#live.show(due.number, { what: 'published', by: due.by, at: now.toISOString(), details })
      }
    })
  }

  #due(now: Date): ScheduledRelease | undefined {
    return this.scheduled().find(({ at }) => Date.parse(at) <= now.getTime())
  }

  #expectLive({ live }: Seen = {}): void {
    const now = this.#live.get()
    if (live && now && !this.#isLive(live)) refuse('live-changed', `${nameOf(now)}, not ${nameOf(live)}`)
  }

  /** `number`: the release that the decision is for. */
  #expectPlan(number: number, { plan }: Seen = {}): void {
    const time = this.scheduled().find((each) => each.number === number)?.at ?? ''
    if (plan !== undefined && plan !== time) refuse('plan-changed', time || 'it has none')
  }

  #isLive({ number, release }: ReleaseName): boolean {
    const live = this.#live.get()
    return live?.release === release && this.#live.idOf(number) === release && this.#live.isAlike(number, live.number)
  }

  #isScheduled({ number, release }: ReleaseName): boolean {
    return this.scheduled().some((each) => each.number === number && each.release === release)
  }

  /** The number of the reviewed release that waits or is scheduled. */
  #approvable(release: ReleaseName): number {
    if (this.#isScheduled(release)) return release.number
    const waiting = this.#live.next()
    if (!waiting || this.#live.idOf(release.number) !== release.release)
      return refuse('release-not-there', `${nameOf(release)} does not wait`)
    // A crawl may find changes that no page shows.
    if (this.#live.isAlike(release.number, waiting.number)) return waiting.number
    const paths = [...this.#releases.reasons(release.number, waiting.number).keys()]
    const examples = paths.length > 0 ? `, such as ${paths.slice(0, MAX_EXAMPLES).join(', ')}` : ''
    return refuse(
      'approval-outdated',
      `${nameOf(waiting)} has ${paths.length} pages that differ from ${nameOf(release)}${examples}`,
    )
  }
}

function nameOf({ number, release }: ReleaseName): string {
  return `release ${number} (${release})`
}

type Refusal = 'approval-outdated' | 'live-changed' | 'plan-changed' | 'release-not-there' | 'time-passed'

function refuse(code: Refusal, detail: string): never {
  throw new MustNotPublish([problem(code, 'desk', detail)])
}
