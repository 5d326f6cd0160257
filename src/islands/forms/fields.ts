/** Checks the fields of a form, and shows each fault under its field. */
import { firstFault, tidied, type FieldChecks } from '../../forms/checks.ts'
import type { FormTexts } from '../texts.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

export interface Fields {
  /** Checks all; the first faulty field gets the focus. True where nothing is wrong. */
  pass(): boolean
  /** Shows faults that the server found. False where none of them belongs to a field. */
  show(faults: Record<string, string>): boolean
  clear(): void
}

/** `consentFault`: message key for an unticked consent, where the form asks for it with the other fields. */
export function fieldsOf(
  form: HTMLFormElement,
  checks: FieldChecks,
  texts: FormTexts,
  signal: AbortSignal,
  consentFault?: string,
): Fields {
  // The browser's own bubbles speak the browser's language and vanish.
  form.noValidate = true
  signal.addEventListener('abort', () => (form.noValidate = false))
  const names = [...Object.keys(checks), ...(consentFault ? ['consent'] : [])]
  const controlOf = (name: string) => form.elements.namedItem(name) as Control

  const faultOf = (name: string) => {
    const control = controlOf(name)
    if (name !== 'consent') return firstFault(tidied(control.value), checks[name]!)
    return (control as HTMLInputElement).checked ? undefined : consentFault
  }

  function showFault(name: string, fault: string | undefined): void {
    const place = form.querySelector<HTMLElement>(`[data-error="${name}"]`)!
    place.querySelector('[data-error-text]')!.textContent = fault ? (texts[fault] ?? fault) : ''
    place.hidden = !fault
    if (fault) controlOf(name).setAttribute('aria-invalid', 'true')
    else controlOf(name).removeAttribute('aria-invalid')
  }

  for (const name of names) {
    const control = controlOf(name)
    // A fault goes as soon as it is mended. It is not said when the field is left: the page would move under a click.
    control.addEventListener('input', () => control.ariaInvalid && !faultOf(name) && showFault(name, undefined), {
      signal,
    })
  }

  const focusFirst = (faulty: string[]) => {
    if (faulty[0]) controlOf(faulty[0]).focus()
  }

  return {
    pass() {
      const faulty = names.filter((name) => {
        const fault = faultOf(name)
        showFault(name, fault)
        return fault
      })
      focusFirst(faulty)
      return faulty.length === 0
    },
    show(faults) {
      const faulty = names.filter((name) => faults[name])
      for (const name of faulty) showFault(name, faults[name])
      focusFirst(faulty)
      return faulty.length > 0
    },
    clear() {
      for (const name of names) showFault(name, undefined)
    },
  }
}
