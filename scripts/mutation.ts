/**
 * npm run mutation -- routes features/forms: mutates folders of `src` and counts the mutants that the tests of the same folders notice. Writes
 * reports to `.site/mutation/`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './project.ts'

const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const folders = process.argv.slice(2)
if (folders.length === 0) throw new Error('Name folders of src: npm run mutation -- routes features/forms')

for (const MUTATED of folders) {
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'tests/mutation/stryker.config.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TZ: 'Pacific/Apia', MUTATED },
  })
  if (status !== 0) process.exitCode = 1
}
