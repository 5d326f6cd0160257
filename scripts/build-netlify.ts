/**
 * npm run build:netlify: Netlify's build command. If the build hook's message names changes, only those records are fetched; otherwise all are,
 * conditionally if the last build's state is at hand. `-- --share-pictures` also draws share pictures with titles.
 */
import { join } from 'node:path'
import { readChangeMessage } from '../src/provider/crawl/change-message.ts'
import { EnvironmentError } from '../src/config/environment.ts'
import type { ContentChange } from '../src/provider/crawl/changes.ts'
import { writeAccess, writeEdgeFiles, writeRenderer } from '../src/engine/publish/netlify/edge-files.ts'
import { openPublisher } from '../src/engine/publisher/publisher.ts'
import { summary } from '../src/engine/publisher/summary.ts'
import { siteEnvironment, warnOfManyRules, warnWithoutProvider } from './netlify.ts'
import { command, DIST_FOLDER, openProvider, progressLine, publisherOptions, ROOT, STATE_FOLDER } from './project.ts'

await command(async () => {
  const settings = siteEnvironment()
  if (settings.needsApproval)
    throw new EnvironmentError(
      'PUBLISH=approve is for our own server: at Netlify there is nobody to approve a release.',
    )
  warnWithoutProvider(settings)
  const provider = await openProvider(settings)
  try {
    const publisher = openPublisher({ ...publisherOptions(settings, provider.url), onProgress: progressLine() })
    const report = await publisher.publish({
      changes: changesOf(process.env.INCOMING_HOOK_BODY),
      force: process.argv.includes('--force'),
    })
    const manifest = (await publisher.current())!
    await writeEdgeFiles(manifest, { stateFolder: STATE_FOLDER, folder: DIST_FOLDER, providerUrl: provider.url })
    await writeRenderer(ROOT, join(STATE_FOLDER, 'renderer'))
    await writeAccess(ROOT, { stage: settings.stage, password: settings.stagePassword })
    console.log(summary(report))
    await warnOfManyRules(DIST_FOLDER)
    if (process.argv.includes('--share-pictures')) {
      const { drawSharePictures } = await import('./pictures-ahead.ts')
      await drawSharePictures(provider.url, settings)
    }
  } finally {
    await provider.close()
  }
})

/** `undefined` for a missing or foreign message: anything may have changed. */
function changesOf(body: string | undefined): ContentChange[] | undefined {
  if (!body?.trim()) return undefined
  const reading = readChangeMessage(body)
  if (reading.ok) return reading.changes
  console.error(`The build hook's body is ${reading.fault}; everything is asked for.`)
  return undefined
}
