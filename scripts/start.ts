/** npm start: builds from the provider, then serves the site. */
import { buildSite } from '../src/release/build-site.ts'
import { summary } from '../src/release/summary.ts'
import { serveSite } from '../src/server/serve.ts'
import { command, DIST_FOLDER, environment, openProvider, progressLine, ROOT, STATE_FOLDER } from './project.ts'
import { closeOnSignal } from './signals.ts'

await command(async () => {
  const settings = environment()
  const provider = await openProvider(settings)
  const report = await buildSite({
    root: ROOT,
    stateFolder: STATE_FOLDER,
    distFolder: DIST_FOLDER,
    providerUrl: provider.url,
    site: settings,
    onProgress: progressLine(),
  })
  console.log(summary(report))
  const site = await serveSite({
    stateFolder: STATE_FOLDER,
    providerUrl: provider.url,
    port: settings.port,
    host: process.env.HOST,
  })
  closeOnSignal(site, provider)
  console.log(`ready ${site.url}`)
})
