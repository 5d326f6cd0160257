/**
 * The queue of rebuilds: bursts are joined into one job, one publish runs at a time, and the state keeps the queue across restarts. A message may name the
 * wrong changes: once the queue is idle after a publish of named changes, a whole crawl follows, and is repeated while the provider does not answer.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { logFailure } from '../../../config/problems/log.ts'
import { hasProblem, MustNotPublish, type ProblemCode } from '../../../config/problems/table.ts'
import { outcomeOf, type Report } from '../../../engine/release/report.ts'
import type { Queue } from '../../../engine/state/queue.ts'
import type { ContentChange } from '../../../provider/crawl/changes.ts'
import { isOver, type Job } from './job.ts'
import { openJobListeners } from './job-listeners.ts'
import { openJobStore } from './job-store.ts'
import { followPeers, type Peers } from './peers.ts'
import { openWaitingLine } from './waiting-line.ts'
import { openWholeCrawls } from './whole-crawls.ts'

export interface JobOptions {
  /** Stores the queue. */
  queue: Queue
  /** Publishes, and reports the job's state on the way. `checkState`: the queue was damaged, so the whole state may be. */
  publish(
    changes: ContentChange[] | undefined,
    options: {
      preview: boolean
      checkState: boolean
      authors: readonly string[]
      onState: (state: 'crawling' | 'rendering') => void
    },
  ): Promise<Report>
  /** Milliseconds without a further change before a job starts. */
  debounce?: number | undefined
  /** Milliseconds after which it starts in any case. */
  longestWait?: number | undefined
  /** Milliseconds of quiet before a whole crawl that follows. */
  idle?: number | undefined
  /** Whether a whole crawl may follow. */
  mayCatchUp?: () => Promise<boolean>
  /** If servers share the queue: each does its own jobs, and those of servers that are gone. */
  peers?: Peers | undefined
}

export interface JobRequest {
  /** Id of the message that requests it. */
  message?: string | undefined
  preview?: boolean | undefined
  /** Who wrote what changed. */
  author?: string | undefined
}

export interface Jobs {
  /** Joins the newest waiting job if both or neither are previews. `changes`: `undefined` for a whole crawl. Safe once `saved` settles. */
  add(changes: ContentChange[] | undefined, request?: JobRequest): Job
  /** Settles when the queue is stored as it is now. Rejects if it cannot be written. */
  saved(): Promise<void>
  /** Id of the job that a message of the last minutes requested, at any server. Safe once `saved` settles. */
  jobFor(message: string): string | undefined
  get(id: string): Job | undefined
  /** Jobs that are still remembered, the newest first. */
  all(): Job[]
  /** Messages whose jobs have not ended, and since when the oldest waits, ISO 8601. */
  waiting(): { messages: number; since: string } | undefined
  /** Calls back at each change of the job's state until it ends, or with `undefined` if it can no longer be read. Returns its stop function. */
  watch(id: string, listener: (job: Job | undefined) => void): () => void
  /** Settles when nothing waits or runs. */
  idle(): Promise<void>
  /** Starts no further job; settles when the running one ends. Jobs that wait or must be tried again stay for the next start. */
  close(): Promise<void>
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

export function openJobs(options: JobOptions): Jobs {
  const { queue, publish, debounce = 15, longestWait = 1000, idle = 3000, peers: shared } = options
  const { mayCatchUp = async () => true } = options
  const store = openJobStore(queue, shared?.server)
  const listeners = openJobListeners(store)
  const line = openWaitingLine({ debounce, longestWait })
  const wholeCrawls = openWholeCrawls(idle, () => void catchUp())
  const closing = new AbortController()
  let running: Promise<void> | undefined
  /** Attempts in a row that failed because of the disk or an update. */
  let failures = 0

  function add(changes: ContentChange[] | undefined, { message, preview, author }: JobRequest = {}): Job {
    wholeCrawls.stop()
    const queued = line.join({
      id: randomUUID(),
      state: 'queued',
      createdAt: new Date().toISOString(),
      changes,
      preview: preview ? true : undefined,
      authors: author === undefined ? undefined : [author],
    })
    if (message !== undefined) store.noteMessage(message, queued.id)
    store.add(queued)
    store.save(queued)
    schedule()
    return queued
  }

  function schedule() {
    if (!running && !closing.signal.aborted) line.schedule(start)
  }

  function start() {
    if (running || closing.signal.aborted) return
    const job = line.next()
    if (!job) return
    running = work(job).finally(() => {
      running = undefined
      if (!line.isEmpty()) schedule()
      else if (!closing.signal.aborted) wholeCrawls.schedule()
    })
  }

  async function catchUp() {
    const isAllowed = await mayCatchUp().catch((error: unknown) => {
      logFailure(error)
      return false
    })
    // If a job has come meanwhile, the crawl follows that one.
    if (!line.isEmpty() || running || closing.signal.aborted) return
    if (isAllowed) return void add(undefined)
    wholeCrawls.retry()
    wholeCrawls.schedule()
  }

  async function work(job: Job) {
    const checkState = store.takeDamage()
    try {
      const settings = { preview: job.preview === true, authors: job.authors ?? [], checkState }
      const report = await publish(job.changes, { ...settings, onState: (state) => update(job, { state }) })
      failures = 0
      wholeCrawls.note(job, report.problems)
      update(job, { state: outcomeOf(report), report })
    } catch (error) {
      if (hasProblem(error, 'code-older') && (await peers?.leave(job))) {
        if (!job.preview) wholeCrawls.forget()
        return
      }
      if (!hasProblem(error, ...TEMPORARY)) {
        wholeCrawls.note(job, error instanceof MustNotPublish ? error.problems : [])
        return update(job, { state: 'failed', error: (error as Error).message })
      }
      update(job, { state: 'queued' })
      // The stored job has not ended: the next start resumes it.
      if (closing.signal.aborted) return
      line.putFirst(job)
      failures = hasProblem(error, 'disk-failed', 'code-replaced') ? failures + 1 : 0
      const wait = Math.min(RETRY_DELAY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_DELAY_MS)
      await pause(wait, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  function update(job: Job, news: Partial<Job>) {
    Object.assign(job, news)
    if (isOver(job)) {
      job.finishedAt = new Date().toISOString()
      store.save(job)
    }
    listeners.call(job)
  }

  /** Takes a stored job into this server's line. It joins no other: the sender of its message knows its id. */
  function resume(job: Job): void {
    store.add(Object.assign(job, { state: 'queued' as const }))
    line.append(job)
    schedule()
  }

  for (const job of store.all().filter((each) => !isOver(each))) {
    if (shared) store.drop(job.id)
    else resume(job)
  }
  // Nobody knows what the lost jobs requested.
  if (store.hasLostJobs) add(undefined)
  const peers = shared && followPeers({ queue, peers: shared, store, listeners, resume, signal: closing.signal })

  return {
    add,
    saved: store.saved,
    jobFor: store.jobFor,
    get: store.find,
    all: () => store.all().reverse(),
    waiting: store.waiting,
    watch: listeners.watch,
    async idle() {
      while (!line.isEmpty() || running) await (running ?? new Promise((resolve) => setTimeout(resolve, 5)))
    },
    async close() {
      closing.abort()
      line.stop()
      wholeCrawls.stop()
      await running
      await store.saved().catch(() => {})
    },
  }
}
