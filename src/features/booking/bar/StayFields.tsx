/** Dates and guests: plain fields; with script, fields that open a panel. */
import { LEAST_ADULTS, MOST_CHILDREN, USUAL_ADULTS } from '../../../site/reservation.ts'
import type { Translate } from '../../../i18n/index.ts'
import { FieldError } from '../../forms/island/parts.tsx'
import { DateFields } from './dates/DateFields.tsx'
import { GuestsField } from './GuestsField.tsx'
import type { StayFieldsProps } from './use-search.ts'

export function StayFields(props: StayFieldsProps) {
  return (
    <>
      <DateFields {...props} />
      <GuestsField {...props} />
    </>
  )
}

/**
 * Names of the plain form's fields, the same as in the booking address's query. `field`: its replacement with script.
 */
export const PLAIN_FIELDS = {
  checkin: { field: 'checkIn', text: 'checkIn', type: 'date' },
  checkout: { field: 'checkOut', text: 'checkOut', type: 'date' },
  adult: {
    field: 'guests',
    text: 'adults',
    type: 'number',
    min: LEAST_ADULTS,
    defaultValue: USUAL_ADULTS,
    required: true,
  },
  child: { field: 'guests', text: 'children', type: 'number', min: 0, max: MOST_CHILDREN, defaultValue: 0 },
} as const

interface PlainProps {
  /** The form's id. */
  id: string
  t: Translate
  field: string
  input: string
  /** Initial values by field name. */
  values?: Record<string, string> | undefined
  /** Error text by field name. */
  faults?: Record<string, string | undefined>
}

/** Without script: the browser's own controls for dates and guests. */
export function PlainFields({ id, t, field: className, input, values = {}, faults = {} }: PlainProps) {
  return Object.entries(PLAIN_FIELDS).map(([name, { field: _, text, ...control }]) => {
    const ownId = `${id}-${text.toLowerCase()}`
    const value = values[name] === undefined ? {} : { defaultValue: values[name] }
    const fault = faults[name]
    return (
      <div key={name} className={className}>
        <label htmlFor={ownId}>{t(`components.common.search.${text}`)}</label>
        <input
          className={input}
          id={ownId}
          name={name}
          {...control}
          {...value}
          {...(fault && { 'aria-invalid': true, 'aria-describedby': `${ownId}-error` })}
        />
        {fault && <FieldError id={`${ownId}-error`} text={fault} />}
      </div>
    )
  })
}
