/** npm run check: rules, format, lint, dead code and types, all that `npm test` asks without running anything. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { CHECKS } from './checks.ts'
import { ROOT } from './project.ts'

const failed = CHECKS.filter(({ name, script, args }) => {
  console.log(`${name} …`)
  return spawnSync(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT, stdio: 'inherit' }).status !== 0
})
console.log(failed.length > 0 ? `Failed: ${failed.map(({ name }) => name).join(', ')} (see above).` : 'All is well.')
process.exitCode = failed.length > 0 ? 1 : 0
