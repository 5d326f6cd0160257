/** Who follows a job. */
import type { Job } from './job.ts'
import type { JobStore } from './job-store.ts'

type Listener = (job: Job) => void

const POLL_INTERVAL_MS = 2000

export type JobListeners = ReturnType<typeof openJobListeners>

export function openJobListeners(store: JobStore) {
  const listeners = new WeakMap<Job, Set<Listener>>()

  /** Follows a job of another server: only its end is stored. */
  function watchStored(id: string, listener: Listener): () => void {
    const timer = setInterval(() => {
      const job = store.find(id)
      if (!job?.finishedAt) return
      clearInterval(timer)
      listener(job)
    }, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }

  return {
    call(job: Job): void {
      for (const listener of listeners.get(job) ?? []) listener(job)
    },
    watch(id: string, listener: Listener): () => void {
      const job = store.get(id)
      if (!job) return watchStored(id, listener)
      const set = listeners.get(job) ?? new Set()
      listeners.set(job, set.add(listener))
      return () => set.delete(listener)
    },
    /** Lets those who follow a job see its end at another server. */
    handOver(job: Job): void {
      const set = listeners.get(job)
      if (set?.size) watchStored(job.id, (ended) => set.forEach((listener) => listener(ended)))
    },
  }
}
