/** Work that nobody waits for, or that must not keep an answer to the guest from the screen. Each gives what calls it off. */
type CallOff = () => void

const LATEST_MS = 2000

/** When the browser has nothing else to do, at the latest two seconds from now. */
export function whenIdle(act: () => void): CallOff {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, LATEST_MS / 10)
    return () => clearTimeout(timer)
  }
  const turn = requestIdleCallback(act, { timeout: LATEST_MS })
  return () => cancelIdleCallback(turn)
}

/** Once the screen shows what was changed before the call. */
export function afterPaint(act: () => void): CallOff {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
