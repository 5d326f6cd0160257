/** The pictures of shared pages, drawn for a host that draws none. */
import { join } from 'node:path'
import type { Environment } from '../src/config/environment.ts'
import { openReleases } from '../src/release/releases.ts'
import { openStore } from '../src/release/store.ts'
import { createMedia, mediaFolder } from '../src/server/media.ts'
import { drawAhead } from '../src/server/share/ahead.ts'
import { DIST_FOLDER, progressLine, providerName, STATE_FOLDER } from './project.ts'

/** Of the current release, into `dist/` or another folder with its files. Those drawn before are kept. */
export async function drawSharePictures(
  providerUrl: string,
  settings: Environment,
  folder = DIST_FOLDER,
): Promise<void> {
  const progress = progressLine()
  const { drawn, removed, failed } = await drawAhead({
    manifest: (await openReleases(join(STATE_FOLDER, 'releases')).current())!,
    store: openStore(join(STATE_FOLDER, 'store')),
    media: createMedia({
      folder: mediaFolder(STATE_FOLDER, providerName(settings)),
      providerUrl,
      hosts: settings.hosts,
    }),
    folder,
    onProgress: (done, known) => progress('share pictures', done, known),
  })
  console.log(`share pictures: ${drawn} drawn, ${removed} removed, ${failed.length} failed`)
  for (const each of failed.slice(0, 12)) console.error(each)
}
