/** Forms that ask for a page of the site: its search, and those whose page the server draws for their query. One file, since the page's script has to name each. */
import { followForm } from '../../../components/browser/answer/answer.ts'
import { mount as mountChooser } from '../../hotels/browser/mount.ts'
import { mount as mountFinder } from '../../search/browser/mount.ts'

export function mount(element: HTMLElement): void {
  const form = element as HTMLFormElement
  if ('finder' in form.dataset) mountFinder(form)
  else if (form.dataset.choose === 'halls')
    followForm(form, () => document.querySelector<HTMLElement>('[data-total]')!.focus())
  else if ('choose' in form.dataset) mountChooser(form)
  // Ages: the guest sees the answer below the fields.
  else followForm(form, (wasSent) => wasSent || form.querySelector('input')!.focus())
}
