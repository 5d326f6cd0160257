/** The webhook's queue: jobs, and the messages that requested them. */
import type { Database } from './database/database.ts'

/** A job as it is stored; `changes`, `authors` and `report` are JSON. */
export interface JobRow {
  id: string
  state: string
  /** Id of the server that owns it; null if servers do not share the state. */
  server: string | null
  created_at: string
  finished_at: string | null
  changes: string | null
  preview: number
  authors: string | null
  report: string | null
  error: string | null
}

export interface AcceptedMessage {
  /** Milliseconds since 1970. */
  takenAt: number
  /** Id of the job that handles it. */
  job: string
}

const COLUMNS = 'id, state, server, created_at, finished_at, changes, preview, authors, report, error'

export class Queue {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** In the order of their arrival. */
  jobs(): JobRow[] {
    return this.#db.all(`SELECT ${COLUMNS} FROM job ORDER BY number`)
  }

  job(id: string): JobRow | undefined {
    return this.#db.get(`SELECT ${COLUMNS} FROM job WHERE id = ?`, id)
  }

  /** A message that any server accepted. */
  message(id: string): AcceptedMessage | undefined {
    return this.#db.get(`SELECT taken_at AS takenAt, job FROM message WHERE id = ?`, id)
  }

  /** Assigns unfinished jobs to this server, or to none, unless another one took them over. Returns the assigned ones. */
  async takeOver(jobs: readonly Pick<JobRow, 'id' | 'server'>[], server: string | null): Promise<JobRow[]> {
    return this.#db.write(() => {
      const sql = 'UPDATE job SET server = ? WHERE id = ? AND server IS ? AND finished_at IS NULL'
      const assigned = jobs.filter(({ id, server: from }) => this.#db.run(sql, server, id, from).changes === 1)
      return assigned.map(({ id }) => this.job(id)!)
    })
  }

  messages(): [id: string, message: AcceptedMessage][] {
    const rows = this.#db.all<AcceptedMessage & { id: string }>(`SELECT id, taken_at AS takenAt, job FROM message`)
    return rows.map(({ id, ...message }) => [id, message])
  }

  /** Stores jobs and messages, and deletes old ones. */
  async save(changes: QueueChanges): Promise<void> {
    this.#db.refresh()
    await this.#db.write(() => {
      for (const job of changes.jobs) {
        this.#db.run(
          `INSERT INTO job (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)` +
            ' ON CONFLICT (id) DO UPDATE SET state = excluded.state, finished_at = excluded.finished_at,' +
            ' changes = excluded.changes, authors = excluded.authors, report = excluded.report, error = excluded.error',
          job.id,
          job.state,
          job.server,
          job.created_at,
          job.finished_at,
          job.changes,
          job.preview,
          job.authors,
          job.report,
          job.error,
        )
      }
      for (const id of changes.forgotten) this.#db.run('DELETE FROM job WHERE id = ?', id)
      for (const [id, { takenAt, job }] of changes.messages)
        this.#db.run('INSERT OR REPLACE INTO message (id, taken_at, job) VALUES (?, ?, ?)', id, takenAt, job)
      const isUnended = 'EXISTS (SELECT 1 FROM job WHERE id = message.job AND finished_at IS NULL)'
      this.#db.run(`DELETE FROM message WHERE taken_at < ? AND NOT ${isUnended}`, changes.oldestMessage)
    })
  }
}

interface QueueChanges {
  jobs: Iterable<JobRow>
  /** Ids of jobs to delete. */
  forgotten: Iterable<string>
  messages: Iterable<readonly [id: string, message: AcceptedMessage]>
  /** Milliseconds since 1970: earlier messages are deleted. */
  oldestMessage: number
}
