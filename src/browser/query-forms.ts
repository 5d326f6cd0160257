/** Forms that ask for a page of the site: its search, and the choice of a hotel or a hall. One file, since the page's script has to name each. */
import { mount as mountChooser } from './choose/mount.ts'
import { mount as mountFinder } from './finder/mount.ts'
import { load } from './load.ts'

export function mount(form: HTMLElement): void | Promise<void> {
  // Halls are on one page; the others need not carry their script.
  if (form.dataset.choose === 'halls') return load(() => import('./halls/mount.ts')).then((halls) => halls.mount(form))
  if ('choose' in form.dataset) mountChooser(form)
  else mountFinder(form)
}
