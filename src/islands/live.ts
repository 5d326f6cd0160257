/** The moment at which an island takes over from the server's markup. */
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { wear } from '../browser/wear.ts'

/** False while the markup is the server's, true from the first effect on. `styles`: what the script adds to the site's styles. */
export function useLive(element: RefObject<HTMLElement | null>, ...styles: string[]): boolean {
  const [live, setLive] = useState(false)
  useLayoutEffect(() => {
    for (const each of styles) wear(each)
    setLive(true)
  }, [])
  useEffect(() => {
    if (live) tellLive(element.current)
  }, [live])
  return live
}

/** Tells `client:touch` that what waits for the island can be done. */
export function tellLive(element: HTMLElement | null): void {
  element?.dispatchEvent(new Event('live', { bubbles: true }))
}
