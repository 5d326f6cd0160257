/** What a server does that shows a copy of what was live: it asks for a release, at once and again at growing intervals. */
import type { Jobs } from './jobs/jobs.ts'
import type { LiveRelease } from './files/live.ts'

interface RecoveryOptions {
  live: Pick<LiveRelease, 'isCopy'>
  jobs: Pick<Jobs, 'add' | 'idle'>
  /** Whether a publish may succeed without a person. */
  mayRepeat: boolean
  /** Milliseconds before the second attempt. */
  wait?: number
}

const WAIT = 60_000
const LONGEST_WAIT = 30 * 60_000

/** Returns its stop function. */
export function recover({ live, jobs, mayRepeat, wait = WAIT }: RecoveryOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  async function attempt(next: number): Promise<void> {
    if (isOver || !live.isCopy()) return
    jobs.add(undefined)
    await jobs.idle()
    if (!isOver && mayRepeat && live.isCopy())
      timer = setTimeout(() => void attempt(Math.min(next * 2, LONGEST_WAIT)), next).unref()
  }

  void attempt(wait)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
