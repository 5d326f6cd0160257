/** How long the stages of a publish take, in milliseconds. */

export type Stage = 'crawl' | 'compile' | 'render' | 'publish'

export function stopwatch() {
  const started = performance.now()
  let from = started
  const laps: Partial<Record<Stage, number>> = {}
  return {
    /** Begins the first stage: what went before belongs to none. */
    start: () => void (from = performance.now()),
    lap(stage: Stage) {
      laps[stage] = Math.round(performance.now() - from)
      from = performance.now()
    },
    /** Of all stages, once they are over, and in all. */
    times: () => ({ ...(laps as Record<Stage, number>), total: Math.round(performance.now() - started) }),
  }
}
