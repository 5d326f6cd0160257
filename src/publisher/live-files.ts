/** The live release as plain files: in `dist/`, and in what web servers include. */
import { join } from 'node:path'
import { openDist, type DistResult } from '../publish/dist.ts'
import { openEncodings } from '../release/encodings.ts'
import { openStore } from '../release/store.ts'
import type { State } from '../state/state.ts'
import { takeTurn } from '../state/turn.ts'
import { underWay } from './refuse.ts'

export interface LiveFilesOptions {
  state: State
  stateFolder: string
  distFolder: string
  /** Milliseconds to wait for a publish that is under way before files are written. */
  lockWait?: number | undefined
  /** Ends the wait. */
  signal?: AbortSignal | undefined
}

/** A publish that is under way may first crawl to its end, only to be refused. */
const LOCK_WAIT = 10 * 60_000

/** Rejects with `MustNotPublish` where a publish that is under way does not end in time. */
export async function writeLiveFiles(options: LiveFilesOptions): Promise<DistResult> {
  const { state, stateFolder, distFolder, lockWait = LOCK_WAIT, signal } = options
  const written = await takeTurn(
    stateFolder,
    lockWait,
    async () => {
      // Somebody may have made another release live while this waited.
      const release = (await state.releases.current())!
      const store = openStore(join(stateFolder, 'store'))
      const left = await state.folders.read(distFolder)
      const encodings = left?.compressed ? openEncodings(join(stateFolder, 'encoded'), store) : undefined
      const includes = join(stateFolder, 'hosts')
      return openDist(distFolder, { store, state, encodings, includes }).publish(release)
    },
    signal,
  )
  if (written === 'busy') throw underWay(stateFolder)
  return written
}
