/** When a hotel is open. */
import type { Season } from '../../config/site-types.ts'
import { addDays, type Stay } from './dates.ts'

/** Days of a stay that are compared: a longer stay is outside any season. */
const MOST_DAYS = 366

function isOpen({ from, until }: Season, day: string): boolean {
  const inYear = day.slice(5)
  return from <= until ? from <= inYear && inYear <= until : from <= inYear || inYear <= until
}

/** Whether a day of the stay, its departure included, is outside the season. Days that are not chosen yet are not. */
export function isOutside(season: Season, { checkIn, checkOut }: Stay): boolean {
  if (!checkIn) return checkOut !== '' && !isOpen(season, checkOut)
  const last = checkOut || checkIn
  let day = checkIn
  for (let count = 0; day <= last && count <= MOST_DAYS; count++, day = addDays(day, 1))
    if (!isOpen(season, day)) return true
  return false
}
