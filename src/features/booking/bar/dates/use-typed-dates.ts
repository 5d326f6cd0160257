/** What the guest types into the date fields, and the stay that the search takes from it. */
import { useState } from 'react'
import { parseDate, showDate, type Stay } from '../../../../domain/trip/dates.ts'
import { firstCheckOut, withCheckIn } from '../../rules/stay.ts'
import { tooEarly, unreadable, type DateName } from './stay-errors.ts'
import type { StayFieldsProps } from '../use-search.ts'

export type TypedDates = ReturnType<typeof useTypedDates>

export function useTypedDates({ state, onChange }: Pick<StayFieldsProps, 'state' | 'onChange'>) {
  const { today, device, t, errors, setErrors } = state
  const stay: Stay = { checkIn: state.search.checkIn, checkOut: state.search.checkOut }
  const first = { checkIn: today, checkOut: firstCheckOut(stay.checkIn || today, device) }
  const [typing, setTyping] = useState<Partial<Record<DateName, string>>>({})

  /** Why a day cannot be chosen. */
  function problemOf(field: DateName, day: string): string | undefined {
    return day >= first[field] ? undefined : tooEarly(field, first[field], t)
  }

  function take(field: DateName, day: string): void {
    const next = field === 'checkIn' ? withCheckIn(stay, day, device) : { ...stay, checkOut: day }
    setTyping((before) => ({
      ...before,
      [field]: undefined,
      ...(next.checkOut !== stay.checkOut && { checkOut: undefined }),
    }))
    setErrors({ ...errors, [field]: undefined, ...(field === 'checkIn' && { checkOut: undefined }) })
    if (next.checkIn !== stay.checkIn || next.checkOut !== stay.checkOut) onChange(next)
  }

  return {
    stay,
    /** First day that can be chosen. */
    first,
    /** Text as typed, while it has not been taken. */
    typing,
    textOf: (field: DateName) => typing[field] ?? showDate(stay[field]),
    take,
    /** Takes a complete text, or shows its error and returns false. */
    takeTyped(field: DateName, text: string): boolean {
      if (text.trim() === showDate(stay[field])) {
        setTyping((before) => ({ ...before, [field]: undefined }))
        setErrors({ ...errors, [field]: undefined })
        return true
      }
      const day = parseDate(text)
      const problem = !text.trim()
        ? t('components.common.search.dateMissing')
        : day
          ? problemOf(field, day)
          : unreadable(text, state)
      if (problem) setErrors({ ...errors, [field]: problem })
      else take(field, day!)
      return !problem
    },
    /** Follows each key: a whole date that can be chosen is taken at once. */
    type(field: DateName, text: string): void {
      setTyping({ ...typing, [field]: text })
      const day = /\d{4}$/.test(text) ? parseDate(text) : undefined
      if (day && !problemOf(field, day)) take(field, day)
    },
  }
}
