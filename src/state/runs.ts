/** Publishes that came to an end, whoever asked for them: for the times and failures of the last ones, and for what a release's own publish reported. */
import type { Problem, Severity } from '../problems/table.ts'
import type { Database } from './database.ts'

export type RunOutcome = 'published' | 'waiting' | 'unchanged' | 'refused' | 'failed'

/** What a publish reported, without the pages that changed, which its release names. */
export interface RunReport {
  mode: 'full' | 'incremental'
  crawl: { requests: number; notModified: number; failed: number; ms: number }
  pages: { total: number; rendered: number; reused: number; removed: number }
  /** How many pages differed from what visitors saw before. */
  changed: number
  /** How many problems of each severity there were. */
  problems: Partial<Record<Severity, number>>
  /** The first of those that are more than notices. */
  worst: Problem[]
  ms: { crawl: number; compile: number; render: number; publish: number; total: number }
}

export interface Run {
  /** In the order of their ends. */
  number: number
  /** When it ended, ISO 8601. */
  at: string
  /** 'webhook', 'build' or whoever asked. */
  by: string
  outcome: RunOutcome
  /** Milliseconds from the request to the end, its wait for other publishes not included. */
  ms: number
  /** Number of the release that it made, or found to be still the newest. */
  release?: number
  report?: RunReport
  /** Why it failed or was refused, for the operator. */
  error?: string
}

interface NewRun extends Omit<Run, 'number' | 'release'> {
  /** Id of its release. */
  release?: string
}

interface Row {
  number: number
  at: string
  by: string
  outcome: RunOutcome
  ms: number
  release: number | null
  report: string | null
  error: string | null
}

const KEPT = 500

export class Runs {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async add({ at, by, outcome, ms, release, report, error }: NewRun): Promise<void> {
    const sql = `INSERT INTO run (at, by, outcome, ms, release, report, error)
      VALUES (?, ?, ?, ?, (SELECT max(number) FROM release WHERE id = ?), ?, ?)`
    const texts = [report ? JSON.stringify(report) : null, error ?? null]
    await this.#db.write(() => {
      this.#db.run(sql, at, by, outcome, ms, release ?? null, ...texts)
      this.#db.run('DELETE FROM run WHERE number <= (SELECT max(number) FROM run) - ?', KEPT)
    })
  }

  /** The newest first. */
  newest(count = KEPT): Run[] {
    return this.#db.all<Row>('SELECT * FROM run ORDER BY number DESC LIMIT ?', count).map(runOf)
  }

  /** The one that made this release, as long as it is kept. */
  ofRelease(release: number): Run | undefined {
    const row = this.#db.get<Row>('SELECT * FROM run WHERE release = ? ORDER BY number LIMIT 1', release)
    return row && runOf(row)
  }
}

function runOf({ release, report, error, ...row }: Row): Run {
  return {
    ...row,
    ...(release !== null && { release }),
    ...(report !== null && { report: JSON.parse(report) as RunReport }),
    ...(error !== null && { error }),
  }
}
