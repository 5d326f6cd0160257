/** The pictures of all pages, made into dist/ for a host that makes none on demand. */
import { join } from 'node:path'
import type { Environment } from '../src/config/environment.ts'
import { openReleases } from '../src/release/releases.ts'
import { openStore } from '../src/release/store.ts'
import { createMedia, mediaFolder } from '../src/server/media.ts'
import { makePicturesAhead } from '../src/server/pictures-ahead.ts'
import { DIST_FOLDER, progressLine, providerName, STATE_FOLDER } from './project.ts'

/** Of the current release. Those made before are kept. */
export async function makePictures(providerUrl: string, settings: Environment): Promise<void> {
  const progress = progressLine()
  const { made, removed, failed } = await makePicturesAhead({
    manifest: (await openReleases(join(STATE_FOLDER, 'releases')).current())!,
    store: openStore(join(STATE_FOLDER, 'store')),
    media: createMedia({
      folder: mediaFolder(STATE_FOLDER, providerName(settings)),
      providerUrl,
      hosts: settings.hosts,
    }),
    folder: DIST_FOLDER,
    onProgress: (done, known) => progress('pictures', done, known),
  })
  console.log(`pictures: ${made} made, ${removed} removed, ${failed.length} failed`)
  for (const each of failed.slice(0, 12)) console.error(each)
}
