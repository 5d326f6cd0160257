/**
 * npm run build: crawls, renders, writes dist/ and .site/report.json. `-- --force` publishes what the guards would refuse, `-- --compress` adds
 * compressed copies. For hosts that make no pictures on demand, `-- --pictures` makes those of the pages and `-- --share-pictures` the share
 * pictures.
 */
import { buildSite } from '../src/engine/publisher/build-site.ts'
import { summary } from '../src/engine/publisher/summary.ts'
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
