/**
 * npm run state:back-up -- --to=FILE: writes the state and the contents of all its releases to one file, also while the site publishes, and checks that
 * it is whole. With DATABASE_URL, back up the database.
 */
import { parseArgs } from 'node:util'
import { join, resolve } from 'node:path'
import { EnvironmentError } from '../src/config/environment.ts'
import { openStore } from '../src/engine/release/files/store.ts'
import { backUp } from '../src/engine/state/back-up.ts'
import { command, STATE_FOLDER } from './project.ts'

await command(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  if (!to) throw new EnvironmentError('--to=FILE is needed: where the back-up goes')
  const state = { folder: STATE_FOLDER, contents: openStore(join(STATE_FOLDER, 'store')) }
  const { release, contents, missing } = await backUp(state, resolve(to))
  console.log(`${to}: release ${release} is live in it; ${contents} files, all checked.`)
  if (missing > 0)
    console.log(`${missing} files of earlier releases had been lost before: those cannot be gone back to.`)
})
