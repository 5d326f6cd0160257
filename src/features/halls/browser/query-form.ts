/** The finder of halls: answered, the guest is led to the number of halls that are left. */
import { followForm } from '../../../components/browser/answer/answer.ts'

export function mount(form: HTMLFormElement): void {
  followForm(form, () => document.querySelector<HTMLElement>('[data-total]')!.focus())
}
