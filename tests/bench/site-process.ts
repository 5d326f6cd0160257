/** Our server in a process of its own, as `npm run serve` starts it. Tells its port, and at each message what memory is in use. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openPublisher } from '../../src/engine/publisher/publisher.ts'
import { serveSite } from '../../src/hosts/serve.ts'
import { PROJECT, RENDERER_FOLDER, SITE } from '../harness/settings.ts'

export interface SiteProcessOptions {
  stateFolder: string
  providerUrl: string
  /** Of the webhook; without it the server only serves. */
  secret?: string
  trustedProxies?: readonly string[]
  purge?: { cache: 'varnish'; urls: readonly string[] }
}

const { secret, ...options } = JSON.parse(process.argv[2]!) as SiteProcessOptions
const publishing = { root: PROJECT, rendererFolder: RENDERER_FOLDER, site: SITE, ...options }
const site = await serveSite({
  port: 0,
  ...options,
  ...(secret !== undefined && {
    rebuilds: { secret, publisher: (live) => openPublisher({ ...publishing, onRelease: live.show }) },
  }),
})
process.on('SIGTERM', () => void site.close().then(() => process.exit(0)))

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
// Nobody asks any more.
process.once('disconnect', () => process.exit(1))
process.on('message', () => {
  collect()
  process.send!(process.memoryUsage())
})
process.send!(site.port)
