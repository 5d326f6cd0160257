/** Rows of the stored queue of rebuilds. */
import type { ContentChange } from '../../../provider/crawl/changes.ts'
import type { Report } from '../../../engine/release/report.ts'
import { DamagedState } from '../../../engine/state/database/disk.ts'
import type { JobRow, Queue, AcceptedMessage } from '../../../engine/state/queue.ts'
import type { Job, JobState } from './job.ts'

interface StoredQueue {
  jobs: Map<string, Job>
  messages: Map<string, AcceptedMessage>
  /** Only if the queue is damaged: ids of its jobs, as far as they can be read. */
  lost?: string[]
}

/** Without jobs if the queue is damaged: the log then says what may be lost. */
export function readQueue(queue: Queue): StoredQueue {
  let rows: JobRow[] = []
  try {
    rows = queue.jobs()
    return { jobs: new Map(rows.map((row) => [row.id, jobOf(row)])), messages: new Map(queue.messages()) }
  } catch (error) {
    if (!(error instanceof DamagedState || error instanceof SyntaxError)) throw error
    console.error(
      `The queue of rebuilds cannot be read: ${error.message}. Jobs that waited may be lost, and a message of the last minutes may be taken` +
        ' twice. Everything is asked of the provider.',
    )
    return { jobs: new Map(), messages: new Map(), lost: rows.map(({ id }) => id) }
  }
}

export function jobOf({ id, state, created_at, finished_at, changes, preview, authors, report, error }: JobRow): Job {
  return {
    id,
    state: state as JobState,
    createdAt: created_at,
    finishedAt: finished_at ?? undefined,
    changes: parsed<ContentChange[]>(changes),
    preview: preview === 1 ? true : undefined,
    authors: parsed<string[]>(authors),
    report: parsed<Report>(report),
    error: error ?? undefined,
  }
}

function parsed<T>(json: string | null): T | undefined {
  return json === null ? undefined : (JSON.parse(json) as T)
}

export function rowOf(
  { id, state, createdAt, finishedAt, changes, preview, authors, report, error }: Job,
  server: string | undefined,
): JobRow {
  return {
    id,
    state,
    server: server ?? null,
    created_at: createdAt,
    finished_at: finishedAt ?? null,
    changes: changes ? JSON.stringify(changes) : null,
    preview: Number(preview === true),
    authors: authors ? JSON.stringify(authors) : null,
    report: report ? JSON.stringify(report) : null,
    error: error ?? null,
  }
}
