/** The order of names in a language. */
import type { Locale } from '../config/locales.ts'

/** Letters that all languages of the site put in the same order. Turkish has a letter of its own in the capital I. */
const PLAIN = /^[A-HJ-Za-z\d &]*$/

/**
 * A sorted copy, in the order of `Intl.Collator`, which takes a process longer to read than to render a page, and is not read for plain names.
 */
export function sortedByName<T>(locale: Locale, things: readonly T[], nameOf: (thing: T) => string): T[] {
  let collator: Intl.Collator | undefined
  const named = things.map((thing) => {
    const name = nameOf(thing)
    return { thing, name, plain: PLAIN.test(name) ? name.toLowerCase() : undefined }
  })
  named.sort((left, right) => {
    if (left.plain !== undefined && right.plain !== undefined && left.plain !== right.plain) {
      return left.plain < right.plain ? -1 : 1
    }
    collator ??= new Intl.Collator(locale)
    return collator.compare(left.name, right.name)
  })
  return named.map(({ thing }) => thing)
}
