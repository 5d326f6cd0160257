/** Forms that ask for a page of the site: its search, and the choice of a hotel. One file, since the page's script has to name each. */
import { mount as mountChooser } from './choose/mount.ts'
import { mount as mountFinder } from './finder/mount.ts'

export function mount(form: HTMLElement): void {
  if ('choose' in form.dataset) mountChooser(form)
  else mountFinder(form)
}
