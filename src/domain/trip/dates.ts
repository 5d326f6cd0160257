/** Calendar days as 'YYYY-MM-DD'. They have no time and no zone: arithmetic is on day numbers. */

import { dayAt } from '../../config/zones.ts'

/** Two days, 'YYYY-MM-DD'. An empty text is a day not chosen yet. */
export interface Stay {
  checkIn: string
  checkOut: string
}

const DAY_MS = 86_400_000

/** Today for the group, wherever the reader is. `now`: milliseconds of the epoch. */
export const todayAt = (now: number): string => dayAt(now)

const dayNumber = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / DAY_MS
const isoOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** What a sentence puts behind a date, also at the end of an address. The look behind keeps long runs from being read over and over. */
const SIGNS_BEHIND = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u
const withoutSigns = (text: string) => text.trim().replace(SIGNS_BEHIND, '')

/** The date in a text, typed as D.M.YYYY, DDMMYYYY, YYYY-MM-DD, or with slashes in the one way round that is a day; `undefined` if there is no such day. */
export function parseDate(text: string): string | undefined {
  const date = withoutSigns(text)
  const [first, second] = slashedDays(date)
  return dottedDay(date) ?? (first && second && first !== second ? undefined : (first ?? second))
}

function dottedDay(date: string): string | undefined {
  const typed = /^(?:(\d{1,2})\.(\d{1,2})\.|(\d\d)(\d\d))(\d{4})$/.exec(date)
  const [day = '', month = ''] = typed ? [typed[1] ?? typed[3], typed[2] ?? typed[4]] : []
  const iso = typed ? `${typed[5]}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : date
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined
  const number = dayNumber(iso)
  return !Number.isNaN(number) && isoOf(number) === iso ? iso : undefined
}

/** A date with slashes or hyphens whose day and month could be either way round: both readings, the day first. */
export function ambiguousDate(text: string): [string, string] | undefined {
  const [first, second] = slashedDays(withoutSigns(text))
  return first && second && first !== second ? [first, second] : undefined
}

/** Both ways round, the day first. */
function slashedDays(date: string): (string | undefined)[] {
  const [, one = '', other = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(date) ?? []
  return [`${one}.${other}.${year}`, `${other}.${one}.${year}`].map(dottedDay)
}

/** DD.MM.YYYY; empty for an empty text. */
export function showDate(iso: string): string {
  return iso.split('-').reverse().join('.')
}

export function addDays(iso: string, days: number): string {
  return isoOf(dayNumber(iso) + days)
}

/** Nights between two days; negative if the second is earlier. */
export function nightsBetween(from: string, until: string): number {
  return dayNumber(until) - dayNumber(from)
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(iso: string): number {
  return (((dayNumber(iso) + 4) % 7) + 7) % 7
}
