/** A snapshot becomes a release: all of it, or what a change of records makes new. The renderer is a small one of the test's own. */
import { afterAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { MustNotPublish } from '../../../src/config/problems/table.ts'
import { queriedPath } from '../../../src/routes/queried.ts'
import { viewFile } from '../../../src/views/queried/view-file.ts'
import { memoryStore } from '../../harness/memory-store.ts'
import { rendererOf } from './plain-renderer.ts'
import { SITE } from '../../harness/settings.ts'
import { snapshotOf } from '../../harness/snapshots.ts'
import { clientFiles, edited, set, workshopWith } from './workshop.ts'
import { describeChanges } from './made-changes.ts'

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
    expect(manifest.pages.get('/en')!.policy).toBeUndefined()
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

describeChanges({ one, first, firstStore, workshop })
