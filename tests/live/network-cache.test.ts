/** What visitors get through a network that keeps answers, Fastly's and Cloudflare's as they are documented, while releases follow each other. */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { SHARED_CACHING, pathTag, SITE_TAG } from '../../src/hosts/server/files/shared-cache.ts'
import { openState } from '../../src/engine/state/state.ts'
import { importedText } from '../../src/routes/imported.ts'
import { readRedirects } from '../../src/routes/lists/redirects-file.ts'
import { serveRebuilds } from '../harness/publisher.ts'
import { freePort } from '../harness/ports.ts'
import { openNetwork } from '../harness/network-cache.ts'
import { SERVER, SITE } from '../harness/settings.ts'
import { buildSiteOf } from '../harness/site.ts'
import { ask } from '../hosts/host.ts'

const HOTEL = '/en/hotels/deniz-kizi'
const ROOMS = `${HOTEL}/rooms`
const TAG_HEADERS = ['xkey', 'surrogate-key', 'cache-tag'] as const
const CONTROL_HEADERS = ['cdn-cache-control', 'surrogate-control', 'cloudflare-cdn-cache-control'] as const

describe.each(['fastly', 'cloudflare'] as const)('%s', (kind) => {
  async function begin() {
    const redirects = importedText(readRedirects('from,to\n/old.aspx,/en\n', SITE.siteUrl).redirects)
    const site = await buildSiteOf('fewPages', { plain: true, site: { ...SITE, redirects } })
    onTestFinished(() => site.close())
    const state = openState(site.stateFolder)
    onTestFinished(() => state.close())
    const port = await freePort()
    const network = await openNetwork(kind, port)
    onTestFinished(() => {
      network.close()
      expect(network.faults).toEqual([])
    })
    const purge = { ...network.settings, retryDelay: 1, repeatDelay: 20 }
    const serve = async () => {
      const server = await serveRebuilds(site, { debounce: 0 }, { ...SERVER, port, purge })
      onTestFinished(() => server.close())
      return server
    }
    const isTold = async () => {
      const told = await state.purges.read(addressOf(network.settings))
      return told?.number === state.live.get()!.number && told.headers !== ''
    }
    const told = () => expect.poll(isTold).toBe(true)
    const server = await serve()
    // A server that begins purges what was kept before it, and repeats that once.
    await told()
    await expect.poll(() => network.accepted.length).toBe(2)
    return {
      ...{ site, state, network, server, serve, told },
      async rename(name: string) {
        site.provider.world.rooms.edit([51, 'en'], (rooms) => void (rooms[0]!.name = name))
        const job = server.jobs.add(undefined)
        await server.jobs.idle()
        expect(server.jobs.get(job.id)!.state).toBe('published')
      },
      seen: (path: string, headers = {}) => ask({ url: network.url, close: async () => {} }, path, { headers }),
      own: (path: string) => ask({ url: `http://127.0.0.1:${port}`, close: async () => {} }, path),
    }
  }

  const addressOf = (settings: Awaited<ReturnType<typeof openNetwork>>['settings']) =>
    settings.cache === 'fastly'
      ? `${settings.api}/service/${settings.service}/purge`
      : `${settings.api}/zones/${settings.zone}/purge_cache`

  test('after an edit every visitor gets the new pages, and no other was forgotten', async () => {
    const { site, network, state, told, rename, seen } = await begin()
    const paths = site.paths.filter((path) => path !== '/')
    const before = new Map<string, string>()
    for (const path of paths) before.set(path, (await seen(path)).text)
    for (const path of paths) expect((await seen(path)).headers['x-cache'], path).toBe('hit')
    expect((await seen(`${ROOMS}?utm_source=mail`)).text).toBe(before.get(ROOMS))

    const first = state.live.get()!.number
    network.accepted.length = network.forgotten.length = 0
    await rename('Lighthouse room')
    await told()
    const [was, is] = [await state.releases.read(first), await state.releases.read(state.live.get()!.number)]
    const changed = new Set(paths.filter((path) => was!.pages.get(path)!.hash !== is!.pages.get(path)?.hash))
    expect(changed.size).toBeGreaterThan(0)
    expect(changed.size).toBeLessThan(paths.length / 2)
    for (const path of paths) {
      const { text, headers } = await seen(path)
      expect([headers['x-cache'], text === before.get(path)], path).toEqual(
        changed.has(path) ? ['miss', false] : ['hit', true],
      )
    }
    expect((await seen(`${ROOMS}?utm_source=mail`)).text, 'the same address with a query').toContain('Lighthouse room')
    expect(network.accepted[0]).not.toContain(SITE_TAG)
    expect(network.accepted[0]).toEqual(expect.arrayContaining([...changed].map(pathTag)))
  })

  test('what it refused for ten times is not lost, though the server ends meanwhile', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    const { network, told, rename, seen, own, server, serve } = await begin()
    await seen(ROOMS)
    network.refusal = { status: 503 }
    await rename('Lighthouse room')
    const failures = async () =>
      Number(/^hotel_site_purge_failures_total (\d+)$/m.exec((await own('/metrics')).text)?.[1])
    await expect.poll(failures, { timeout: 60_000 }).toBeGreaterThanOrEqual(10)
    expect((await seen(ROOMS)).text).not.toContain('Lighthouse room')
    await server.close()
    network.refusal = undefined
    await serve()
    await told()
    expect((await seen(ROOMS)).text).toContain('Lighthouse room')
  })

  test('answers name what it reads, and nothing of that reaches a visitor', async () => {
    const { state, own, seen } = await begin()
    const { number, release } = state.live.get()!
    const [control, tags] = (
      {
        fastly: ['surrogate-control', 'surrogate-key'],
        cloudflare: ['cloudflare-cdn-cache-control', 'cache-tag'],
      } as const
    )[kind]
    const kept = kind === 'fastly' ? 'max-age=3600, stale-if-error=86400' : SHARED_CACHING.page.keep
    for (const [path, what] of [
      [ROOMS, 'hotel-page'],
      ['/sitemap.xml', 'file'],
      ['/en/facts/deniz-kizi.json', 'file'],
      ['/old.aspx', 'redirect'],
    ] as const) {
      const { headers } = await own(path)
      const expected = [pathTag(path), `kind-${what}`, `release-${number}-${release}`, 'site']
      expect([headers[control], headers[tags]], path).toEqual([kept, expected.join(kind === 'fastly' ? ' ' : ',')])
      const others = [...TAG_HEADERS, ...CONTROL_HEADERS].filter((name) => name !== control && name !== tags)
      for (const name of others) expect(headers[name], path).toBeUndefined()
      const visitor = await seen(path)
      for (const name of [...TAG_HEADERS, ...CONTROL_HEADERS]) expect(visitor.headers[name], path).toBeUndefined()
      expect((await seen(path)).headers['x-cache'], path).toBe('hit')
    }
  })
})
