/**
 * npm run publish:netlify: deploys the current release to Netlify, then tells search engines what changed. Builds nothing: run "npm run build" first.
 * `-- --share-pictures` also draws share pictures with titles, `-- --force` deploys a release of another provider than is set now.
 */
import { join } from 'node:path'
import { stageOf } from '../src/config/stage.ts'
import { MustNotPublish, problem } from '../src/config/problems/table.ts'
import { openDist } from '../src/engine/publish/dist.ts'
import { checkSite, readNetlifySettings } from '../src/engine/publish/netlify/api.ts'
import { openCli } from '../src/engine/publish/netlify/cli.ts'
import { deploy } from '../src/engine/publish/netlify/deploy.ts'
import { writeAccess, writeEdgeFiles, writeRenderer } from '../src/engine/publish/netlify/edge-files.ts'
import { otherStage, refuseOtherProvider } from '../src/engine/publisher/refuse.ts'
import { openStore } from '../src/engine/release/files/store.ts'
import { openState } from '../src/engine/state/state.ts'
import { siteEnvironment, tellSearchEngines, warnOfManyRules, warnWithoutProvider } from './netlify.ts'
import { command, openProvider, openShared, providerName, ROOT, STATE_FOLDER } from './project.ts'
import { drawSharePictures } from './pictures-ahead.ts'

/** Not `dist/`, which a running server may write to during the upload. */
const FOLDER = join(STATE_FOLDER, 'netlify')

await command(async () => {
  const settings = siteEnvironment()
  const netlify = readNetlifySettings(process.env)
  warnWithoutProvider(settings)
  const provider = await openProvider(settings)
  const shared = await openShared(settings)
  const state = openState(STATE_FOLDER)
  const manifest = await state.releases.current()
  if (!manifest) throw new MustNotPublish([problem('release-missing', STATE_FOLDER, 'there is no release')])
  // What is deployed is what was built, whatever is set now.
  const other = otherStage(`release ${manifest.id}`, stageOf(manifest), settings.stage)
  if (other) throw new MustNotPublish([other])
  if (!process.argv.includes('--force')) refuseOtherProvider(manifest, providerName(settings))
  await checkSite(netlify)
  const cli = await openCli(() => console.log('Installing Netlify’s command line …'))

  const { providerUrl = 'http://localhost' } = settings
  await openDist(FOLDER, { store: openStore(join(STATE_FOLDER, 'store')), state }).publish(manifest)
  await warnOfManyRules(FOLDER)
  await writeEdgeFiles(manifest, { stateFolder: STATE_FOLDER, folder: FOLDER, providerUrl })
  await writeRenderer(ROOT, join(STATE_FOLDER, 'renderer'))
  await writeAccess(ROOT, { stage: settings.stage, password: settings.stagePassword })
  if (process.argv.includes('--share-pictures')) await drawSharePictures(provider.url, settings, FOLDER)
  await deploy({ root: ROOT, folder: FOLDER, settings: netlify, cli, message: `release ${manifest.id}` })
  console.log(`release ${manifest.id} is live`)
  await tellSearchEngines(settings)
  await provider.close()
  await shared.close()
})
