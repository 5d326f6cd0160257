/** A queue whose tasks may add more tasks while it runs. */
export interface Work {
  /** Adds a task, once for each name. Tasks do not wait for each other, so that a cycle of links cannot lock. */
  add(name: string): void
  /** Settles when no task is left. Rejects with the first error, after which none is begun. */
  finished(): Promise<void>
}

/** Further tasks wait as names only: a site may name hundreds of thousands of records before the first thousand are fetched. */
const CONCURRENCY = 512

/** `run`: does the task of this name. `onProgress`: called after each task; `total`: known so far. */
export function createWork(
  run: (name: string) => Promise<unknown>,
  onProgress?: (done: number, total: number) => void,
): Work {
  const names = new Set<string>()
  // An iterator of a set also yields values that are added later.
  const waiting = names.values()
  let running = 0
  let done = 0
  let failure: { error: unknown } | undefined
  const end = Promise.withResolvers<void>()
  end.promise.catch(() => {})

  async function runNext(): Promise<void> {
    running++
    try {
      await run(waiting.next().value!)
      done++
      onProgress?.(done, names.size)
    } catch (error) {
      failure ??= { error }
    }
    running--
    if (failure && running === 0) end.reject(failure.error)
    else if (done === names.size) end.resolve()
    else start()
  }

  function start(): void {
    while (!failure && running < CONCURRENCY && done + running < names.size) void runNext()
  }

  return {
    add(name) {
      if (names.has(name)) return
      names.add(name)
      start()
    },
    finished: () => (names.size === 0 ? Promise.resolve() : end.promise),
  }
}
