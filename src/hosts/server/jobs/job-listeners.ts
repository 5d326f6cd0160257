/** Who follows a job. */
import { logFailure } from '../../../config/problems/log.ts'
import type { Job } from './job.ts'
import type { JobStore } from './job-store.ts'

/** `undefined`: the job is no longer known, or cannot be read. */
type Listener = (job: Job | undefined) => void

interface Follower {
  listener: Listener
  stop(): void
}

const POLL_INTERVAL_MS = 2000

export type JobListeners = ReturnType<typeof openJobListeners>

export function openJobListeners(store: JobStore) {
  const followers = new WeakMap<Job, Set<Follower>>()

  /** Follows a job of another server: only its end is stored. */
  function watchStored(id: string, listener: Listener): () => void {
    const timer = setInterval(() => {
      const job = read(id)
      if (job && !job.finishedAt) return
      clearInterval(timer)
      listener(job)
    }, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }

  /** An error thrown in a timer would end the process. */
  function read(id: string): Job | undefined {
    try {
      return store.find(id)
    } catch (error) {
      logFailure(error)
      return undefined
    }
  }

  return {
    call(job: Job): void {
      for (const { listener } of followers.get(job) ?? []) listener(job)
    },
    watch(id: string, listener: Listener): () => void {
      const job = store.get(id)
      if (!job) return watchStored(id, listener)
      const set = followers.get(job) ?? new Set()
      const follower: Follower = { listener, stop: () => set.delete(follower) }
      followers.set(job, set.add(follower))
      return () => follower.stop()
    },
    /** Lets those who follow a job see its end at another server. */
    handOver(job: Job): void {
      for (const follower of followers.get(job) ?? []) follower.stop = watchStored(job.id, follower.listener)
    },
  }
}
