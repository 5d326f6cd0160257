/** Texts of the trip's bar in the page's language. */
import { PAGE_LANGUAGE } from '../../../components/browser/language.ts'
import { twice } from '../../../components/browser/load.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../config/locales.ts'
import type { Translate } from '../../../i18n/index.ts'
import { plainTranslator } from '../../../i18n/plain.ts'

const FILES: Record<Locale, () => Promise<{ default: object }>> = {
  tr: () => import('virtual:trip-texts/tr'),
  en: () => import('virtual:trip-texts/en'),
  de: () => import('virtual:trip-texts/de'),
  ru: () => import('virtual:trip-texts/ru'),
}

export interface PageTexts {
  locale: Locale
  t: Translate
}

export async function tripTexts(): Promise<PageTexts> {
  const locale = isLocale(PAGE_LANGUAGE) ? PAGE_LANGUAGE : DEFAULT_LOCALE
  return { locale, t: plainTranslator((await twice(FILES[locale])).default, locale) }
}
