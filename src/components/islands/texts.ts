/**
 * `t` for islands, with the same keys as everywhere. In a browser it has the page's language only, from a file
 * generated at compile time.
 */
import { PAGE_LANGUAGE } from '../browser/language.ts'
import { twice } from '../browser/load.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../config/locales.ts'
import type { Translate } from '../../i18n/index.ts'
import { plainTranslator } from '../../i18n/plain.ts'

const FILES: Record<Locale, () => Promise<{ default: object }>> = {
  tr: () => import('virtual:island-texts/tr'),
  en: () => import('virtual:island-texts/en'),
  de: () => import('virtual:island-texts/de'),
  ru: () => import('virtual:island-texts/ru'),
}

export function pageLocale(): Locale {
  return isLocale(PAGE_LANGUAGE) ? PAGE_LANGUAGE : DEFAULT_LOCALE
}

async function ofPage(): Promise<(locale: Locale) => Translate> {
  const locale = pageLocale()
  const t = plainTranslator((await twice(FILES[locale])).default, locale)
  return () => t
}

// Top-level await: an island's first render has its texts.
export const translator = import.meta.env.SSR ? (await import('../../i18n/index.ts')).translator : await ofPage()
