/** Files that are made from records: each is what its records say, and none is made without need. */
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openState } from '../../../src/engine/state/state.ts'
import type { Manifest } from '../../../src/engine/release/manifest.ts'
import type { EventRecord, PageRecord } from '../../../src/records/records.ts'
import type { Snapshot } from '../../../src/records/snapshot.ts'
import { stored } from '../../harness/stored.ts'
import { atDepth } from '../../harness/depth.ts'
import { contentsOf, publishedIn } from '../../harness/manifest.ts'
import { memoryStore } from '../../harness/memory-store.ts'
import { snapshotOf } from '../../harness/snapshots.ts'
import { HOTELS, page } from '../../views/made.ts'
import { rendererOf } from './plain-renderer.ts'
import { clientFiles, edited, set, workshopWith, type Edits } from './workshop.ts'

const { clientFolder, removeFolder } = await clientFiles()
afterAll(removeFolder)

const HOME = 'page/en/hotels/deniz-kizi'
const EVENT = 'event/en/2/lantern-evening-1'

/** A hotel with a file of every kind. */
const whole = await snapshotOf('oneHotel').then((snapshot) => {
  const event = { ...(snapshot.get(EVENT)!.value as EventRecord), startsAt: '2027-06-01' }
  return edited(snapshot, {
    [HOME]: (home: PageRecord) => ({
      ...home,
      events: [event],
      options: [...home.options, { key: 'SEASON', value: '1 April – 31 October' }],
    }),
  })
})
const store = memoryStore()
const first = await workshopWith(clientFolder, store).make(whole)

describe('after any edits of any records a release is what it would be without the one before', () => {
  test('which has files of every kind', async () => {
    const kinds = [...first.manifest.outputs.keys()].map((name) => name.split(' ')[0])
    expect(new Set(kinds)).toEqual(
      new Set(['calendar', 'facts', 'hotels', 'llms', 'maps', 'offers', 'regions', 'schema', 'seasons', 'settings']),
    )
    const files = [...first.manifest.outputs.values()].flatMap((output) => output.files)
    expect(files).toContain('en/ics/hotels/deniz-kizi.ics')
    expect(files.filter((name) => !first.manifest.assets.has(name))).toEqual([])
    const seasons = (await store.get(first.manifest.assets.get('data/seasons.json')!)).toString()
    expect(JSON.parse(seasons)).toHaveProperty('deniz-kizi')
  })

  const edit = fc.record({
    key: fc.constantFrom(...whole.keys()),
    /** Which of its values, and what becomes of it. */
    place: fc.nat(),
    deed: fc.constantFrom('change', 'remove', 'twice'),
    word: fc.stringMatching(/^[a-z]{1,6}$/),
  })

  test('one release after the other', { timeout: atDepth(300_000, 3_600_000) }, async () => {
    const steps = fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { make } = workshopWith(clientFolder, memoryStore(store))
        let last = { manifest: first.manifest, snapshot: whole }
        for (const edits of all) {
          const snapshot = edits.reduce(withEdit, last.snapshot)
          const clean = await make(snapshot).catch(() => undefined)
          // Records that no provider's answer becomes.
          fc.pre(clean !== undefined)
          const { manifest } = await make(snapshot, last)
          expect(comparable(manifest)).toEqual(comparable(clean.manifest))
          // Sources of pictures that no page shows any more stay until everything is made.
          expect(Object.fromEntries(manifest.sources)).toMatchObject(Object.fromEntries(clean.manifest.sources))
          last = { manifest, snapshot }
        }
      }),
      { numRuns: atDepth(6, 300), endOnFailure: true },
    )
  })
})

test('the chrome of a layout that no page has any more goes with its page', async () => {
  const { make } = workshopWith(clientFolder, memoryStore(store))
  const snapshot = edited(whole, { [HOME]: (home: PageRecord) => ({ ...home, template: 'main' }) })
  const { manifest } = await make(snapshot, { manifest: first.manifest, snapshot: whole })
  const left = [...first.manifest.chromes.keys()].filter((name) => !manifest.chromes.has(name))
  expect(left).toEqual(['en/51/index'])
  expect(comparable(manifest)).toEqual(comparable((await make(snapshot)).manifest))
})

function comparable(release: Manifest) {
  const { redirects: _redirects, sources: _sources, ...rest } = contentsOf(release)
  return rest
}

type Edit = { key: string; place: number; deed: 'change' | 'remove' | 'twice'; word: string }

function withEdit(snapshot: Snapshot, { key, place, deed, word }: Edit): Snapshot {
  const value = structuredClone(snapshot.get(key)?.value)
  const places = value ? placesIn(value) : []
  const [parent, name] = places[place % places.length] ?? []
  if (!parent || name === undefined) return snapshot
  const was = parent[name]
  if (Array.isArray(parent) && deed === 'remove') parent.splice(Number(name), 1)
  else if (Array.isArray(parent) && deed === 'twice') parent.push(structuredClone(was))
  else if (typeof was === 'string') parent[name] = `${was} ${word}`
  else if (typeof was === 'number') parent[name] = was + word.length
  return edited(snapshot, { [key]: () => value })
}

/** Of a picture: its id says what its source is. */
const OF_SOURCES = ['id', 'source', 'mimeType']

/** Every value within, as the object that has it and its name there. */
function placesIn(value: any): [parent: any, name: string][] {
  if (value === null || typeof value !== 'object') return []
  const names = Object.keys(value).filter((name) => !('source' in value && OF_SOURCES.includes(name)))
  return names.flatMap((name) => [[value, name] as [any, string], ...placesIn(value[name])])
}

test.each<[string, RegExp]>([
  ['rooms/en/51', /^(?:facts \/en\/hotels\/deniz-kizi|offers en)$/],
  [EVENT, /^calendar \/en\/events\/lantern-evening-1$/],
  [HOME, /^(?:(?:calendar|facts|maps) \/en\/hotels|llms tr|offers en|regions en|seasons tr)/],
  ['regions/en', /^(?:facts|maps|regions) (?:en|\/en\/hotels)/],
  ['menus/en/51', /^$/],
])('%s is read by the outputs that are made of it, and by no others', async (key, expected) => {
  const state = openState()
  await publishedIn(state, first.manifest, whole)
  const reading = await state.releases.outputsReading([key])
  expect(reading.filter((name) => !expected.test(name))).toEqual([])
  expect(reading.length > 0).toBe(!expected.test(''))
})

describe('the coast', () => {
  const home = (id: number, [latitude, longitude]: [number, number]) =>
    page(`hotels/${id}`, {
      propertyId: id,
      contact: { latitude, longitude },
      options: [{ key: 'BEACH', value: 'sand' }],
    })
  const records = {
    properties: { hotels: HOTELS },
    'regions/en': [{ code: 'SIDE', name: 'Side', url: 'regions/side' }],
    'page/tr/': page(''),
    'page/en/hotels': page('hotels'),
    'page/en/regions/side': page('regions/side'),
    'page/en/about-us': page('about-us'),
    'page/en/hotels/5': home(5, [36.77, 31.39]),
    'page/en/hotels/6': home(6, [36.6, 30.62]),
    'rooms/en/5': [],
  }
  const placed: Snapshot = new Map(Object.entries(records).map(([key, value]) => [key, stored(key, value)]))
  const MOVED = { 'page/en/hotels/5': set({ contact: { latitude: 36.55, longitude: 32.05 } }) }
  const UNPLACED = { 'page/en/hotels/5': set({ contact: {} }) }

  /** The maps of a release, and how many were drawn. `edits`: since the first one; without them it is the first one. */
  async function mapsOf(edits?: Edits, { lost = 0, key = 'templates 1' } = {}) {
    const kept = memoryStore()
    let drawn = 0
    const put: typeof kept.put = (content, hash) => {
      if (Buffer.from(content as Uint8Array).includes('Natural Earth')) drawn++
      return kept.put(content, hash)
    }
    const { make } = workshopWith(clientFolder, { ...kept, put })
    const mapsIn = ({ manifest }: { manifest: Manifest }) =>
      [...manifest.assets].filter(([name]) => name.startsWith('maps/'))
    const before = await make(placed)
    if (!edits) return { maps: mapsIn(before), drawn, before: [] }
    for (const [, hash] of mapsIn(before).slice(0, lost)) kept.lose(hash)
    drawn = 0
    const snapshot = edited(placed, edits)
    const after = await make(snapshot, { manifest: before.manifest, snapshot: placed }, { renderer: rendererOf(key) })
    const counted = { maps: mapsIn(after), drawn, before: mapsIn(before) }
    expect(mapsIn(await make(snapshot))).toEqual(counted.maps)
    return counted
  }

  test('of each part of the world that a page shows is one file', async () => {
    const { maps, drawn } = await mapsOf()
    expect(maps.map(([name]) => name)).toEqual([
      // Each hotel's own has the way to the airport, that of the list both; that of the region is the hotel's.
      expect.stringMatching(/^maps\/36\.75n-30\.71e-\d+km\.svg$/),
      expect.stringMatching(/^maps\/36\.75n-31\.01e-\d+km\.svg$/),
      expect.stringMatching(/^maps\/36\.83n-31\.10e-\d+km\.svg$/),
    ])
    expect(drawn).toBe(maps.length)
  })

  test.each<[string, Edits]>([
    ["a hotel's rooms", { 'rooms/en/5': () => [{ id: 1, slug: 'oda', name: 'Oda', alternates: [] }] }],
    ["the text of a hotel's own page", { 'page/en/hotels/5': set({ title: 'Koy by the sea' }) }],
    ['a page that shows no map', { 'page/en/about-us': set({ title: 'Welcome' }) }],
    ['other addresses', { 'page/en/about-us': undefined }],
  ])('%s leave every map as it was, and none is drawn', async (_name, edits) => {
    const { maps, drawn, before } = await mapsOf(edits)
    expect(maps).toEqual(before)
    expect(drawn).toBe(0)
  })

  test.each<[string, Edits]>([
    ['a hotel that moved', MOVED],
    ['a hotel that lost its coordinates', UNPLACED],
    ['a hotel that moved, with other addresses', { ...MOVED, 'page/en/about-us': undefined }],
  ])('%s: what is not shown any more goes, what is new is drawn, the rest stays', async (_name, edits) => {
    const { maps, drawn, before } = await mapsOf(edits)
    const isNew = ([name]: [string, string]) => !before.some(([other]) => other === name)
    expect(drawn).toBe(maps.filter(isNew).length)
    expect(before.filter(([name]) => !maps.some(([other]) => other === name))).not.toEqual([])
  })

  test('that the store lost, or that other code drew, is drawn again', async () => {
    expect((await mapsOf({ 'page/en/about-us': undefined }, { lost: 1 })).drawn).toBe(1)
    const { maps, drawn } = await mapsOf({}, { key: 'other code' })
    expect(drawn).toBe(maps.length)
  })

  test('is no file where the provider gives no coordinates', async () => {
    expect((await mapsOf({ ...UNPLACED, 'page/en/hotels/6': set({ contact: {} }) })).maps).toEqual([])
  })
})
