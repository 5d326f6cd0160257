/** A reporter for `npm test`: what became of every test, as JSON in the file that `TEST_REPORT` names. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule, TestRunEndReason, TestSuite } from 'vitest/node'
import { atDepth } from '../harness/depth.ts'
import { PROJECT } from '../harness/settings.ts'

export const REPORT_VARIABLE = 'TEST_REPORT'

export interface SkippedTest {
  file: string
  name: string
  tags: string[]
  note?: string
}

export interface TimedTest {
  file: string
  /** With those of the suites around it. */
  name: string
  /** With its share of what the file spent in hooks. */
  milliseconds: number
}

export interface RunReport {
  passed: number
  /** Tests, with those that a failed set-up or a crash kept from running, and errors outside of tests. */
  failed: number
  skipped: SkippedTest[]
  /** All that ran. */
  timed: TimedTest[]
}

/** On a slow machine the longest file takes a third of it. */
const HUNG_AFTER_MINUTES = 30

export default class RunReporter implements Reporter {
  readonly #watches = new Map<string, NodeJS.Timeout>()

  onTestModuleStart({ moduleId }: TestModule): void {
    const minutes = atDepth(HUNG_AFTER_MINUTES, 4 * HUNG_AFTER_MINUTES)
    const end = () => {
      console.error(`${relative(PROJECT, moduleId)} hangs: it has run for ${minutes} minutes.`)
      process.exit(1)
    }
    this.#watches.set(moduleId, setTimeout(end, minutes * 60_000).unref())
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    clearTimeout(this.#watches.get(moduleId))
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    const file = process.env[REPORT_VARIABLE]
    if (!file) return
    const report: RunReport = { passed: 0, failed: errors.length, skipped: [], timed: [] }
    for (const module of modules) count(module, report)
    if (reason !== 'passed' && report.failed === 0) report.failed = 1
    writeFileSync(file, JSON.stringify(report))
  }
}

function count(module: TestModule, report: RunReport): void {
  let failed = 0
  const file = relative(PROJECT, module.moduleId)
  const timed: TimedTest[] = []
  for (const test of module.children.allTests()) {
    const { state } = test.result()
    const diagnostic = test.diagnostic()
    if (diagnostic) timed.push({ file, name: test.fullName, milliseconds: diagnostic.duration })
    if (state === 'passed') report.passed++
    else if (state !== 'skipped' || wasKeptBack(test.parent)) failed++
    else {
      const { note } = test.result() as { note?: string }
      // A project that needs a program has its name.
      const tags = [...test.tags, module.project.name]
      report.skipped.push({ file, name: test.fullName, tags, ...(note && { note }) })
    }
  }
  const hooks = module.diagnostic().duration - timed.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  for (const each of timed)
    report.timed.push({ ...each, milliseconds: Math.round(each.milliseconds + hooks / timed.length) })
  // A file that could not be read, or a hook that failed with all tests behind it.
  if (module.state() === 'failed' && failed === 0) failed = 1
  report.failed += failed
}

/** Whether a test was not run because a hook around it failed. */
function wasKeptBack(around: TestModule | TestSuite): boolean {
  return around.errors().length > 0 || (around.type === 'suite' && wasKeptBack(around.parent))
}
