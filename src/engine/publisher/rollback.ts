/** Rolls back everywhere: in our server, in `dist/`, and in the files that web servers include. */
import { join } from 'node:path'
import { MustNotPublish, problem } from '../../config/problems/table.ts'
import type { ReleaseName } from '../../records/release.ts'
import { stageOf, type Stage } from '../../config/stage.ts'
import type { State } from '../state/state.ts'
import type { DistResult } from '../publish/dist.ts'
import { logFailure } from '../../config/problems/log.ts'
import { openStore } from '../release/files/store.ts'
import { copyLive } from '../release/live-copy.ts'
import { lossBetween, madeFor, type MadeFor } from '../release/made-for.ts'
import type { PublishedRelease } from '../release/manifest.ts'
import { rollBack } from './history.ts'
import { refuseOpenRelease } from './refuse.ts'
import { writeLiveFiles, type LiveFilesOptions } from './live-files.ts'

interface RollbackOptions extends LiveFilesOptions {
  /** Release id or its prefix; by default the release before the live one. */
  wanted?: string | undefined
  /** Goes back also where that loses imported redirects, or shows a release that was made for another site. */
  force?: boolean | undefined
  /** Of this site: one that is tried never goes back to a release for production, which search engines may list. */
  stage?: Stage | undefined
  /** Called as soon as a running server shows the release. */
  onLive?: ((release: PublishedRelease) => void) | undefined
}

/**
 * Rejects with `NoSuchRelease`, or with `MustNotPublish` if the rollback would lose more than content, if another release goes live meanwhile, or if a
 * running publish kept the files locked for too long.
 */
export async function rollBackSite({ wanted, force, stage, onLive, ...files }: RollbackOptions): Promise<DistResult> {
  const release = await rollBack(files.state, wanted, async (target) => {
    if (!force) await refuseLoss(files, target)
    refuseOpenRelease(`release ${target.release}`, stageOf((await files.state.releases.read(target.number))!), stage)
  })
  onLive?.(release)
  await copyLive(files.stateFolder, files.state).catch(logFailure)
  return writeLiveFiles(files)
}

interface ReadState {
  state: Pick<State, 'releases'>
  stateFolder: string
}

/** Rejects with `MustNotPublish` if this release lacks imported redirects of the live one, or was made for another stage, address or provider. */
export async function refuseLoss({ state, stateFolder }: ReadState, { number, release }: ReleaseName): Promise<void> {
  const live = await state.releases.live()
  const [shown, target] = [
    live && (await releaseMadeFor({ state, stateFolder }, live)),
    await releaseMadeFor({ state, stateFolder }, { number }),
  ]
  if (!shown || !target) return
  const { redirects, differences } = lossBetween(shown, target)
  const lost = `${redirects.toLocaleString('en')} of ${shown.imported?.size.toLocaleString('en')}, if ${release} goes live`
  const problems = [
    ...(differences.length > 0
      ? [problem('made-for-another', release, `${release} was made ${differences.join(', and ')}`)]
      : []),
    ...(redirects > 0 ? [problem('redirects-lost', release, lost)] : []),
  ]
  if (problems.length > 0) throw new MustNotPublish(problems)
}

/** Resolves to `undefined` if the release is no longer kept. */
export async function releaseMadeFor(
  { state, stateFolder }: ReadState,
  { number }: Pick<ReleaseName, 'number'>,
): Promise<MadeFor | undefined> {
  const release = await state.releases.read(number)
  return release && madeFor(release, openStore(join(stateFolder, 'store')))
}
