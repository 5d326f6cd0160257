/**
 * Keys pressed while their panel is loading: queued, and replayed in order once it is there. Dropped if the guest moves
 * on or the panel fails to load.
 */
import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { panelsAreComing, usePanels } from './use-panels.ts'

/** The key that moves from a field into its panel, if that loads late. */
const ENTRANCES: Record<string, string> = { checkIn: 'ArrowDown', checkOut: 'ArrowDown', guests: 'Tab' }

/** Returns a handler that queues keys. `open`: the field whose panel is open. */
export function useKeptKeys(
  form: RefObject<HTMLElement | null>,
  open: string | undefined,
): (event: ReactKeyboardEvent) => void {
  const kept = useRef<KeyboardEvent[]>([])
  const ready = usePanels() !== undefined

  useEffect(() => {
    if (ready)
      queueMicrotask(() => {
        const keys = kept.current.splice(0)
        if (keys[0]?.target === document.activeElement) for (const key of keys) press(key, form.current!)
      })
  }, [ready])

  return (event) => {
    const { nativeEvent, key, shiftKey } = event
    if (kept.current[0]?.target !== nativeEvent.target || !panelsAreComing()) kept.current = []
    const isFirst = kept.current.length === 0
    if (isFirst && !(open && key === ENTRANCES[open] && !shiftKey && panelsAreComing())) return
    event.preventDefault()
    event.stopPropagation()
    kept.current.push(nativeEvent)
  }
}

/** Dispatches the key again; if no listener handles it, does what the browser would. */
function press(key: KeyboardEvent, form: HTMLElement): void {
  const target = document.activeElement as HTMLElement
  let isOurs = false
  flushSync(() => (isOurs = !target.dispatchEvent(new KeyboardEvent('keydown', key))))
  if (isOurs || key.ctrlKey || key.metaKey || key.altKey) return
  flushSync(() => {
    if (key.key === 'Tab') focusNext(form, target, key.shiftKey ? -1 : 1)
    else if (target instanceof HTMLButtonElement && (key.key === 'Enter' || key.key === ' ')) target.click()
    else if (target instanceof HTMLInputElement && key.key === 'Enter') target.form?.requestSubmit()
    else if (target instanceof HTMLInputElement && key.key.length === 1)
      document.execCommand('insertText', false, key.key)
  })
}

function focusNext(form: HTMLElement, from: HTMLElement, step: number): void {
  const reached = [...form.querySelectorAll<HTMLElement>('button, input, [tabindex="0"]')].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.getClientRects().length > 0,
  )
  reached[reached.indexOf(from) + step]?.focus()
}
