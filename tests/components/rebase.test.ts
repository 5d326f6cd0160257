/** Links of a page that is waiting for an answer. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebased } from '../../src/components/browser/answer/rebase.ts'

const planOf = (chosen: Iterable<string>) => new URLSearchParams([...chosen].map((value) => ['plan', value]))
const toggled = (chosen: ReadonlySet<string>, value: string) =>
  new Set(chosen.has(value) ? [...chosen].filter((each) => each !== value) : [...chosen, value])
const sorted = (query: URLSearchParams) => query.getAll('plan').sort()

const choice = fc.constantFrom('bar.1', 'spa.2', 'spa.3', 'pool.5')

test('R4.34 a link drawn earlier changes only its own choice, whatever was chosen since', () => {
  fc.assert(
    fc.property(fc.uniqueArray(choice), choice, fc.array(choice), (before, own, since) => {
      const drawn = new Set(before)
      const later = since.filter((value) => value !== own).reduce(toggled, drawn)
      const link = new URLSearchParams([...planOf(toggled(drawn, own)), ['checkin', '2027-07-03']])
      const query = rebased({ link, drawn: planOf(drawn), entered: planOf(later) })
      expect(sorted(query)).toEqual(sorted(planOf(toggled(later, own))))
      expect(query.get('checkin')).toBe('2027-07-03')
    }),
  )
})

test('a link without a query takes everything back', () => {
  expect([...rebased({ link: planOf([]), drawn: planOf(['a']), entered: planOf(['a', 'b']) })]).toEqual([])
})
