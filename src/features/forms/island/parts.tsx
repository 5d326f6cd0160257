/** Parts that both forms share. */
import type { RefObject } from 'react'
import { TRAP_FIELD } from '../haste.ts'
import { Icon } from '../../../components/islands/Icon.tsx'
import type { FormAnswer } from './use-form.ts'

/** A field's error message; hidden while there is none. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p className="error" id={id} hidden={!text}>
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  )
}

/** Password managers leave a field alone that says so. */
const UNFILLED = { autoComplete: 'off', 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '' }

/** A honeypot: people can neither see nor reach it, so only bots fill it in. */
export function Trap({ label }: { label: string | undefined }) {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        <span>{label}</span>

        <input type="text" name={TRAP_FIELD} tabIndex={-1} {...UNFILLED} />
      </label>
    </div>
  )
}

interface AnswerProps {
  /** `alert` interrupts what is being read. */
  role: 'alert' | 'status'
  className?: string
  answer: FormAnswer | undefined
  place?: RefObject<HTMLDivElement | null>
  /** Visually hidden; the text stays for assistive technology. */
  faded?: boolean
}

/** A form's result, as a live region. Success and failure differ in more than colour. */
export function Answer({ role, className, answer, place, faded = false }: AnswerProps) {
  return (
    <div
      className={className}
      role={role}
      tabIndex={-1}
      ref={place}
      autoFocus={answer?.hasFocus}
      data-answer
      data-faded={faded || undefined}
    >
      {answer && (
        <div className={`alert alert--${answer.kind}`}>
          <Icon name={answer.kind === 'success' ? 'check' : 'warning'} />
          <p>{answer.text}</p>
        </div>
      )}
    </div>
  )
}
