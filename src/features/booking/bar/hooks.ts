import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { desktop, phone } from '../../../components/browser/desktop.ts'
import type { Device } from '../rules/stay.ts'

/** The device whose rules apply to a stay. */
export const useDevice = (): Device => (useMedia(phone) ? 'mobile' : 'desktop')

/** Whether the desktop form fits. */
export const useDesktop = (): boolean => useMedia(desktop)

/** Follows the media query. */
function useMedia(list: () => MediaQueryList): boolean {
  return useSyncExternalStore(
    (onChange) => {
      list().addEventListener('change', onChange)
      return () => list().removeEventListener('change', onChange)
    },
    () => list().matches,
    () => false,
  )
}

interface OpenPanel {
  form: { current: HTMLElement | null }
  panel: string | undefined
  /** Whether the panel overlays the page. */
  floats: boolean
}

/**
 * Calls `close` on a press or focus outside all elements of the form with `data-panel={panel}`, and when the page is
 * left, since the browser may keep it for "back".
 */
export function useOutside({ form, panel, floats }: OpenPanel, close: () => void): void {
  useEffect(() => {
    if (!panel) return
    const ending = new AbortController()
    const onAway = ({ target }: Event) => {
      // A pressed day may already be redrawn.
      if (!(target instanceof Element) || !target.isConnected) return
      // Pressing something that cannot be focused focuses the page around the form.
      if (target.contains(form.current)) return
      // A finger that means the last field of a long panel easily meets what is fixed below it.
      if (!floats && target.closest('.search__send') && !target.closest('button')) return
      const own = target.closest(`[data-panel="${panel}"]`)
      if (!own || !form.current?.contains(own)) close()
    }
    // A panel in the flow moves the fields below when it closes: wait for the click, so that the pressed element stays
    // under the pointer.
    let pressed = false
    const on = (type: string, act: (event: Event) => void) =>
      document.addEventListener(type, act, { signal: ending.signal, capture: true })
    on('pointerdown', (event) => (floats ? onAway(event) : (pressed = true)))
    on('keydown', () => (pressed = false))
    on('focusin', (event) => pressed || onAway(event))
    on('click', (event) => {
      pressed = false
      onAway(event)
    })
    addEventListener('pagehide', () => flushSync(close), { signal: ending.signal })
    return () => ending.abort()
  }, [panel, floats])
}
