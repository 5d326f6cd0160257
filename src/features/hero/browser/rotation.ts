/** Calls `act` every `interval` milliseconds while running. */
export function rotation(interval: number, act: () => void) {
  let running = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Starts a full interval. */
  const restart = () => {
    clearTimeout(timer)
    if (running)
      timer = setTimeout(() => {
        restart()
        act()
      }, interval)
  }
  return {
    restart,
    run(next: boolean) {
      running = next
      restart()
    },
  }
}
