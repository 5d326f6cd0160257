/** The newsletter form. */
import { newsletterChecks } from '../../forms/checks.ts'
import { fieldsOf } from './fields.ts'
import { submitByScript } from './submit.ts'
import type { IslandTexts } from '../texts.ts'

const ALERT_MS = 3000

export function mount(element: HTMLElement, { newsletter: texts }: IslandTexts): () => void {
  const form = element as HTMLFormElement
  const ending = new AbortController()
  const { signal } = ending
  const consent = form.elements.namedItem('consent') as HTMLInputElement
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const followConsent = () => (button.disabled = !consent.checked)
  consent.addEventListener('change', followConsent, { signal })
  // A page that comes back may have its fields filled in only now.
  addEventListener('pageshow', followConsent, { signal })
  followConsent()

  let fading: ReturnType<typeof setTimeout>
  submitByScript({
    form,
    fields: fieldsOf(form, newsletterChecks, texts, signal),
    texts,
    success: 'components.common.footer.newsletter.success',
    failed: 'components.common.footer.newsletter.failed',
    answered(answer) {
      const focused = form.contains(document.activeElement)
      followConsent()
      if (focused && button.disabled) answer.focus()
      clearTimeout(fading)
      fading = setTimeout(() => answer.fade(), ALERT_MS)
    },
    signal,
  })
  return () => {
    ending.abort()
    button.disabled = false
  }
}
