/** The order of names in a language. */
import type { Locale } from '../config/locales.ts'

/** Letters that all languages of the site put in the same order. Turkish has a letter of its own in the capital I. */
const PLAIN = /^[A-HJ-Za-z\d &]*$/

/** Compares as `Intl.Collator` does, which takes a process longer to read than to render a page, and is not read for plain names. */
export function nameOrder(locale: Locale): (left: string, right: string) => number {
  let collator: Intl.Collator | undefined
  return (left, right) => {
    if (PLAIN.test(left) && PLAIN.test(right)) {
      const [first, second] = [left.toLowerCase(), right.toLowerCase()]
      if (first !== second) return first < second ? -1 : 1
    }
    collator ??= new Intl.Collator(locale)
    return collator.compare(left, right)
  }
}
