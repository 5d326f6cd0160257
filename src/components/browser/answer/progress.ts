/** A progress bar while the next page loads, or an answer for this one, if that takes a moment. */
import { nextPage } from './links.ts'

const DURATION_MS = 5000
const THROTTLE_MS = 200

const bar = document.querySelector<HTMLElement>('[data-progress]')
let timer: ReturnType<typeof setTimeout>

/** What an answer will change. */
const awaited = () => document.querySelectorAll('[data-awaited]')

export function hideProgress(): void {
  clearTimeout(timer)
  for (const part of awaited()) part.removeAttribute('aria-busy')
  if (!bar) return
  bar.hidden = true
  for (const animation of bar.getAnimations()) animation.cancel()
}

export function showProgressSoon(): void {
  hideProgress()
  timer = setTimeout(show, THROTTLE_MS)
}

/** For an answer that this page will show: what stands there until then is marked at once. */
export function showWait(): void {
  showProgressSoon()
  for (const part of awaited()) part.setAttribute('aria-busy', 'true')
}

function show(): void {
  if (!bar) return
  bar.hidden = false
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    bar.animate([{ width: '0%' }, { width: '100%' }], { duration: DURATION_MS, fill: 'forwards' })
}

export function showProgress(): void {
  addEventListener('click', (event) => {
    const opensElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!event.defaultPrevented && !opensElsewhere && nextPage(event.target)) showProgressSoon()
  })
  // Loading was stopped, or the page was restored from the cache.
  addEventListener('keydown', ({ key }) => key === 'Escape' && hideProgress())
  addEventListener('pagehide', hideProgress)
}
