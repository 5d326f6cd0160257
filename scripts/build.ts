/** npm run build: crawl, render, write dist/ and .site/report.json. */
import { buildSite } from '../src/release/build-site.ts'
import { summary } from '../src/release/summary.ts'
import { command, DIST_FOLDER, environment, openProvider, progressLine, ROOT, STATE_FOLDER } from './project.ts'

await command(async () => {
  const settings = environment()
  const provider = await openProvider(settings)
  try {
    const report = await buildSite({
      root: ROOT,
      stateFolder: STATE_FOLDER,
      distFolder: DIST_FOLDER,
      providerUrl: provider.url,
      site: settings,
      onProgress: progressLine(),
    })
    console.log(summary(report))
  } finally {
    await provider.close()
  }
})
