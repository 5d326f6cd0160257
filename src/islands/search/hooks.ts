import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { desktop, phone } from '../../browser/desktop.ts'
import type { Device } from '../../search/stay.ts'

/** Whose rules hold for a stay. */
export const useDevice = (): Device => (useMedia(phone) ? 'mobile' : 'desktop')

/** Whether there is room for the desktop's form. */
export const useDesktop = (): boolean => useMedia(desktop)

/** Follows the width of the window. */
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

/**
 * Calls `close` for a press or a focus outside of all elements that carry `data-panel={panel}` within the form, and
 * when the page is left, which the browser may keep for "back". `floats`: the panel lies over the page.
 */
export function useOutside(
  form: { current: HTMLElement | null },
  panel: string | undefined,
  floats: boolean,
  close: () => void,
): void {
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
    // A panel that stands among the fields moves those below it when it closes: what is pressed stays under the pointer until it is clicked.
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
