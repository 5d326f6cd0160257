/** The last lines of `npm test`: what was skipped and why, then how many passed, failed and were skipped. */
import { remedy, type Machine } from '../tests/run/machine-install.ts'
import { PROGRAM_NAMES, PROGRAMS, type FoundPrograms } from '../tests/run/machine.ts'
import type { RunReport, SkippedTest } from '../tests/run/run-report.ts'

export interface Outcome {
  checks: readonly { name: string; passed: boolean }[]
  /** `undefined` if the tests ended without a report. */
  tests: Omit<RunReport, 'timed'> | undefined
  machine: Machine
  /** Tests whose programs are here were skipped for a different reason, such as `test.only`. */
  found: FoundPrograms
  /** In CI a skipped test counts as failed. */
  isContinuousIntegration: boolean
}

export function closingLines({ checks, tests, machine, found, isContinuousIntegration }: Outcome) {
  const lines = checks.filter(({ passed }) => !passed).map(({ name }) => `Failed: ${name} (see above).`)
  if (!tests) lines.push('The tests ended before they were done.')
  const skipped = tests?.skipped ?? []
  lines.push(...skippedLines(skipped, machine, found))
  const passed = checks.filter((check) => check.passed).length + (tests?.passed ?? 0)
  let failed = checks.filter((check) => !check.passed).length + (tests?.failed ?? 1)
  if (isContinuousIntegration && skipped.length > 0) {
    lines.push('In continuous integration (CI) a test that is skipped counts as failed.')
    failed += skipped.length
  }
  const counts = [`${passed} passed`, `${failed} failed`]
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`)
  return { lines: [...lines, counts.join(', ')], isGreen: failed === 0 }
}

function skippedLines(skipped: readonly SkippedTest[], machine: Machine, found: FoundPrograms): string[] {
  const lines: string[] = []
  const rest = new Set(skipped)
  for (const name of PROGRAM_NAMES.filter((each) => !found[each])) {
    const tests = [...rest].filter(({ tags }) => tags.includes(name))
    if (tests.length === 0) continue
    for (const test of tests) rest.delete(test)
    const files = [...new Set(tests.map(({ file }) => file))]
    const where = files.length > 3 ? `${files.length} files` : files.join(', ')
    const count = tests.length === 1 ? '1 test' : `${tests.length} tests`
    lines.push(
      `Skipped: ${count} (${where}), because there is no ${PROGRAMS[name].title}. To add it: ${remedy(name, machine)}`,
    )
  }
  for (const { file, name, note } of rest) lines.push(`Skipped: ${file}: ${name}${note ? ` (${note})` : ''}`)
  return lines
}
