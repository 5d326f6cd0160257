/** npm start: builds the site, then serves it and takes rebuilds. */
import { randomBytes } from 'node:crypto'
import type { Environment } from '../src/config/environment.ts'
import { openPublisher } from '../src/publisher/publisher.ts'
import { summary } from '../src/publisher/summary.ts'
import { startStandIns } from '../src/demo/stand-ins.ts'
import { needPort } from './port.ts'
import { command, environment, openProvider, openShared, progressLine, publisherOptions } from './project.ts'
import { serveUntilSignal } from './serve-until-signal.ts'

await command(async () => {
  const settings = environment()
  await needPort(settings)
  const shared = await openShared(settings)
  const provider = await openProvider(settings)
  if (!settings.providerUrl) await useStandIns(settings)
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

/** With the embedded provider, starts stand-ins of chat, tag manager and map, so that consent can be tried. Configured hosts are left alone. */
async function useStandIns(settings: Environment): Promise<void> {
  if (settings.chatHost || settings.tagManagerHost || settings.mapHost || settings.port === 0) return
  try {
    const { hosts } = await startStandIns(settings.port + 1)
    Object.assign(settings, hosts)
    console.log(`Stand-ins for chat, tag manager and map answer at ${hosts.chatHost}`)
  } catch (error) {
    console.log(`No stand-ins for chat, tag manager and map: ${(error as Error).message}`)
  }
}
