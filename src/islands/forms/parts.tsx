/** What both forms are made of. */
import type { RefObject } from 'react'
import { Icon } from '../Icon.tsx'
import type { FormAnswer } from './use-form.ts'

/** Place of a field's fault: hidden while there is none. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p className="error" id={id} hidden={!text}>
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  )
}

/** A field that people neither see nor reach; what fills it in is a machine. */
export function Trap({ label }: { label: string | undefined }) {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
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
  /** Nothing to see any longer; the text stays for assistive technology. */
  faded?: boolean
}

/** The place where a form says how it went: a live region, whose text is read out. Success and failure differ in more than their colour. */
export function Answer({ role, className, answer, place, faded = false }: AnswerProps) {
  return (
    <div
      {...{ className, role, tabIndex: -1, ref: place, autoFocus: answer?.hasFocus }}
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
