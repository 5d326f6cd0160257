/** Queues of rebuilds by a clock of the test. */
import { afterEach, beforeEach, vi } from 'vitest'
import { openState } from '../../src/engine/state/state.ts'
import type { Report } from '../../src/engine/release/report.ts'
import { openJobs, type JobOptions, type Jobs } from '../../src/hosts/server/jobs/jobs.ts'
import type { ContentChange } from '../../src/provider/crawl/changes.ts'

export const room = (id: number): ContentChange => ({ resource: 'room', id })
/** Of a report, what the queue reads. */
export const CHANGED = { changed: [{ path: '/' }], pages: { removed: 0 }, problems: [] }
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** For all tests of a file: each has a new stored queue, and what it opened is closed after it. */
export function queuesByClock() {
  let queue: JobOptions['queue']
  let open: { jobs: Jobs; end: () => void }[]
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] })
    queue = openState().queue
    open = []
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const { jobs, end } of open) {
      const closed = jobs.close()
      end()
      await closed
    }
  })

  /** A queue, what its publishes were asked for, and how to end the one that runs. */
  function start(options: Partial<JobOptions> = {}, report: object | Error = CHANGED) {
    const asked: (ContentChange[] | undefined)[] = []
    let end = () => {}
    const publish = ((changes, { onState }) => {
      asked.push(changes)
      onState('crawling')
      onState('rendering')
      return new Promise((resolve, reject) => {
        end = () => (report instanceof Error ? reject(report) : resolve(report as Report))
      })
    }) as JobOptions['publish']
    const jobs = openJobs({ queue, publish, ...options })
    open.push({ jobs, end: () => end() })
    const finish = async () => {
      end()
      await pass(0)
    }
    return { jobs, asked, finish }
  }

  return { start, stored: () => queue }
}
