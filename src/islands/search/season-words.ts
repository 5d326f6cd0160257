/** The first and the last day of a season in words: '1 April', '31. Oktober'. */
import type { Locale } from '../../config/locales.ts'
import type { Season } from '../../config/reservation.ts'

/** English as it is written in Europe: the day first. */
const WRITTEN: Partial<Record<Locale, string>> = { en: 'en-GB' }

export function seasonInWords({ from, until }: Season, locale: Locale): { from: string; until: string } {
  const { format } = new Intl.DateTimeFormat(WRITTEN[locale] ?? locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  // A leap year has every day.
  const inWords = (day: string) => format(Date.parse(`2024-${day}T00:00:00Z`))
  return { from: inWords(from), until: inWords(until) }
}
