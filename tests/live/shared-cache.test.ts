// @module-tag varnish
/** What visitors get through a cache that they share, real Varnish with `deploy/varnish.vcl`, while releases follow each other. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { isForever } from '../../src/config/headers.ts'
import { SITE_TAG } from '../../src/hosts/server/files/shared-cache.ts'
import type { World } from '../../src/demo/world.ts'
import { isViewFile } from '../../src/views/queried/view-file.ts'
import { atDepth } from '../harness/depth.ts'
import { ENCODINGS, lastPurge, openCachedSite, seen, tagsOf, useCachedSite, type CachedSite } from './cached-site.ts'
import { goBackTo } from '../harness/manifest.ts'
import { ask } from '../hosts/host.ts'

const HOTEL = '/en/hotels/deniz-kizi'
const ROOMS = `${HOTEL}/rooms`

/** Every address of the live release that a shared cache may keep. */
async function keptPaths({ state }: CachedSite): Promise<string[]> {
  const { pages, assets, redirects } = (await state.releases.current())!
  return [
    ...[...pages].filter(([path, { status }]) => path !== '/' && !status).map(([path]) => path),
    ...[...assets.keys()].filter((name) => !isForever(name) && !isViewFile(name)).map((name) => `/${name}`),
    ...Object.keys(redirects),
  ]
}

interface Shown {
  isFound: boolean
  content: string
  /** How many objects the cache has of it: one for each way of compressing. */
  objects: number
}
const NOT_FOUND: Shown = { isFound: false, content: '', objects: 0 }

/** All that visitors are shown, by path. */
async function contents(site: CachedSite, paths: Iterable<string>): Promise<Map<string, Shown>> {
  const all = new Map<string, Shown>()
  for (const path of paths) {
    const answer = await site.fromOrigin(path)
    const objects = answer.headers.vary ? ENCODINGS.length : 1
    all.set(path, answer.status === 404 ? NOT_FOUND : { isFound: true, content: String(seen(answer)), objects })
  }
  return all
}

/** In all ways of compressing. Returns paths of the answers that the cache did not have. */
async function expectSame(site: CachedSite, paths: Iterable<string>): Promise<Set<string>> {
  const missed = new Set<string>()
  for (const path of paths)
    for (const encoding of ENCODINGS) {
      const cached = await site.fromCache(path, encoding)
      expect(seen(cached), `${path} ${encoding}`).toEqual(seen(await site.fromOrigin(path, encoding)))
      if (cached.headers['x-cache'] === 'miss') missed.add(path)
    }
  return missed
}

const EDITS: ((world: World, count: number) => void)[] = [
  (world, count) => world.rooms.edit([51, 'en'], (rooms) => void (rooms[0]!.name = `Room ${count}`)),
  (world, count) => world.editPage('tr', 'hakkimizda', (page) => void (page.title = `Hakkımızda ${count}`)),
  (world, count) => world.rooms.edit([51, 'en'], (rooms) => void (rooms[1]!.slug = `cabin-${count}`)),
  (world, count) =>
    world.editPage(
      'en',
      'hotels/deniz-kizi/about-us',
      (page) => void (page.metas![0]!.content = `The house, ${count}.`),
    ),
  (world, count) => world.rooms.edit([51, 'tr'], (rooms) => void (rooms[0]!.slug = `oda-${count}`)),
]
/** A title, a slug and a description; other tests rename rooms. */
const PUBLISHES = atDepth(3, 40)

describe('a site behind the cache', () => {
  const site = useCachedSite()

  test(
    `over ${PUBLISHES} publishes each page is that of the server as soon as the cache is told, and what is forgotten is what changed`,
    async () => {
      await site.toldAgain()
      const known = new Set(await keptPaths(site))
      await expectSame(site, known)
      let before = await contents(site, known)
      for (let count = 1; count <= PUBLISHES; count++) {
        EDITS[count % EDITS.length]!(site.world, count)
        expect((await site.publish()).state).toBe('published')
        await site.told()
        for (const path of await keptPaths(site)) known.add(path)

        const after = await contents(site, known)
        const changed = [...known].filter((path) => before.get(path)?.content !== after.get(path)!.content)
        const { tags, forgotten } = lastPurge(site)
        expect(changed.length).toBeGreaterThan(0)
        expect(tags).toEqual(tagsOf(changed))
        expect(forgotten).toBe(changed.reduce((sum, path) => sum + (before.get(path)?.objects ?? 0), 0))

        const missed = await expectSame(site, known)
        const lost = [...known].filter((path) => !after.get(path)!.isFound)
        expect(missed).toEqual(new Set([...changed, ...lost]))
        // For the cache to have all of it at the next publish.
        await site.toldAgain()
        await expectSame(site, changed)
        before = after
      }
    },
    atDepth(300_000, 900_000),
  )

  describe('an address', () => {
    test('that begins to exist is the page at once, and where it was before leads there; back again, too', async () => {
      const [first] = site.world.rooms.get(51, 'en')!
      const [from, to] = [`${ROOMS}/${first!.slug}`, `${ROOMS}/lighthouse-room`]
      const statuses = async () => [
        (await site.fromCache(from)).status,
        (await site.fromCache(to)).status,
        (await site.fromCache(from)).headers.location,
      ]
      expect(await statuses()).toEqual([200, 404, undefined])
      for (const [slug, expected] of [
        ['lighthouse-room', [301, 200, to]],
        [first!.slug, [200, 301, undefined]],
        ['lighthouse-room', [301, 200, to]],
      ] as const) {
        site.world.rooms.edit([51, 'en'], (rooms) => void (rooms[0]!.slug = slug))
        await site.publish()
        await site.told()
        expect(await statuses()).toEqual(expected)
        expect(await statuses(), 'again').toEqual(expected)
      }
      expect((await site.fromCache(from)).headers['x-cache']).toBe('hit')
    })

    test('is kept with any query that changes nothing, and forgotten with all of them', async () => {
      await site.toldAgain()
      const addresses = [ROOMS, `${ROOMS}?utm_source=letter`, `${ROOMS}?a=1&b=2`]
      for (const address of addresses) for (const _ of [1, 2]) await site.fromCache(address)
      for (const address of addresses) expect((await site.fromCache(address)).headers['x-cache']).toBe('hit')
      site.world.rooms.edit([51, 'en'], (rooms) => void (rooms[0]!.name = 'Lighthouse room'))
      await site.publish()
      await site.told()
      for (const address of addresses) expect((await site.fromCache(address)).text).toContain('Lighthouse room')
    })
  })

  test('what depends on the visitor, is of the moment, is made for a query or not found is never kept', async () => {
    await site.told()
    const { number, release } = site.state.live.get()!
    for (const path of [
      '/',
      '/edge/country',
      '/edge/search?hotel=deniz-kizi',
      '/forms/newsletter',
      '/healthz',
      '/metrics',
      '/hooks/rebuild/no-such-job',
      '/desk',
      `/preview/${number}-${release}/en`,
      '/en/no-such-page',
      '/img/000000000-640.webp',
      '/_astro/no-such-file.css',
      '/en/search?q=spa',
      '/en/compare?hotel=deniz-kizi',
      '/en/hotels?feature=no-such',
      `${HOTEL}/`,
    ]) {
      const own = await site.fromOrigin(path)
      for (const name of ['cdn-cache-control', 'xkey', 'surrogate-key', 'cache-tag'])
        expect(own.headers[name], path).toBeUndefined()
      for (const _ of [1, 2]) expect((await site.fromCache(path)).headers['x-cache'], path).toBe('miss')
    }
  })

  test('what may be kept says so to caches alone: how long, and its page, kind, release and site', async () => {
    const { number, release } = site.state.live.get()!
    const own = `release-${number}-${release} site`
    const told = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400'
    for (const [path, kind] of [
      [HOTEL, 'hotel'],
      [ROOMS, 'hotel-page'],
      ['/sitemap.xml', 'file'],
    ] as const) {
      const { headers } = await site.fromOrigin(path)
      const [tag] = tagsOf([path])
      expect(headers['cdn-cache-control'], path).toBe(told)
      expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
      expect([headers.xkey, headers['surrogate-key'], headers['cache-tag']], path).toEqual([
        `${tag} kind-${kind} ${own}`,
        `${tag} kind-${kind} ${own}`,
        `${tag} kind-${kind} ${own}`.replaceAll(' ', ','),
      ])
      const cached = await site.fromCache(path)
      for (const name of ['cdn-cache-control', 'xkey', 'surrogate-key', 'cache-tag'])
        expect(cached.headers[name], path).toBeUndefined()
    }
  })

  test('a server that tells no cache lets none keep a page', async () => {
    const alone = await site.serve({ purge: undefined })
    const { headers } = await ask({ url: `http://127.0.0.1:${alone.port}`, close: async () => {} }, HOTEL)
    for (const name of ['cdn-cache-control', 'xkey', 'surrogate-key', 'cache-tag'])
      expect(headers[name]).toBeUndefined()
  })

  test('visitors can make the cache forget nothing', async () => {
    await site.toldAgain()
    for (const _ of [1, 2]) await site.fromCache(ROOMS)
    const answer = await ask(site.varnish, ROOMS, { method: 'PURGE', headers: { xkey: SITE_TAG, 'release-tag': 'x' } })
    expect(answer.status).toBe(405)
    expect((await site.fromCache(ROOMS)).headers['x-cache']).toBe('hit')
  })
})

describe('the cache is told', () => {
  const rename = (site: CachedSite, name: string) =>
    site.world.rooms.edit([51, 'en'], (rooms) => void (rooms[0]!.name = name))
  const nameIn = async (site: CachedSite) =>
    /Room as it was|Second room|Third room/.exec((await site.fromCache(ROOMS)).text)?.[0]

  async function renamed(): Promise<CachedSite> {
    const site = await openCachedSite()
    rename(site, 'Room as it was')
    await site.publish()
    await site.toldAgain()
    expect(await nameIn(site)).toBe('Room as it was')
    return site
  }

  test('of what is undone, by whichever process, and of what is approved', async () => {
    const site = await renamed()
    const { number } = site.state.live.get()!
    rename(site, 'Second room')
    await site.site.rebuild()
    await site.told()
    expect(await nameIn(site)).toBe('Second room')
    await goBackTo(site.state, number)
    await site.told()
    expect(await nameIn(site)).toBe('Room as it was')

    rename(site, 'Third room')
    await site.site.rebuild({ needsApproval: true })
    expect(await nameIn(site)).toBe('Room as it was')
    await site.state.approvals.approve(site.state.approvals.waiting()!, { by: 'Ayşe' })
    await site.told()
    expect(await nameIn(site)).toBe('Third room')
  })

  test('when it can be told again, of all that it missed', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    const site = await renamed()
    const metric = async (name: string) =>
      Number(new RegExp(`^${name} (\\d+)$`, 'm').exec((await site.fromOrigin('/metrics')).text)?.[1])
    site.purges.takes = 0
    for (const name of ['Second room', 'Third room']) {
      rename(site, name)
      await site.publish()
    }
    await expect.poll(() => metric('hotel_site_purge_failures_total')).toBeGreaterThan(1)
    expect(site.state.findings.all().map(({ problem }) => problem.code)).toContain('cache-untold')
    expect(await nameIn(site)).toBe('Room as it was')
    site.purges.takes = Infinity
    await site.told()
    expect(await nameIn(site)).toBe('Third room')
    await expect.poll(() => site.state.findings.all().map(({ problem }) => problem.code)).not.toContain('cache-untold')
    expect(await metric('hotel_site_purged_tags_total')).toBeGreaterThan(1)
  })

  test('by the next server, where one ended before it could tell', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    const site = await renamed()
    site.purges.takes = 0
    rename(site, 'Second room')
    await site.publish()
    await expect.poll(() => site.purges.refused).toBeGreaterThan(0)
    const { port } = site.server
    await site.server.close()
    site.purges.takes = Infinity
    // For so long that the cache fetches nothing any more: what it forgot now, nobody could be shown.
    const forgetNothing = () => fetch(site.purges.url, { method: 'PURGE', headers: { xkey: 'nothing' } })
    await expect.poll(async () => (await forgetNothing()).status).toBe(503)
    expect(await nameIn(site), 'the server is gone').toBe('Room as it was')
    const { length } = site.purges.messages
    await site.serve({ port })
    await site.told()
    expect(await nameIn(site)).toBe('Second room')
    expect(site.purges.messages.slice(length)[0]!.tags).not.toContain(SITE_TAG)
  })
})

test('L8 Varnish keeps no answer that was under way when its page was forgotten', async () => {
  const holding = holdAnswers()
  const site = await openCachedSite({ before: holding.before })
  await site.told()
  const held = holding.hold(ROOMS)
  const early = site.fromCache(ROOMS)
  await held.isHeld
  // A visitor who comes later waits for the same answer.
  const late = site.fromCache(ROOMS)
  site.world.rooms.edit([51, 'en'], (rooms) => void (rooms[0]!.name = 'Lighthouse room'))
  await site.publish()
  await site.toldAgain()
  held.release()
  expect((await early).text, 'who asked before').not.toContain('Lighthouse room')
  expect((await late).text, 'who asked before the publish, too').toBeDefined()
  expect((await site.fromCache(ROOMS)).text).toContain('Lighthouse room')
})

/** Stands before a server, and holds back the next answer to a path when it is there. */
function holdAnswers() {
  let wanted: { path: string; onHeld: () => void; released: Promise<void> } | undefined
  return {
    hold(path: string) {
      let release!: () => void
      let onHeld!: () => void
      const released = new Promise<void>((resolve) => (release = resolve))
      const isHeld = new Promise<void>((resolve) => (onHeld = resolve))
      wanted = { path, onHeld, released }
      return { isHeld, release }
    },
    async before(port: number): Promise<number> {
      const answer = async (got: IncomingMessage, response: ServerResponse, path: string) => {
        const parts: Buffer[] = []
        for await (const part of got) parts.push(part as Buffer)
        if (wanted?.path === path) {
          const { onHeld, released } = wanted
          wanted = undefined
          onHeld()
          await released
        }
        response.writeHead(got.statusCode!, got.rawHeaders).end(Buffer.concat(parts))
      }
      const server = createServer((asked, response) => {
        const { method, headers, url: path } = asked
        asked.pipe(
          request({ host: '127.0.0.1', port, method, path, headers }, (got) => void answer(got, response, path!)),
        )
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      onTestFinished(() => void server.close())
      return (server.address() as AddressInfo).port
    },
  }
}
