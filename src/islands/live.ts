/** The moment at which an island takes over from the server's markup. */
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** False while the markup is the server's, true from the first effect on. */
export function useLive(element: RefObject<HTMLElement | null>): boolean {
  const [live, setLive] = useState(false)
  useLayoutEffect(() => setLive(true), [])
  useEffect(() => {
    if (live) tellLive(element.current)
  }, [live])
  return live
}

/** Tells `client:touch` that what waits for the island can be done. */
export function tellLive(element: HTMLElement | null): void {
  element?.dispatchEvent(new Event('live', { bubbles: true }))
}
