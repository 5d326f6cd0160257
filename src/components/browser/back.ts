/**
 * On a phone "back" closes what covers the page: the search, the menu, the filters, a picture, a story. While one of them is open, the history has an entry of its
 * own for it; one that takes the place of another has the same. Closed by other means, it takes its entry with it.
 */
import { desktop } from './desktop.ts'

interface Cover {
  open(): void
  close(): void
}

const open = new Set<Cover>()
let last: Cover | undefined
/** The address while the page is covered, which a choice in the search may change. */
let address: string | undefined
let isDropping = false
let isLeaving = false

/** Whether the history's current entry is a cover's. */
export const isAtCover = () => (history.state as { covered?: boolean } | null)?.covered === true
let wasAtCover = false

export function coverOpened(cover: Cover): void {
  open.add(cover)
  last = cover
  if (!desktop().matches) pushEntry()
}

export function coverClosed(cover: Cover): void {
  // Another cover may open at once.
  if (open.delete(cover)) setTimeout(dropEntry)
}

/** Changes the address without a new entry. */
export function replaceAddress(next: string): void {
  history.replaceState(history.state, '', next)
  if (isAtCover()) address = next
}

/** No entry is dropped from now on: that would call off the load of the next page. */
export const leave = () => (isLeaving = true)

function pushEntry(): void {
  if (isAtCover()) return
  history.pushState({ covered: true }, '')
  wasAtCover = true
}

function dropEntry(): void {
  if (open.size > 0 || isDropping || isLeaving || !isAtCover()) return
  isDropping = true
  history.back()
}

function onTraversal(event: PopStateEvent): void {
  const before = wasAtCover
  wasAtCover = isAtCover()
  if (before === wasAtCover) return
  // The page shows the same on both sides.
  event.stopImmediatePropagation()
  if (wasAtCover) {
    // Forward.
    if (last) last.open()
    else history.forward()
    return
  }
  if (address) history.replaceState(history.state, '', address)
  address = undefined
  // A dialog tells of its end a frame later, when "forward" may have opened it again.
  const covers = isDropping ? [] : [...open]
  for (const cover of covers) open.delete(cover)
  for (const cover of covers) cover.close()
  isDropping = false
  if (open.size > 0) pushEntry()
}

/** To be called before others listen for `popstate`. */
export function closeOnBack(): void {
  wasAtCover = isAtCover()
  addEventListener('popstate', onTraversal)
  addEventListener('pagehide', () => (isLeaving = true))
  addEventListener('pageshow', () => {
    isLeaving = false
    // Back from a page that a covering menu led to.
    dropEntry()
  })
}
