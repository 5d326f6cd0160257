/** An old site has moved in: Netlify's rules, with the edge function that mends addresses before them. A sample of the addresses; each in a deep run. */
import address, { config } from '../../src/hosts/netlify/functions/address.ts'
import { writeEdgeFiles } from '../../src/engine/publish/netlify/edge-files.ts'
import { atDepth } from '../harness/depth.ts'
import { describeMovedIn } from '../hosts/moved-in.ts'
import { startRules } from './rules-host.ts'

const isIn = (patterns: readonly string[], path: string) => patterns.some((each) => new RegExp(each).test(path))

async function atEdge(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  return isIn(config.pattern, pathname) && !isIn(config.excludedPattern, pathname)
    ? address(request, { next: async () => new Response() })
    : undefined
}

describeMovedIn(
  'Netlify',
  async ({ built, stateFolder, distFolder, providerUrl }) => {
    await writeEdgeFiles(built.manifest, { stateFolder, folder: distFolder, providerUrl })
    return startRules(distFolder, atEdge)
  },
  { count: atDepth(600, 3000), timeout: 600_000 },
)
