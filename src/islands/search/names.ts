/** Names of days and months from the browser's own knowledge of languages. */

/** A Sunday; all in UTC, so that no zone shifts the names. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

export function weekdayNames(locale: string) {
  const named = (weekday: 'short' | 'long') => {
    const { format } = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, day) => format(SUNDAY + day * DAY_MS))
  }
  return {
    weekdays: { shorthand: named('short').map((name) => inColumn(name, locale)), longhand: named('long') },
  } as unknown as {
    weekdays: { shorthand: WeekNames; longhand: WeekNames }
  }
}
type WeekNames = [string, string, string, string, string, string, string]
type YearNames = [string, string, string, string, string, string, string, string, string, string, string, string]

/** As they stand alone: with a capital, and in Russian not in the case that follows a day. */
export function monthNames(locale: string): { shorthand: YearNames; longhand: YearNames } {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const names = Array.from({ length: 12 }, (_, month) => capital(format(Date.UTC(2023, month, 1)), locale))
  return { shorthand: names as unknown as YearNames, longhand: names as unknown as YearNames }
}

/** English short names have three letters, where two are enough. */
function inColumn(name: string, locale: string): string {
  return locale === 'en' ? name.slice(0, 2) : name.replace(/\.$/, '')
}

function capital(name: string, locale: string): string {
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
