import { iconMarkup } from '../../components/icons.ts'

/** The place where a form says how it went. It is a live region: what is put into it is read out. */
export interface Answer {
  say(kind: 'success' | 'danger', text: string): void
  /** Nothing to see any longer; the text stays for assistive technology. */
  fade(): void
  clear(): void
  focus(): void
}

export function answerOf(form: HTMLFormElement): Answer {
  const place = form.querySelector<HTMLElement>('[data-answer]')!
  const clear = () => {
    place.replaceChildren()
    delete place.dataset.faded
  }
  return {
    clear,
    say(kind, text) {
      clear()
      place.append(alertOf(kind, text))
    },
    fade: () => (place.dataset.faded = ''),
    focus: () => place.focus(),
  }
}

/** Success and failure differ in more than their colour. */
function alertOf(kind: 'success' | 'danger', text: string): HTMLElement {
  const alert = document.createElement('div')
  alert.className = `alert alert--${kind}`
  alert.innerHTML = `${iconMarkup(kind === 'success' ? 'check' : 'warning')}<p></p>`
  alert.querySelector('p')!.textContent = text
  return alert
}
