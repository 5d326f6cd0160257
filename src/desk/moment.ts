import { formatDate, formatTime } from '../i18n/dates.ts'
import type { DeskLocale } from './locales.ts'
import { deskMessages } from './messages/index.ts'

/** An instant in words, in Istanbul's time. */
export function momentText(iso: string, locale: DeskLocale): string {
  return deskMessages[locale].at(formatDate(iso, locale), formatTime(iso) ?? '')
}

/** Who did something, in the reader's language; a person's name is left unchanged. */
export function personText(by: string, locale: DeskLocale): string {
  const { people } = deskMessages[locale]
  return Object.hasOwn(people, by) ? people[by as keyof typeof people] : by
}
