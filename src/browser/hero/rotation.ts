/** Acts every `interval` milliseconds while it runs. */
export function rotation(interval: number, act: () => void) {
  let running = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The full time begins anew. */
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
