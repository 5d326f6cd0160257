/** npm run lint: style and import directions; `npm run lint -- --fix` mends what can be mended. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './project.ts'

const args = ['--max-warnings', '0', '.', ...process.argv.slice(2)]
const child = spawnSync(process.execPath, [join(ROOT, 'node_modules/eslint/bin/eslint.js'), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exitCode = child.status ?? 1
