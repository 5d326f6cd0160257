/**
 * Gets the next page before it is asked for. Browsers that know speculation rules (see config/ahead.ts) fetch by themselves, as soon as the page says
 * that they may, and render the one page that is marked; the others are told what to fetch.
 */
import { LIKELIEST, MAY_FETCH, PAGE_LINKS } from '../../../config/ahead.ts'
import { keep, kept } from '../../../components/browser/session.ts'

const HOVER_MS = 65
/** A pointer that rests so long on a link mostly follows it. */
const REST_MS = 200

/** Address of a page that was rendered ahead and not seen yet; empty once it was. */
const RENDERED = 'ahead'

const root = document.documentElement
const knowsRules = HTMLScriptElement.supports?.('speculationrules')

const { connection } = navigator
const follow = () => root.toggleAttribute(MAY_FETCH, !isSpared(connection))
connection?.addEventListener?.('change', follow)
follow()
if (kept(RENDERED) === location.href) keep(RENDERED, '')

let timer: ReturnType<typeof setTimeout> | undefined

/** The pointer or the focus is somewhere else. */
export function point(event: Event): void {
  clearTimeout(timer)
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(PAGE_LINKS)
  timer = link ? lookAfter(link, event) : undefined
}

/** What is to be done once the pointer has rested on the link has a timer. */
function lookAfter(link: HTMLAnchorElement, event: Event): ReturnType<typeof setTimeout> | undefined {
  const isMouse = (event as PointerEvent).pointerType === 'mouse'
  if (event.type === 'focusin') {
    // No rule follows the focus. A link that is pressed has it too, and its page is on its way.
    if (link.matches(':focus-visible')) fetchAhead(link)
  } else if (event.type === 'pointerdown') {
    // A finger may be about to scroll: its page is fetched and no more.
    if (!knowsRules) fetchAhead(link)
    else if (isMouse) renderAhead(link)
  } else if (isMouse)
    return knowsRules ? setTimeout(renderAhead, REST_MS, link) : setTimeout(fetchAhead, HOVER_MS, link)
  return undefined
}

const fetched = new Set([location.href])

function fetchAhead(link: HTMLAnchorElement): void {
  if (!root.hasAttribute(MAY_FETCH) || fetched.has(link.href)) return
  fetched.add(link.href)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }))
}

/** At most one page a visit is rendered in vain: the next waits until the last one was seen. */
function renderAhead(link: HTMLAnchorElement): void {
  if (!root.hasAttribute(MAY_FETCH) || link.href === location.href || kept(RENDERED)) return
  if (!keep(RENDERED, link.href)) return
  link.toggleAttribute(LIKELIEST, true)
  // A page that comes back by "back" would have it rendered again.
  addEventListener('pagehide', () => link.removeAttribute(LIKELIEST), { once: true })
}

/** A slow connection, or a visitor who counts bytes. */
function isSpared(connection: Navigator['connection']): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
