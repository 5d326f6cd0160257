/** Forms that ask for a page of the site: its search, and the choice of a hotel or a hall. One file, since the page's script has to name each. */
import { mount as mountChooser } from './choose/mount.ts'
import { mount as mountHalls } from './halls/mount.ts'
import { mount as mountFinder } from './finder/mount.ts'

export function mount(form: HTMLElement): void {
  if (form.dataset.choose === 'halls') mountHalls(form)
  else if ('choose' in form.dataset) mountChooser(form)
  else mountFinder(form)
}
