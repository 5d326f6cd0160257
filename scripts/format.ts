/** npm run format: formats every file of the project. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './project.ts'

const args = ['--write', '--log-level', 'warn', '.']
const child = spawnSync(process.execPath, [join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exitCode = child.status ?? 1
