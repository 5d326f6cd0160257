/**
 * npm run build: crawl, render, write dist/ and .site/report.json. `-- --force` publishes what the guards would refuse; `-- --compress` puts
 * compressed copies beside the files; for a host that makes none on demand, `-- --pictures` makes the pages' pictures in dist/, and
 * `-- --share-pictures` draws those of shared pages.
 */
import { buildSite } from '../src/publisher/build-site.ts'
import { summary } from '../src/publisher/summary.ts'
import { command, environment, openProvider, openShared, progressLine, publisherOptions } from './project.ts'

await command(async () => {
  const settings = environment()
  const shared = await openShared(settings)
  const provider = await openProvider(settings)
  try {
    const report = await buildSite({
      ...publisherOptions(settings, provider.url),
      force: process.argv.includes('--force'),
      onProgress: progressLine(),
    })
    console.log(summary(report))
    const [pictures, sharePictures] = ['--pictures', '--share-pictures'].map((each) => process.argv.includes(each))
    if (pictures || sharePictures) {
      const { drawSharePictures, makePictures } = await import('./pictures-ahead.ts')
      if (pictures) await makePictures(provider.url, settings)
      if (sharePictures) await drawSharePictures(provider.url, settings)
    }
  } finally {
    await provider.close()
    await shared.close()
  }
})
