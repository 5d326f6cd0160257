/**
 * npm run build: crawl, render, write dist/ and .site/report.json. `-- --force` publishes what the guards would refuse; `-- --share-pictures`
 * also draws the pictures of shared pages into dist/, for a host that makes none on demand.
 */
import { buildSite } from '../src/release/build-site.ts'
import { summary } from '../src/release/summary.ts'
import { command, environment, openProvider, progressLine, publisherOptions } from './project.ts'
import { drawSharePictures } from './share-pictures.ts'

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
