/** What follows the scroll position: the nav bar's state, and the controls that appear once something was read. */
import { desktop } from '../../../components/browser/desktop.ts'

const STICKY_DESKTOP_MIN = 400
const FAR = 0.05

const root = document.documentElement

export function followScroll(): void {
  const nav = document.querySelector<HTMLElement>('[data-nav]')
  const update = () => {
    const y = scrollY
    const header = Math.max(nav?.offsetHeight ?? 0, desktop().matches ? STICKY_DESKTOP_MIN : 0)
    root.toggleAttribute('data-scrolled', y > 0)
    root.toggleAttribute('data-stuck', y > 0 && y >= header)
    root.toggleAttribute('data-far', y > 0 && y > root.scrollHeight * FAR)
  }
  addEventListener('scroll', update, { passive: true })
  addEventListener('resize', debounced(update))
  update()
}

const RESIZE_DEBOUNCE_MS = 50

function debounced(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  return () => {
    clearTimeout(timer)
    timer = setTimeout(act, RESIZE_DEBOUNCE_MS)
  }
}
