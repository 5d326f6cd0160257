// @module-tag varnish
/** Real Varnish before our server, with `deploy/varnish.vcl`. What it keeps while releases follow each other: `tests/live/shared-cache.test.ts`. */
import { freePort } from '../harness/ports.ts'
import { describeHost } from './behaviour.ts'
import { startVarnish } from './web-servers.ts'

const purgePort = await freePort()
/** Another one stands before a server that tells nobody. */
let isTold = false

describeHost(
  'Varnish',
  async ({ origin }) => {
    const port = isTold ? await freePort() : purgePort
    isTold = true
    return startVarnish({ origin, purgePort: port })
  },
  { serve: { purge: { urls: [`http://127.0.0.1:${purgePort}`] } } },
)
