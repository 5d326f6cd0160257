/** Work that finds more work while it runs. */
export interface Work {
  /** Starts a piece of work, once for each name. Pieces do not wait for each other, so that a cycle of links cannot lock. */
  once(name: string, run: () => Promise<unknown>): void
  /** Settles when no piece is left; rejects with the first error. */
  finished(): Promise<void>
}

export function createWork(onProgress?: (done: number, known: number) => void): Work {
  const names = new Set<string>()
  let done = 0
  let settle: { resolve: () => void; reject: (error: unknown) => void } | undefined
  const end = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  end.catch(() => {})

  return {
    once(name, run) {
      if (names.has(name)) return
      names.add(name)
      run().then(
        () => {
          done++
          onProgress?.(done, names.size)
          if (done === names.size) settle!.resolve()
        },
        (error) => settle!.reject(error),
      )
    },
    finished: () => (names.size === 0 ? Promise.resolve() : end),
  }
}
