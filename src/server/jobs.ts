/**
 * The queue of rebuilds: bursts joined into one job, one publish at a time, kept in the state so that a restart loses none. After a publish of what
 * somebody said had changed, everything is asked for once the queue is idle: a wrong hint must not leave the site stale.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ContentChange } from '../crawl/changes.ts'
import { MustNotPublish } from '../problems/table.ts'
import { outcomeOf, type Outcome, type Report } from '../release/report.ts'
import { DamagedState } from '../state/database.ts'
import type { JobRow, Queue } from '../state/queue.ts'
import type { SharedState } from '../state/shared/connect.ts'
import { jobOf, readQueue, rowOf } from './job-rows.ts'

export type JobState = 'queued' | 'crawling' | 'rendering' | Outcome | 'failed'

export interface Job {
  id: string
  state: JobState
  /** ISO 8601. */
  createdAt: string
  finishedAt?: string
  /** What is said to have changed; nothing means everything. */
  changes?: ContentChange[]
  /** Only to be looked at: its release waits. */
  preview?: true
  report?: Report
  /** Why it failed, for the operator. */
  error?: string
}

export interface JobOptions {
  /** Where the queue is kept. */
  queue: Queue
  /** Publishes, and tells the job's state on the way. `checkState`: damage was met in the queue, so the whole state may be damaged. */
  publish(
    changes: ContentChange[] | undefined,
    options: { preview: boolean; checkState: boolean; onState: (state: 'crawling' | 'rendering') => void },
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

export type Peers = Pick<SharedState, 'server' | 'connected'>

export interface Jobs {
  /**
   * Joins the job that came last, if it waits and is a preview as well or neither is. `message`: id of the message that asks for it. It is safe when
   * `saved` settles.
   */
  add(changes: ContentChange[] | undefined, message?: string, preview?: boolean): Job
  /** Settles when the queue is stored as it is now; rejects where it cannot be written. */
  saved(): Promise<void>
  /** Whether a message was taken and stored in the last minutes, before a restart too. */
  hasTaken(message: string): boolean
  get(id: string): Job | undefined
  /** Those that are remembered, the newest first. */
  all(): Job[]
  /** Calls at each change of the job's state until it is over. Returns how to stop. */
  watch(id: string, listener: (job: Job) => void): () => void
  /** Settles when nothing waits or runs. */
  idle(): Promise<void>
  /** Takes no further job; settles when the one under way is over. What waits is kept for the next start. */
  close(): Promise<void>
}

/** Milliseconds for which a message could be sent again: twice the tolerance of its time stamp. */
const REPLAY_WINDOW = 10 * 60 * 1000
/** Milliseconds between two looks for jobs of servers that are gone, and before a job is tried again that the database kept from its end. */
const LOOK = 2000
const LATER = 1000
/** Ended jobs that can still be asked about. */
const REMEMBERED = 50
const OVER: ReadonlySet<JobState> = new Set(['published', 'waiting', 'unchanged', 'failed'])

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
  const { jobs, messages, lost } = readQueue(queue)
  /** Damage was met in the queue: the next publish looks whether the state is whole. */
  let isDoubtful = lost !== undefined
  /** Not stored yet. */
  let changed = { jobs: new Set<Job>(), messages: new Map<string, number>(), forgotten: new Set(lost) }
  const listeners = new Map<string, Set<(job: Job) => void>>()
  /** In the order of their arrival. */
  const waiting: Job[] = []
  let waitingSince = 0
  let running: Promise<void> | undefined
  let startTimer: NodeJS.Timeout | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let closed = false
  let isStale = false
  /** What was published last is what somebody said had changed. */
  let owesCatchUp = false
  let saving: Promise<void> | undefined

  function add(changes: ContentChange[] | undefined, message?: string, preview = false): Job {
    clearTimeout(idleTimer)
    if (message !== undefined) {
      messages.set(message, Date.now())
      changed.messages.set(message, messages.get(message)!)
    }
    const job: Job = {
      id: randomUUID(),
      state: 'queued',
      createdAt: new Date().toISOString(),
      ...(changes && { changes }),
      ...(preview && { preview }),
    }
    const queued = enqueue(job)
    jobs.set(queued.id, queued)
    save(queued)
    schedule()
    return queued
  }

  /** The job, or the one that does its work too. */
  function enqueue(job: Job): Job {
    const last = waiting.at(-1)
    if (last && last.preview === job.preview) {
      join(last, job.changes)
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
      if (!job.preview) owesCatchUp = job.changes !== undefined
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
    const checkState = isDoubtful
    isDoubtful = false
    try {
      const options = { preview: job.preview === true, checkState }
      const report = await publish(job.changes, { ...options, onState: (state) => tell(job, { state }) })
      tell(job, { state: outcomeOf(report), report })
    } catch (error) {
      if (isPassing(error) && !closed) {
        tell(job, { state: 'queued' })
        waiting.unshift(job)
        await pause(LATER)
      } else tell(job, { state: 'failed', error: (error as Error).message })
    }
  }

  /** Does what servers that are gone have left, and what this one has before its queue was opened anew. */
  async function takeOver({ server, connected }: Peers): Promise<void> {
    const there = await connected()
    const isLeft = (row: JobRow) => (row.server === server ? !jobs.has(row.id) : !there.has(row.server ?? ''))
    const left = queue.jobs().filter((row) => row.finished_at === null && isLeft(row))
    if (left.length > 0 && !closed) for (const row of await queue.takeOver(left, server)) takeUp(jobOf(row))
  }

  function takeUp(job: Job): void {
    jobs.set(job.id, job)
    if (enqueue(Object.assign(job, { state: 'queued' as const })) !== job) forget(job)
    schedule()
  }

  function tell(job: Job, news: Partial<Job>) {
    Object.assign(job, news)
    if (OVER.has(job.state)) {
      job.finishedAt = new Date().toISOString()
      save(job)
    }
    for (const listener of listeners.get(job.id) ?? []) listener(job)
  }

  /** One write at a time, and one for all who ask meanwhile: a burst costs no more than a few. */
  function save(job: Job): void {
    changed.jobs.add(job)
    isStale = true
    saving ??= write()
    // What the disk refuses must not end the process: who waits for it is told.
    saving.catch((error: unknown) => console.error(error))
  }

  async function write(): Promise<void> {
    try {
      while (isStale) {
        isStale = false
        forgetOldest()
        await store()
      }
    } finally {
      // At once: what comes a moment later must begin a write of its own.
      saving = undefined
    }
  }

  async function store(): Promise<void> {
    // What changes while this is being stored is stored next, even of the same job.
    const now = changed
    changed = { jobs: new Set(), messages: new Map(), forgotten: new Set() }
    try {
      await queue.save({
        ...now,
        jobs: [...now.jobs].map((job) => rowOf(job, peers?.server)),
        oldestMessage: Date.now() - REPLAY_WINDOW,
      })
    } catch (error) {
      isDoubtful ||= error instanceof DamagedState
      // A database that takes the place of a damaged one has none of them.
      const unsaved = isDoubtful ? { ...now, jobs: jobs.values(), messages } : now
      for (const job of unsaved.jobs) if (jobs.has(job.id)) changed.jobs.add(job)
      for (const [message, time] of unsaved.messages) changed.messages.set(message, time)
      for (const id of now.forgotten) changed.forgotten.add(id)
      throw error
    }
  }

  function forgetOldest(): void {
    const ended = [...jobs.values()].filter(({ state }) => OVER.has(state))
    for (const job of ended.slice(0, Math.max(0, ended.length - REMEMBERED))) forget(job)
    const oldest = Date.now() - REPLAY_WINDOW
    for (const [message, time] of messages) if (time < oldest) messages.delete(message)
  }

  function forget(job: Job): void {
    jobs.delete(job.id)
    listeners.delete(job.id)
    changed.jobs.delete(job)
    changed.forgotten.add(job.id)
  }

  const unfinished = [...jobs.values()].filter(({ state }) => !OVER.has(state))
  if (peers) for (const { id } of unfinished) jobs.delete(id)
  else for (const job of unfinished) takeUp(job)
  if (changed.forgotten.size > 0) for (const job of waiting) save(job)
  // What the lost jobs asked for is not known.
  if (lost) add(undefined)
  // While the database does not answer, nothing can be taken over.
  const look = () => void (peers && takeOver(peers).catch(() => {}))
  look()
  const lookForPeers = peers && setInterval(look, LOOK).unref()

  /** A job of another server's too. */
  function find(id: string): Job | undefined {
    const row = jobs.has(id) || !peers ? undefined : queue.job(id)
    return row ? jobOf(row) : jobs.get(id)
  }

  return {
    add,
    saved: async () => saving,
    // One that could not be stored is sent again, and has to be taken then.
    hasTaken: (message) =>
      !changed.messages.has(message) &&
      (messages.get(message) ?? (peers && queue.takenAt(message)) ?? 0) > Date.now() - REPLAY_WINDOW,
    get: find,
    all: () => [...jobs.values()].reverse(),
    watch(id, listener) {
      if (!jobs.has(id)) return watchRow(() => find(id), listener)
      const set = listeners.get(id) ?? new Set()
      listeners.set(id, set.add(listener))
      return () => set.delete(listener)
    },
    async idle() {
      while (waiting.length > 0 || running) await (running ?? new Promise((resolve) => setTimeout(resolve, 5)))
    },
    async close() {
      closed = true
      clearTimeout(startTimer)
      clearTimeout(idleTimer)
      clearInterval(lookForPeers)
      await running
      await saving?.catch(() => {})
    },
  }
}

/** Calls when a job of another server's is over, which alone is stored. */
function watchRow(find: () => Job | undefined, listener: (job: Job) => void): () => void {
  const timer = setInterval(() => {
    const job = find()
    if (!job?.finishedAt) return
    clearInterval(timer)
    listener(job)
  }, LOOK)
  return () => clearInterval(timer)
}

/** The publish may well succeed a moment later: the database that servers share did not answer, or another server was faster. */
function isPassing(error: unknown): boolean {
  const codes = error instanceof MustNotPublish ? error.problems.map(({ code }) => code) : []
  return codes.some((code) => code === 'database-unreachable' || code === 'overtaken')
}

/** A job without changes asks for everything, and so does what joins it. */
function join(job: Job, changes: ContentChange[] | undefined) {
  if (job.changes && changes) job.changes.push(...changes)
  else delete job.changes
}
