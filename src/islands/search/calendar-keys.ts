/** Where a key leads from a day of the calendar: the pattern of a grid of dates. */
import { addDays, weekdayOf } from '../../search/dates.ts'

const WEEK = 7

/** Days since Monday. */
const inWeek = (day: string) => (weekdayOf(day) + 6) % WEEK

export function dayByKey(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -WEEK)
    case 'ArrowDown':
      return addDays(day, WEEK)
    case 'Home':
      return addDays(day, -inWeek(day))
    case 'End':
      return addDays(day, WEEK - 1 - inWeek(day))
    case 'PageUp':
      return sameDayInMonth(day, -1)
    case 'PageDown':
      return sameDayInMonth(day, 1)
    default:
      return undefined
  }
}

/** The last day of the month where it is too short. */
function sameDayInMonth(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, length))
  return first.toISOString().slice(0, 10)
}
