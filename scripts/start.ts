/** npm start: builds the site, then serves it and takes rebuilds. `-- --force` publishes what the guards would refuse. */
import { randomBytes } from 'node:crypto'
import type { Environment } from '../src/config/environment.ts'
import { followCode } from '../src/engine/render/compile.ts'
import { openPublisher } from '../src/engine/publisher/publisher.ts'
import { MustNotPublish } from '../src/config/problems/table.ts'
import { summary } from '../src/engine/publisher/summary.ts'
import { needPort } from './port.ts'
import {
  command,
  environment,
  openProvider,
  openServedShare,
  progressLine,
  publisherOptions,
  ROOT,
  useStandIns,
  type ProviderAddress,
} from './project.ts'
import { serveUntilSignal } from './serve-until-signal.ts'

const code = followCode(ROOT)

await command(async () => {
  const settings = environment()
  await needPort(settings)
  const shared = await openServedShare(settings)
  await useStandIns(settings)
  const provider = await openProvider(settings)
  await build(settings, provider)
  if (!settings.webhookSecret) {
    settings.webhookSecret = `whsec_${randomBytes(32).toString('base64')}`
    console.log(`REBUILD_WEBHOOK_SECRET is not set; for this run it is ${settings.webhookSecret}`)
  }
  await serveUntilSignal(settings, provider, { shared, code })
})

/** Where nothing can be published, what was live is served. */
async function build(settings: Environment, provider: ProviderAddress): Promise<void> {
  try {
    const options = { ...publisherOptions(settings, provider.url, code), onProgress: progressLine() }
    console.log(summary(await openPublisher(options).publish({ force: process.argv.includes('--force') })))
  } catch (error) {
    if (!(error instanceof MustNotPublish)) throw error
    console.error(error.message)
  }
}
