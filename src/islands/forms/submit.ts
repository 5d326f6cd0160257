/** What both forms do when they are submitted: check, send, show that they wait, say how it went. What was typed stays unless it was sent. */
import { answerOf, type Answer } from './answer.ts'
import type { Fields } from './fields.ts'
import formsStyles from './forms.css?inline'
import { send } from './send.ts'
import type { FormTexts } from '../texts.ts'
import { wear } from '../wear.ts'

wear(formsStyles)

interface Submitting {
  form: HTMLFormElement
  fields: Fields
  texts: FormTexts
  /** Message keys. */
  success: string
  failed: string
  answered?: (answer: Answer) => void
  signal: AbortSignal
}

export function submitByScript({ form, fields, texts, success, failed, answered, signal }: Submitting): void {
  const answer = answerOf(form)
  const setBusy = busyState(form, texts['components.common.busy']!)
  let waiting = false

  async function submit(): Promise<void> {
    answer.clear()
    if (!fields.pass()) return
    waiting = true
    setBusy(true)
    const sent = await send(form)
    waiting = false
    setBusy(false)
    if (sent.outcome === 'invalid' && fields.show(sent.errors)) return
    const sentWell = sent.outcome === 'success'
    const text = sent.outcome === 'limited' ? sent.message : texts[sentWell ? success : failed]!
    answer.say(sentWell ? 'success' : 'danger', text)
    if (sentWell) {
      form.reset()
      fields.clear()
    }
    answered?.(answer)
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (!waiting) void submit()
    },
    { signal },
  )
}

/** The button stays where and as large as it is, and keeps the focus. */
function busyState(form: HTMLFormElement, busyText: string): (busy: boolean) => void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const text = button.textContent
  return (busy) => {
    button.style.minWidth = busy ? `${button.offsetWidth}px` : ''
    button.textContent = busy ? busyText : text
    button.ariaDisabled = busy ? 'true' : null
    form.ariaBusy = busy ? 'true' : null
  }
}
