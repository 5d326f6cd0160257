/** The languages of the site, as `src/site/languages.ts` states them. */
import { CODES } from '../site/languages.ts'

/** The default language first. */
export const LOCALES = CODES
export type Locale = (typeof LOCALES)[number]

/** The language without a path prefix. */
export const DEFAULT_LOCALE = LOCALES[0]

/** One value for each language. */
export type PerLocale<T> = Record<Locale, T>

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}
