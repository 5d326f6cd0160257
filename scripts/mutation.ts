/**
 * npm run mutation: mutates the code and counts the mutants that a test notices. `-- search edge` for some modules, otherwise all of
 * tests/mutation/modules.ts. Exits with 1 below 85 % of a module or 60 % of a file; writes reports to `.site/mutation/`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODULE_VARIABLE, MODULES } from '../tests/mutation/modules.ts'
import { isGolden, scoreOf, type Mutant } from '../tests/mutation/score.ts'
import { ROOT } from './project.ts'

const LEAST_OF_FILE = 60

const known = Object.keys(MODULES)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !known.includes(name))

if (unknown.length > 0) {
  console.error(`No module is named ${unknown.join(', ')}: there are ${known.join(', ')}.`)
  process.exitCode = 1
} else {
  const statuses = (asked.length > 0 ? asked : known).map(mutate)
  process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
}

function mutate(module: string): number {
  const runner = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const child = spawnSync(process.execPath, [runner, 'run', 'tests/mutation/stryker.config.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TZ: 'Pacific/Apia', [MODULE_VARIABLE]: module },
  })
  // Exit code 1 with a report means a low score; without one StrykerJS failed.
  return tell(module) && child.status === 0 ? 0 : 1
}

/** Prints a module's score; returns whether every file reaches its threshold. */
function tell(module: string): boolean {
  const { files, testFiles = {} } = JSON.parse(
    readFileSync(join(ROOT, '.site/mutation', `${module}.json`), 'utf8'),
  ) as Report
  const golden = new Set(
    Object.values(testFiles).flatMap(({ tests }) => tests.filter(({ name }) => isGolden(name)).map(({ id }) => id)),
  )
  const all = scoreOf(
    Object.values(files).flatMap(({ mutants }) => mutants),
    golden,
  )
  console.log(
    `${module}: ${all.mutants} mutants, ${percent(all.noticed)} noticed, ${percent(all.withoutGolden)} without golden files, ${all.left} left out as computed on load`,
  )
  const weak = Object.entries(files)
    .map(([file, { mutants }]) => ({ file, ...scoreOf(mutants, golden) }))
    .filter(({ mutants, noticed }) => mutants > 0 && noticed < LEAST_OF_FILE)
  for (const { file, noticed } of weak) console.log(`${file}: ${percent(noticed)}, less than ${LEAST_OF_FILE} %`)
  return weak.length === 0
}

interface Report {
  files: Record<string, { mutants: Mutant[] }>
  testFiles?: Record<string, { tests: { id: string; name: string }[] }>
}

function percent(share: number): string {
  return `${share.toFixed(1)} %`
}
