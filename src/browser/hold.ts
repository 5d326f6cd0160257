/**
 * What lies over the page holds it: nothing behind can be reached or scrolled. The browser goes through the styles of the whole page for that,
 * so it follows once what opened or closed is on the screen.
 */
import { afterPaint } from './later.ts'

let held: HTMLElement[] = []
let callOff: (() => void) | undefined

/** Holds what `behind` gives by then, and lets go of everything else. */
export function hold(behind: () => HTMLElement[]): void {
  callOff?.()
  callOff = afterPaint(() => {
    for (const element of held) element.inert = false
    held = behind()
    for (const element of held) element.inert = true
    document.documentElement.toggleAttribute('data-held', held.length > 0)
  })
}

export const letGo = () => hold(() => [])

/** At once, for what takes the focus. */
export function reach(element: Element): void {
  for (const each of held) if (each.contains(element)) each.inert = false
}
