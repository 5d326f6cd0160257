/**
 * Shows gallery pictures full screen, and marks the tab of the shown category. Without it each picture opens as a file.
 */
import { lightbox } from './lightbox.ts'
import lightboxStyles from './lightbox.css?inline'
import { adoptStyles } from '../../../components/browser/adopt-styles.ts'

adoptStyles(lightboxStyles)

export function mount(gallery: HTMLElement): void {
  const dialog = gallery.querySelector<HTMLDialogElement>('[data-lightbox]')
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-picture]')]
  if (dialog) {
    const box = lightbox(dialog)
    for (const link of links)
      link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        // Links of the visible categories.
        const visible = links.filter((each) => each.getClientRects().length > 0)
        box.open(visible, visible.indexOf(link))
      })
  }
  const tabs = [...gallery.querySelectorAll<HTMLAnchorElement>('.tabs a')]
  const markCurrent = () => {
    const current = tabs.find(({ hash }) => hash === location.hash) ?? tabs[0]
    for (const tab of tabs) tab.ariaCurrent = tab === current ? 'true' : null
  }
  addEventListener('hashchange', markCurrent)
  markCurrent()
}
