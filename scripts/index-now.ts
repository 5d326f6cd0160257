/** npm run index-now: tells search engines which pages changed since the last time. Run it once the release is live. */
import { EnvironmentError } from '../src/config/environment.ts'
import { command, openShared } from './project.ts'
import { siteEnvironment, tellSearchEngines } from './netlify.ts'

await command(async () => {
  const settings = siteEnvironment()
  if (settings.stage)
    throw new EnvironmentError(`STAGE=${settings.stage}: search engines are told nothing of this site.`)
  const shared = await openShared(settings)
  await tellSearchEngines(settings).finally(shared.close)
})
