/** npm run serve: the current release, the edge functions and pictures; builds nothing. */
import { serveSite } from '../src/server/serve.ts'
import { command, environment, openProvider, STATE_FOLDER } from './project.ts'
import { closeOnSignal } from './signals.ts'

await command(async () => {
  const settings = environment()
  const provider = await openProvider(settings)
  const site = await serveSite({
    stateFolder: STATE_FOLDER,
    providerUrl: provider.url,
    port: settings.port,
    host: process.env.HOST,
  })
  closeOnSignal(site, provider)
  console.log(`ready ${site.url}`)
})
