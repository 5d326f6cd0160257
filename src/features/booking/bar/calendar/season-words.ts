/** What the search says of dates outside a hotel's season. */
import type { Locale } from '../../../../config/locales.ts'
import type { Season } from '../../../../config/reservation.ts'
import type { Translate } from '../../../../i18n/index.ts'
import { isOutside } from '../../rules/season.ts'
import type { Stay } from '../../rules/stay.ts'

/** English as it is written in Europe: the day first. */
const WRITTEN: Partial<Record<Locale, string>> = { en: 'en-GB' }

/** Empty where the stay is within the season. */
export function closedInWords(season: Season, stay: Stay, t: Translate, locale: Locale): string {
  return isOutside(season, stay) ? t('components.common.search.outOfSeason', seasonInWords(season, locale)) : ''
}

/** Its first and last day: '1 April', '31. Oktober'. */
function seasonInWords({ from, until }: Season, locale: Locale): { from: string; until: string } {
  const { format } = new Intl.DateTimeFormat(WRITTEN[locale] ?? locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  // A leap year has every day.
  const inWords = (day: string) => format(Date.parse(`2024-${day}T00:00:00Z`))
  return { from: inWords(from), until: inWords(until) }
}
