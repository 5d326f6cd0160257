/** The live release as plain files: `dist/`, and the files that web servers include. */
import { join } from 'node:path'
import { openDist, type DistResult } from '../publish/dist.ts'
import { openEncodings } from '../release/files/encodings.ts'
import { openStore } from '../release/files/store.ts'
import type { State } from '../state/state.ts'
import { takeTurn } from '../state/turn.ts'
import { underWay } from './refuse.ts'

export interface LiveFilesOptions {
  state: State
  stateFolder: string
  distFolder: string
  /** Milliseconds to wait for a running publish before files are written. */
  lockWait?: number | undefined
  /** Aborts the wait. */
  signal?: AbortSignal | undefined
}

/** A running publish may finish its whole crawl before it is refused. */
const LOCK_WAIT_MS = 10 * 60_000

/** Rejects with `MustNotPublish` if a running publish does not end in time. */
export async function writeLiveFiles(options: LiveFilesOptions): Promise<DistResult> {
  const { state, stateFolder, distFolder, lockWait = LOCK_WAIT_MS, signal } = options
  const written = await takeTurn(
    stateFolder,
    lockWait,
    async () => {
      // A different release may have gone live during the wait.
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
