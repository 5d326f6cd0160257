/** Jobs and the messages that asked for them, in memory and in the state: what a server knows of them, and what a restart finds. */
import { logFailure } from '../../../config/problems/log.ts'
import { DamagedState } from '../../../engine/state/database/database.ts'
import type { Queue, TakenMessage } from '../../../engine/state/queue.ts'
import { isOver, type Job } from './job.ts'
import { jobOf, readQueue, rowOf } from './job-rows.ts'

export interface KeptJobs {
  get(id: string): Job | undefined
  /** As `get`, or as it is stored where another server has it. */
  find(id: string): Job | undefined
  /** In the order of their arrival. */
  all(): Job[]
  /** Remembers a job, which is not stored yet. */
  add(job: Job): void
  /** Stores a job, with all else that is not stored. */
  save(job: Job): void
  /** It is another server's, or known no longer: stored jobs stay. */
  drop(id: string): void
  /** Deletes a job. */
  forget(job: Job): void
  /** Settles when all is stored as it is now; rejects where it cannot be written. */
  saved(): Promise<void>
  /** Id of the job of a message that was taken, as far as that is stored or about to be. */
  jobFor(message: string): string | undefined
  /** It is stored with the job. */
  take(message: string, job: string): void
  /** Whether jobs were lost because what was stored is damaged. */
  readonly isLossy: boolean
  /** Whether damage was met since this was asked last. */
  takeDoubt(): boolean
}

/** Milliseconds for which a message could be sent again: twice the tolerance of its time stamp. */
const REPLAY_WINDOW = 10 * 60 * 1000
/** Ended jobs that can still be asked about. */
const REMEMBERED = 50

/** `server`: which one's they are, where servers share the state. */
export function keepJobs(queue: Queue, server: string | undefined): KeptJobs {
  const { jobs, messages, lost } = readQueue(queue)
  /** Damage was met in the queue: the next publish looks whether the state is whole. */
  let isDoubtful = lost !== undefined
  /** Not stored yet. */
  let changed = { jobs: new Set<Job>(), messages: new Map<string, TakenMessage>(), forgotten: new Set(lost) }
  let isStale = false
  let saving: Promise<void> | undefined

  /** One write at a time, and one for all who ask meanwhile: a burst costs no more than a few. */
  function save(job: Job): void {
    changed.jobs.add(job)
    isStale = true
    saving ??= write()
    // What the disk refuses must not end the process: who waits for it is told.
    saving.catch(logFailure)
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
        jobs: [...now.jobs].map((job) => rowOf(job, server)),
        oldestMessage: Date.now() - REPLAY_WINDOW,
      })
    } catch (error) {
      isDoubtful ||= error instanceof DamagedState
      // A database that takes the place of a damaged one has none of them.
      const unsaved = isDoubtful ? { ...now, jobs: jobs.values(), messages } : now
      for (const job of unsaved.jobs) if (jobs.has(job.id)) changed.jobs.add(job)
      for (const [message, taken] of unsaved.messages) changed.messages.set(message, taken)
      for (const id of now.forgotten) changed.forgotten.add(id)
      throw error
    }
  }

  function forgetOldest(): void {
    const ended = [...jobs.values()].filter(isOver)
    for (const job of ended.slice(0, Math.max(0, ended.length - REMEMBERED))) forget(job)
    const oldest = Date.now() - REPLAY_WINDOW
    for (const [message, { takenAt }] of messages) if (takenAt < oldest) messages.delete(message)
  }

  function forget(job: Job): void {
    jobs.delete(job.id)
    changed.jobs.delete(job)
    changed.forgotten.add(job.id)
  }

  return {
    get: (id) => jobs.get(id),
    find(id) {
      const row = jobs.has(id) || server === undefined ? undefined : queue.job(id)
      return row ? jobOf(row) : jobs.get(id)
    },
    all: () => [...jobs.values()],
    add: (job) => void jobs.set(job.id, job),
    save,
    drop: (id) => void jobs.delete(id),
    forget,
    saved: async () => saving,
    // One that could not be stored is sent again, and has to be taken then.
    jobFor(message) {
      if (changed.messages.has(message)) return undefined
      const taken = messages.get(message) ?? (server === undefined ? undefined : queue.message(message))
      return taken && taken.job !== '' && taken.takenAt > Date.now() - REPLAY_WINDOW ? taken.job : undefined
    },
    take(message, job) {
      const taken = { takenAt: Date.now(), job }
      messages.set(message, taken)
      changed.messages.set(message, taken)
    },
    isLossy: lost !== undefined,
    takeDoubt() {
      const was = isDoubtful
      isDoubtful = false
      return was
    },
  }
}
