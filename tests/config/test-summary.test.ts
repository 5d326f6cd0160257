/** The last lines of `npm test`. */
import { expect, test } from 'vitest'
import { closingLines, type Outcome } from '../../scripts/test-summary.ts'
import type { SkippedTest } from '../run/run-report.ts'

const CHECKS = [
  { name: 'rules', passed: true },
  { name: 'lint', passed: true },
]
const machine: Outcome['machine'] = { isRoot: false, isDebian: true, hasApt: true, run: () => Promise.resolve(0) }

function linesOf(outcome: Partial<Outcome>) {
  const tests = { passed: 10, failed: 0, skipped: [] }
  return closingLines({ checks: CHECKS, tests, machine, found: {}, isContinuousIntegration: false, ...outcome })
}

const skippedIn = (file: string, count: number, tags: string[] = []): SkippedTest[] =>
  Array.from({ length: count }, (_, index) => ({ file, name: `test ${index}`, tags }))

test('say how many passed, checks included, and nothing of skipped tests where there are none', () => {
  expect(linesOf({})).toEqual({ lines: ['12 passed, 0 failed'], isGreen: true })
})

test('name a check that failed, and count it', () => {
  const checks = [...CHECKS, { name: 'types', passed: false }]
  expect(linesOf({ checks })).toEqual({ lines: ['Failed: types (see above).', '12 passed, 1 failed'], isGreen: false })
})

test('count tests that ended without a report as a failure', () => {
  const { lines, isGreen } = linesOf({ tests: undefined })
  expect(lines).toEqual(['The tests ended before they were done.', '2 passed, 1 failed'])
  expect(isGreen).toBe(false)
})

const skipped = [
  ...skippedIn('tests/hosts/caddy.test.ts', 66, ['caddy']),
  ...['a', 'b', 'c', 'd'].flatMap((name) => skippedIn(`tests/e2e/${name}.test.ts`, 5, ['chromium'])),
]
const REASONS = [
  'Skipped: 20 tests (4 files), because there is no Chromium. To add it: sudo apt-get install chromium-headless-shell fonts-liberation',
  'Skipped: 66 tests (tests/hosts/caddy.test.ts), because there is no Caddy. To add it: sudo apt-get install caddy',
]

test('say what was skipped, why, and the command that adds it', () => {
  const { lines, isGreen } = linesOf({ tests: { passed: 10, failed: 0, skipped } })
  expect(lines).toEqual([...REASONS, '12 passed, 0 failed, 86 skipped'])
  expect(isGreen).toBe(true)
})

test('count each skipped test as failed in continuous integration', () => {
  const { lines, isGreen } = linesOf({ tests: { passed: 10, failed: 0, skipped }, isContinuousIntegration: true })
  expect(lines.at(-1)).toBe('12 passed, 86 failed, 86 skipped')
  expect(isGreen).toBe(false)
})
