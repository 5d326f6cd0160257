/** Texts of the site: one i18next instance for each language, none of them global. */
import { createInstance } from 'i18next'
import type { Locale, PerLocale } from '../config/locales.ts'
import { de } from './messages/de/index.ts'
import { en } from './messages/en/index.ts'
import { featureTexts } from './messages/features.ts'
import { ru } from './messages/ru/index.ts'
import { tr } from './messages/tr/index.ts'
import { withValues } from './plain.ts'
import type { Translate } from './translate.ts'

export type { MessageKey } from './messages/shape.ts'
export type { Translate } from './translate.ts'

export const messages = {
  tr: { ...tr, ...featureTexts('tr') },
  en: { ...en, ...featureTexts('en') },
  de: { ...de, ...featureTexts('de') },
  ru: { ...ru, ...featureTexts('ru') },
} satisfies PerLocale<object>

function createTranslator(locale: Locale): Translate {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    resources: { [locale]: { translation: messages[locale] } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  const fixed = instance.getFixedT(locale)
  // A publish reads some thousand texts a hundred thousand times: they are cached as i18next chooses them, before values are put in.
  const cache = new Map<string, string>()
  return (key, values = {}) => {
    const { count } = values
    const name = count === undefined ? key : `${key} ${count}`
    const text = cache.get(name) ?? (fixed(key, { count, skipInterpolation: true }) as string)
    cache.set(name, text)
    return withValues(text, values, locale)
  }
}

const translators: Partial<PerLocale<Translate>> = {}

/** The texts of one language. */
export function translator(locale: Locale): Translate {
  return (translators[locale] ??= createTranslator(locale))
}
