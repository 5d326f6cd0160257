/** The day that a key moves to: WAI-ARIA's grid of dates. */
import { addDays, weekdayOf } from '../../../../domain/trip/dates.ts'

const WEEK = 7

/** Days since Monday. */
const inWeek = (day: string) => (weekdayOf(day) + 6) % WEEK

export function dayByKey(key: string, day: string): string | undefined {
  const [left, right] = [-inWeek(day), WEEK - 1 - inWeek(day)]
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK, Home: left, End: right }[key]
  const months = { PageUp: -1, PageDown: 1 }[key]
  if (days !== undefined) return addDays(day, days)
  return months === undefined ? undefined : sameDayInMonth(day, months)
}

/** The same day of a different month, or its last day if that is shorter. */
function sameDayInMonth(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, length))
  return first.toISOString().slice(0, 10)
}
