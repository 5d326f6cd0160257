/** Going back to an earlier release, wherever releases are read: in our server, in `dist/`, and by web servers that include its headers. */
import { join } from 'node:path'
import { openDist, type DistResult } from '../publish/dist.ts'
import { writeIncluded } from '../publish/host-files.ts'
import { openEncodings } from '../release/encodings.ts'
import type { PublishedRelease } from '../release/manifest.ts'
import { openStore } from '../release/store.ts'
import type { State } from '../state/state.ts'
import { takeTurn } from '../state/turn.ts'
import { rollBack } from './history.ts'
import { underWay } from './refuse.ts'

interface RollbackOptions {
  state: State
  stateFolder: string
  distFolder: string
  /** Id of the release, or how it begins; by default the one before the current one. */
  wanted?: string | undefined
  /** Milliseconds to wait for a publish that is under way before files are written. */
  lockWait?: number | undefined
  /** Called as soon as a running server shows the release. */
  onLive?: ((release: PublishedRelease) => void) | undefined
}

/** A publish that is under way may first crawl to its end, only to be refused. */
const LOCK_WAIT = 10 * 60_000

/** Rejects with `NoSuchRelease`, or with `MustNotPublish` where the files could not be written because a publish did not end in time. */
export async function rollBackSite(options: RollbackOptions): Promise<DistResult> {
  const { state, stateFolder, distFolder, wanted, lockWait = LOCK_WAIT, onLive } = options
  const target = await rollBack(state.releases, wanted)
  onLive?.(target)
  const written = await takeTurn(stateFolder, lockWait, async () => {
    // Somebody may have published, or gone back further, while this waited.
    const release = (await state.releases.current())!
    const store = openStore(join(stateFolder, 'store'))
    const left = await state.folders.read(distFolder)
    const encodings = left?.compressed ? openEncodings(join(stateFolder, 'encoded'), store) : undefined
    const result = await openDist(distFolder, { store, state, encodings }).publish(release)
    await writeIncluded(join(stateFolder, 'hosts'), release)
    return result
  })
  if (written === 'busy') throw underWay(stateFolder)
  return written
}
