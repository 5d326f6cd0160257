/** What `npm run rules -- --times` says of a whole run. */
import { expect, test } from 'vitest'
import { ruleTimes } from '../../scripts/rule-times.ts'

test('the times of rules count each test for every rule that its name has, the dearest rule first', () => {
  const timed = (name: string, milliseconds: number) => ({ file: 'tests/site/a.test.ts', name, milliseconds })
  const tests = [
    timed('R1.1 a page has a title', 200),
    timed('seo > R1.10, R1.2 languages name each other', 1_250),
    timed('R1.1 a page has one heading', 900),
    timed('nothing is asked of it', 9_000),
  ]
  expect(ruleTimes(['R1.1', 'R1.2', 'R1.10', 'R1.3'], tests)).toEqual([
    '   1.3 s  R1.2, 1 test',
    '           1.3 s  tests/site/a.test.ts: seo > R1.10, R1.2 languages name each other',
    '   1.3 s  R1.10, 1 test',
    '           1.3 s  tests/site/a.test.ts: seo > R1.10, R1.2 languages name each other',
    '   1.1 s  R1.1, 2 tests',
    '           0.9 s  tests/site/a.test.ts: R1.1 a page has one heading',
    '           0.2 s  tests/site/a.test.ts: R1.1 a page has a title',
    '   0.0 s  R1.3, 0 tests',
  ])
})
