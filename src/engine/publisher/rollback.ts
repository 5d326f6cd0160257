/** Rolls back everywhere: in our server, in `dist/`, and in the files that web servers include. */
import type { DistResult } from '../publish/dist.ts'
import { logFailure } from '../../config/problems/log.ts'
import { copyLive } from '../release/live-copy.ts'
import type { PublishedRelease } from '../release/manifest.ts'
import { rollBack } from './history.ts'
import { writeLiveFiles, type LiveFilesOptions } from './live-files.ts'

interface RollbackOptions extends LiveFilesOptions {
  /** Release id or its prefix; by default the release before the live one. */
  wanted?: string | undefined
  /** Called as soon as a running server shows the release. */
  onLive?: ((release: PublishedRelease) => void) | undefined
}

/** Rejects with `NoSuchRelease`, or with `MustNotPublish` if a running publish kept the files locked for too long. */
export async function rollBackSite({ wanted, onLive, ...files }: RollbackOptions): Promise<DistResult> {
  const release = await rollBack(files.state, wanted)
  onLive?.(release)
  await copyLive(files.stateFolder, files.state).catch(logFailure)
  return writeLiveFiles(files)
}
