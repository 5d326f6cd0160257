/** A hotel's rules for certain days: half days, weeks from Saturday or Sunday, a minimum number of nights. */
import { STAY_RULES } from '../../site/reservation.ts'
import type { StayRule } from '../../config/site-types.ts'
import { nightsBetween, weekdayOf, type Stay } from './dates.ts'

const SATURDAY = 6
const SUNDAY = 0

/** Rules of a hotel that hold on a day, 'YYYY-MM-DD'. */
export function rulesOn(hotel: string, day: string, rules: readonly StayRule[] = STAY_RULES): StayRule[] {
  const inYear = day.slice(5)
  return rules.filter(
    ({ hotels, from, until }) =>
      hotels.includes(hotel) && (from <= until ? from <= inYear && inYear <= until : from <= inYear || inYear <= until),
  )
}

/** Rules that hold for a stay: those of its arrival and of its departure, each once. */
export function rulesOfStay(hotel: string, { checkIn, checkOut }: Stay, rules?: readonly StayRule[]): StayRule[] {
  const days = [checkIn, checkOut].filter(Boolean)
  return [...new Set(days.flatMap((day) => rulesOn(hotel, day, rules)))]
}

/** Whether a stay keeps a rule, as far as its days are chosen. */
export function keepsRule(rule: StayRule, { checkIn, checkOut }: Stay): boolean {
  const days = [checkIn, checkOut].filter(Boolean)
  switch (rule.kind) {
    case 'saturday':
      return days.every((day) => weekdayOf(day) === SATURDAY)
    case 'sunday':
      return days.every((day) => weekdayOf(day) === SUNDAY)
    case 'minimum-nights':
      return days.length < 2 || nightsBetween(checkIn, checkOut) >= rule.nights
    case 'half-day':
      return true
  }
}

/** Rules that a stay does not keep. */
export const brokenRules = (hotel: string, stay: Stay): StayRule[] =>
  rulesOfStay(hotel, stay).filter((rule) => !keepsRule(rule, stay))

/** Days that a calendar points out: half days, and the weekday on which stays begin and end. */
export function isMarked(rule: StayRule, day: string): boolean {
  if (rule.kind === 'half-day') return true
  if (rule.kind === 'minimum-nights') return false
  return weekdayOf(day) === (rule.kind === 'saturday' ? SATURDAY : SUNDAY)
}
