import { formatDate, formatTime } from '../i18n/dates.ts'
import { deskMessages, type DeskLocale } from './messages/index.ts'

/** An instant as the desk's readers see it, in Istanbul's time. */
export function momentText(iso: string, locale: DeskLocale): string {
  return deskMessages[locale].at(formatDate(iso, locale), formatTime(iso) ?? '')
}

/** Who did something, for the reader: a person's name stays as it is. */
export function personText(by: string, locale: DeskLocale): string {
  const { people } = deskMessages[locale]
  return Object.hasOwn(people, by) ? people[by as keyof typeof people] : by
}
