/** Jobs and the messages that requested them, in memory and in the state, where a restart finds them. */
import { setImmediate } from 'node:timers/promises'
import { logFailure } from '../../../config/problems/log.ts'
import { DamagedState } from '../../../engine/state/database/disk.ts'
import type { Queue, AcceptedMessage } from '../../../engine/state/queue.ts'
import { isOver, type Job } from './job.ts'
import { jobOf, readQueue, rowOf } from './job-rows.ts'

export interface JobStore {
  get(id: string): Job | undefined
  /** As `get`, or as stored if another server has the job. */
  find(id: string): Job | undefined
  /** In order of arrival. */
  all(): Job[]
  /** Keeps a job in memory. */
  add(job: Job): void
  /** Stores a job and whatever else is not stored yet, in the background. */
  save(job: Job): void
  /** Removes a job from memory only: it belongs to another server. */
  drop(id: string): void
  /** Settles when everything is stored as it is now. Rejects if it cannot be written. */
  saved(): Promise<void>
  /** Id of the job that a message requested, unless the message could not be stored: then it is sent again, and must count. */
  jobFor(message: string): string | undefined
  /** Notes which job a message requested; stored with the job. */
  noteMessage(message: string, job: string): void
  /** Messages whose jobs have not ended, and since when the oldest waits. */
  waiting(): { messages: number; since: string } | undefined
  /** Whether jobs were lost because the stored queue is damaged. */
  readonly hasLostJobs: boolean
  /** Whether damage was met since the last call. */
  takeDamage(): boolean
}

/** How long a message could be sent again: twice the tolerance of its time stamp. */
const REPLAY_WINDOW_MS = 10 * 60 * 1000
/** Ended jobs that can still be read. */
const MOST_ENDED = 50

interface Unsaved {
  jobs: Set<Job>
  messages: Map<string, AcceptedMessage>
  forgotten: Set<string>
}

/** `server`: id of this server, if servers share the state. */
export function openJobStore(queue: Queue, server: string | undefined): JobStore {
  const { jobs, messages, lost: lostJobs } = readQueue(queue)
  /** Whether the queue is damaged: the next publish then checks the whole state. */
  let isDamaged = lostJobs !== undefined
  /** Not stored yet. */
  let unsaved: Unsaved = { jobs: new Set(), messages: new Map(), forgotten: new Set(lostJobs) }
  const writes = inTurns(store)

  async function store(): Promise<void> {
    forgetOldest(jobs, messages, unsaved)
    // Changes during this write are stored by the next one, even of the same job.
    const now = unsaved
    unsaved = { jobs: new Set(), messages: new Map(), forgotten: new Set() }
    try {
      const rows = [...now.jobs].map((job) => rowOf(job, server))
      await queue.save({ ...now, jobs: rows, oldestMessage: Date.now() - REPLAY_WINDOW_MS })
    } catch (error) {
      isDamaged ||= error instanceof DamagedState
      // A database that replaces a damaged one has none of them.
      const lost = isDamaged ? { ...now, jobs: jobs.values(), messages } : now
      for (const job of lost.jobs) if (jobs.has(job.id)) unsaved.jobs.add(job)
      for (const [message, taken] of lost.messages) unsaved.messages.set(message, taken)
      for (const id of now.forgotten) unsaved.forgotten.add(id)
      throw error
    }
  }

  return {
    get: (id) => jobs.get(id),
    find(id) {
      const row = jobs.has(id) || server === undefined ? undefined : queue.job(id)
      return row ? jobOf(row) : jobs.get(id)
    },
    all: () => [...jobs.values()],
    add: (job) => void jobs.set(job.id, job),
    save(job) {
      unsaved.jobs.add(job)
      writes.ask()
    },
    drop: (id) => void jobs.delete(id),
    saved: writes.settled,
    jobFor(message) {
      if (unsaved.messages.has(message)) return undefined
      const taken = messages.get(message) ?? (server === undefined ? undefined : queue.message(message))
      return taken && taken.job !== '' && taken.takenAt > Date.now() - REPLAY_WINDOW_MS ? taken.job : undefined
    },
    noteMessage(message, job) {
      const taken = { takenAt: Date.now(), job }
      messages.set(message, taken)
      unsaved.messages.set(message, taken)
    },
    waiting() {
      const taken = [...messages.values()].filter(({ job }) => isUnended(jobs.get(job))).map(({ takenAt }) => takenAt)
      if (taken.length === 0) return undefined
      return { messages: taken.length, since: new Date(Math.min(...taken)).toISOString() }
    },
    hasLostJobs: lostJobs !== undefined,
    takeDamage() {
      const was = isDamaged
      isDamaged = false
      return was
    },
  }
}

const isUnended = (job: Job | undefined) => job !== undefined && !isOver(job)

function forgetOldest(jobs: Map<string, Job>, messages: Map<string, AcceptedMessage>, unsaved: Unsaved): void {
  const ended = [...jobs.values()].filter(isOver)
  for (const job of ended.slice(0, Math.max(0, ended.length - MOST_ENDED))) {
    jobs.delete(job.id)
    unsaved.jobs.delete(job)
    unsaved.forgotten.add(job.id)
  }
  const oldest = Date.now() - REPLAY_WINDOW_MS
  for (const [message, { takenAt, job }] of messages)
    if (takenAt < oldest && !isUnended(jobs.get(job))) messages.delete(message)
}

/** One write at a time, and one more for all calls meanwhile and in this turn of the event loop: each call waits for two at most. */
function inTurns(write: () => Promise<void>) {
  /** The write under way, and the one that follows. */
  let [running, next]: (Promise<void> | undefined)[] = []

  function ask(): void {
    if (next) return
    const mine = (running ?? Promise.resolve())
      .catch(() => {})
      .then(() => setImmediate())
      .then(() => {
        running = next
        next = undefined
        return write()
      })
    next = mine
    // Must not end the process: callers of `settled` get the error.
    mine.catch(logFailure).finally(() => {
      if (running === mine) running = undefined
    })
  }

  return { ask, settled: async () => next ?? running }
}
