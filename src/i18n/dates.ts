/** Dates and times as guests read them, in Istanbul's time (UTC+3 all year). No clock: the instant always comes from outside. */
import { LANGUAGES, type Locale, type PerLocale } from '../config/locales.ts'

const ISTANBUL_OFFSET = 3 * 60 * 60 * 1000

export interface Moment {
  year: number
  /** 0 to 11. */
  month: number
  day: number
  /** 'HH:MM'; missing for a bare date. */
  time?: string
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** Calendar date and time in Istanbul of an ISO 8601 date or instant; `undefined` for any other text. */
export function momentOf(iso: string): Moment | undefined {
  const bare = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  if (bare) return { year: Number(bare[1]), month: Number(bare[2]) - 1, day: Number(bare[3]) }
  // Without a zone the provider means local time, and Date.parse would read the build machine's.
  const instant = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/i.test(iso) ? iso : `${iso}+03:00`)
  const local = new Date(instant + ISTANBUL_OFFSET)
  if (Number.isNaN(local.getTime())) return undefined
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    time: `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`,
  }
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

/** The instant of a date and time in Istanbul, '2027-06-21T09:30'; `undefined` for any other text. */
export function istanbulInstant(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined
  const instant = new Date(Date.parse(`${text}Z`) - ISTANBUL_OFFSET)
  // An invalid day such as 30 February would roll over to March.
  const isThere = !Number.isNaN(instant.getTime()) && new Date(Date.parse(`${text}Z`)).toISOString().startsWith(text)
  return isThere ? instant : undefined
}

/** 'HH:MM' in Istanbul; `undefined` for a bare date. */
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
