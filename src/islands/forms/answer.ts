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
      const template = form.querySelector<HTMLTemplateElement>(`template[data-alert="${kind}"]`)!
      const alert = template.content.cloneNode(true) as DocumentFragment
      alert.querySelector('p')!.textContent = text
      place.append(alert)
    },
    fade: () => (place.dataset.faded = ''),
    focus: () => place.focus(),
  }
}
