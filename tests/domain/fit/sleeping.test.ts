/** Who sleeps where. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beddingIn } from '../../../src/provider/read/beds.ts'
import { sleepingIn } from '../../../src/domain/fit/sleeping.ts'
import { BED_KINDS } from '../../../src/records/readings.ts'

const inWords = (text: string, adults: number, ages: number[], children = ages.length) => {
  const { beds, left } = sleepingIn(beddingIn(text)!, { adults, children, ages })
  const named = beds.map(({ kind, sleepers }) => `${kind}: ${sleepers.join('+')}`)
  return [...named, ...(left.length > 0 ? [`left: ${left.join('+')}`] : [])].join(', ')
}

test.each([
  ['1 double bed, 1 bunk bed', 2, [4, 9], 'double: adult+adult, bunk: 9+4'],
  ['Double bed, single bed and cot', 2, [1, 6], 'double: adult+adult, single: 6, cot: 1'],
  ['Double bed, single bed and cot', 2, [3, 6], 'double: adult+adult, single: 6, cot: , left: 3'],
  ['1 double or 2 single beds', 2, [], 'double: adult+adult'],
  ['1 double or 2 single beds', 1, [8], 'double: adult+8'],
  ['1 double bed, 1 sofa bed', 3, [5], 'double: adult+adult, sofa: adult+5'],
  ['1 double or 2 single beds, 1 daybed', 3, [], 'double: adult+adult, day: adult'],
  ['One double and one single bed', 3, [7], 'double: adult+adult, single: adult, left: 7'],
  ['4 single beds', 4, [], 'single: adult, single: adult, single: adult, single: adult'],
])('%s: %i adults, children of %j', (text, adults, ages, sleeping) => {
  expect(inWords(text, adults, ages)).toBe(sleeping)
})

test('a child whose age is not said gets a bed, and no cot', () => {
  expect(inWords('1 double bed, 1 cot, 1 daybed', 2, [], 2)).toBe('double: adult+adult, cot: , day: child, left: child')
})

test('each of a party has one place, and no bed more than it has', () => {
  const bedding = fc.array(fc.array(fc.constantFrom(...BED_KINDS), { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 3,
  })
  const party = fc
    .record({
      adults: fc.integer({ min: 1, max: 7 }),
      ages: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 4 }),
      unsaid: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ adults, ages, unsaid }) => ({ adults, ages, children: ages.length + unsaid }))
  fc.assert(
    fc.property(bedding, party, (beds, guests) => {
      const sleeping = sleepingIn(beds, guests)
      const placed = sleeping.beds.flatMap(({ sleepers }) => sleepers)
      const all = [...placed, ...sleeping.left]
      expect(all.filter((each) => each === 'adult')).toHaveLength(guests.adults)
      expect(all).toHaveLength(guests.adults + guests.children)
      for (const { kind, sleepers } of sleeping.beds) {
        expect(sleepers.length).toBeLessThanOrEqual(['king', 'double', 'bunk', 'sofa'].includes(kind) ? 2 : 1)
        if (kind === 'cot') for (const each of sleepers) expect(each).toBeLessThanOrEqual(2)
      }
    }),
  )
})
