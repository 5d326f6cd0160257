/** `t` without i18next, for browsers: values are put in their places, counted texts have the plural form of the language. */
import type { Locale } from '../config/locales.ts'
import type { Translate } from './index.ts'

/** `messages`: nested, as a language has them. */
export function plainTranslator(messages: object, locale: Locale): Translate {
  const rules = new Intl.PluralRules(locale)
  const textAt = (key: string) =>
    key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages)
  return (key, values = {}) => {
    const text = textAt(`${key}_${rules.select(Number(values.count))}`) ?? textAt(key) ?? key
    return String(text).replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
  }
}
