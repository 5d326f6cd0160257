/**
 * The edge functions in Deno. Pages and files come from our own server, so that what is asked of these proves nothing of Netlify: `netlify dev` serves
 * them itself (dev.deep.test.ts), and `rules.test.ts` reads what Netlify is told of them.
 */
import { beforeAll } from 'vitest'
import { openCli } from '../../src/engine/publish/netlify/cli.ts'
import { describeHost } from '../hosts/behaviour.ts'
import { startEdge } from './edge-host.ts'
import { INSTALL_TIMEOUT } from './project.ts'

beforeAll(async () => void (await openCli()), INSTALL_TIMEOUT)

describeHost('Netlify’s edge functions', startEdge, {
  lacks: ['previews', 'form-limits', 'content-tags', 'head', 'caching', 'compression', 'brotli'],
})
