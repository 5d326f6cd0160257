/**
 * The queue of rebuilds: bursts joined into one job, one publish at a time, kept in the state so that a restart loses none. After a publish of what
 * somebody said had changed, everything is asked for once the queue is idle: a wrong hint must not leave the site stale.
 */
import { randomUUID } from 'node:crypto'
import type { ContentChange } from '../crawl/changes.ts'
import type { Report } from '../release/report.ts'
import { DamagedState } from '../state/database.ts'
import type { JobRow, Queue } from '../state/queue.ts'

type JobState = 'queued' | 'crawling' | 'rendering' | 'published' | 'unchanged' | 'failed'

export interface Job {
  id: string
  state: JobState
  /** ISO 8601. */
  createdAt: string
  finishedAt?: string
  /** What is said to have changed; nothing means everything. */
  changes?: ContentChange[]
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
    options: { checkState: boolean; onState: (state: 'crawling' | 'rendering') => void },
  ): Promise<Report>
  /** Milliseconds without a further change before a job starts. */
  debounce?: number
  /** Milliseconds after which it starts all the same. */
  longestWait?: number
  /** Milliseconds of quiet before everything is asked for. */
  idle?: number
  /** Asked then; where it says no, nothing is. */
  mayCatchUp?: () => Promise<boolean>
}

export interface Jobs {
  /** Joins the job that waits, if there is one. `message`: id of the message that asks for it. It is safe when `saved` settles. */
  add(changes: ContentChange[] | undefined, message?: string): Job
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
/** Ended jobs that can still be asked about. */
const REMEMBERED = 50
const OVER: ReadonlySet<JobState> = new Set(['published', 'unchanged', 'failed'])

export function openJobs(options: JobOptions): Jobs {
  const { queue, publish, debounce = 15, longestWait = 250, idle = 3000, mayCatchUp = async () => true } = options
  const { jobs, messages, lost } = readQueue(queue)
  /** Damage was met in the queue: the next publish looks whether the state is whole. */
  let isDoubtful = lost !== undefined
  /** Not stored yet. */
  let changed = { jobs: new Set<Job>(), messages: new Map<string, number>(), forgotten: new Set(lost) }
  const listeners = new Map<string, Set<(job: Job) => void>>()
  let waiting: Job | undefined
  let waitingSince = 0
  let running: Promise<void> | undefined
  let startTimer: NodeJS.Timeout | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let closed = false
  let isStale = false
  let saving: Promise<void> | undefined

  function add(changes: ContentChange[] | undefined, message?: string): Job {
    clearTimeout(idleTimer)
    if (message !== undefined) {
      messages.set(message, Date.now())
      changed.messages.set(message, messages.get(message)!)
    }
    if (waiting) join(waiting, changes)
    else {
      waiting = { id: randomUUID(), state: 'queued', createdAt: new Date().toISOString(), ...(changes && { changes }) }
      waitingSince = performance.now()
      jobs.set(waiting.id, waiting)
    }
    save(waiting)
    schedule()
    return waiting
  }

  function schedule() {
    if (!waiting || running || closed) return
    clearTimeout(startTimer)
    const left = longestWait - (performance.now() - waitingSince)
    startTimer = setTimeout(start, Math.max(0, Math.min(debounce, left)))
  }

  function start() {
    const job = waiting
    if (!job || running || closed) return
    waiting = undefined
    running = work(job).finally(() => {
      running = undefined
      if (waiting) schedule()
      else if (job.changes && !closed) idleTimer = setTimeout(() => void catchUp(), idle)
    })
  }

  async function catchUp() {
    const may = await mayCatchUp()
    // Somebody may have asked meanwhile, and then it follows that.
    if (may && !waiting && !running && !closed) add(undefined)
  }

  async function work(job: Job) {
    const checkState = isDoubtful
    isDoubtful = false
    try {
      const report = await publish(job.changes, { checkState, onState: (state) => tell(job, { state }) })
      tell(job, { state: report.changed.length + report.pages.removed > 0 ? 'published' : 'unchanged', report })
    } catch (error) {
      tell(job, { state: 'failed', error: (error as Error).message })
    }
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
      await queue.save({ ...now, jobs: [...now.jobs].map(rowOf), oldestMessage: Date.now() - REPLAY_WINDOW })
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
  for (const job of unfinished) {
    if (waiting) {
      join(waiting, job.changes)
      forget(job)
    } else {
      waiting = Object.assign(job, { state: 'queued' as const })
      waitingSince = performance.now()
    }
  }
  if (changed.forgotten.size > 0) save(waiting!)
  // What the lost jobs asked for is not known.
  if (lost) add(undefined)
  schedule()

  return {
    add,
    saved: async () => saving,
    // One that could not be stored is sent again, and has to be taken then.
    hasTaken: (message) => !changed.messages.has(message) && (messages.get(message) ?? 0) > Date.now() - REPLAY_WINDOW,
    get: (id) => jobs.get(id),
    all: () => [...jobs.values()].reverse(),
    watch(id, listener) {
      const set = listeners.get(id) ?? new Set()
      listeners.set(id, set.add(listener))
      return () => set.delete(listener)
    },
    async idle() {
      while (waiting || running) await (running ?? new Promise((resolve) => setTimeout(resolve, 5)))
    },
    async close() {
      closed = true
      clearTimeout(startTimer)
      clearTimeout(idleTimer)
      await running
      await saving?.catch(() => {})
    },
  }
}

interface StoredQueue {
  jobs: Map<string, Job>
  messages: Map<string, number>
  /** Where the queue is damaged: ids of the jobs in it, as far as they could be read. */
  lost?: string[]
}

/** Empty where the queue is damaged: then the log says what may be lost. */
function readQueue(queue: Queue): StoredQueue {
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

/** A job without changes asks for everything, and so does what joins it. */
function join(job: Job, changes: ContentChange[] | undefined) {
  if (job.changes && changes) job.changes.push(...changes)
  else delete job.changes
}

function jobOf({ id, state, created_at, finished_at, changes, report, error }: JobRow): Job {
  return {
    id,
    state: state as JobState,
    createdAt: created_at,
    ...(finished_at !== null && { finishedAt: finished_at }),
    ...(changes !== null && { changes: JSON.parse(changes) as ContentChange[] }),
    ...(report !== null && { report: JSON.parse(report) as Report }),
    ...(error !== null && { error }),
  }
}

function rowOf({ id, state, createdAt, finishedAt, changes, report, error }: Job): JobRow {
  return {
    id,
    state,
    created_at: createdAt,
    finished_at: finishedAt ?? null,
    changes: changes ? JSON.stringify(changes) : null,
    report: report ? JSON.stringify(report) : null,
    error: error ?? null,
  }
}
