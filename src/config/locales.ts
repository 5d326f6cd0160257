/** The languages of the site. To add one: its code, its entry below, its messages. The compiler names whatever else asks for it. */

/** The default language first: where pages in several languages are told of, this order decides. */
export const LOCALES = ['tr', 'en', 'de', 'ru'] as const
export type Locale = (typeof LOCALES)[number]

/** The language without a path prefix. */
export const DEFAULT_LOCALE: Locale = 'tr'

/** One value for each language. */
export type PerLocale<T> = Record<Locale, T>

export interface Language {
  /** For `og:locale` and structured data. */
  iso: string
  /** In the language itself. */
  name: string
  /** Place in the language switcher. */
  switcherPlace: number
  /** The column of `routes/slugs.ts` that its addresses are made of. */
  slugs: 'tr' | 'others'
  /** The letters that its fonts must have. */
  script: 'latin' | 'cyrillic'
}

export const LANGUAGES: PerLocale<Language> = {
  tr: { iso: 'tr-TR', name: 'Türkçe', switcherPlace: 1, slugs: 'tr', script: 'latin' },
  en: { iso: 'en-GB', name: 'English', switcherPlace: 2, slugs: 'others', script: 'latin' },
  de: { iso: 'de-DE', name: 'Deutsch', switcherPlace: 4, slugs: 'others', script: 'latin' },
  ru: { iso: 'ru-RU', name: 'Русский', switcherPlace: 3, slugs: 'others', script: 'cyrillic' },
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}
