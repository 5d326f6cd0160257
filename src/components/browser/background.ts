/**
 * Makes what is behind an open panel inert: it can neither be reached nor scrolled. That makes the browser recompute the styles of the whole page, so it
 * happens after the panel is painted.
 */
import { afterPaint } from './schedule.ts'

let elements: HTMLElement[] = []
let callOff: (() => void) | undefined

/** After the next paint makes the elements inert that `behind` returns then, and releases all others. */
export function makeInert(behind: () => HTMLElement[]): void {
  callOff?.()
  callOff = afterPaint(() => {
    for (const element of elements) element.inert = false
    elements = behind()
    for (const element of elements) element.inert = true
    document.documentElement.toggleAttribute('data-held', elements.length > 0)
  })
}

export const releaseAll = () => makeInert(() => [])

/** Releases an element at once, so that it can take the focus. */
export function release(element: Element): void {
  for (const each of elements) if (each.contains(element)) each.inert = false
}
