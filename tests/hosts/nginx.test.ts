// @module-tag nginx
/** Real nginx before our server, with `deploy/nginx.conf`. */
import { describeHost } from './behaviour.ts'
import { startNginx } from './web-servers.ts'

describeHost('nginx', startNginx, { lacks: ['content-tags'] })
