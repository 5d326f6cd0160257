/** Servers that share the queue: each does its own jobs, and takes over those of servers that are gone or older. */
import type { JobRow, Queue } from '../../../engine/state/queue.ts'
import type { SharedState } from '../../../engine/state/shared/share.ts'
import type { Job } from './job.ts'
import type { JobListeners } from './job-listeners.ts'
import { jobOf } from './job-rows.ts'
import type { JobStore } from './job-store.ts'

export type Peers = Pick<SharedState, 'server' | 'connected' | 'isSuperseded'>

interface PeerOptions {
  queue: Queue
  peers: Peers
  store: JobStore
  listeners: JobListeners
  /** Takes a stored job into this server's line. */
  resume(job: Job): void
  signal: AbortSignal
}

const CHECK_INTERVAL_MS = 2000

export function followPeers({ queue, peers, store, listeners, resume, signal }: PeerOptions) {
  const { server, connected, isSuperseded } = peers

  /** Also resumes jobs that this server had before its queue was reopened. */
  async function takeOver(): Promise<void> {
    if (await isSuperseded()) return
    const servers = await connected()
    const isLeft = (row: JobRow) => (row.server === server ? !store.get(row.id) : !servers.has(row.server ?? ''))
    const left = queue.jobs().filter((row) => row.finished_at === null && isLeft(row))
    if (left.length > 0 && !signal.aborted) for (const row of await queue.takeOver(left, server)) resume(jobOf(row))
  }

  // While the database does not answer, nothing can be taken over.
  const check = () => void takeOver().catch(() => {})
  check()
  const timer = setInterval(check, CHECK_INTERVAL_MS).unref()
  signal.addEventListener('abort', () => clearInterval(timer))

  return {
    /** Gives a job up: a server of newer code takes it over, or this one if all of those are gone. False if that cannot be stored. */
    async leave(job: Job): Promise<boolean> {
      try {
        await store.saved()
        const [left] = await queue.takeOver([{ id: job.id, server }], null)
        if (!left) return false
      } catch {
        return false
      }
      store.drop(job.id)
      listeners.handOver(job)
      return true
    },
  }
}
