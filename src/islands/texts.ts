/** What the islands say, in the page's language: a file for each, made when the components are compiled. */
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../config/locales.ts'
import type { ReservationTexts } from '../search/reservation-texts.ts'
import type { SearchTexts } from '../search/texts.ts'

/** By message key. */
export type FormTexts = Record<string, string>

export interface StoryTexts {
  previous: string
  next: string
  pause: string
  play: string
  /** With places for `{number}` and `{total}`. */
  count: string
}

export interface IslandTexts {
  search: SearchTexts
  reservation: Omit<ReservationTexts, 'search'>
  newsletter: FormTexts
  contact: FormTexts
  stories: StoryTexts
}

const FILES: Record<Locale, () => Promise<{ default: IslandTexts }>> = {
  tr: () => import('virtual:island-texts/tr'),
  en: () => import('virtual:island-texts/en'),
  de: () => import('virtual:island-texts/de'),
  ru: () => import('virtual:island-texts/ru'),
}

export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

const loaded: Partial<Record<Locale, IslandTexts>> = {}
// An island's module waits for this one: its first render has its texts. Where pages are rendered, all languages are there.
for (const locale of import.meta.env.SSR ? LOCALES : [pageLocale()]) loaded[locale] = (await FILES[locale]()).default

/** The texts of the page's language; those of any language where pages are rendered. */
export function textsIn(locale: Locale): IslandTexts {
  return loaded[locale]!
}
