/** The table of tests that a change asks. */
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'
import { SEEN_BY, seenBy } from '../run/seen-by.ts'

const tests = globSync('tests/**/*.test.ts', { cwd: PROJECT })
test('names tests and paths that are there', () => {
  const names = [...new Set(Object.values(SEEN_BY).flatMap((line) => line.split(' ')))]
  expect(names.filter((name) => seenBy(['x'], tests, { x: name }).length === 0)).toEqual([])
  const prefixes = Object.keys(SEEN_BY)
  expect(prefixes.filter((prefix) => globSync(`${prefix}{,*,/**}`, { cwd: PROJECT }).length === 0)).toEqual([])
})

test('names all tests of sites and hosts', () => {
  const named = seenBy(['x'], tests, { x: Object.values(SEEN_BY).join(' ') })
  const alone = /^tests\/(?:e2e|faults|hosts\/(?!edge)|live|netlify|shared|site\/(?!every-page\/))(?!.*deep)/
  expect(tests.filter((test) => alone.test(test) && !named.includes(test))).toEqual([])
})

test('the longest beginning of a path counts', () => {
  const table = { src: 'a', 'src/views': 'b', 'src/views/fit': 'c/*' }
  const known = ['tests/a.test.ts', 'tests/b.test.ts', 'tests/c/d.test.ts', 'tests/c/e.test.ts']
  expect(seenBy(['src/views/fit/x.ts'], known, table)).toEqual(known.slice(2))
  expect(seenBy(['src/views/x.ts', 'src/x.ts'], known, table)).toEqual(known.slice(0, 2))
  expect(seenBy(['docs/x.md'], known, table)).toEqual([])
})
