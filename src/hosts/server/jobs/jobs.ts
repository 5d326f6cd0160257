/**
 * The queue of rebuilds: bursts joined into one job, one publish at a time, kept in the state so that a restart loses none. After a publish of what
 * somebody said had changed, everything is asked for once the queue is idle: a wrong hint must not leave the site stale.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ContentChange } from '../../../provider/crawl/changes.ts'
import { hasProblem, type ProblemCode } from '../../../config/problems/table.ts'
import { outcomeOf, type Report } from '../../../engine/release/report.ts'
import type { JobRow, Queue } from '../../../engine/state/queue.ts'
import type { SharedState } from '../../../engine/state/shared/connect.ts'
import { isOver, type Job } from './job.ts'
import { jobOf } from './job-rows.ts'
import { keepJobs } from './kept-jobs.ts'

export interface JobOptions {
  /** Stores the queue. */
  queue: Queue
  /** Publishes, and tells the job's state on the way. `checkState`: damage was met in the queue, so the whole state may be damaged. */
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
  debounce?: number
  /** Milliseconds after which it starts all the same. */
  longestWait?: number
  /** Milliseconds of quiet before everything is asked for. */
  idle?: number
  /** Asked then; where it says no, nothing is. */
  mayCatchUp?: () => Promise<boolean>
  /** Where servers share the queue: each does its own jobs, and those of servers that are gone. */
  peers?: Peers | undefined
}

export type Peers = Pick<SharedState, 'server' | 'connected' | 'isSuperseded'>

export interface Jobs {
  /**
   * Joins the job that came last, if it waits and is a preview as well or neither is. `message`: id of the message that asks for it. `author`: who wrote what changed. It is safe when
   * `saved` settles.
   */
  add(changes: ContentChange[] | undefined, message?: string, preview?: boolean, author?: string): Job
  /** Settles when the queue is stored as it is now; rejects where it cannot be written. */
  saved(): Promise<void>
  /** Id of the job of a message that was taken in the last minutes, before a restart or by another server too. It is safe when `saved` settles. */
  jobFor(message: string): string | undefined
  get(id: string): Job | undefined
  /** Those that are remembered, the newest first. */
  all(): Job[]
  /** Calls back at each change of the job's state until it ends. Returns its stop function. */
  watch(id: string, listener: (job: Job) => void): () => void
  /** Settles when nothing waits or runs. */
  idle(): Promise<void>
  /** Starts no further job; settles when the running one ends. Waiting jobs stay for the next start. */
  close(): Promise<void>
}

/** Names kept of a job that many messages joined. */
const MOST_AUTHORS = 10
/** Milliseconds between two looks for jobs of servers that are gone, and before a job is tried again that the database kept from its end. */
const LOOK = 2000
const LATER = 1000
/** Milliseconds of the longest of these pauses, which double while the disk takes nothing: each attempt asks the provider. */
const LATEST = 30_000
/** The publish may well succeed later: the disk took nothing, the database that servers share did not answer, or another server was faster. */
const PASSING: readonly ProblemCode[] = [
  ...(['disk-failed', 'database-unreachable', 'overtaken', 'publish-under-way', 'code-older'] as const),
]

export function openJobs(options: JobOptions): Jobs {
  const {
    queue,
    publish,
    debounce = 15,
    longestWait = 250,
    idle = 3000,
    mayCatchUp = async () => true,
    peers,
  } = options
  const kept = keepJobs(queue, peers?.server)
  const listeners = new WeakMap<Job, Set<(job: Job) => void>>()
  /** In order of arrival. */
  const waiting: Job[] = []
  let waitingSince = 0
  let running: Promise<void> | undefined
  let startTimer: NodeJS.Timeout | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let closed = false
  const closing = new AbortController()
  /** Attempts in a row that the disk refused. */
  let refused = 0
  /** What was published last is what somebody said had changed. */
  let owesCatchUp = false

  function add(changes: ContentChange[] | undefined, message?: string, preview = false, author?: string): Job {
    clearTimeout(idleTimer)
    const job: Job = {
      id: randomUUID(),
      state: 'queued',
      createdAt: new Date().toISOString(),
      ...(changes && { changes }),
      ...(preview && { preview }),
      ...(author !== undefined && { authors: [author] }),
    }
    const queued = enqueue(job)
    if (message !== undefined) kept.take(message, queued.id)
    kept.add(queued)
    kept.save(queued)
    schedule()
    return queued
  }

  /** The job, or the one that does its work too. */
  function enqueue(job: Job): Job {
    const last = waiting.at(-1)
    if (last && last.preview === job.preview) {
      join(last, job)
      return last
    }
    if (!last) waitingSince = performance.now()
    waiting.push(job)
    return job
  }

  function schedule() {
    if (waiting.length === 0 || running || closed) return
    clearTimeout(startTimer)
    const left = longestWait - (performance.now() - waitingSince)
    startTimer = setTimeout(start, Math.max(0, Math.min(debounce, left)))
  }

  function start() {
    if (running || closed) return
    const job = waiting.shift()
    if (!job) return
    running = work(job).finally(() => {
      running = undefined
      // A preview publishes nothing, and pays nothing either.
      // What is left to another server, that one follows.
      if (!job.preview) owesCatchUp = job.changes !== undefined && kept.get(job.id) === job
      if (waiting.length > 0) schedule()
      else if (owesCatchUp && !closed) idleTimer = setTimeout(() => void catchUp(), idle)
    })
  }

  async function catchUp() {
    const may = await mayCatchUp()
    // Somebody may have asked meanwhile, and then it follows that.
    if (may && waiting.length === 0 && !running && !closed) add(undefined)
  }

  async function work(job: Job) {
    const checkState = kept.takeDoubt()
    try {
      const options = { preview: job.preview === true, authors: job.authors ?? [], checkState }
      const report = await publish(job.changes, { ...options, onState: (state) => tell(job, { state }) })
      refused = 0
      tell(job, { state: outcomeOf(report), report })
    } catch (error) {
      if (peers && hasProblem(error, 'code-older') && (await leave(job, peers))) return
      if (hasProblem(error, ...PASSING) && !closed) {
        tell(job, { state: 'queued' })
        waiting.unshift(job)
        refused = hasProblem(error, 'disk-failed') ? refused + 1 : 0
        const wait = Math.min(LATER * 2 ** Math.max(0, refused - 1), LATEST)
        await pause(wait, undefined, { signal: closing.signal }).catch(() => {})
      } else tell(job, { state: 'failed', error: (error as Error).message })
    }
  }

  /** Makes a job nobody's: a server of newer code takes it over, or this one, when those are gone. False where that cannot be stored. */
  async function leave(job: Job, { server }: Peers): Promise<boolean> {
    try {
      await kept.saved()
      const [left] = await queue.takeOver([{ id: job.id, server }], null)
      if (!left) return false
    } catch {
      return false
    }
    kept.drop(job.id)
    const following = listeners.get(job)
    if (following?.size)
      watchRow(
        () => kept.find(job.id),
        (ended) => following.forEach((listener) => listener(ended)),
      )
    return true
  }

  /** Does what servers that are gone, or older, have left, and what this one has before its queue was opened anew. */
  async function takeOver({ server, connected, isSuperseded }: Peers): Promise<void> {
    if (await isSuperseded()) return
    const there = await connected()
    const isLeft = (row: JobRow) => (row.server === server ? !kept.get(row.id) : !there.has(row.server ?? ''))
    const left = queue.jobs().filter((row) => row.finished_at === null && isLeft(row))
    if (left.length > 0 && !closed) for (const row of await queue.takeOver(left, server)) takeUp(jobOf(row))
  }

  function takeUp(job: Job): void {
    kept.add(job)
    const queued = enqueue(Object.assign(job, { state: 'queued' as const }))
    if (queued !== job) {
      kept.forget(job)
      kept.save(queued)
    }
    schedule()
  }

  function tell(job: Job, news: Partial<Job>) {
    Object.assign(job, news)
    if (isOver(job)) {
      job.finishedAt = new Date().toISOString()
      kept.save(job)
    }
    for (const listener of listeners.get(job) ?? []) listener(job)
  }

  for (const job of kept.all().filter((each) => !isOver(each))) {
    if (peers) kept.drop(job.id)
    else takeUp(job)
  }
  // What the lost jobs asked for is not known.
  if (kept.isLossy) add(undefined)
  // While the database does not answer, nothing can be taken over.
  const look = () => void (peers && takeOver(peers).catch(() => {}))
  look()
  const lookForPeers = peers && setInterval(look, LOOK).unref()

  return {
    add,
    saved: kept.saved,
    jobFor: kept.jobFor,
    get: kept.find,
    all: () => kept.all().reverse(),
    watch(id, listener) {
      const job = kept.get(id)
      if (!job) return watchRow(() => kept.find(id), listener)
      const set = listeners.get(job) ?? new Set()
      listeners.set(job, set.add(listener))
      return () => set.delete(listener)
    },
    async idle() {
      while (waiting.length > 0 || running) await (running ?? new Promise((resolve) => setTimeout(resolve, 5)))
    },
    async close() {
      closed = true
      closing.abort()
      clearTimeout(startTimer)
      clearTimeout(idleTimer)
      clearInterval(lookForPeers)
      await running
      await kept.saved().catch(() => {})
    },
  }
}

/** Calls back when a different server's job ends: only the end is stored. */
function watchRow(find: () => Job | undefined, listener: (job: Job) => void): () => void {
  const timer = setInterval(() => {
    const job = find()
    if (!job?.finishedAt) return
    clearInterval(timer)
    listener(job)
  }, LOOK)
  return () => clearInterval(timer)
}

/** A job without changes asks for everything, and so does what joins it. */
function join(job: Job, { changes, authors = [] }: Job) {
  if (job.changes && changes) job.changes.push(...changes)
  else delete job.changes
  const all = new Set([...(job.authors ?? []), ...authors])
  if (all.size > 0) job.authors = [...all].slice(0, MOST_AUTHORS)
}
