/** A server that shows the copy of what was live, or whose disk lacks contents, asks for a release, at once and then at growing intervals. */
import { logFailure } from '../../config/problems/log.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LiveRelease } from './files/live.ts'

interface RecoveryOptions {
  live: Pick<LiveRelease, 'isCopy' | 'lost'>
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

  const isNeeded = async () => live.isCopy() || (await live.lost()) > 0

  async function attempt(wait: number): Promise<void> {
    if (isStopped || !(await isNeeded())) return
    if (isStopped) return
    jobs.add(undefined)
    await jobs.idle()
    if (!isStopped && mayRepeat && (await isNeeded()))
      timer = setTimeout(() => void attempt(Math.min(wait * 2, LONGEST_WAIT_MS)), wait).unref()
  }

  void attempt(retryDelay).catch(logFailure)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
