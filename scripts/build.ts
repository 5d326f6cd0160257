/**
 * npm run build: crawl, render, write dist/ and .site/report.json. `-- --force` publishes what the guards would refuse; `-- --share-pictures`
 * also draws the pictures of shared pages into dist/, for a host that makes none on demand.
 */
import { join } from 'node:path'
import type { Environment } from '../src/config/environment.ts'
import { buildSite } from '../src/release/build-site.ts'
import { openReleases } from '../src/release/releases.ts'
import { openStore } from '../src/release/store.ts'
import { summary } from '../src/release/summary.ts'
import { createMedia, mediaFolder } from '../src/server/media.ts'
import { drawAhead } from '../src/server/share/ahead.ts'
import {
  command,
  DIST_FOLDER,
  environment,
  openProvider,
  progressLine,
  providerName,
  publisherOptions,
  STATE_FOLDER,
} from './project.ts'

await command(async () => {
  const settings = environment()
  const provider = await openProvider(settings)
  try {
    const report = await buildSite({
      ...publisherOptions(settings, provider.url),
      force: process.argv.includes('--force'),
      onProgress: progressLine(),
    })
    console.log(summary(report))
    if (process.argv.includes('--share-pictures')) await drawSharePictures(provider.url, settings)
  } finally {
    await provider.close()
  }
})

async function drawSharePictures(providerUrl: string, settings: Environment): Promise<void> {
  const progress = progressLine()
  const { drawn, removed, failed } = await drawAhead({
    manifest: (await openReleases(join(STATE_FOLDER, 'releases')).current())!,
    store: openStore(join(STATE_FOLDER, 'store')),
    media: createMedia({
      folder: mediaFolder(STATE_FOLDER, providerName(settings)),
      providerUrl,
      hosts: settings.hosts,
    }),
    folder: DIST_FOLDER,
    onProgress: (done, known) => progress('share pictures', done, known),
  })
  console.log(`share pictures: ${drawn} drawn, ${removed} removed, ${failed.length} failed`)
  for (const each of failed.slice(0, 12)) console.error(each)
}
