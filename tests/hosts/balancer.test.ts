// @module-tag caddy
/** Real Caddy before one of our servers, with `deploy/balancer.Caddyfile`; before several: `tests/shared/deployed.test.ts`. */
import { describeHost } from './behaviour.ts'
import { startBalancer } from './web-servers.ts'

describeHost('Caddy as a balancer', ({ origin }) => startBalancer([origin.port]))
