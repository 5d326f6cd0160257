/** Dates and guests: plain fields, and with script fields that open a panel each. */
import { LEAST_ADULTS, MOST_CHILDREN, USUAL_ADULTS } from '../../config/reservation.ts'
import type { Translate } from '../../i18n/index.ts'
import type { Search } from '../../search/query.ts'
import { DateFields } from './DateFields.tsx'
import { GuestsField } from './GuestsField.tsx'
import type { SearchState } from './use-search.ts'

export interface StayFieldsProps {
  /** Slug. */
  hotel: string
  state: SearchState
  onChange: (part: Partial<Search>) => void
}

export function StayFields(props: StayFieldsProps) {
  return (
    <>
      <DateFields {...props} />
      <GuestsField {...props} />
    </>
  )
}

/** Fields of the plain form by the names that the booking's address has in its query. `field`: takes their place with script. */
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
  /** Of the form. */
  id: string
  t: Translate
  field: string
  input: string
}

/** Without script: dates and guests by the browser's own controls. */
export function PlainFields({ id, t, field: className, input }: PlainProps) {
  return Object.entries(PLAIN_FIELDS).map(([name, { field: _, text, ...control }]) => {
    const ownId = `${id}-${text.toLowerCase()}`
    return (
      <div key={name} className={className}>
        <label htmlFor={ownId}>{t(`components.common.search.${text}`)}</label>
        <input className={input} id={ownId} name={name} {...control} />
      </div>
    )
  })
}
