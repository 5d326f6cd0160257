/**
 * The queue of rebuilds: bursts are joined into one job, one publish runs at a time, and the state keeps the queue across restarts. A message may name the
 * wrong changes: once the queue is idle after a publish of named changes, a whole crawl follows, and is repeated while the provider does not answer.
 */
import { randomUUID } from 'node:crypto'
import type { Queue } from '../../../engine/state/queue.ts'
import type { ContentChange } from '../../../provider/crawl/changes.ts'
import { openAttempts } from './attempts.ts'
import { isOver, type Job, type PublishJob } from './job.ts'
import { openJobListeners } from './job-listeners.ts'
import { openJobStore } from './job-store.ts'
import { followPeers, type Peers } from './peers.ts'
import { openRunner } from './runner.ts'
import { openWaitingLine } from './waiting-line.ts'
import { openWholeCrawls } from './whole-crawls.ts'

export interface JobOptions {
  /** Stores the queue. */
  queue: Queue
  publish: PublishJob
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

export function openJobs(options: JobOptions): Jobs {
  const { queue, publish, debounce = 15, longestWait = 1000, idle = 3000, peers: shared } = options
  const { mayCatchUp = async () => true } = options
  const store = openJobStore(queue, shared?.server)
  const listeners = openJobListeners(store)
  const line = openWaitingLine({ debounce, longestWait })
  const closing = new AbortController()
  const { signal } = closing
  const wholeCrawls = openWholeCrawls({
    idle,
    mayFollow: mayCatchUp,
    isFree: () => runner.isFree(),
    start: () => void add(undefined),
  })
  const leave = async (job: Job) => (await peers?.leave(job)) === true
  const attempt = openAttempts({ publish, store, listeners, line, wholeCrawls, leave, signal })
  const runner = openRunner({ line, attempt, whenFree: wholeCrawls.schedule, signal })

  function add(changes: ContentChange[] | undefined, request: JobRequest = {}): Job {
    wholeCrawls.stop()
    const queued = line.join(newJob(changes, request))
    if (request.message !== undefined) store.noteMessage(request.message, queued.id)
    store.add(queued)
    store.save(queued)
    runner.schedule()
    return queued
  }

  /** Takes a stored job into this server's line. It joins no other: the sender of its message knows its id. */
  function resume(job: Job): void {
    store.add(Object.assign(job, { state: 'queued' as const }))
    line.append(job)
    runner.schedule()
  }

  for (const job of store.all().filter((each) => !isOver(each))) {
    if (shared) store.drop(job.id)
    else resume(job)
  }
  // Nobody knows what the lost jobs requested.
  if (store.hasLostJobs) add(undefined)
  const peers = shared && followPeers({ queue, peers: shared, store, listeners, resume, signal })

  return {
    add,
    saved: store.saved,
    jobFor: store.jobFor,
    get: store.find,
    all: () => store.all().reverse(),
    waiting: store.waiting,
    watch: listeners.watch,
    idle: runner.idle,
    async close() {
      closing.abort()
      line.stop()
      wholeCrawls.stop()
      await runner.running()
      await store.saved().catch(() => {})
    },
  }
}

const newJob = (changes: ContentChange[] | undefined, { preview, author }: JobRequest): Job => ({
  id: randomUUID(),
  state: 'queued',
  createdAt: new Date().toISOString(),
  changes,
  preview: preview ? true : undefined,
  authors: author === undefined ? undefined : [author],
})
