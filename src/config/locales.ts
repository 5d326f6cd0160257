/** A language of the site. `iso` goes into `lang` and `og:locale`. */
export interface LocaleEntry {
  code: Locale
  iso: string
  name: string
}

export const LOCALES = ['tr', 'en', 'de', 'ru'] as const
export type Locale = (typeof LOCALES)[number]

/** The language without a path prefix. */
export const DEFAULT_LOCALE: Locale = 'tr'

/** In the order of the language switcher. */
export const LOCALE_ENTRIES: readonly LocaleEntry[] = [
  { code: 'tr', iso: 'tr-TR', name: 'Türkçe' },
  { code: 'en', iso: 'en-GB', name: 'English' },
  { code: 'de', iso: 'de-DE', name: 'Deutsch' },
  { code: 'ru', iso: 'ru-RU', name: 'Русский' },
]

export function localeEntry(locale: Locale): LocaleEntry {
  return LOCALE_ENTRIES.find((entry) => entry.code === locale)!
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

/** One value for each language. */
export type PerLocale<T> = Record<Locale, T>
