/**
 * npm test: rules, format, lint, dead code, types and tests, all of which must pass before a change lands. Arguments go to vitest: `npm test --
 * tests/routes` runs only those files. `-- --changed` runs the tests that can see what is not committed, `-- --changed=main` what differs from `main`.
 * The last line says how many tests passed, failed and were skipped. npm run test:deep (`--deep`) runs whole matrices, and random tests from a new
 * seed each time. It and npm run test:shuffled (`--shuffled`) run the tests of each file in a random order; Vitest prints the seed, which
 * `-- --sequence.seed=…` repeats.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, getPriority, setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { preparePrograms, thisMachine } from '../tests/run/machine-install.ts'
import { FOUND_VARIABLE, foundPrograms } from '../tests/run/machine.ts'
import { REPORT_VARIABLE, type RunReport } from '../tests/run/run-report.ts'
import { changedPaths, testsOfChange } from './changed-tests.ts'
import { CHECKS } from './checks.ts'
import { ROOT } from './project.ts'
import { longestFiles, TEST_TIMES } from './rule-times.ts'
import { closingLines } from './test-summary.ts'

const BELOW_NORMAL = constants.priority.PRIORITY_BELOW_NORMAL

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => running.forEach((child) => child.kill(signal)))

/** In a minute: modules, every static page, an edit that is published, and the keyboard in a browser. */
const SMOKE = ['routes', 'views', 'records', 'site/static-pages', 'live/one-edit', 'e2e/keyboard'].map(
  (name) => `tests/${name}`,
)

const options = process.argv.slice(2).filter((argument) => argument !== '--deep' && argument !== '--shuffled')
const filters = options.flatMap((option) => {
  if (option === '--smoke') return SMOKE
  return option.split('=')[0] === '--changed' ? testsOfChange(option) : [option]
})
const isWhole = options.length === 0
if (isWhole && !process.env.CI && !isStateChanged()) process.env.TEST_SHARED = 'none'
if (process.argv.includes('--deep')) {
  process.env.TEST_DEPTH = 'deep'
  process.env.TEST_SEED ??= String(randomInt(2 ** 31))
  console.log(`Random tests begin at ${process.env.TEST_SEED}: TEST_SEED=${process.env.TEST_SEED} repeats them.`)
}
if (process.argv.includes('--deep') || process.argv.includes('--shuffled')) filters.push('--sequence.shuffle.tests')
const machine = thisMachine()
// The checks run one at a time while programs are installed and the first tests run: one processor is idle then, and no browser is measured yet.
const [checks, tests] = await Promise.all([isWhole ? runChecks() : [], prepared().then(runTests)])
if (isWhole && tests) {
  mkdirSync(dirname(TEST_TIMES), { recursive: true })
  writeFileSync(TEST_TIMES, JSON.stringify(tests.timed))
}
if (isWhole && process.env.CI) console.log(longestFiles(tests?.timed ?? []).join('\n'))
const { lines, isGreen } = closingLines({
  checks,
  tests,
  machine,
  found: foundPrograms(),
  isContinuousIntegration: Boolean(process.env.CI),
})
for (const line of lines) console.log(line)
process.exitCode = isGreen ? 0 : 1

/** Whether what servers share may have changed; in a copy without its history, too. */
function isStateChanged(): boolean {
  try {
    return changedPaths().some((path) => path.startsWith('src/engine/state/'))
  } catch {
    return true
  }
}

async function prepared() {
  process.env[FOUND_VARIABLE] = JSON.stringify(await preparePrograms(machine))
}

async function runChecks() {
  const results: { name: string; passed: boolean }[] = []
  for (const { name, script, args } of CHECKS) {
    const { status, output } = await ended([join(ROOT, script), ...args], { isQuiet: true })
    // At once: the tests take minutes more.
    if (status !== 0) console.log(`${name} failed:\n${output}`)
    results.push({ name, passed: status === 0 })
  }
  return results
}

/** `undefined` if vitest ended without a report, or with an exit code that its report does not explain. */
async function runTests(): Promise<RunReport | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'crystal-results-'))
  const file = join(folder, 'report.json')
  process.env[REPORT_VARIABLE] = file
  const reporters = filters.some((each) => each.startsWith('--reporter')) ? [] : ['--reporter=default']
  reporters.push('--reporter=./tests/run/run-report.ts')
  const { status } = await ended([join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...filters])
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as RunReport
    return status === 0 || report.failed > 0 ? report : { ...report, failed: 1 }
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs Node. A quiet command runs at low priority, and its output is returned. */
function ended(args: readonly string[], { isQuiet = false } = {}): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: isQuiet ? 'pipe' : 'inherit' })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)))
    // Nobody but root may raise a priority that is lower already.
    if (isQuiet && child.pid && getPriority(child.pid) < BELOW_NORMAL) setPriority(child.pid, BELOW_NORMAL)
    child.on('close', (code) => {
      running.delete(child)
      resolve({ status: code ?? 1, output })
    })
    child.on('error', (error) => resolve({ status: 1, output: String(error) }))
  })
}
