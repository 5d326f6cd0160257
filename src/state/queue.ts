/** The webhook's queue: jobs, and the messages that asked for them. */
import type { Database } from './database.ts'

/** A job as it is stored; `changes` and `report` are JSON. */
export interface JobRow {
  id: string
  state: string
  created_at: string
  finished_at: string | null
  changes: string | null
  preview: number
  report: string | null
  error: string | null
}

export class Queue {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** In the order of their arrival. */
  jobs(): JobRow[] {
    return this.#db.all(
      'SELECT id, state, created_at, finished_at, changes, preview, report, error FROM job ORDER BY number',
    )
  }

  /** Ids of messages, and when they were taken: milliseconds since 1970. */
  messages(): [id: string, takenAt: number][] {
    const rows = this.#db.all<{ id: string; taken_at: number }>('SELECT id, taken_at FROM message')
    return rows.map(({ id, taken_at }) => [id, taken_at])
  }

  /** Stores jobs and messages, and deletes old ones. */
  async save(changes: QueueChanges): Promise<void> {
    this.#db.refresh()
    await this.#db.write(() => {
      for (const job of changes.jobs) {
        this.#db.run(
          'INSERT INTO job (id, state, created_at, finished_at, changes, preview, report, error) VALUES (?, ?, ?, ?, ?, ?, ?, ?)' +
            ' ON CONFLICT (id) DO UPDATE SET state = excluded.state, finished_at = excluded.finished_at,' +
            ' changes = excluded.changes, report = excluded.report, error = excluded.error',
          job.id,
          job.state,
          job.created_at,
          job.finished_at,
          job.changes,
          job.preview,
          job.report,
          job.error,
        )
      }
      for (const id of changes.forgotten) this.#db.run('DELETE FROM job WHERE id = ?', id)
      for (const [id, takenAt] of changes.messages)
        this.#db.run('INSERT OR REPLACE INTO message (id, taken_at) VALUES (?, ?)', id, takenAt)
      this.#db.run('DELETE FROM message WHERE taken_at < ?', changes.oldestMessage)
    })
  }
}

interface QueueChanges {
  jobs: Iterable<JobRow>
  /** Ids of jobs to delete. */
  forgotten: Iterable<string>
  messages: Iterable<readonly [id: string, takenAt: number]>
  /** Milliseconds since 1970: earlier messages are deleted. */
  oldestMessage: number
}
