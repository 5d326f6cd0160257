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
    return withValues(String(text), values, locale)
  }
}

/** A text with its values in their places: `{{name}}`. A fraction has the decimal mark of the language; whole numbers stay as they are, for a year is one. */
export function withValues(text: string, values: Record<string, string | number>, locale: Locale): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name] ?? place
    return typeof value === 'string' || Number.isInteger(value) ? String(value) : value.toLocaleString(locale)
  })
}
