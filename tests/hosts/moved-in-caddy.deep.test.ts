// @module-tag caddy
/** An old site has moved in: Caddy before our server. */
import { describeMovedIn } from './moved-in.ts'
import { startCaddy } from './web-servers.ts'

describeMovedIn('Caddy', startCaddy)
