/** npm run build: crawl, render, write dist/ and .site/report.json. `-- --force` publishes what the guards would refuse. */
import { buildSite } from '../src/release/build-site.ts'
import { summary } from '../src/release/summary.ts'
import { command, environment, openProvider, progressLine, publisherOptions } from './project.ts'

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
  } finally {
    await provider.close()
  }
})
