/** Notice of the search for dates outside a hotel's season. */
import type { Locale } from '../../../../config/locales.ts'
import type { Season } from '../../../../config/reservation.ts'
import type { Translate } from '../../../../i18n/index.ts'
import { isOutside } from '../../../../views/trip/season.ts'
import type { Stay } from '../../../../views/trip/dates.ts'

/** English dates are written as in Europe: the day first. */
const DATE_LOCALES: Partial<Record<Locale, string>> = { en: 'en-GB' }

interface Language {
  t: Translate
  locale: Locale
}

/** Empty if the stay is within the season. */
export function closedInWords(season: Season, stay: Stay, { t, locale }: Language): string {
  return isOutside(season, stay) ? t('components.common.search.outOfSeason', seasonInWords(season, locale)) : ''
}

/** Its first and last day: '1 April', '31. Oktober'. */
function seasonInWords({ from, until }: Season, locale: Locale): { from: string; until: string } {
  const { format } = new Intl.DateTimeFormat(DATE_LOCALES[locale] ?? locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  // A leap year has every day.
  const inWords = (day: string) => format(Date.parse(`2024-${day}T00:00:00Z`))
  return { from: inWords(from), until: inWords(until) }
}
