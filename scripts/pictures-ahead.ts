/** Makes pictures ahead of time, for hosts that make none on demand. */
import { join } from 'node:path'
import type { Environment } from '../src/config/environment.ts'
import { mediaFolder } from '../src/provider/media/folder.ts'
import { openStore } from '../src/engine/release/files/store.ts'
import { createMedia } from '../src/hosts/server/pictures/media.ts'
import type { AheadResult } from '../src/hosts/server/pictures/files-ahead.ts'
import { makePicturesAhead } from '../src/hosts/server/pictures/pictures-ahead.ts'
import { drawShareAhead } from '../src/hosts/server/pictures/share-ahead.ts'
import { openState } from '../src/engine/state/state.ts'
import { DIST_FOLDER, progressLine, providerName, STATE_FOLDER } from './project.ts'

/** Writes all pictures of the current release to `dist/`; existing ones are kept. */
export async function makePictures(providerUrl: string, settings: Environment): Promise<void> {
  const release = await currentRelease(providerUrl, settings)
  print(
    'pictures',
    'made',
    await makePicturesAhead({ ...release, folder: DIST_FOLDER, onProgress: progressOf('pictures') }),
  )
}

/** Draws the share pictures of the current release into `dist/` or another folder; existing ones are kept. */
export async function drawSharePictures(
  providerUrl: string,
  settings: Environment,
  folder = DIST_FOLDER,
): Promise<void> {
  const release = await currentRelease(providerUrl, settings)
  print(
    'share pictures',
    'drawn',
    await drawShareAhead({ ...release, folder, onProgress: progressOf('share pictures') }),
  )
}

function progressOf(subject: string) {
  const progress = progressLine()
  return (done: number, total: number) => progress(subject, done, total)
}

function print(subject: string, verb: string, { made, removed, failed }: AheadResult): void {
  console.log(`${subject}: ${made} ${verb}, ${removed} removed, ${failed.length} failed`)
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
