/** Error messages for the dates of a stay. */
import { type Locale } from '../../../../config/locales.ts'
import { LANGUAGES } from '../../../../site/languages.ts'
import type { Translate } from '../../../../i18n/index.ts'
import { ambiguousDate, showDate, type Stay } from '../../../../domain/trip/dates.ts'
import { firstCheckOut, stayProblems, type Device } from '../../rules/stay.ts'

export type DateName = 'checkIn' | 'checkOut'
export type DateErrors = Partial<Record<DateName, string>>

const TEXTS = 'components.common.search'

interface Visit {
  today: string
  device: Device
}

/** Why a stay cannot be searched for, by field. */
export function stayErrors(stay: Stay, { today, device }: Visit, t: Translate): DateErrors {
  const problems = stayProblems(stay, today, device)
  const earliest = { checkIn: today, checkOut: firstCheckOut(stay.checkIn || today, device) }
  const inWords = (field: DateName) =>
    problems[field] === 'missing' ? t(`${TEXTS}.dateMissing`) : problems[field] && tooEarly(field, earliest[field], t)
  return { checkIn: inWords('checkIn'), checkOut: inWords('checkOut') }
}

/** Error for a day before the first that can be chosen. */
export const tooEarly = (field: DateName, first: string, t: Translate) =>
  t(`${TEXTS}.${field === 'checkIn' ? 'datePast' : 'departureEarly'}`, { date: showDate(first) })

/** Error for a text that is no date: which day is meant where it could be two, else how to type one. */
export function unreadable(text: string, { locale, t }: { locale: Locale; t: Translate }): string {
  const format = t(`${TEXTS}.dateFormat`)
  const readings = ambiguousDate(text)
  if (!readings) return t(`${TEXTS}.${isWrittenWell(text) ? 'noSuchDate' : 'dateInvalid'}`, { format })
  const days = new Intl.DateTimeFormat(LANGUAGES[locale].iso, { dateStyle: 'long', timeZone: 'UTC' })
  const [first = '', second = ''] = readings.map((day) => days.format(Date.parse(day)))
  return t(`${TEXTS}.dateAmbiguous`, { format, first, second })
}

const isWrittenWell = (text: string) => /^\d\d?\.\d\d?\.\d{4}$/.test(text.trim())
