/** Whole crawls that follow by themselves: soon after named changes, as a message may name the wrong ones, and again while the provider does not answer. */
import { logFailure } from '../../../config/problems/log.ts'
import type { Problem, ProblemCode } from '../../../config/problems/table.ts'
import type { Job } from './job.ts'

/** After a crawl with one of these, what a message named may still be missing. */
const AWAY: ReadonlySet<ProblemCode> = new Set([
  'provider-unreachable',
  'provider-denied',
  'provider-failing',
  'media-unreachable',
])
/** The same, but single calls and files may fail for good. */
const PARTLY_AWAY: ReadonlySet<ProblemCode> = new Set([
  'call-failed',
  'call-failed-kept',
  'call-failed-empty',
  'media-failing',
])
/** For a call or a file that fails all that time. */
const LONGEST_WAIT_MS = 60 * 60_000
/** Doubles up to the longest. */
const RETRY_DELAY_MS = 60_000
const LONGEST_RETRY_DELAY_MS = 30 * 60_000

interface WholeCrawlOptions {
  /** Milliseconds of quiet before one. */
  idle: number
  /** Whether one may follow. */
  mayFollow(): Promise<boolean>
  /** Whether nothing waits or runs. */
  isFree(): boolean
  start(): void
}

export type WholeCrawls = ReturnType<typeof openWholeCrawls>

export function openWholeCrawls({ idle, mayFollow, isFree, start }: WholeCrawlOptions) {
  /** By `performance.now()`. `undefined`: none is needed. */
  let dueAt: number | undefined
  let retryDelay = RETRY_DELAY_MS
  let timer: NodeJS.Timeout | undefined
  /** Since when each call and file has failed in every whole crawl. */
  let failingSince: ReadonlyMap<string, number> = new Map()

  function retry(): void {
    dueAt = performance.now() + retryDelay
    retryDelay = Math.min(retryDelay * 2, LONGEST_RETRY_DELAY_MS)
  }

  /** To be called when nothing waits or runs. */
  function schedule(): void {
    clearTimeout(timer)
    if (dueAt !== undefined) timer = setTimeout(() => void begin(), Math.max(idle, dueAt - performance.now()))
  }

  async function begin(): Promise<void> {
    const isAllowed = await mayFollow().catch((error: unknown) => {
      logFailure(error)
      return false
    })
    // If a job has come meanwhile, the crawl follows that one.
    if (!isFree()) return
    if (isAllowed) return start()
    retry()
    schedule()
  }

  return {
    /** Notes a job that has ended, with what it found. A preview neither creates the need nor meets it. */
    note({ changes, preview }: Job, problems: readonly Problem[]): void {
      if (preview) return
      if (changes) return void (dueAt = performance.now())
      if (problems.some(({ code }) => AWAY.has(code))) return retry()
      const failing = problems
        .filter(({ code }) => PARTLY_AWAY.has(code))
        .map(({ code, resource }) => `${code} ${resource}`)
      const now = performance.now()
      failingSince = new Map(failing.map((each) => [each, failingSince.get(each) ?? now]))
      if ([...failingSince.values()].some((since) => now - since < LONGEST_WAIT_MS)) return retry()
      retryDelay = RETRY_DELAY_MS
      dueAt = undefined
    },
    /** Another server crawls. */
    forget: () => void (dueAt = undefined),
    schedule,
    stop: () => clearTimeout(timer),
  }
}
