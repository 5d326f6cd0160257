/** npm run publish:netlify: the current release to Netlify, and search engines are told what changed. Builds nothing: run "npm run build" first. */
import { join } from 'node:path'
import { MustNotPublish, problem } from '../src/problems/table.ts'
import { checkSite, readNetlifySettings } from '../src/publish/netlify/api.ts'
import { openCli } from '../src/publish/netlify/cli.ts'
import { deploy } from '../src/publish/netlify/deploy.ts'
import { writeEdgeFiles } from '../src/publish/netlify/edge-files.ts'
import { openReleases } from '../src/release/releases.ts'
import { siteEnvironment, tellSearchEngines, warnWithoutProvider } from './netlify.ts'
import { command, DIST_FOLDER, ROOT, STATE_FOLDER } from './project.ts'

await command(async () => {
  const environment = siteEnvironment()
  warnWithoutProvider(environment)
  const settings = readNetlifySettings(process.env)
  const release = await openReleases(join(STATE_FOLDER, 'releases')).current()
  if (!release) throw new MustNotPublish([problem('release-missing', STATE_FOLDER, 'there is no release')])
  await checkSite(settings)
  const cli = await openCli(() => console.log('Installing Netlify’s command line …'))
  const { providerUrl = 'http://localhost' } = environment
  await writeEdgeFiles({ stateFolder: STATE_FOLDER, distFolder: DIST_FOLDER, providerUrl })
  await deploy({ root: ROOT, distFolder: DIST_FOLDER, settings, cli, message: `release ${release.id}` })
  console.log(`release ${release.id} is live`)
  await tellSearchEngines(environment)
})
