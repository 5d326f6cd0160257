// @module-tag nginx
/** An old site has moved in: nginx before our server. */
import { describeMovedIn } from './moved-in.ts'
import { startNginx } from './web-servers.ts'

describeMovedIn('nginx', startNginx)
