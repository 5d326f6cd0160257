import { expect, test } from 'vitest'
import { CHILD_AGE } from '../../../src/site/reservation.ts'
import type { ChildRule } from '../../../src/records/readings.ts'
import { fits, typicalHeight } from '../../../src/domain/trip/child-rule.ts'

test.each<[ChildRule, number, boolean]>([
  [{ ages: { from: 4, to: 6 } }, 3, false],
  [{ ages: { from: 4, to: 6 } }, 4, true],
  [{ ages: { from: 4, to: 6 } }, 6, true],
  [{ ages: { from: 4, to: 6 } }, 7, false],
  [{ ages: { from: 16 } }, 15, false],
  [{ ages: { from: 16 } }, 17, true],
  [{ ages: { to: 3 } }, 0, true],
  [{ ages: { to: 3 } }, 4, false],
  [{ height: 120 }, 6, false],
  [{ height: 120 }, 7, true],
  [{ height: 67 }, 0, true],
])('%j at %i years: %s', (rule, age, is) => {
  expect(fits(rule, age)).toBe(is)
})

test('a child of every age has a height, and grows', () => {
  const heights = Array.from({ length: CHILD_AGE.most + 1 }, (_, age) => typicalHeight(age))
  expect(heights).toEqual([...heights].sort((left, right) => left - right))
  expect(new Set(heights).size).toBe(heights.length)
})
