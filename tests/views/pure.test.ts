import { beforeAll, describe, expect, test } from 'vitest'
import { crawl } from '../../src/provider/crawl/crawl.ts'
import { startProvider } from '../../src/demo/server.ts'
import type { World } from '../../src/demo/world.ts'
import { createClient } from '../../src/provider/client.ts'
import { buildRoutes } from '../../src/routes/build.ts'
import type { Snapshot } from '../../src/records/snapshot.ts'
import { createViewBuilder, type BuiltView } from '../../src/features/kinds/build.ts'
import { SITE } from '../harness/settings.ts'
import { makeWorld, hostileText, sparse, unlistedPages } from '../worlds/index.ts'

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

async function snapshotOf(world: World): Promise<Snapshot> {
  const provider = await startProvider(world)
  const { snapshot } = await crawl({ client: createClient({ baseUrl: provider.url }) })
  await provider.close()
  // Held, too: a record that is read anew would hide a change.
  for (const record of snapshot.values()) Object.defineProperty(record, 'value', { value: frozen(record.value) })
  return snapshot
}

function viewsOf(snapshot: Snapshot, site = SITE): Map<string, BuiltView> {
  const routes = buildRoutes(snapshot)
  const builder = createViewBuilder(snapshot, routes, site)
  return new Map(routes.all().map((route) => [route.path, builder.page(route)]))
}

const WORLDS: [string, () => World][] = [
  ['two hotels', () => makeWorld({ hotels: [{}, { id: 52, name: 'Martı', slug: 'marti' }] })],
  ['the least that a provider answers', sparse],
  ['a hostile CMS', hostileText],
  ['pages that only menus name', unlistedPages],
]

describe.each(WORLDS)('views of %s', (_name, make) => {
  let snapshot: Snapshot
  let views: Map<string, BuiltView>
  beforeAll(async () => {
    snapshot = await snapshotOf(make())
    views = viewsOf(snapshot)
  })

  test('change no record: all are frozen, and every page has its view', () => {
    expect(views.size).toBe(buildRoutes(snapshot).all().length)
    expect(views.size).toBeGreaterThan(20)
  })

  test('are the same twice, and in any order of making', () => {
    const routes = buildRoutes(snapshot)
    const builder = createViewBuilder(snapshot, routes, SITE)
    for (const route of routes.all().toReversed()) {
      const again = builder.page(route)
      const first = views.get(route.path)!
      expect(again.digest).toBe(first.digest)
      expect(again.view).toEqual(first.view)
      expect([again.reads, again.chrome]).toEqual([first.reads, first.chrome])
      expect(again.lastmod).toBe(first.lastmod)
    }
  })

  test('are plain values: what a page gets is all there is', () => {
    for (const { view } of views.values()) expect(JSON.parse(JSON.stringify(view))).toEqual(view)
  })

  test('name the record that a page is made of, and those of its menus', () => {
    for (const route of buildRoutes(snapshot).all()) {
      const { reads, chrome } = views.get(route.path)!
      expect(reads).toContain(route.key)
      expect(chrome.reads).toContain('properties')
      expect(chrome.reads.filter((key) => key.startsWith(`menus/${route.locale}/`))).not.toEqual([])
      for (const keys of [reads, chrome.reads]) expect(keys).toEqual([...new Set(keys)].sort())
    }
  })

  test('do not know records that they did not read', () => {
    for (const route of [...buildRoutes(snapshot).all()].filter((_route, index) => index % 7 === 0)) {
      const { reads, chrome, view } = views.get(route.path)!
      const read = new Set([...reads, ...chrome.reads])
      // Pages and rooms stay, for they make the route table; what else was not read is taken away.
      const rest = [...snapshot].filter(([key]) => read.has(key) || /^(?:page|room|event|properties)(?:\/|$)/.test(key))
      const routes = buildRoutes(new Map(rest))
      const less = createViewBuilder(new Map(rest), routes, SITE)
      expect(less.page(routes.find(route.locale, route.url)!).view).toEqual(view)
    }
  })
})

test('a view follows the year and the address of the site, and nothing else that is no record', async () => {
  const snapshot = await snapshotOf(makeWorld())
  const [one, same, year, address] = [
    viewsOf(snapshot),
    viewsOf(snapshot, { ...SITE }),
    viewsOf(snapshot, { ...SITE, copyrightYear: 2031 }),
    viewsOf(snapshot, { ...SITE, siteUrl: 'https://other.example' }),
  ].map((views) => [...views.values()].map(({ digest }) => digest))
  expect(same).toEqual(one)
  for (const [index, digest] of one!.entries()) {
    expect(year![index]).not.toBe(digest)
    expect(address![index]).not.toBe(digest)
  }
})

test('lastmod is the latest change of what a page shows, whatever the order of the records', async () => {
  const world = makeWorld()
  world.editPage('en', 'about-us', (page) => (page.updatedAt = '2031-01-01T00:00:00+03:00'))
  const views = viewsOf(await snapshotOf(world))
  expect(views.get('/en/about-us')!.lastmod).toBe('2031-01-01T00:00:00+03:00')
  expect([...views].filter(([path, { lastmod }]) => path !== '/en/about-us' && lastmod?.startsWith('2031'))).toEqual([])
})
