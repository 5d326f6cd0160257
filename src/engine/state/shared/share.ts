/** Folders that hold copies of a shared state. */
import { join, resolve } from 'node:path'
import { STATE_FILE } from '../database/schema.ts'
import type { Contents } from './contents.ts'
import { connectState, type SharedState } from './connect.ts'
import type { Version } from './versions.ts'

/** By folder, per thread: threads that only read need none. */
const shared = new Map<string, SharedState>()

/**
 * From now on the state in this folder is a copy of that in the database `url` (`postgres://…`), for all that open it in this process. Rejects as
 * `connectState` does.
 */
export async function shareState(
  folder: string,
  url: string,
  contents: Contents,
  version?: Version,
  isServing?: boolean,
): Promise<SharedState> {
  const connected = await connectState({ url, path: join(folder, STATE_FILE), contents, version, isServing })
  shared.set(resolve(folder), connected)
  return {
    ...connected,
    async close() {
      shared.delete(resolve(folder))
      await connected.close()
    },
  }
}

export function sharedIn(folder: string): SharedState | undefined {
  return shared.get(resolve(folder))
}
