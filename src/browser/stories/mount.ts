/** Stories fill the window one after another. Without this they open as popovers that are scrolled by hand. */
import storiesStyles from './stories.css?inline'
import { pageLocale, textsIn } from '../../islands/texts.ts'
import { wear } from '../wear.ts'
import { viewer, type Viewer } from './viewer.ts'

wear(storiesStyles)

const SEEN = 'stories-seen'

export function mount(section: HTMLElement): () => void {
  const texts = textsIn(pageLocale()).stories
  const ending = new AbortController()
  const buttons = [...section.querySelectorAll<HTMLButtonElement>('.story')]
  const seen = readSeen()
  const viewers = buttons.map((button, index): Viewer => {
    const dialog = document.getElementById(button.getAttribute('popovertarget')!) as HTMLDialogElement
    const opened = dialog.matches(':popover-open')
    if (opened) dialog.hidePopover()
    // A modal dialog keeps the focus; a popover does not.
    dialog.removeAttribute('popover')
    for (const each of section.querySelectorAll(`[popovertarget="${dialog.id}"]`)) each.removeAttribute('popovertarget')
    const open = () => {
      viewers[index]!.open()
      button.dataset.seen = ''
      seen.add(dialog.id)
      sessionStorage.setItem(SEEN, JSON.stringify([...seen]))
    }
    if (seen.has(dialog.id)) button.dataset.seen = ''
    button.addEventListener('click', open, { signal: ending.signal })
    if (opened) queueMicrotask(open)
    return viewer({
      dialog,
      texts,
      signal: ending.signal,
      onEnd: () => buttons[index + 1]?.click(),
      onClose: () => button.focus(),
    })
  })
  return () => ending.abort()
}

/** Kept for the visit. */
function readSeen(): Set<string> {
  return new Set(JSON.parse(sessionStorage.getItem(SEEN) ?? '[]') as string[])
}
