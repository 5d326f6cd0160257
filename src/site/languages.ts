/** The languages of the site. To add one: its code, its entry below, its messages. The compiler names whatever else asks for it. */
import type { Language } from '../config/language.ts'

/** The default language first: its paths have no prefix. Lists of languages are in this order. */
export const CODES = ['tr', 'en', 'de', 'ru'] as const

export const LANGUAGES: Record<(typeof CODES)[number], Language> = {
  tr: { iso: 'tr-TR', name: 'Türkçe', switcherPlace: 1, slugs: 'tr', script: 'latin' },
  en: { iso: 'en-GB', name: 'English', switcherPlace: 2, slugs: 'others', script: 'latin' },
  de: { iso: 'de-DE', name: 'Deutsch', switcherPlace: 4, slugs: 'others', script: 'latin' },
  ru: { iso: 'ru-RU', name: 'Русский', switcherPlace: 3, slugs: 'others', script: 'cyrillic' },
}
