/** Horizontal swipes: left is next, right is previous. Whoever has zoomed in moves the window over the page. */
const LEAST_PX = 48

const isZoomed = () => (visualViewport?.scale ?? 1) > 1.05

export function onSwipe(element: HTMLElement, step: (by: 1 | -1) => void): void {
  let from: Touch | undefined
  element.addEventListener(
    'touchstart',
    ({ touches }) => (from = touches.length === 1 && !isZoomed() ? touches[0] : undefined),
    { passive: true },
  )
  element.addEventListener('touchend', ({ changedTouches }) => {
    const to = changedTouches[0]
    if (!from || !to) return
    const right = to.clientX - from.clientX
    const down = to.clientY - from.clientY
    from = undefined
    if (Math.abs(right) >= LEAST_PX && Math.abs(right) > Math.abs(down)) step(right < 0 ? 1 : -1)
  })
}
