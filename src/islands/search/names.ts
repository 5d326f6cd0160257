/** Names of days and months from the browser's own knowledge of languages. */

/** A Sunday; all in UTC, so that no zone shifts the names. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

type WeekNames = [string, string, string, string, string, string, string]
type YearNames = [string, string, string, string, string, string, string, string, string, string, string, string]

export interface Names {
  weekdays: { shorthand: WeekNames; longhand: WeekNames }
  months: { shorthand: YearNames; longhand: YearNames }
  /** Of a local date, in full. */
  day: (date: Date) => string
}

const known = new Map<string, Names>()

/** A browser takes its time to learn how a language writes dates: asked for once. */
export function namesIn(locale: string): Names {
  let names = known.get(locale)
  if (!names) known.set(locale, (names = learn(locale)))
  return names
}

function learn(locale: string): Names {
  const named = (weekday: 'short' | 'long') => {
    const { format } = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, day) => format(SUNDAY + day * DAY_MS))
  }
  const shorthand = named('short').map((name) => inColumn(name, locale)) as WeekNames
  const months = monthNames(locale)
  return {
    weekdays: { shorthand, longhand: named('long') as WeekNames },
    months: { shorthand: months, longhand: months },
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format,
  }
}

/** As they stand alone: with a capital, and in Russian not in the case that follows a day. */
function monthNames(locale: string): YearNames {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => capital(format(Date.UTC(2023, month, 1)), locale)) as YearNames
}

/** English short names have three letters, where two are enough. */
function inColumn(name: string, locale: string): string {
  return locale === 'en' ? name.slice(0, 2) : name.replace(/\.$/, '')
}

function capital(name: string, locale: string): string {
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
