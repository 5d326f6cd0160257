/** Releases in the state: what is read is what was published, whichever release is asked for and whoever publishes meanwhile. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePages, makeManifest, type Manifest, type PageEntry } from '../../../src/engine/release/manifest.ts'
import { ChangedMap } from '../../../src/records/changed-map.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { contentsOf, forgetBefore, goBackTo, manifestOf, pageOf, publishedIn } from '../../harness/manifest.ts'
import { emptyFolder } from '../../harness/folder.ts'

const FULL: PageEntry = {
  ...pageOf('h1', 'room ru 51 9'),
  lastmod: '2026-08-01',
  listing: '<url>\n</url>\n',
  reads: ['room/ru/51/номер', 'rooms/ru/51'],
  chrome: 'ru/51/main',
  status: 404,
  policy: ["style-src 'sha256-a'"],
  problems: [{ severity: 'notice', code: 'link-missing', resource: 'a', message: 'b' }],
  faults: [{ severity: 'error', code: 'page-faulty', resource: 'a', message: 'c' }],
}
const ONE = manifestOf(
  {},
  {
    inputs: 'settings',
    records: 'records 1',
    routes: new Map([
      ['/ru/номер', { record: 'room/ru/51/номер', id: 9, propertyId: 51, alternates: { ru: '/ru/номер' } }],
      [
        '/ru/о-нас',
        {
          record: 'page/ru/о-нас',
          id: 1,
          propertyId: 0,
          home: '51/ru',
          alternates: {},
          sitemap: 'sitemaps/pages-1.xml',
        },
      ],
    ]),
    routeProblems: FULL.problems!,
    provider: 'https://provider.example',
    pages: new Map([
      ['/ru/номер', FULL],
      ['/ru/о-нас', pageOf('h2')],
    ]),
    chromes: new Map([['ru/51/main', { reads: ['menus/ru/51'], problems: FULL.problems! }]]),
    sources: new Map([
      ['p1', { source: '/files/p1.jpg', mimeType: 'image/jpeg' }],
      ['p2', { source: '/files/p2.jpg' }],
    ]),
    sitemaps: new Map([
      ['sitemaps/rooms-1.xml', { lastmod: '2026-08-01' }],
      ['sitemaps/pages-1.xml', {}],
    ]),
    assets: { 'llms.txt': 'text', '_astro/style.css': 'style 1' },
    redirects: { '/ru/старый': '/ru/номер' },
    policy: "default-src 'none'",
    brokenLinks: ['/a -> /b'],
  },
)

test('a release comes back with all that it holds, in another process too', async () => {
  const folder = await emptyFolder()
  const published = await publishedIn(openState(folder), ONE)
  expect(published).toMatchObject({ number: 1, publishedAt: expect.stringMatching(/^20.*Z$/) })
  const there = (await openState(folder).releases.current())!
  const sorted = { ...ONE, sitemaps: new Map([...ONE.sitemaps].sort()), assets: new Map([...ONE.assets].sort()) }
  expect(contentsOf(there)).toEqual(contentsOf(sorted))
  expect(there.pages.get('/ru/номер')).toEqual(FULL)
  expect(there.routes.having('sitemap', 'sitemaps/pages-1.xml')).toEqual(['/ru/о-нас'])
  expect([there.pages.has('/ru/номер'), there.pages.has('/ru'), there.pages.size]).toEqual([true, false, 2])
  expect(there.assets.get('no.js')).toBeUndefined()
  expect(await openState(folder).releases.live()).toEqual({
    number: 1,
    release: ONE.id,
    publishedAt: published.publishedAt,
    rolledBack: false,
  })
})

test('every release stays what it was, whatever is published after it or gone back to', async () => {
  const paths = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
  const edits = fc.dictionary(paths, fc.option(fc.constantFrom('1', '2', '3')), { maxKeys: 4 })
  const step = fc.record({ edits, back: fc.option(fc.nat({ max: 3 })) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const state = openState()
      let shown = await publishedIn(state, manifestOf({ '/a': '1', '/b': '1' }))
      const all = [contentsOf(shown)]
      for (const { edits, back } of steps) {
        if (back !== null && back > 0 && back <= all.length) {
          await goBackTo(state, back)
          shown = (await state.releases.current())!
          expect(contentsOf(shown)).toEqual(all[back - 1])
        }
        const changes = Object.entries(edits).map(
          ([path, hash]) => [path, hash === null ? undefined : pageOf(hash, path)] as const,
        )
        const pages = new ChangedMap(shown.pages, new Map(changes))
        const next: Manifest = makeManifest({ ...shown, pages, redirects: { '/old': `/${all.length}` } }, shown)
        const plain = contentsOf(next)
        expect(next.id, 'as if it were counted anew').toBe(makeManifest({ ...next, pages: new Map(pages) }).id)
        const before = shown
        shown = await publishedIn(state, next)
        all.push(contentsOf(shown))
        expect(contentsOf(shown)).toEqual(plain)
        expect(comparePages(before, shown)).toEqual(comparePages(before, next))
      }
      for (const [index, contents] of all.entries())
        expect(contentsOf((await state.releases.read(index + 1))!)).toEqual(contents)
      const newest = all.length
      await goBackTo(state, newest)
      await forgetBefore(state, newest)
      expect(contentsOf((await state.releases.current())!)).toEqual(all.at(-1))
      expect(await state.releases.read(newest - 1)).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})

test('a publish that fails in the middle leaves nothing of itself', async () => {
  const state = openState(await emptyFolder())
  const first = await publishedIn(state, ONE)
  const broken = { ...pageOf('new'), thing: undefined as never }
  const next = manifestOf(
    { '/new': 'new' },
    {
      pages: new Map([
        ['/a', pageOf('a')],
        ['/b', broken],
      ]),
    },
  )
  await expect(state.releases.publish({ release: next, records: [['x', { digest: 'd' }]] })).rejects.toThrow()
  expect(contentsOf((await state.releases.current())!)).toEqual(contentsOf(first))
  expect((await state.releases.list()).length).toBe(1)
  expect(state.records.size).toBe(0)
})

test('a reader goes on with its release while another connection publishes, and waits for nobody', async () => {
  const folder = await emptyFolder()
  const [reader, writer] = [openState(folder), openState(folder)]
  await publishedIn(writer, manifestOf({ '/a': '1' }))
  const release = (await reader.releases.current())!
  await publishedIn(writer, manifestOf({ '/a': '2', '/b': '1' }))
  expect([...release.pages].map(([path, { hash }]) => [path, hash])).toEqual([['/a', '1']])
  expect((await reader.releases.current())!.pages.get('/a')!.hash).toBe('2')
})

test('contents that only forgotten releases name are told', async () => {
  const state = openState()
  for (const hash of ['1', '2', '3'])
    await publishedIn(state, manifestOf({ '/a': hash, '/b': 'same' }, { assets: { 'a.txt': `a${hash}` } }))
  expect((await forgetBefore(state, 3)).sort()).toEqual(['1', '2', 'a1', 'a2'])
  expect(await state.releases.contents()).toEqual(new Set(['3', 'same', 'a3']))
})
