/** Work that finds more work while it runs. */
export interface Work {
  /** A piece of work, once for each name. Pieces do not wait for each other, so that a cycle of links cannot lock. */
  add(name: string): void
  /** Settles when no piece is left; after the first error, with which it rejects, none is begun. */
  finished(): Promise<void>
}

/** What waits costs its name alone: a site may name hundreds of thousands of records before the first thousand are there. */
const AT_ONCE = 512

/** `run`: does the piece of that name, and may add others. `onProgress`: called as pieces end: how many did, how many are known of. */
export function createWork(
  run: (name: string) => Promise<unknown>,
  onProgress?: (done: number, known: number) => void,
): Work {
  const names = new Set<string>()
  // A set is walked in the order in which it grows, and goes on where it ended.
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
    while (!failure && running < AT_ONCE && done + running < names.size) void runNext()
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
