import { zonedTime } from '../../config/zones.ts'
import { LANGUAGES } from '../../site/languages.ts'
import { formatTime, momentOf } from '../../i18n/dates.ts'
import type { DeskLocale } from './locales.ts'
import { deskMessages } from '../messages/index.ts'

/** An instant in words, in the group's time, with its weekday. */
export function momentText(iso: string, locale: DeskLocale): string {
  const local = zonedTime(iso) ?? iso
  return deskMessages[locale].at(dayText(local, locale), formatTime(local) ?? '')
}

/** 'Friday 27 November 2026', as the clock of the text shows it. */
export function dayText(iso: string, locale: DeskLocale): string {
  const { year, month, day } = momentOf(iso) ?? {}
  if (year === undefined) return iso
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].iso, { dateStyle: 'full', timeZone: 'UTC' })
  return format.format(Date.UTC(year, month!, day))
}

/** Who did something, in the reader's language; a person's name is left unchanged. */
export function personText(by: string, locale: DeskLocale): string {
  const { people } = deskMessages[locale]
  return Object.hasOwn(people, by) ? people[by as keyof typeof people] : isolated(by)
}

/** A name of a right-to-left script would turn the numbers and marks beside it around. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

/** Hebrew, Arabic and their neighbours, with their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
