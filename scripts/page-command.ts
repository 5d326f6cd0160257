import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { EnvironmentError, type Environment } from '../src/config/environment.ts'
import { NoSuchRelease } from '../src/engine/publisher/history.ts'
import { NoSuchPage, noReleaseYet } from '../src/engine/publisher/pages/page-lookup.ts'
import { pathIn } from '../src/routes/paths.ts'
import { STATE_FILE } from '../src/engine/state/database/schema.ts'
import { openState, type State } from '../src/engine/state/state.ts'
import { command, environment, openShared, STATE_FOLDER } from './project.ts'

interface Question {
  state: State
  /** Path as routes spell it. */
  path: string
  settings: Environment
}

/**
 * Prints `answer` for the page named on the command line, by path or full address. `--state=FOLDER` reads a different state than `.site`. Publishes
 * nothing.
 */
export async function pageCommand(answer: (question: Question) => Promise<string>): Promise<void> {
  await command(async () => {
    const { folder, path } = asked()
    const settings = environment()
    try {
      // Opening a missing state would create one.
      if (!settings.databaseUrl && !existsSync(join(folder, STATE_FILE))) throw noReleaseYet()
      const shared = await openShared(settings, folder)
      const state = openState(folder)
      try {
        console.log(await answer({ state, path, settings }))
      } finally {
        state.close()
        await shared.close()
      }
    } catch (error) {
      if (!(error instanceof NoSuchRelease || error instanceof NoSuchPage)) throw error
      console.error(error.message)
      process.exitCode = 1
    }
  })
}

function asked(): { folder: string; path: string } {
  const { values, positionals } = parseArgs({
    options: { state: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const path = positionals.length === 1 ? pathIn(positionals[0]!) : undefined
  if (path === undefined) throw new EnvironmentError('Name one page, such as "-- /en/hotels/crystal-flora".')
  return { folder: resolve(typeof values.state === 'string' ? values.state : STATE_FOLDER), path }
}
