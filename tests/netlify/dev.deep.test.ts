/** `netlify dev`, offline: redirects, headers, pictures and edge functions as Netlify's own tools run them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import type { NetlifyCli } from '../../src/engine/publish/netlify/cli.ts'
import { writeAccess, writeEdgeFiles, writeRenderer } from '../../src/engine/publish/netlify/edge-files.ts'
import { freePort } from '../harness/ports.ts'
import { describeHost } from '../hosts/behaviour.ts'
import type { HostedSite, RunningHost } from '../hosts/host.ts'
import { describeStaging } from '../hosts/staging.ts'
import { PASSWORD } from '../hosts/staging/ways.ts'
import { end, INSTALL_TIMEOUT, openProject, type NetlifyProject } from './project.ts'

let project: NetlifyProject
beforeAll(async () => {
  project = await openProject()
}, INSTALL_TIMEOUT)
afterAll(() => project?.close())

/** `env`: more of the project's environment. */
async function start({ built, distFolder, stateFolder, providerUrl }: HostedSite, env = ''): Promise<RunningHost> {
  await writeEdgeFiles(built.manifest, { stateFolder, folder: distFolder, providerUrl })
  await writeRenderer(project.folder, join(project.folder, '.site', 'renderer'))
  // Where the visitor is: nobody knows.
  const geolocation = { data: {}, timestamp: Date.now() }
  await mkdir(join(project.folder, '.netlify'), { recursive: true })
  await writeFile(join(project.folder, '.netlify', 'state.json'), JSON.stringify({ geolocation }))
  await writeFile(join(project.folder, '.env'), `PROVIDER_API_URL=${providerUrl}\n${env}`)
  const [port, filePort] = [await freePort(), await freePort()]
  const child = project.start(
    [...['dev', '--offline', '--no-open', '--framework', '#static', '--dir', distFolder], ...['--port', String(port)]],
    { STATIC_SERVER_PORT: String(filePort), ...bootstrap(project.cli) },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const url = `http://localhost:${port}`
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(`${url}/edge/country`).catch(() => undefined)
    if (answer?.ok || answer?.status === 401) break
    if (attempt > 300 || child.exitCode !== null)
      throw new Error(`netlify dev does not answer: ${answer?.status}\n${output}`)
    await wait(200)
  }
  return { url, close: () => end(child) }
}

/** What runs edge functions comes over the network, unless it is named: a package of the command line's has it, too. */
const bootstrap = ({ folder }: NetlifyCli) => {
  const file = join(folder, 'node_modules', '@netlify', 'edge-functions-dev', 'dist', 'deno', 'bootstrap.mjs')
  return { NETLIFY_EDGE_BOOTSTRAP: pathToFileURL(file).href }
}

describeHost('netlify dev', (site) => start(site), {
  lacks: [
    'previews',
    'content-tags',
    'leading-slashes',
    'head',
    'caching',
    'own-types',
    'exact-queries',
    'redirect-headers',
    'compression',
    'brotli',
    'form-limits',
    'refusals',
    'country',
  ],
})

describeStaging(
  'netlify dev',
  async (site) => {
    await writeAccess(project.folder, { stage: 'staging', password: PASSWORD })
    return start(site, `STAGE_PASSWORD="${PASSWORD}"\n`)
  },
  // It hands them past the edge functions.
  { lacks: ['previews', 'upgrades'] },
)
