/** Times the stages of a publish, in milliseconds. */

export type Stage = 'crawl' | 'compile' | 'render' | 'publish'

export function stopwatch() {
  const started = performance.now()
  let from = started
  const laps: Partial<Record<Stage, number>> = {}
  return {
    /** Begins the first stage. */
    start: () => void (from = performance.now()),
    lap(stage: Stage) {
      laps[stage] = Math.round(performance.now() - from)
      from = performance.now()
    },
    /** The times of all stages and their total, once they are over. */
    times: () => ({ ...(laps as Record<Stage, number>), total: Math.round(performance.now() - started) }),
  }
}
