/** Work that finds more work while it runs. */
export interface Work {
  /** A piece of work, once for each name. Pieces do not wait for each other, so that a cycle of links cannot lock. */
  add(name: string): void
  /** Settles when no piece is left; rejects with the first error. */
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
  let settle: { resolve: () => void; reject: (error: unknown) => void } | undefined
  const end = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  end.catch(() => {})

  function start(): void {
    while (running < AT_ONCE && done + running < names.size) {
      running++
      run(waiting.next().value!)
        .then(() => {
          running--
          done++
          onProgress?.(done, names.size)
          if (done === names.size) settle!.resolve()
          else start()
        })
        .catch((error: unknown) => settle!.reject(error))
    }
  }

  return {
    add(name) {
      if (names.has(name)) return
      names.add(name)
      start()
    },
    finished: () => (names.size === 0 ? Promise.resolve() : end),
  }
}
