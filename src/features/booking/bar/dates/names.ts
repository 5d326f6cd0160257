/** Names of days and months from the browser's Intl data, in flatpickr's format. */

/** A Sunday. UTC, so that time zones do not shift the names. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

export interface Names {
  weekdays: { shorthand: string[]; longhand: string[] }
  months: { shorthand: string[]; longhand: string[] }
  /** Full name of a local date. */
  day: (date: Date) => string
}

const cache = new Map<string, Names>()

/** Cached: a browser's first formatter of a language is slow. */
export function namesIn(locale: string): Names {
  let names = cache.get(locale)
  if (!names) cache.set(locale, (names = createNames(locale)))
  return names
}

function createNames(locale: string): Names {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format
  const days = (weekday: 'short' | 'long') =>
    Array.from({ length: 7 }, (_, day) => format({ weekday })(SUNDAY + day * DAY_MS))
  // Standalone form: capitalised, and in Russian not in the case that follows a day.
  const months = Array.from({ length: 12 }, (_, month) => {
    const name = format({ month: 'long' })(Date.UTC(2023, month))
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  })
  // English short names have three letters; two are enough.
  const shorthand = days('short').map((name) => (locale === 'en' ? name.slice(0, 2) : name.replace('.', '')))
  return {
    weekdays: { shorthand, longhand: days('long') },
    months: { shorthand: months, longhand: months },
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format,
  }
}
