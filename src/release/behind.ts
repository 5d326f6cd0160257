/** Work that goes on while its caller goes on: what a disk takes is not waited for, but for so much of it at once. */
export interface Behind {
  /** Starts the work as soon as there is room for it. Rejects with what work before it failed with. */
  add(work: () => Promise<unknown>): Promise<void>
  /** Resolves when all work is over, and rejects as `add` does. */
  over(): Promise<void>
}

export function openBehind(atOnce: number): Behind {
  const running = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined

  function throwFailure(): void {
    if (failure) throw failure.error
  }

  return {
    async add(work) {
      while (running.size >= atOnce) await Promise.race(running)
      throwFailure()
      const task: Promise<void> = work()
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
