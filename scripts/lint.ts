/** npm run lint: checks style, import directions and dead code; `npm run lint -- --fix` fixes what it can of the first two. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './project.ts'

const CHECKS = [
  ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.', ...process.argv.slice(2)],
  ['node_modules/eslint/bin/eslint.js', '--config', 'sheets.config.mjs', 'src/**/*.css'],
  ['node_modules/knip/bin/knip.js'],
] as const

const statuses = CHECKS.map(([script, ...args]) => {
  const { status } = spawnSync(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT, stdio: 'inherit' })
  return status ?? 1
})
process.exitCode = Math.max(...statuses)
