import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { desktop } from '../../browser/desktop.ts'
import type { Device } from '../../search/stay.ts'

/** Follows the width of the window. */
export function useDevice(): Device {
  const isDesktop = useSyncExternalStore(
    (onChange) => {
      desktop().addEventListener('change', onChange)
      return () => desktop().removeEventListener('change', onChange)
    },
    () => desktop().matches,
    () => false,
  )
  return isDesktop ? 'desktop' : 'mobile'
}

/**
 * Calls `close` for a press or a focus outside of all elements that carry `data-panel={panel}` within the form, and
 * when the page is left, which the browser may keep for "back".
 */
export function useOutside(form: { current: HTMLElement | null }, panel: string | undefined, close: () => void): void {
  useEffect(() => {
    if (!panel) return
    const ending = new AbortController()
    const onAway = ({ target }: Event) => {
      // A day that was pressed may be gone by now, drawn anew.
      if (!(target instanceof Element) || !target.isConnected) return
      // A press on what takes no focus gives it to the page around the form.
      if (target.contains(form.current)) return
      const own = target.closest(`[data-panel="${panel}"]`)
      if (!own || !form.current?.contains(own)) close()
    }
    const options = { signal: ending.signal, capture: true }
    document.addEventListener('pointerdown', onAway, options)
    document.addEventListener('focusin', onAway, options)
    addEventListener('pagehide', () => flushSync(close), options)
    return () => ending.abort()
  }, [panel])
}
