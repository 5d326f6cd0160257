/** Ages of children: the guest sees the answer below the fields. */
import { followForm } from '../../../components/browser/answer/answer.ts'

export function mount(form: HTMLFormElement): void {
  followForm(form, (wasSent) => wasSent || form.querySelector('input')!.focus())
}
