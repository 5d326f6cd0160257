/** Notice of the search for dates outside a hotel's season. */
import type { Locale } from '../../../../config/locales.ts'
import type { Season } from '../../../../config/site-types.ts'
import type { Translate } from '../../../../i18n/index.ts'
import { isOutside } from '../../../../domain/trip/season.ts'
import type { Stay } from '../../../../domain/trip/dates.ts'

/** English dates are written as in Europe: the day first. */
const DATE_LOCALES: Partial<Record<Locale, string>> = { en: 'en-GB' }

interface Language {
  t: Translate
  locale: Locale
}

/** Empty if the stay is within the season. */
export function closedInWords(season: Season, stay: Stay, { t, locale }: Language): string {
  if (!isOutside(season, stay)) return ''
  const [from, until] = endsInWords(season, stay, locale)
  return t('components.common.search.outOfSeason', { from, until })
}

/** '1 April – 31 October', in the year of the stay. */
export const seasonInWords = (season: Season, stay: Stay, locale: Locale) =>
  endsInWords(season, stay, locale).join(' – ')

function endsInWords(
  { from, until }: Season,
  { checkIn, checkOut }: Stay,
  locale: Locale,
): [from: string, until: string] {
  const { format } = new Intl.DateTimeFormat(DATE_LOCALES[locale] ?? locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const year = Number((checkIn || checkOut).slice(0, 4))
  // 'December to February' ends on 28 February in most years.
  const inWords = (day: string) => {
    const [month = 0, date = 0] = day.split('-').map(Number)
    return format(Math.min(Date.UTC(year, month - 1, date), Date.UTC(year, month, 0)))
  }
  return [inWords(from), inWords(until)]
}
