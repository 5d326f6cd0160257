/** Attempts at jobs: each ends its job, leaves it to newer code, or puts it first in line for another attempt. */
import { setTimeout as pause } from 'node:timers/promises'
import { hasProblem, MustNotPublish, type ProblemCode } from '../../../config/problems/table.ts'
import { outcomeOf } from '../../../engine/release/report.ts'
import { isOver, type Job, type PublishJob } from './job.ts'
import type { JobListeners } from './job-listeners.ts'
import type { JobStore } from './job-store.ts'
import type { WaitingLine } from './waiting-line.ts'
import type { WholeCrawls } from './whole-crawls.ts'

interface AttemptOptions {
  publish: PublishJob
  store: JobStore
  listeners: JobListeners
  line: WaitingLine
  wholeCrawls: WholeCrawls
  /** Gives a job to a server of newer code; false if there is none. */
  leave(job: Job): Promise<boolean>
  signal: AbortSignal
}

/** Before a job is tried again; doubles up to the longest while the disk fails, as each attempt crawls, or until the restart after an update. */
const RETRY_DELAY_MS = 1000
const LONGEST_RETRY_DELAY_MS = 30_000
/** The same publish may succeed later: the disk or the shared database failed, another server was faster, or an update waits for the restart. */
const TEMPORARY: readonly ProblemCode[] = [
  'disk-failed',
  'database-unreachable',
  'overtaken',
  'publish-under-way',
  'code-older',
  'code-replaced',
]

/** Returns a function that attempts a job once, and settles when the next attempt may start. */
export function openAttempts({ publish, store, listeners, line, wholeCrawls, leave, signal }: AttemptOptions) {
  /** In a row that failed because of the disk or an update. */
  let failures = 0

  function update(job: Job, news: Partial<Job>) {
    Object.assign(job, news)
    if (isOver(job)) {
      job.finishedAt = new Date().toISOString()
      store.save(job)
    }
    listeners.call(job)
  }

  return async (job: Job): Promise<void> => {
    const checkState = store.takeDamage()
    try {
      const settings = { preview: job.preview === true, authors: job.authors ?? [], checkState }
      const report = await publish(job.changes, { ...settings, onState: (state) => update(job, { state }) })
      failures = 0
      wholeCrawls.note(job, report.problems)
      update(job, { state: outcomeOf(report), report })
    } catch (error) {
      if (hasProblem(error, 'code-older') && (await leave(job))) {
        if (!job.preview) wholeCrawls.forget()
        return
      }
      if (!hasProblem(error, ...TEMPORARY)) {
        wholeCrawls.note(job, error instanceof MustNotPublish ? error.problems : [])
        return update(job, { state: 'failed', error: (error as Error).message })
      }
      update(job, { state: 'queued' })
      // The stored job has not ended: the next start resumes it.
      if (signal.aborted) return
      line.putFirst(job)
      failures = hasProblem(error, 'disk-failed', 'code-replaced') ? failures + 1 : 0
      const wait = Math.min(RETRY_DELAY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_DELAY_MS)
      await pause(wait, undefined, { signal }).catch(() => {})
    }
  }
}
