/** What both forms do with script: validate, send, show progress and the result. Input stays until it has been sent. */
import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { adoptStyles } from '../../../components/browser/adopt-styles.ts'
import type { Refused } from '../../../views/view.ts'
import { faultText, firstFault, tidied, type FieldChecks } from '../checks.ts'
import { TRAP_FIELD } from '../haste.ts'
import type { MessageKey, Translate } from '../../../i18n/index.ts'
import { useLive } from '../../../components/islands/live.ts'
import { usePlainForm } from '../../../components/islands/plain-form.ts'
import formsStyles from './forms.css?inline'
import { send, type SendOutcome } from './send.ts'

adoptStyles(formsStyles)

type Control = HTMLInputElement | HTMLTextAreaElement

export interface FormAnswer {
  kind: 'success' | 'danger'
  text: string
  /** From page load on. */
  hasFocus?: boolean
}

interface Options {
  form: RefObject<HTMLFormElement | null>
  /** Selects the form in the page. */
  markup: string
  checks: FieldChecks
  t: Translate
  /** The page's data if the form was rejected without script. */
  refused: Refused | undefined
  /** Initial values by field name. */
  values?: Record<string, string> | undefined
  submit: MessageKey
  success: MessageKey
  failed: MessageKey
  /** Called when the answer is visible. */
  onAnswer?: () => void
}

export interface FormState {
  live: boolean
  answer: FormAnswer | undefined
  /** Error text by field name. */
  faults: Record<string, string | undefined>
  /** Attributes of a control. The first invalid one gets the focus. */
  control: (name: string) => object
  /** The same of a required control. */
  needed: (name: string) => object
  /** Earlier input, else initial values, by field name. */
  typed: Record<string, string>
  /** Attributes and handlers of the form's element. */
  props: object & { onSubmit: (event: FormEvent) => void }
  /** Attributes of the button, which keeps its width while it shows progress. */
  button: object
}

export function useForm(options: Options): FormState {
  const { form, markup, t, refused, values = {}, submit: label, success, failed, onAnswer } = options
  const live = useLive(form)
  const plain = usePlainForm(markup)
  const { faults, firstWrong, hasFaults, show, onInput } = useFaults(options)
  const waiting = useRef(false)
  const [width, setWidth] = useState<number>()
  const [typed, setTyped] = useState(refused?.values ?? values)
  const [answer, setAnswer] = useState<FormAnswer | undefined>(
    refused && { kind: 'danger', text: refused.message, hasFocus: !firstWrong },
  )
  const busy = width !== undefined

  // Not hydrated but rendered anew: what was typed in the meantime is in the form before.
  useLayoutEffect(() => plain?.carryOver(form.current!), [])

  async function submit(): Promise<void> {
    setAnswer(undefined)
    if (hasFaults()) return
    // The title of a rejected page starts with the error: remove it.
    if (refused) document.title = document.title.replace(`${refused.title} | `, '')
    waiting.current = true
    setWidth(form.current!.querySelector<HTMLElement>('[type=submit]')!.offsetWidth)
    const sent = await send(form.current!)
    waiting.current = false
    setWidth(undefined)
    // The guest cannot see what was filled in there, and would fail again.
    controlOf(form, TRAP_FIELD).value = ''
    if (sent.outcome === 'invalid' && show(sent.errors)) return
    const sentWell = sent.outcome === 'success'
    // Reset restores initial values: clear the earlier input first.
    if (sentWell) flushSync(() => setTyped({}))
    if (sentWell) form.current!.reset()
    setAnswer({ kind: sentWell ? 'success' : 'danger', text: textOf(sent) })
    onAnswer?.()
  }

  function textOf(sent: SendOutcome): string {
    if (sent.outcome === 'success') return t(success)
    if (sent.outcome === 'unknown') return t('notice.unknown')
    return (sent.outcome === 'failed' && sent.message) || t(failed)
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (!waiting.current) void submit()
  }

  const control = (name: string) => ({
    name,
    autoFocus: name === firstWrong,
    'aria-invalid': faults[name] ? true : undefined,
  })
  // For browsers a required field is invalid before anybody touched it. With script only ours is said.
  const needed = (name: string) => ({ ...control(name), required: !live, 'aria-required': live || undefined })

  // The browser's own messages are in the browser's language and vanish.
  const handlers = { ref: form, onSubmit, onInput, noValidate: live }
  const props = { ...handlers, 'aria-busy': busy || undefined, 'data-live': live || undefined }
  const button = {
    ...{ type: 'submit', 'aria-disabled': busy || undefined },
    style: width === undefined ? undefined : { minWidth: width },
    children: t(busy ? 'components.common.busy' : label),
  }
  return { live, answer, faults, control, needed, typed, props, button }
}

const controlOf = (form: Options['form'], name: string) => form.current!.elements.namedItem(name) as Control

/** What is wrong in the fields. */
function useFaults({ form, checks, t, refused }: Options) {
  const [faults, setFaults] = useState<FormState['faults']>(refused?.errors ?? {})
  const [firstWrong] = Object.keys(refused?.errors ?? {})
  const names = [...Object.keys(checks), 'consent']

  const faultOf = (name: string) => {
    const control = controlOf(form, name)
    if (name !== 'consent') return firstFault(tidied(control.value), checks[name] ?? [])
    return (control as HTMLInputElement).checked ? undefined : 'validation.consent'
  }

  /** False if no error belongs to a field. */
  function show(found: Record<string, MessageKey | undefined>): boolean {
    const faulty = names.filter((name) => found[name])
    setFaults(Object.fromEntries(faulty.map((name) => [name, faultText(t, name, found[name]!)])))
    if (faulty[0]) controlOf(form, faulty[0]).focus()
    return faulty.length > 0
  }

  const hasFaults = () => show(Object.fromEntries(names.map((name) => [name, faultOf(name)])))

  // An error disappears once corrected. Fields are not validated on blur: the page would move under a click.
  function onInput({ target }: FormEvent): void {
    const { name } = target as Control
    if (faults[name] && !faultOf(name)) setFaults({ ...faults, [name]: undefined })
  }

  return { faults, firstWrong, hasFaults, show, onInput }
}
