/** An old site has moved in: Netlify's rules, with its edge functions in Deno before them, which takes so long there that only some addresses are asked for. */
import { beforeAll } from 'vitest'
import { openCli } from '../../src/engine/publish/netlify/cli.ts'
import { describeMovedIn } from '../hosts/moved-in.ts'
import { startEdge } from './edge-host.ts'
import { INSTALL_TIMEOUT } from './project.ts'
import { startRules } from './rules-host.ts'

beforeAll(async () => void (await openCli()), INSTALL_TIMEOUT)

describeMovedIn(
  'Netlify with Deno',
  async (site) => {
    const rules = await startRules(site.distFolder)
    const edge = await startEdge({ ...site, origin: rules })
    return {
      ...edge,
      async close() {
        await edge.close()
        await rules.close()
      },
    }
  },
  { count: 100, timeout: 600_000 },
)
