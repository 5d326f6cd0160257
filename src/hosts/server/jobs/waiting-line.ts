/** Jobs that wait, in order of arrival. A new one joins the last if both or neither are previews. */
import type { ContentChange } from '../../../provider/crawl/changes.ts'
import type { Job } from './job.ts'

/** Names kept for a job that many messages joined. */
const MOST_AUTHORS = 10

export type WaitingLine = ReturnType<typeof openWaitingLine>

/** `debounce`: milliseconds of quiet before a start; `longestWait`: milliseconds until it in any case. */
export function openWaitingLine({ debounce, longestWait }: { debounce: number; longestWait: number }) {
  const waiting: Job[] = []
  let waitingSince = 0
  let timer: NodeJS.Timeout | undefined

  function append(job: Job): void {
    if (waiting.length === 0) waitingSince = performance.now()
    waiting.push(job)
  }

  return {
    isEmpty: () => waiting.length === 0,
    /** Returns the job, or the waiting one that it joined. */
    join(job: Job): Job {
      const last = waiting.at(-1)
      if (last && last.preview === job.preview) {
        merge(last, job)
        return last
      }
      append(job)
      return job
    },
    append,
    putFirst: (job: Job) => void waiting.unshift(job),
    next: () => waiting.shift(),
    schedule(start: () => void): void {
      if (waiting.length === 0) return
      clearTimeout(timer)
      const left = longestWait - (performance.now() - waitingSince)
      timer = setTimeout(start, Math.max(0, Math.min(debounce, left)))
    },
    stop: () => clearTimeout(timer),
  }
}

/** A job without changes is a whole crawl, and whatever it merges with becomes one. */
function merge(job: Job, { changes, authors = [] }: Job) {
  if (job.changes && changes) job.changes = eachOnce([...job.changes, ...changes])
  else delete job.changes
  const names = new Set([...(job.authors ?? []), ...authors])
  if (names.size > 0) job.authors = [...names].slice(0, MOST_AUTHORS)
}

const eachOnce = (changes: readonly ContentChange[]) => [
  ...new Map(changes.map((change) => [JSON.stringify(change), change])).values(),
]
