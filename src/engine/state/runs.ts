/** Log of finished publishes, with their times, errors and reports. */
import type { Database } from './database/database.ts'

export type RunOutcome = 'published' | 'waiting' | 'unchanged' | 'refused' | 'failed'

/** A publish's report, without its changes (stored with the release) and problems (stored as findings). */
export interface RunReport {
  mode: 'full' | 'incremental'
  crawl: { requests: number; notModified: number; failed: number; ms: number }
  pages: { total: number; rendered: number; reused: number; removed: number }
  ms: { crawl: number; compile: number; render: number; publish: number; total: number }
}

export interface Run {
  /** In order of completion. */
  number: number
  /** When it ended, ISO 8601. */
  at: string
  /** 'webhook', 'build' or a person's name. */
  by: string
  outcome: RunOutcome
  /** Milliseconds. Includes the wait for a publish of a different process, but not for one of its own process. */
  ms: number
  /** Number of the release it made, or of the newest one if nothing changed. */
  release?: number
  report?: RunReport
  /** Why it failed or was refused, for the operator. */
  error?: string
}

interface NewRun extends Omit<Run, 'number' | 'release'> {
  /** Id of its release. */
  release?: string
}

type Row = Omit<Run, 'release' | 'report' | 'error'> &
  Record<'report' | 'error', string | null> & { release: number | null }

const MAX_RUNS = 500

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
      this.#db.run('DELETE FROM run WHERE number <= (SELECT max(number) FROM run) - ?', MAX_RUNS)
    })
  }

  /** When the last publish ended in which the provider answered a request, ISO 8601. */
  providerAnsweredAt(): string | undefined {
    const sql = `SELECT at FROM run WHERE json_extract(report, '$.crawl.requests') > json_extract(report, '$.crawl.failed')
      ORDER BY number DESC LIMIT 1`
    return this.#db.get<{ at: string }>(sql)?.at
  }

  /** When the last publish ended that sent requests to the provider, answered or not, ISO 8601. Refused ones are left out: they had their answers. */
  providerAskedAt(): string | undefined {
    const sql = `SELECT at FROM run WHERE outcome <> 'refused' AND coalesce(json_extract(report, '$.crawl.requests'), 1) > 0
      ORDER BY number DESC LIMIT 1`
    return this.#db.get<{ at: string }>(sql)?.at
  }

  /** The newest first. */
  newest(count = MAX_RUNS): Run[] {
    return this.#db.all<Row>('SELECT * FROM run ORDER BY number DESC LIMIT ?', count).map(runOf)
  }

  /** The publish that made this release, if its row is still there. */
  ofRelease(release: number): Run | undefined {
    const row = this.#db.get<Row>('SELECT * FROM run WHERE release = ? ORDER BY number LIMIT 1', release)
    return row && runOf(row)
  }
}

function runOf({ release, report, error, ...row }: Row): Run {
  return {
    ...row,
    release: release ?? undefined,
    report: report === null ? undefined : (JSON.parse(report) as RunReport),
    error: error ?? undefined,
  }
}
