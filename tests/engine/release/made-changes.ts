import { describe, expect, test } from 'vitest'
import { brokenClusters } from '../../../src/engine/release/checks/index.ts'
import { memoryStore, type MemoryStore } from '../../harness/memory-store.ts'
import { buildRoutes } from '../../../src/routes/build.ts'
import type { Route } from '../../../src/routes/table.ts'
import { storedRecord, type StoredRecord } from '../../../src/records/snapshot.ts'
import { ChangedMap } from '../../../src/records/changed-map.ts'
import { contentsOf } from '../../harness/manifest.ts'
import { rendererOf } from './plain-renderer.ts'
import { SITE } from '../../harness/settings.ts'
import { edited, set, type workshopWith } from './workshop.ts'
import type { Manifest } from '../../../src/engine/release/manifest.ts'
import type { Snapshot } from '../../../src/records/snapshot.ts'

const HOTEL = '/en/hotels/deniz-kizi'

interface Made {
  /** Of one hotel. */
  one: Snapshot
  /** Its release, and what that is made of. */
  first: { manifest: Manifest }
  firstStore: MemoryStore
  /** `store`: holds what the first release is made of, unless another one is given. */
  workshop: (store?: MemoryStore) => ReturnType<typeof workshopWith>
}

/** What becomes of a release after a change, for the tests of `made-release.test.ts`, which makes the first. */
export function describeChanges({ one, first, firstStore, workshop }: Made): void {
  describe('after a change the release is what it would be without the one before, and costs what changed', () => {
    const ROOM = `room/en/51/sea-room-1`
    const EDITS: [string, Record<string, ((value: any) => any) | undefined>, number | 'all' | 'some'][] = [
      ['nothing', {}, 0],
      ['a text of a room', { [ROOM]: set({ view: 'Harbour' }) }, 1],
      ['a date alone', { [ROOM]: set({ updatedAt: '2031-01-01T00:00:00+03:00' }) }, 'some'],
      ['a menu of a hotel', { 'menus/en/51': (menus) => ({ ...menus, header: menus.header.slice(1) }) }, 'some'],
      ['an event that moves', { 'event/en/2/lantern-evening-1': set({ venue: 'The pier' }) }, 'some'],
      [
        'a room that is kept out of search',
        { [ROOM]: set({ metas: [{ name: 'robots', content: 'noindex' }] }) },
        'some',
      ],
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
}
