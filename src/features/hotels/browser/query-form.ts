/** The hotel chooser's panel, which on a phone covers the list. */
import { followForm } from '../../../components/browser/answer/answer.ts'
import { coverClosed, coverOpened } from '../../../components/browser/back.ts'
import { afterPress } from '../../../components/browser/press.ts'

export function mount(form: HTMLFormElement): void {
  const panel = form.querySelector('details')!
  const total = document.querySelector<HTMLElement>('[data-total]')!
  const cover = { open: () => (panel.open = true), close: () => (panel.open = false) }
  const tellCover = () => (panel.open ? coverOpened(cover) : coverClosed(cover))
  const followPanel = () => {
    tellCover()
    // Its end, with the way to the list, would be below the window. Who has gone on in it is left alone.
    if (panel.open && !panel.querySelector('fieldset:focus-within'))
      afterPress(() => form.scrollIntoView({ block: 'start' }))
  }
  panel.addEventListener('toggle', followPanel)
  // The guest may have opened it before this script came.
  if (panel.open) followPanel()
  followForm(form, (wasSent) => {
    // Enter in a field beside the list: the guest sees it already.
    if (wasSent && !panel.open && document.activeElement?.matches('[data-number]')) return
    panel.open = false
    total.focus()
  })
  // The open panel would cover the focused element.
  form.addEventListener('focusout', ({ relatedTarget: next }) => {
    // Pressing what cannot be focused focuses the page around it.
    if (!panel.open || !(next instanceof Element) || next.contains(form) || form.contains(next)) return
    afterPress(() => {
      panel.open = false
      next.scrollIntoView({ block: 'nearest' })
    })
  })
}
