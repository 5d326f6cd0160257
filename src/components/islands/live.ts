/** When an island takes over from the server's markup. */
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** False while the markup is the server's; true after the first effect. */
export function useLive(element: RefObject<HTMLElement | null>): boolean {
  const [live, setLive] = useState(false)
  useLayoutEffect(() => setLive(true), [])
  useEffect(() => {
    if (live) tellLive(element.current)
  }, [live])
  return live
}

/** Tells `client:touch` that queued events can be replayed. */
export function tellLive(element: HTMLElement | null): void {
  element?.dispatchEvent(new Event('live', { bubbles: true }))
}
