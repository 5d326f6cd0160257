/** npm start: builds the site, then serves it and takes rebuilds. */
import { randomBytes } from 'node:crypto'
import { openPublisher } from '../src/publisher/publisher.ts'
import { summary } from '../src/publisher/summary.ts'
import { needPort } from './port.ts'
import {
  command,
  environment,
  openProvider,
  openShared,
  progressLine,
  publisherOptions,
  useStandIns,
} from './project.ts'
import { serveUntilSignal } from './serve-until-signal.ts'

await command(async () => {
  const settings = environment()
  await needPort(settings)
  const shared = await openShared(settings)
  await useStandIns(settings)
  const provider = await openProvider(settings)
  const report = await openPublisher({
    ...publisherOptions(settings, provider.url),
    onProgress: progressLine(),
  }).publish()
  console.log(summary(report))
  if (!settings.webhookSecret) {
    settings.webhookSecret = `whsec_${randomBytes(32).toString('base64')}`
    console.log(`REBUILD_WEBHOOK_SECRET is not set; for this run it is ${settings.webhookSecret}`)
  }
  await serveUntilSignal(settings, provider, shared)
})
