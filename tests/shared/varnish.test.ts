// @module-tag varnish
/** Two servers that share a state behind one cache, real Varnish with `deploy/varnish.vcl`: each tells it of every release, and nobody gets an old page. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openPublisher } from '../../src/engine/publisher/publisher.ts'
import { serveSite } from '../../src/hosts/serve.ts'
import { releaseTag } from '../../src/hosts/server/files/shared-cache.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { openState, type State } from '../../src/engine/state/state.ts'
import { contentsIn } from './made-up-contents.ts'
import { freePort } from '../harness/ports.ts'
import { newDatabase } from './postgres.ts'
import { receivePurges } from '../harness/purges.ts'
import { siteOf } from '../harness/site.ts'
import { ask } from '../hosts/host.ts'
import { startVarnish } from '../hosts/web-servers.ts'
import { emptyFolder } from '../harness/folder.ts'

const PATH = '/en/hotels/deniz-kizi/rooms'
const OTHER = '/en/about-us'
const EDITS = 4
/** Of each page after each edit: some from the cache, and what it asks of either server. */
const VISITS = 6

/** Hands requests to one server after the other. Resolves to its port. */
async function taking(ports: readonly number[]): Promise<number> {
  let turn = 0
  const server = createServer((asked, response) => {
    const { url: path, method, headers } = asked
    const port = ports[turn++ % ports.length]!
    asked.pipe(
      request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test(`after each of ${EDITS} publishes at two servers behind one cache it is told once by each, and nobody gets an old page`, async () => {
  const site = await siteOf('fewPages', { plain: true })
  const [database, purgePort] = [await newDatabase(), await freePort()]
  const purges = await receivePurges(purgePort)
  onTestFinished(() => purges.close())

  async function openServer() {
    const stateFolder = await emptyFolder()
    const shared = await shareState(stateFolder, database, contentsIn(stateFolder))
    onTestFinished(shared.close)
    const options = { ...site.options, stateFolder, distFolder: undefined }
    const state = openState(stateFolder)
    onTestFinished(() => state.close())
    if (!(await state.releases.current())) await openPublisher(options).publish()
    const server = await serveSite({
      ...{ stateFolder, providerUrl: site.provider.url, port: 0 },
      purge: { cache: 'varnish', urls: [purges.url], retryDelay: 20 },
      rebuilds: { debounce: 0, idle: 60_000, publisher: (live) => openPublisher({ ...options, onRelease: live.show }) },
    })
    onTestFinished(() => server.close())
    return { state, jobs: server.jobs!, port: server.port }
  }

  const servers = [await openServer(), await openServer()]
  const varnish = await startVarnish({ origin: { port: await taking(servers.map(({ port }) => port)) }, purgePort })
  onTestFinished(() => varnish.close())
  const shown = async (path: string) => (await ask(varnish, path)).text
  const toldOf = (release: string) => purges.first().filter((each) => each.release === release)
  await expect.poll(() => toldOf(tagOf(servers[0]!)).length).toBe(2)

  const room = site.provider.world.rooms.get(51, 'en')![0]!
  const other = await shown(OTHER)
  for (let edit = 1; edit <= EDITS; edit++) {
    for (let visit = 0; visit < VISITS; visit++) await shown(PATH)
    const text = `Edit number ${edit}.`
    site.provider.world.editRoom(51, 'en', room.slug, (each) => void (each.text = text))
    const { jobs } = servers[edit % 2]!
    const job = jobs.add([{ resource: 'room', id: room.id }])
    await expect.poll(() => jobs.get(job.id)!.state).toBe('published')
    const release = tagOf(servers[edit % 2]!)
    await expect.poll(() => toldOf(release).length).toBe(2)
    for (let visit = 0; visit < VISITS; visit++) expect(await shown(PATH), text).toContain(text)
    expect(await shown(OTHER), 'a page that did not change').toBe(other)
    expect(toldOf(release), 'once by each').toHaveLength(2)
    const [first, second] = toldOf(release)
    expect(second!.tags, 'of the same pages').toEqual(first!.tags)
  }
})

/** Of the release that a server's copy says is live. */
function tagOf({ state }: { state: State }): string {
  const { number, release } = state.live.get()!
  return releaseTag({ number, release })
}
