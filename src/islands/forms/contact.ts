/** The contact form. */
import type { Locale } from '../../config/locales.ts'
import { contactChecks } from '../../forms/checks.ts'
import { fieldsOf } from './fields.ts'
import { submitByScript } from './submit.ts'
import type { IslandTexts } from '../texts.ts'

export function mount(element: HTMLElement, { contact: texts }: IslandTexts): () => void {
  const form = element as HTMLFormElement
  const ending = new AbortController()
  const { signal } = ending
  const { value } = form.elements.namedItem('lang') as HTMLInputElement
  const fields = fieldsOf(form, contactChecks(value as Locale), texts, signal, 'validation.consent')
  submitByScript({
    form,
    fields,
    texts,
    success: 'contactForm.success',
    failed: 'contactForm.failed',
    // It stands above the fields, and the button that was pressed below them.
    answered: (answer) => answer.focus(),
    signal,
  })
  return () => ending.abort()
}
