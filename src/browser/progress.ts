/** A progress bar while the next page loads, if that takes a moment. */
import { nextPage } from './links.ts'

const DURATION_MS = 5000
const THROTTLE_MS = 200

export function showProgress(): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]')
  if (!bar) return
  let timer: ReturnType<typeof setTimeout>
  const hide = () => {
    clearTimeout(timer)
    bar.hidden = true
    for (const animation of bar.getAnimations()) animation.cancel()
  }
  const show = () => {
    bar.hidden = false
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      bar.animate([{ width: '0%' }, { width: '100%' }], { duration: DURATION_MS, fill: 'forwards' })
  }
  addEventListener('click', (event) => {
    const opensElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || opensElsewhere || !nextPage(event.target)) return
    hide()
    timer = setTimeout(show, THROTTLE_MS)
  })
  // Loading was stopped, or the page was restored from the cache.
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
  addEventListener('pagehide', hide)
}
