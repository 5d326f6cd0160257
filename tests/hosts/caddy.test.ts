// @module-tag caddy
/** Real Caddy before our server, with `deploy/Caddyfile`. */
import { describeHost } from './behaviour.ts'
import { describeStaging } from './staging.ts'
import { startCaddy } from './web-servers.ts'
import { describeWithoutServer } from './without-server.ts'

describeHost('Caddy', startCaddy, { lacks: ['content-tags'] })

describeWithoutServer('Caddy', startCaddy)

describeStaging('Caddy', startCaddy, { alone: startCaddy })
