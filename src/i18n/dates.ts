/** Dates and times as guests read them, as the clock of their text shows them: `zonedTime` gives the clock of a zone. */
import { type Locale, type PerLocale } from '../config/locales.ts'
import { LANGUAGES } from '../site/languages.ts'

export interface Moment {
  year: number
  /** 0 to 11. */
  month: number
  day: number
  /** 'HH:MM'; missing for a bare date. */
  time?: string
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** Calendar date and time of an ISO 8601 date or time, whatever its offset; `undefined` for any other text. */
export function momentOf(iso: string): Moment | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}).*)?$/.exec(iso) ?? []
  if (date === undefined || Number.isNaN(Date.parse(iso))) return undefined
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return { year, month: month - 1, day, ...(time !== undefined && { time }) }
}

/** 'YYYY-MM-DD' */
export function dateOf({ year, month, day }: Moment): string {
  return `${year}-${two(month + 1)}-${two(day)}`
}

/** '21 June 2027' in the language's own form; with `short`, '21.06.2027'. Text that is no date comes back as it is. */
export function formatDate(iso: string, locale: Locale, form: 'long' | 'short' = 'long'): string {
  const moment = momentOf(iso)
  if (!moment) return iso
  if (form === 'short') return `${two(moment.day)}.${two(moment.month + 1)}.${moment.year}`
  const parts = longParts(Date.UTC(moment.year, moment.month, moment.day), locale)
  // Drop the Russian word for "year" at the end.
  return parts
    .slice(0, parts.findIndex(({ type }) => type === 'year') + 1)
    .map(({ value }) => value)
    .join('')
}

/** 'HH:MM'; `undefined` for a bare date. */
export function formatTime(iso: string): string | undefined {
  return momentOf(iso)?.time
}

/** The month's name in the form that follows a day. */
export function monthName(month: number, locale: Locale): string {
  return longParts(Date.UTC(2000, month), locale).find(({ type }) => type === 'month')!.value
}

const formats: Partial<PerLocale<Intl.DateTimeFormat>> = {}

/** Day, month and year of a date in UTC, and what stands between them. */
function longParts(date: number, locale: Locale): Intl.DateTimeFormatPart[] {
  formats[locale] ??= new Intl.DateTimeFormat(LANGUAGES[locale].iso, { dateStyle: 'long', timeZone: 'UTC' })
  return formats[locale].formatToParts(date)
}
