import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { sortedByName } from '../../src/i18n/order.ts'

const letters = fc.constantFrom(...'aAbBhHiIıİjJzZ019 &-.çÇöÖüşğğäßÉйЙёЯ')
const plain = fc.constantFrom(...'aAbBhHijJkKzZ019 &')
const names = fc.oneof(fc.string({ unit: plain, maxLength: 6 }), fc.string({ unit: letters, maxLength: 6 }))

test.each(LOCALES)('names stand in the order of %s, of whatever letters they are', (locale) => {
  const { compare } = new Intl.Collator(locale)
  fc.assert(
    fc.property(fc.array(names, { maxLength: 8 }), (all) => {
      const things = all.map((name, index) => ({ name, index }))
      expect(sortedByName(locale, things, ({ name }) => name)).toEqual(
        things.toSorted((left, right) => compare(left.name, right.name)),
      )
    }),
    { numRuns: 2000 },
  )
})
