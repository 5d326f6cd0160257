// @module-tag nginx
/** Real nginx before our server, with `deploy/nginx.conf`. */
import { describeHost } from './behaviour.ts'
import { describeStaging } from './staging.ts'
import { startNginx } from './web-servers.ts'
import { describeWithoutServer } from './without-server.ts'

describeHost('nginx', startNginx, { lacks: ['content-tags'] })

describeWithoutServer('nginx', startNginx)

describeStaging('nginx', startNginx, { alone: startNginx })
