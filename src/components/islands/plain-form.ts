/**
 * The form that the page came with. React takes it over, or renders another one if a translator or an extension has
 * changed it; what was typed before is read from it either way.
 */
import { useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

class PlainForm {
  readonly form: HTMLFormElement
  readonly #focused: Element | null

  constructor(form: HTMLFormElement) {
    this.form = form
    this.#focused = document.activeElement
  }

  /** Name of the control that has the focus, or had it until the form was replaced. */
  focused(): string | undefined {
    const control = this.form.isConnected ? document.activeElement : this.#focused
    return this.form.contains(control) ? (control as Control).name : undefined
  }

  carryOver(next: HTMLFormElement): void {
    if (next === this.form) return
    for (const control of this.form.elements as Iterable<Element> as Iterable<Control>) {
      const same = next.elements.namedItem(control.name) as Control | null
      if (!same) continue
      same.value = control.value
      if ('checked' in control) (same as HTMLInputElement).checked = control.checked
    }
    const name = this.focused()
    if (name) (next.elements.namedItem(name) as Control).focus()
  }
}

/** `undefined` on the server. `selector`: of the form in the page. */
export function usePlainForm(selector: string): PlainForm | undefined {
  const [plain] = useState(() =>
    import.meta.env.SSR ? undefined : new PlainForm(document.querySelector<HTMLFormElement>(selector)!),
  )
  return plain
}
