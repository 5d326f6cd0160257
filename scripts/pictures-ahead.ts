/** Makes pictures ahead of time, for hosts that make none on demand. */
import { join } from 'node:path'
import type { Environment } from '../src/config/environment.ts'
import { mediaFolder } from '../src/provider/media/folder.ts'
import { openStore } from '../src/engine/release/files/store.ts'
import { createMedia } from '../src/hosts/server/pictures/media.ts'
import { makePicturesAhead } from '../src/hosts/server/pictures/pictures-ahead.ts'
import { drawAhead } from '../src/hosts/server/pictures/share-ahead.ts'
import { openState } from '../src/engine/state/state.ts'
import { DIST_FOLDER, progressLine, providerName, STATE_FOLDER } from './project.ts'

/** Writes all pictures of the current release to `dist/`; existing ones are kept. */
export async function makePictures(providerUrl: string, settings: Environment): Promise<void> {
  const progress = progressLine()
  const { made, removed, failed } = await makePicturesAhead({
    ...(await currentRelease(providerUrl, settings)),
    folder: DIST_FOLDER,
    onProgress: (done, known) => progress('pictures', done, known),
  })
  console.log(`pictures: ${made} made, ${removed} removed, ${failed.length} failed`)
  for (const each of failed.slice(0, 12)) console.error(each)
}

/** Draws the share pictures of the current release into `dist/` or another folder; existing ones are kept. */
export async function drawSharePictures(
  providerUrl: string,
  settings: Environment,
  folder = DIST_FOLDER,
): Promise<void> {
  const progress = progressLine()
  const { drawn, removed, failed } = await drawAhead({
    ...(await currentRelease(providerUrl, settings)),
    folder,
    onProgress: (done, known) => progress('share pictures', done, known),
  })
  console.log(`share pictures: ${drawn} drawn, ${removed} removed, ${failed.length} failed`)
  for (const each of failed.slice(0, 12)) console.error(each)
}

async function currentRelease(providerUrl: string, settings: Environment) {
  const folder = mediaFolder(STATE_FOLDER, providerName(settings))
  return {
    manifest: (await openState(STATE_FOLDER).releases.current())!,
    store: openStore(join(STATE_FOLDER, 'store')),
    media: createMedia({ folder, providerUrl, hosts: settings.hosts }),
  }
}
