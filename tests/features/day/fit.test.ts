import { expect, test } from 'vitest'
import {
  agesOf,
  fits,
  OLDEST_CHILD,
  ruleIn,
  ruleText,
  typicalHeight,
  type Rule,
} from '../../../src/features/day/fit.ts'

test('ages of a query are whole years of at most four children; anything else is left out', () => {
  const of = (query: string) => agesOf(new URLSearchParams(query))
  expect(of('age=4&age=9')).toEqual([4, 9])
  expect(of('age=&age=0&age=17&age=18&age=-1&age=x&age=4.5&age=007')).toEqual([0, 17])
  expect(of('age=1&age=2&age=3&age=4&age=5')).toEqual([1, 2, 3, 4])
  expect(of('q=4')).toEqual([])
})

test.each<[Rule, number, boolean]>([
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
  expect(ruleIn(ruleText(rule))).toEqual(rule)
})

test('a child of every age has a height, and grows', () => {
  const heights = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => typicalHeight(age))
  expect(heights).toEqual([...heights].sort((left, right) => left - right))
  expect(new Set(heights).size).toBe(heights.length)
})
