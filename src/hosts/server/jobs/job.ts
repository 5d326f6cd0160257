/** A requested rebuild. */
import type { ContentChange } from '../../../provider/crawl/changes.ts'
import type { Outcome, Report } from '../../../engine/release/report.ts'

export type JobState = 'queued' | 'crawling' | 'rendering' | Outcome | 'failed'

export interface Job {
  id: string
  state: JobState
  /** ISO 8601. */
  createdAt: string
  finishedAt?: string
  /** Changes to crawl. Missing for a whole crawl. */
  changes?: ContentChange[]
  /** Preview only: its release waits for approval. */
  preview?: true
  /** Names of the writers of its changes, from the messages. */
  authors?: string[]
  report?: Report
  /** Why it failed, for the operator. */
  error?: string
}

/**
 * Publishes, and reports the job's state on the way. `changes`: `undefined` for a whole crawl. `checkState`: the queue was damaged, so the whole state
 * may be.
 */
export type PublishJob = (
  changes: ContentChange[] | undefined,
  options: {
    preview: boolean
    checkState: boolean
    authors: readonly string[]
    onState: (state: 'crawling' | 'rendering') => void
  },
) => Promise<Report>

const OVER: ReadonlySet<JobState> = new Set(['published', 'waiting', 'unchanged', 'failed'])

export const isOver = ({ state }: Pick<Job, 'state'>): boolean => OVER.has(state)
