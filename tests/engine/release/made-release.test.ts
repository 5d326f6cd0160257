/** A snapshot becomes a release: all of it, or what a change of records makes new. The renderer is a small one of the test's own. */
import { afterAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { MustNotPublish } from '../../../src/config/problems/table.ts'
import { brokenClusters } from '../../../src/engine/release/checks/index.ts'
import { queriedPath, viewFile } from '../../../src/routes/queried.ts'
import { memoryStore } from '../../harness/memory-store.ts'
import { buildRoutes } from '../../../src/routes/build.ts'
import type { Route } from '../../../src/routes/table.ts'
import { storedRecord, type StoredRecord } from '../../../src/records/snapshot.ts'
import { ChangedMap } from '../../../src/records/changed-map.ts'
import { contentsOf } from '../../harness/manifest.ts'
import { rendererOf } from './plain-renderer.ts'
import { SITE } from '../../harness/settings.ts'
import { goldenFiles } from '../../harness/golden.ts'
import { snapshotOf } from '../../harness/snapshots.ts'
import { clientFiles, edited, set, workshopWith } from './workshop.ts'

const HOTEL = '/en/hotels/deniz-kizi'

const { clientFolder, removeFolder } = await clientFiles()
const one = await snapshotOf('oneHotel')
const firstStore = memoryStore()
const first = await workshopWith(clientFolder, firstStore).make(one)
afterAll(removeFolder)

/** Holds what the first release is made of. */
const workshop = (store = memoryStore(firstStore)) => workshopWith(clientFolder, store)

describe('a release', () => {
  test('has the pages of the routes, the site maps, the pages for search and comparison, the error pages and the answers to forms', async () => {
    const { make } = workshop()
    const seen: [number, number][] = []
    const { manifest, rendered, reused, renderedPaths } = await make(one, undefined, {
      onProgress: (done, known) => void seen.push([done, known]),
    })
    const answers = [...manifest.pages].filter(([, { status }]) => status)
    const siteMaps = ['/de/site-map', '/en/site-map', '/ru/site-map', '/site-haritasi']
    const queried = LOCALES.flatMap((locale) =>
      (['search', 'compare'] as const).map((name) => queriedPath(name, locale)),
    )
    expect([...manifest.pages.keys()].filter((path) => !manifest.pages.get(path)!.status).sort()).toEqual(
      [...manifest.routes.keys(), ...siteMaps, ...queried].sort(),
    )
    expect(answers.filter(([path]) => path.startsWith('/de/')).map(([path, { status }]) => [path, status])).toEqual([
      ['/de/404', 404],
      ['/de/410/0', 410],
      ['/de/410/51', 410],
      ['/de/500', 500],
      ['/de/forms/contact-success', 200],
      ['/de/forms/newsletter-success', 200],
      ['/de/forms/reservation-success', 200],
      ['/de/forms/unsent', 502],
    ])
    expect(answers).toHaveLength(32)
    expect([rendered, reused]).toEqual([manifest.pages.size, 0])
    expect([...renderedPaths].sort()).toEqual([...manifest.pages.keys()])
    expect(seen.at(-1)).toEqual([manifest.pages.size, manifest.pages.size])
    expect(seen[0]).toEqual([1, manifest.pages.size])
  })

  test('says of each page what it is of, what it read, when it changed and what it needs', async () => {
    const { make, store } = workshop()
    const { manifest } = await make(one)
    const room = manifest.pages.get(`${HOTEL}/rooms/sea-room-1`)!
    expect(room).toMatchObject({
      thing: expect.stringMatching(/^room en 51 \d+$/),
      chrome: 'en/51/main',
      lastmod: expect.stringMatching(/^20/),
      policy: [expect.stringMatching(/^style-src 'sha256-/)],
    })
    expect(room.reads).toContain('room/en/51/sea-room-1')
    expect(room.faults?.map(({ code }) => code)).toContain('page-faulty')
    expect(manifest.policy).toContain(room.policy![0]!.split(' ')[1])
    expect((await store.get(room.hash)).toString()).toContain('"locale":"en"')
    expect(manifest.pages.get('/en')).not.toHaveProperty('policy')
    expect(manifest.chromes.get('en/51/main')!.reads).toContain('menus/en/51')
    expect([...manifest.sources.values()][0]).toEqual({ source: expect.any(String), mimeType: 'image/png' })
  })

  test('names its files, and what search engines and the edge read', async () => {
    const { make, store } = workshop()
    const { manifest } = await make(one, undefined, { site: { ...SITE, indexNowKey: 'abc123' } })
    const text = async (name: string) => (await store.get(manifest.assets.get(name)!)).toString()
    const below = (folder: string) => [...manifest.assets.keys()].filter((name) => name.startsWith(`data/${folder}/`))
    expect(below('search')).toContain('data/search/tr/vocabulary.json')
    expect(below('views')).toEqual([...manifest.pages.keys()].map(viewFile).sort())
    const listed = new Set([...below('search'), ...below('views')])
    expect([...manifest.assets.keys()].filter((name) => !listed.has(name))).toEqual([
      '_astro/style.css',
      'abc123.txt',
      'data/hotels.json',
      'data/offers/de.json',
      'data/offers/en.json',
      'data/offers/ru.json',
      'data/offers/tr.json',
      'data/seasons.json',
      'de/facts/deniz-kizi.json',
      'de/ics/events/laternenabend-1.ics',
      'de/ics/events/laternenabend-2.ics',
      'en/facts/deniz-kizi.json',
      'en/ics/events/lantern-evening-1.ics',
      'en/ics/events/lantern-evening-2.ics',
      'facts.schema.json',
      'facts/deniz-kizi.json',
      'favicon.svg',
      'ics/events/fener-aksami-1.ics',
      'ics/events/fener-aksami-2.ics',
      'llms.txt',
      // The only hotel is the same part of the world on all pages.
      expect.stringMatching(/^maps\/36\.\d\dn-30\.\d\de-\d+km\.svg$/),
      'robots.txt',
      'ru/facts/deniz-kizi.json',
      'ru/ics/events/vecher-fonarey-1.ics',
      'ru/ics/events/vecher-fonarey-2.ics',
      'sitemap.xml',
      'sitemaps/events-1.xml',
      'sitemaps/hotel-pages-1.xml',
      'sitemaps/hotels-1.xml',
      'sitemaps/outlets-1.xml',
      'sitemaps/pages-1.xml',
      'sitemaps/regions-1.xml',
      'sitemaps/rooms-1.xml',
    ])
    expect([await text('abc123.txt'), await text('_astro/style.css')]).toEqual(['abc123', 'a{}'])
    expect(JSON.parse(await text('data/hotels.json'))['deniz-kizi']).toEqual({
      reservationUrl: expect.stringMatching(/^https:/),
      internal: {
        tr: '/oteller/deniz-kizi/online-rezervasyon',
        en: `${HOTEL}/online-reservation`,
        de: '/de/hotels/deniz-kizi/online-reservation',
        ru: '/ru/hotels/deniz-kizi/online-reservation',
      },
    })
  })

  test('says where weaknesses are reported, where the settings say so', async () => {
    const { make, store } = workshop()
    const name = '.well-known/security.txt'
    expect((await make(one)).manifest.assets.has(name)).toBe(false)
    const security = { contact: 'mailto:security@hotels.example', expires: '2027-10-01T00:00:00.000Z' }
    const site = { ...SITE, security }
    const { assets } = (await make(one, undefined, { site })).manifest
    const lines = (await store.get(assets.get(name)!)).toString().trimEnd().split('\n')
    expect(lines).toEqual([
      'Contact: mailto:security@hotels.example',
      `Expires: ${security.expires}`,
      `Canonical: ${SITE.siteUrl}/${name}`,
      'Preferred-Languages: tr, en, de, ru',
    ])
  })

  test('has sitemap, robots.txt and llms.txt as in the golden files', async () => {
    const { make, store } = workshop()
    const { assets } = (await make(one, undefined, { site: { ...SITE, indexNowKey: 'abc123' } })).manifest
    const golden = goldenFiles(new URL('golden/', import.meta.url), 'tests/engine/release/made-release.test.ts')
    const kept = ['llms.txt', 'robots.txt', 'sitemap.xml', 'sitemaps/rooms-1.xml', 'sitemaps/regions-1.xml']
    for (const name of kept)
      await golden.compare(name.replaceAll('/', '-'), (await store.get(assets.get(name)!)).toString())
    await golden.expectNames(kept.map((name) => name.replaceAll('/', '-')))
  })

  test('names links that lead nowhere, and none that the server answers', async () => {
    const { make } = workshop()
    const renderer = rendererOf('x', { '/en': '/en/no-such', '/de': '/de/404', '/ru': '/favicon.svg' })
    const { manifest, problems } = await make(one, undefined, { renderer })
    expect(manifest.brokenLinks).toEqual(['/de -> /de/404', '/en -> /en/no-such'])
    expect(problems.filter(({ code }) => code === 'link-broken').map(({ resource }) => resource)).toEqual([
      '/de',
      '/en',
    ])
  })

  test('is none without a Turkish home page, nor where a page cannot be rendered', async () => {
    const { make } = workshop()
    const problemOf = async (making: Promise<unknown>) => {
      const error = (await making.catch((reason: unknown) => reason)) as MustNotPublish
      expect(error).toBeInstanceOf(MustNotPublish)
      return error.problems[0]
    }
    expect(await problemOf(make(edited(one, { 'page/tr/': undefined })))).toMatchObject({
      code: 'home-missing',
      resource: 'page/tr/',
      message: expect.stringContaining('the provider has none in tr'),
    })
    const renderer = { key: 'x', render: () => Promise.reject(new Error('no such component')) }
    expect(await problemOf(make(one, undefined, { renderer }))).toMatchObject({
      code: 'page-failed',
      message: expect.stringContaining('no such component'),
    })
  })

  test('tells each problem once', async () => {
    const { make } = workshop()
    const { problems } = await make(edited(one, { 'page/en/hotels/deniz-kizi': set({ metas: [] }) }))
    const told = problems.map(({ code, resource, message }) => `${code} ${resource} ${message}`)
    expect(new Set(told).size).toBe(told.length)
    expect(new Set(problems.map(({ code }) => code))).toContain('page-faulty')
    expect(problems).toContainEqual(expect.objectContaining({ code: 'page-words' }))
  })
})

describe('after a change the release is what it would be without the one before, and costs what changed', () => {
  const ROOM = `room/en/51/sea-room-1`
  const EDITS: [string, Record<string, ((value: any) => any) | undefined>, number | 'all' | 'some'][] = [
    ['nothing', {}, 0],
    ['a text of a room', { [ROOM]: set({ view: 'Harbour' }) }, 1],
    ['a date alone', { [ROOM]: set({ updatedAt: '2031-01-01T00:00:00+03:00' }) }, 'some'],
    ['a menu of a hotel', { 'menus/en/51': (menus) => ({ ...menus, header: menus.header.slice(1) }) }, 'some'],
    ['an event that moves', { 'event/en/2/lantern-evening-1': set({ venue: 'The pier' }) }, 'some'],
    ['a room that is kept out of search', { [ROOM]: set({ metas: [{ name: 'robots', content: 'noindex' }] }) }, 'some'],
    ['a room that has another alternate', { [ROOM]: set({ alternates: [{ locale: 'tr', url: 'spa' }] }) }, 'some'],
    ['a page that goes', { 'page/en/about-us': undefined }, 'some'],
    ['a page that is said to be absent', { 'page/en/about-us': () => null }, 'some'],
    [
      'a hotel with another name',
      { properties: (all) => ({ ...all, hotels: [set({ name: 'Yeni' })(all.hotels[0])] }) },
      'all',
    ],
    [
      'a hotel with another slug',
      { properties: (all) => ({ ...all, hotels: [set({ slug: 'yeni' })(all.hotels[0])] }) },
      'all',
    ],
    [
      'a hotel that takes no reservations',
      { properties: (all) => ({ ...all, hotels: [set({ reservationUrl: '' })(all.hotels[0])] }) },
      'all',
    ],
    ['an event of another publisher', { 'event/en/2/lantern-evening-1': set({ publisherId: 51 }) }, 'some'],
    ['a region with another name', { 'regions/en': (all) => [set({ name: 'Coast' })(all[0])] }, 'some'],
  ]

  test.each(EDITS)('%s', async (_name, edits, expected) => {
    const { make } = workshop()
    const snapshot = edited(one, edits)
    const last = { manifest: first.manifest, snapshot: one, routes: buildRoutes(one) }
    const next = await make(snapshot, last)
    const clean = await make(snapshot)
    const inAnotherProcess = await make(snapshot, { ...last, routes: undefined })
    expect(contentsOf(inAnotherProcess.manifest)).toEqual(contentsOf(next.manifest))
    expect(inAnotherProcess.renderedPaths).toEqual(next.renderedPaths)
    expect(inAnotherProcess.problems).toEqual(next.problems)
    const { redirects: _redirects, ...manifest } = contentsOf(next.manifest)
    const { redirects: _none, ...cleanManifest } = contentsOf(clean.manifest)
    expect(manifest).toEqual(cleanManifest)
    const fresh = [...next.manifest.pages].filter(([path, { key }]) => first.manifest.pages.get(path)?.key !== key)
    expect([...next.renderedPaths].sort()).toEqual(fresh.map(([path]) => path))
    if (typeof expected === 'number') expect(next.rendered).toBe(expected)
    expect(next.rendered + next.reused).toBe(next.manifest.pages.size)
    expect(next.rendered < clean.rendered / 2).toBe(expected !== 'all')
  })

  test.each([/^data\/search\/en\/vocabulary/, /^data\/search\/en\/.*51/])(
    'with a file of the index lost, %s, all of it is made anew, of all pages',
    async (lost) => {
      const store = memoryStore(firstStore)
      const name = [...first.manifest.assets.keys()].find((each) => lost.test(each))!
      store.lose(first.manifest.assets.get(name)!)
      const { make } = workshop(store)
      const snapshot = edited(one, { [ROOM]: set({ name: 'Harbour Hideaway' }) })
      const next = await make(snapshot, { manifest: first.manifest, snapshot: one })
      expect(contentsOf(next.manifest).assets).toEqual(contentsOf((await make(snapshot)).manifest).assets)
      for (const [each, hash] of next.manifest.assets) expect(await store.has(hash), each).toBe(true)
    },
  )

  test('a page that moves leaves a redirect', async () => {
    const { make } = workshop()
    const first = await make(one)
    const about = { ...(one.get('page/en/about-us')!.value as object), url: 'who-we-are' }
    const moved = new ChangedMap(
      edited(one, { 'page/en/about-us': undefined }),
      new Map([['page/en/who-we-are', storedRecord(about as never)]]),
    )
    const next = await make(moved, { manifest: first.manifest, snapshot: one })
    expect(next.manifest.redirects).toEqual({ '/en/about-us': '/en/who-we-are' })
  })

  test('of templates or settings every page is rendered anew', async () => {
    const { make } = workshop()
    const { manifest } = await make(one)
    const last = { manifest, snapshot: one }
    const templates = await make(one, last, { renderer: rendererOf('templates 2') })
    expect([templates.rendered, templates.manifest.inputs === manifest.inputs]).toEqual([manifest.pages.size, false])
    const settings = await make(one, last, { site: { ...SITE, copyrightYear: 2031 } })
    expect(settings.rendered).toBe(manifest.pages.size)
  })

  test('of records that do not belong to the release every view is computed, and only what is new is rendered', async () => {
    const { make } = workshop()
    const first = await make(one)
    const snapshot = edited(one, { [ROOM]: set({ view: 'Harbour' }) })
    const next = await make(snapshot, {
      manifest: first.manifest,
      snapshot,
      routes: buildRoutes(snapshot),
      isEarlier: true,
    })
    expect(next.renderedPaths).toEqual([`${HOTEL}/rooms/sea-room-1`])
    expect(contentsOf(next.manifest)).toEqual(contentsOf((await make(snapshot)).manifest))
  })

  test('a content that the store lost is rendered again where all of it is looked through, and no other', async () => {
    const { make, store } = workshop()
    const { manifest } = await make(one)
    store.lose(manifest.pages.get('/en/about-us')!.hash)
    store.lose(manifest.assets.get('llms.txt')!)
    const last = { manifest, snapshot: one }
    expect((await make(one, last)).renderedPaths).toEqual([])
    const next = await make(one, last, { checkStore: true })
    expect(next.renderedPaths).toEqual(['/en/about-us'])
    expect(contentsOf(next.manifest)).toEqual(contentsOf(manifest))
    expect(await store.has(manifest.pages.get('/en/about-us')!.hash)).toBe(true)
    expect(await store.has(manifest.assets.get('llms.txt')!)).toBe(true)
  })

  test('a part of the sitemap that the store lost is made again with what changes it', async () => {
    const { make, store } = workshop()
    const { manifest } = await make(one)
    const part = [...manifest.assets.keys()].find((name) => name.startsWith('sitemaps/rooms'))!
    store.lose(manifest.assets.get(part)!)
    const snapshot = edited(one, { [ROOM]: set({ view: 'Harbour', updatedAt: '2031-01-01T00:00:00+03:00' }) })
    const next = await make(snapshot, { manifest, snapshot: one })
    expect(contentsOf(next.manifest)).toEqual(contentsOf((await workshop().make(snapshot)).manifest))
    expect(next.manifest.assets.get(part)).not.toBe(manifest.assets.get(part))
  })

  test('languages that contradict each other are named where addresses are new, and not again while they stay', async () => {
    const { make } = workshop()
    const { manifest, clusters } = await make(one)
    const routes = buildRoutes(one)
    expect(clusters).toEqual([])
    const broken = {
      ...routes,
      listedAlternates: (route: Route) => (route.locale === 'en' ? {} : routes.listedAlternates(route)),
    }
    expect(brokenClusters(broken)).toContain('/en/about-us')
    expect((await make(one, { manifest, snapshot: one, routes: broken })).clusters).toEqual([])
  })

  test('links that led nowhere stay known until their page is rendered again, their target comes, or they go', async () => {
    const { make } = workshop()
    const renderer = rendererOf('templates 1', { '/en': '/en/soon', '/en/about-us': '/en/never' })
    const first = await make(one, undefined, { renderer })
    expect(first.manifest.brokenLinks).toEqual(['/en -> /en/soon', '/en/about-us -> /en/never'])
    const next = async (edits: Parameters<typeof edited>[1], more: [string, StoredRecord][] = []) =>
      (
        await make(
          new ChangedMap(edited(one, edits), new Map(more)),
          { manifest: first.manifest, snapshot: one },
          { renderer: rendererOf() },
        )
      ).manifest.brokenLinks
    expect(await next({ [ROOM]: set({ view: 'Harbour' }) })).toEqual(first.manifest.brokenLinks)
    expect(await next({ 'page/en/about-us': set({ title: 'We' }) })).not.toContain('/en/about-us -> /en/never')
    expect(await next({ 'page/en/about-us': undefined })).not.toContain('/en/about-us -> /en/never')
    const soon = storedRecord({ ...(one.get('page/en/about-us')!.value as object), id: 999, url: 'soon' } as never)
    expect(await next({}, [['page/en/soon', soon]])).not.toContain('/en -> /en/soon')
  })
})
