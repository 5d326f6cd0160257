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

const NEAR = '100px'

/** Once the guest sees the page: one that the browser renders ahead may never be seen. */
export function whenSeen(act: () => void): void {
  if (isAhead()) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

const isAhead = () => (document as Document & { prerendering?: boolean }).prerendering === true

/** While the page is loading or was rendered ahead, when the browser is idle after that; else at once. */
export function whenLoaded(act: () => void): void {
  if (isAhead()) whenSeen(() => whenIdle(act))
  else if (document.readyState === 'complete') act()
  else addEventListener('load', () => whenIdle(act), { once: true })
}

/** Once one of the elements is close to the window. */
export function whenNear(elements: Iterable<Element>, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: NEAR },
  )
  whenSeen(() => {
    for (const element of elements) observer.observe(element)
  })
}
