/** Fetches a page once the visitor is about to go there. */
import { nextPage } from './links.ts'

const HOVER_MS = 65

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export function prefetchOnIntent(): void {
  const known = new Set([location.origin + location.pathname + location.search])
  const prefetch = (target: EventTarget | null) => {
    const href = nextPage(target)
    if (!href || known.has(href) || isSpared()) return
    known.add(href)
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = href
    document.head.append(link)
  }
  let timer: ReturnType<typeof setTimeout>
  addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer)
    if (pointerType === 'mouse') timer = setTimeout(() => prefetch(target), HOVER_MS)
  })
  addEventListener('touchstart', ({ target }) => prefetch(target), { passive: true })
  addEventListener('focusin', ({ target }) => prefetch(target))
}

/** A slow connection, or a visitor who counts bytes. */
function isSpared(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
