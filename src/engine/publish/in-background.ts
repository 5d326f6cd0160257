/** Work with one run at a time: however often it is asked for during a run, one more follows. */
import { setTimeout as pause } from 'node:timers/promises'
import { logFailure } from '../../config/problems/log.ts'

export interface Background {
  ask(): void
  /** Settles when nothing is left to do: not while runs fail. */
  idle(): Promise<void>
  /** Stops. What is left is for the next start. */
  close(): Promise<void>
}

interface Repeats {
  /** Milliseconds before a run that failed is repeated; doubles up to the longest. */
  delay?: number
  longest?: number
  /** Called for each failed run, in place of the log. Resolves to the least wait in milliseconds. */
  onFailure?: (error: unknown) => Promise<number>
}

/** `run` rejects if it has to be repeated; its signal is aborted by `close`. */
export function inBackground(run: (signal: AbortSignal) => Promise<unknown>, repeats: Repeats = {}): Background {
  const { delay = 1000, longest = 60_000, onFailure } = repeats
  const closing = new AbortController()
  const { signal } = closing
  let isAsked = false
  let running: Promise<void> | undefined

  async function work(): Promise<void> {
    for (let wait = delay; isAsked && !signal.aborted;) {
      isAsked = false
      try {
        await run(signal)
        wait = delay
      } catch (error) {
        if (signal.aborted) return
        const least = onFailure ? await onFailure(error) : logFailure(error)
        isAsked = true
        await pause(Math.max(wait, least ?? 0), undefined, { signal }).catch(() => {})
        wait = Math.min(wait * 2, longest)
      }
    }
  }

  function ask(): void {
    isAsked = true
    running ??= work()
      .catch(logFailure)
      .finally(() => {
        running = undefined
        if (isAsked && !signal.aborted) ask()
      })
  }

  return {
    ask,
    async idle() {
      while (running) await running
    },
    async close() {
      closing.abort()
      await running
    },
  }
}
