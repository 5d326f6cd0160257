/** A tap puts something into the guest's week, or takes it out. */
import { followForm } from '../../../components/browser/answer/answer.ts'

export function mount(form: HTMLFormElement): void {
  followForm(form, () => form.querySelector<HTMLElement>('[data-total]')!.focus({ preventScroll: true }))
}
