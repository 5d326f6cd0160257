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

interface PlainProps {
  /** Of the form. */
  id: string
  t: Translate
  field: string
  input: string
}

/** Without script: what the booking's address has in its query, by the browser's own controls. */
export function PlainFields({ id, t, field, input }: PlainProps) {
  const text = (name: 'checkIn' | 'checkOut' | 'adults' | 'children') => t(`components.common.search.${name}`)
  const adults = { type: 'number', min: LEAST_ADULTS, defaultValue: USUAL_ADULTS, required: true }
  const children = { type: 'number', min: 0, max: MOST_CHILDREN, defaultValue: 0 }
  const fields = [
    { id: `${id}-checkin`, label: text('checkIn'), name: 'checkin', type: 'date' },
    { id: `${id}-checkout`, label: text('checkOut'), name: 'checkout', type: 'date' },
    { id: `${id}-adults`, label: text('adults'), name: 'adult', ...adults },
    { id: `${id}-children`, label: text('children'), name: 'child', ...children },
  ]
  return fields.map(({ label, ...more }) => (
    <div key={more.id} className={field}>
      <label htmlFor={more.id}>{label}</label>
      <input className={input} {...more} />
    </div>
  ))
}
