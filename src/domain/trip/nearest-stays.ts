/** The stays nearest to one that breaks a hotel's rules of days. Pure. */
import type { Season } from '../../config/site-types.ts'
import { addDays, nightsBetween, type Stay } from './dates.ts'
import { isOutside } from './season.ts'
import { brokenRules } from './stay-rules.ts'

/** Without a departure a week is meant. */
const USUAL_WEEK = 7
/** Days by which the arrival may move, and nights by which the stay may become longer. */
const REACH = 14
const MOST_STAYS = 2
/** A night more or less counts as much as so many moved days: a week stays a week. */
const NIGHT_WEIGHT = 4

interface Limits {
  /** 'YYYY-MM-DD'; empty: unknown. */
  today: string
  season?: Season | undefined
}

/** Stays that keep all rules within the season, at most two, in the order of their days. */
export function nearestStays(hotel: string, { checkIn, checkOut }: Stay, { today, season }: Limits): Stay[] {
  const nights = checkOut ? nightsBetween(checkIn, checkOut) : USUAL_WEEK
  const found: Stay[] = []
  for (const { shift, length } of candidates(nights)) {
    const arrival = addDays(checkIn, shift)
    const stay = { checkIn: arrival, checkOut: addDays(arrival, length) }
    if (arrival < today || (season && isOutside(season, stay)) || brokenRules(hotel, stay).length > 0) continue
    found.push(stay)
    if (found.length === MOST_STAYS) break
  }
  return found.sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1))
}

/** The nearest first; of equally near ones those that keep one of the days. */
function candidates(nights: number): { shift: number; length: number }[] {
  const least = Math.max(nights - REACH, 1)
  const lengths = Array.from({ length: nights + REACH - least + 1 }, (_, index) => least + index)
  const shifts = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH)
  const all = shifts.flatMap((shift) =>
    lengths.map((length) => {
      const moved = [Math.abs(shift), Math.abs(shift + length - nights)] as const
      const distance = moved[0] + moved[1] + NIGHT_WEIGHT * Math.abs(length - nights)
      return { shift, length, distance, least: Math.min(...moved) }
    }),
  )
  return all.sort((one, other) => one.distance - other.distance || one.least - other.least || one.shift - other.shift)
}
