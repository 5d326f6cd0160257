import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { nameOrder } from '../../src/i18n/order.ts'

const letters = fc.constantFrom(...'aAbBhHiIıİjJzZ019 &-.çÇöÖüşğğäßÉйЙёЯ')
const plain = fc.constantFrom(...'aAbBhHijJkKzZ019 &')
const names = fc.oneof(fc.string({ unit: plain, maxLength: 6 }), fc.string({ unit: letters, maxLength: 6 }))

test.each(LOCALES)('names stand in the order of %s, of whatever letters they are', (locale) => {
  const compare = nameOrder(locale)
  const collator = new Intl.Collator(locale)
  fc.assert(
    fc.property(names, names, (left, right) => {
      expect(Math.sign(compare(left, right))).toBe(Math.sign(collator.compare(left, right)))
    }),
    { numRuns: 2000 },
  )
})
