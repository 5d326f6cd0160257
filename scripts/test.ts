/**
 * npm test: everything that must hold before a change lands: format, lint, types, tests. Arguments go to vitest:
 * `npm test -- tests/routes` runs those alone. Ends with one line, "N passed, N failed".
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath } from '../tests/harness/browser.ts'
import { ROOT } from './project.ts'

const filters = process.argv.slice(2)
const checks = [
  { name: 'format', tool: 'prettier/bin/prettier.cjs', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', tool: 'eslint/bin/eslint.js', args: ['--max-warnings', '0', '.'] },
  {
    name: 'types',
    tool: 'astro/bin/astro.mjs',
    args: ['check', '--minimumFailingSeverity', 'error', '--minimumSeverity', 'error'],
  },
]

let passed = 0
let failed = 0

installBrowser()
if (filters.length === 0) {
  for (const { name, tool, args } of checks) {
    console.log(`${name} …`)
    if (run(tool, args) === 0) passed++
    else failed++
  }
}
const results = join(mkdtempSync(join(tmpdir(), 'crystal-results-')), 'results.json')
const status = run('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${results}`,
  ...filters,
])
const counted = countTests(results)
passed += counted.passed
failed += counted.failed
if (status !== 0 && counted.failed === 0) failed++
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function run(tool: string, args: string[]): number {
  const child = spawnSync(process.execPath, [join(ROOT, 'node_modules', tool), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return child.status ?? 1
}

function countTests(file: string): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
  } catch {
    return { passed: 0, failed: 0 }
  } finally {
    rmSync(file, { force: true })
  }
}

/** Playwright's own Chromium, else Debian's; where neither can be had the tests say what is missing. */
function installBrowser(): void {
  if (browserPath()) return
  console.log('Installing Chromium …')
  run('playwright-core/cli.js', ['install', 'chromium'])
  if (browserPath()) return
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
  }
  if (!browserPath()) {
    console.error(
      'No Chromium could be installed. Install one and set CHROMIUM_PATH to its path, then run npm test again.',
    )
    process.exit(1)
  }
}
