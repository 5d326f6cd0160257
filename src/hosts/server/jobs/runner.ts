/** Runs the jobs of a line one at a time. */
import type { Job } from './job.ts'
import type { WaitingLine } from './waiting-line.ts'

interface RunnerOptions {
  line: WaitingLine
  attempt(job: Job): Promise<void>
  /** Called when nothing waits or runs. */
  whenFree(): void
  signal: AbortSignal
}

export function openRunner({ line, attempt, whenFree, signal }: RunnerOptions) {
  let running: Promise<void> | undefined
  const isFree = () => line.isEmpty() && !running && !signal.aborted

  /** To be called when a job was added. */
  function schedule(): void {
    if (!running && !signal.aborted) line.schedule(start)
  }

  function start(): void {
    const job = running || signal.aborted ? undefined : line.next()
    if (!job) return
    running = attempt(job).finally(() => {
      running = undefined
      if (isFree()) whenFree()
      else schedule()
    })
  }

  return {
    schedule,
    isFree,
    running: () => running,
    /** Settles when nothing waits or runs. */
    async idle(): Promise<void> {
      while (!line.isEmpty() || running) await (running ?? new Promise((resolve) => setTimeout(resolve, 5)))
    },
  }
}
