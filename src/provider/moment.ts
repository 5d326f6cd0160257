/** Dates and times as systems write them → ISO 8601. Ambiguous ones are rejected. */

const DATE = String.raw`(?<year>\d{4})(?<dash>-?)(?<month>\d{2})\k<dash>(?<day>\d{2})`
const TIME = String.raw`(?<hours>\d{2})(?::?(?<minutes>\d{2})(?::?(?<seconds>\d{2})(?:[.,](?<fraction>\d+))?)?)?`
const ZONE = String.raw`(?<utc>Z|UTC|GMT)|(?<sign>[+-])(?<ahead>\d{2})(?::?(?<minutesAhead>\d{2}))?`
/** Also with a space for the `T`, an offset without minutes (PostgreSQL) or a zone's name after the offset (Java). */
const MOMENT = new RegExp(String.raw`^${DATE}(?:(?:T| +)${TIME}(?: ?(?:${ZONE}))?(?:\[[\w/+-]+\])?)?$`, 'i')

/** Years of events and changes. Systems write others, such as 0001-01-01, for "none". */
const YEARS = [1970, 2199] as const
const DAY_MS = 24 * 60 * 60 * 1000

/** '2027-06-21' or '2027-06-21T19:30:00+03:00', without an offset if none is given; `undefined` if there is no such moment. */
export function momentText(written: string): string | undefined {
  const parts = MOMENT.exec(written.trim())?.groups
  if (!parts) return undefined
  const {
    year,
    month,
    day,
    hours,
    minutes = '00',
    seconds,
    fraction,
    utc,
    sign,
    ahead = '',
    minutesAhead = '00',
  } = parts
  const date = dateText(Number(year), Number(month), Number(day))
  if (!date || Number(year) < YEARS[0] || Number(year) > YEARS[1]) return undefined
  if (hours === undefined) return date
  const isMidnight = hours === '24' && Number(minutes + (seconds ?? '')) === 0
  if ((Number(hours) > 23 && !isMidnight) || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return undefined
  if (Number(ahead) > 14 || Number(minutesAhead) > 59) return undefined
  const zone = utc ? 'Z' : sign ? `${sign}${ahead}:${minutesAhead}` : ''
  const dayText = isMidnight ? new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10) : date
  const rest = (seconds ? `:${seconds}` : '') + (fraction ? `.${fraction.slice(0, 3)}` : '')
  return `${dayText}T${isMidnight ? '00' : hours}:${minutes}${rest}${zone}`
}

/** Whether an end lies before its start, both zoned. A date lasts until its end. */
export function isBefore(end: string, start: string): boolean {
  return isDate(end) || isDate(start) ? end.slice(0, 10) < start.slice(0, 10) : Date.parse(end) < Date.parse(start)
}

function dateText(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  // `Date` would read 30 February as 2 March.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined
}

const isDate = (moment: string) => !moment.includes('T')
