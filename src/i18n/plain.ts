/** `t` without i18next, for browsers: values are put in their places, counted texts have the plural form of the language. */
import type { Locale } from '../config/locales.ts'
import type { Translate } from './translate.ts'

/** `messages`: nested, as a language has them. */
export function plainTranslator(messages: object, locale: Locale): Translate {
  const rules = new Intl.PluralRules(locale)
  const textAt = (key: string) =>
    key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages)
  return (key, values = {}) => {
    const text = textAt(`${key}_${rules.select(Number(values.count))}`) ?? textAt(key) ?? key
    return withValues(String(text), values)
  }
}

/** A text with its values in their places: `{{name}}`. */
export function withValues(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}
