/**
 * A server that shows the copy of what was live, or whose disk lacks contents, asks for a release when it notices: at its start and every minute, at growing
 * intervals while the release does not help.
 */
import { logFailure } from '../../config/problems/log.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LiveRelease } from './files/live.ts'

interface RecoveryOptions {
  live: Pick<LiveRelease, 'isCopy' | 'lost'>
  jobs: Pick<Jobs, 'add' | 'idle'>
  /** Whether a publish in place of the copy may succeed without a person. */
  mayRepeat: boolean
  /** Milliseconds between checks. */
  every?: number | undefined
}

const CHECK_EVERY_MS = 60_000
const LONGEST_WAIT_MS = 30 * 60_000

/** Returns its stop function. */
export function recover({ live, jobs, mayRepeat, every = CHECK_EVERY_MS }: RecoveryOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** Attempts in a row. */
  let attempts = 0

  async function check(): Promise<void> {
    const isCopy = live.isCopy()
    if (!isCopy && (await live.lost()) === 0) {
      attempts = 0
    } else if (!isStopped && (mayRepeat || !isCopy || attempts === 0)) {
      attempts++
      jobs.add(undefined)
      await jobs.idle()
    }
  }

  async function follow(): Promise<void> {
    await check().catch(logFailure)
    const wait = Math.min(every * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS)
    if (!isStopped) timer = setTimeout(() => void follow(), wait).unref()
  }

  void follow()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
