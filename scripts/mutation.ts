/**
 * npm run mutation: changes the code at one place after another and counts the changes that a test notices. `-- search edge` for some modules, else
 * all of tests/mutation/modules.ts. Ends with 1 where less than 85 % is noticed; reports, what went unnoticed included, into `.site/mutation/`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { MODULE_VARIABLE, MODULES } from '../tests/mutation/modules.ts'
import { ROOT } from './project.ts'

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
    env: { ...process.env, TZ: 'Europe/Istanbul', [MODULE_VARIABLE]: module },
  })
  return child.status ?? 1
}
