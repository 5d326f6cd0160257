/** Limits writes in the background. */
export interface PendingWrites {
  /** Starts the write once fewer than `limit` are pending. Rejects with the error of an earlier write that failed. */
  add(write: () => Promise<unknown>): Promise<void>
  /** Resolves when all writes have ended; rejects with the first error. */
  over(): Promise<void>
}

export function openPendingWrites(limit: number): PendingWrites {
  const running = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined

  function throwFailure(): void {
    if (failure) throw failure.error
  }

  return {
    async add(write) {
      while (running.size >= limit) await Promise.race(running)
      throwFailure()
      const task: Promise<void> = write()
        .then(
          () => {},
          (error: unknown) => void (failure ??= { error }),
        )
        .finally(() => running.delete(task))
      running.add(task)
    },
    async over() {
      await Promise.all(running)
      throwFailure()
    },
  }
}
