/** Plays stories full screen, one after another. Without it they open as popovers that are scrolled by hand. */
import storiesStyles from './stories.css?inline'
import { adoptStyles } from '../../../components/browser/adopt-styles.ts'
import { viewer } from './viewer.ts'

adoptStyles(storiesStyles)

const SEEN = 'stories-seen'

export function mount(section: HTMLElement): void {
  const buttons = [...section.querySelectorAll<HTMLButtonElement>('.story')]
  // Kept for the visit.
  const seen = new Set(JSON.parse(sessionStorage.getItem(SEEN) ?? '[]') as string[])
  buttons.forEach((button, index) => {
    const dialog = document.getElementById(button.getAttribute('popovertarget')!) as HTMLDialogElement
    const opened = dialog.matches(':popover-open')
    if (opened) dialog.hidePopover()
    // A modal dialog traps the focus; a popover does not.
    dialog.removeAttribute('popover')
    for (const each of section.querySelectorAll(`[popovertarget="${dialog.id}"]`)) each.removeAttribute('popovertarget')
    const show = viewer({ dialog, onEnd: () => buttons[index + 1]?.click(), onClose: () => button.focus() })
    const open = () => {
      show()
      button.dataset.seen = ''
      seen.add(dialog.id)
      sessionStorage.setItem(SEEN, JSON.stringify([...seen]))
    }
    if (seen.has(dialog.id)) button.dataset.seen = ''
    button.addEventListener('click', open)
    if (opened) queueMicrotask(open)
  })
}
