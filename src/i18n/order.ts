/** The order of names in a language. */
import type { Locale, PerLocale } from '../config/locales.ts'

const collators: Partial<PerLocale<Intl.Collator>> = {}

/** A sorted copy. */
export function sortedByName<T>(locale: Locale, things: readonly T[], nameOf: (thing: T) => string): T[] {
  const { compare } = (collators[locale] ??= new Intl.Collator(locale))
  return things.toSorted((left, right) => compare(nameOf(left), nameOf(right)))
}
