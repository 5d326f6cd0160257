/** A server that shows the copy of what was live asks for a release, at once and then at growing intervals. */
import type { Jobs } from './jobs/jobs.ts'
import type { LiveRelease } from './files/live.ts'

interface RecoveryOptions {
  live: Pick<LiveRelease, 'isCopy'>
  jobs: Pick<Jobs, 'add' | 'idle'>
  /** Whether a publish may succeed without a person. */
  mayRepeat: boolean
  /** Milliseconds before the second attempt. */
  retryDelay?: number
}

const RETRY_DELAY_MS = 60_000
const LONGEST_WAIT_MS = 30 * 60_000

/** Returns its stop function. */
export function recover({ live, jobs, mayRepeat, retryDelay = RETRY_DELAY_MS }: RecoveryOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function attempt(wait: number): Promise<void> {
    if (isStopped || !live.isCopy()) return
    jobs.add(undefined)
    await jobs.idle()
    if (!isStopped && mayRepeat && live.isCopy())
      timer = setTimeout(() => void attempt(Math.min(wait * 2, LONGEST_WAIT_MS)), wait).unref()
  }

  void attempt(retryDelay)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
