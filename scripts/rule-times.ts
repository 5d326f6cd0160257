/** What it costs to prove each rule: its tests of the last whole run, the dearest rule first. */
import { join } from 'node:path'
import type { TimedTest } from '../tests/run/run-report.ts'
import { ROOT } from './project.ts'

/** `TimedTest[]` of the last whole run. */
export const TEST_TIMES = join(ROOT, '.cache', 'test-times.json')

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(8)

/** One line a rule, and below it one line a test. A test that proves several rules counts for each of them. */
export function ruleTimes(ids: Iterable<string>, tests: readonly TimedTest[]): string[] {
  const rules = [...ids].map((id) => {
    const isNamed = new RegExp(String.raw`\b${id.replace('.', String.raw`\.`)}(?![\d.]*\d)`)
    const proofs = tests.filter(({ name }) => isNamed.test(name)).sort((a, b) => b.milliseconds - a.milliseconds)
    return { id, proofs, milliseconds: proofs.reduce((sum, proof) => sum + proof.milliseconds, 0) }
  })
  return rules
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .flatMap(({ id, proofs, milliseconds }) => [
      `${seconds(milliseconds)}  ${id}, ${proofs.length === 1 ? '1 test' : `${proofs.length} tests`}`,
      ...proofs.map((proof) => `${' '.repeat(8)}${seconds(proof.milliseconds)}  ${proof.file}: ${proof.name}`),
    ])
}

/** The ten files of tests that took longest. */
export function longestFiles(tests: readonly TimedTest[]): string[] {
  const files = Map.groupBy(tests, ({ file }) => file)
  return [...files]
    .map(([file, timed]) => ({ file, total: timed.reduce((sum, { milliseconds }) => sum + milliseconds, 0) }))
    .sort((a, b) => b.total - a.total)
    .slice(0, 10)
    .map(({ file, total }) => `${seconds(total)}  ${file}`)
}
