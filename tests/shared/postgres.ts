/**
 * The second run: the project `postgresql` asks suites of `tests/live` and `tests/engine/state` again, with the states of their sites in databases of their
 * own, and `tests/shared` what only several servers have.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject, onTestFinished } from 'vitest'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { contentsIn } from './made-up-contents.ts'
import * as server from './postgres-server.ts'
import { PROJECT } from '../harness/settings.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the socket; empty where states are files. */
    postgresSocket: string
  }
}

/** A database that nobody has used, in the server of the run. Resolves to its address. */
export const newDatabase = () => server.newDatabase(inject('postgresSocket'))

/** A way to it that can be blocked, for the length of one test. */
export async function wayTo(database: string): Promise<server.Way> {
  const way = await server.wayTo(database)
  onTestFinished(way.block)
  return way
}

/** Whether this is the second run of a suite. */
export const isShared = () => Boolean(inject('postgresSocket'))

/** What processes that a test starts are told: addresses of databases by folder. */
const SHARED_VARIABLE = 'TEST_SHARED_STATES'

/** In the second run, moves the state of a folder that has none yet into a database of its own. Resolves to how to close it. */
export async function shareInSecondRun(folder: string): Promise<() => Promise<void>> {
  if (!isShared()) return async () => {}
  const url = await newDatabase()
  const shared = await shareState(folder, url, contentsIn(folder))
  const told = (change: (all: Record<string, string>) => void) => {
    const all = JSON.parse(process.env[SHARED_VARIABLE] ?? '{}') as Record<string, string>
    change(all)
    process.env[SHARED_VARIABLE] = JSON.stringify(all)
    process.env.NODE_OPTIONS = `--import=${pathToFileURL(join(PROJECT, 'tests/shared/shared-states.ts'))}`
  }
  told((all) => void (all[folder] = url))
  return async () => {
    told((all) => void delete all[folder])
    await shared.close()
  }
}
