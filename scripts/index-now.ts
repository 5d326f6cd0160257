/** npm run index-now: tells search engines which pages changed since the last time. Run it once the release is live. */
import { command, openShared } from './project.ts'
import { siteEnvironment, tellSearchEngines } from './netlify.ts'

await command(async () => {
  const settings = siteEnvironment()
  const shared = await openShared(settings)
  await tellSearchEngines(settings).finally(shared.close)
})
