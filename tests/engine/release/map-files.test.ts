/** Coasts as files of a release: made for what is shown, and made again only where a hotel moved. */
import { describe, expect, test } from 'vitest'
import { mapFiles } from '../../../src/engine/release/files/map-files.ts'
import { buildRoutes } from '../../../src/routes/build.ts'
import { keys } from '../../../src/records/keys.ts'
import type { PageRecord } from '../../../src/records/records.ts'
import { storedRecord, type Snapshot, type StoredRecord } from '../../../src/records/snapshot.ts'
import { changedRecords } from '../../../src/engine/release/affected.ts'
import { SITE } from '../../harness/settings.ts'
import { memoryStore, type MemoryStore } from '../../harness/memory-store.ts'
import { HOTELS, page } from '../../views/made.ts'

const AT: Record<number, [number, number]> = { 5: [36.77, 31.39], 6: [36.6, 30.62] }
const home = (id: number, slug: string, changes: Partial<PageRecord> = {}) => {
  const [latitude, longitude] = AT[id]!
  return page(`hotels/${slug}`, {
    propertyId: id,
    contact: { latitude, longitude },
    options: [{ key: 'BEACH', value: 'sand' }],
    ...changes,
  })
}

const RECORDS = {
  properties: { hotels: HOTELS },
  'page/en/': page(''),
  'page/en/hotels': page('hotels'),
  'page/en/hotels/koy': home(5, 'koy'),
  'page/en/hotels/burun': home(6, 'burun'),
  'rooms/en/5': [],
}
const snapshotOf = (changes: Record<string, unknown> = {}): Snapshot =>
  new Map(
    Object.entries({ ...RECORDS, ...changes }).map(([key, value]): [string, StoredRecord] => [
      key,
      storedRecord(value as never),
    ]),
  )

interface Before {
  snapshot?: Snapshot
  drawn?: ReadonlyMap<string, string>
  store?: MemoryStore
}

/** `before`: the release before, or only its coasts, where its routes were others. */
async function filesOf(snapshot: Snapshot, { snapshot: before, drawn, store = memoryStore() }: Before = {}) {
  let puts = 0
  const counted = { ...store, put: (content: string | Uint8Array) => (puts++, store.put(content)) }
  const last = before && { snapshot: before, changed: changedRecords(before, snapshot), assets: drawn! }
  const files = await mapFiles({ snapshot, routes: buildRoutes(snapshot), site: SITE, last, drawn }, counted)
  return { files, puts }
}

/** A release with its coasts. */
async function released() {
  const store = memoryStore()
  const { files } = await filesOf(snapshotOf(), { store })
  return { snapshot: snapshotOf(), drawn: new Map(files as Map<string, string>), store }
}

test('each part of the world that a page shows is one file', async () => {
  const names = [...(await released()).drawn.keys()].sort()
  expect(names).toEqual([
    // Each hotel's own has the way to the airport, that of the list both.
    expect.stringMatching(/^maps\/36\.75n-30\.71e-\d+km\.svg$/),
    expect.stringMatching(/^maps\/36\.75n-31\.01e-\d+km\.svg$/),
    expect.stringMatching(/^maps\/36\.83n-31\.10e-\d+km\.svg$/),
  ])
})

describe('of the release before', () => {
  test.each<[string, Record<string, unknown>]>([
    ["a hotel's rooms", { [keys.rooms('en', 5)]: [{ id: 1, slug: 'oda', name: 'Oda', alternates: [] }] }],
    ["the text of a hotel's own page", { 'page/en/hotels/koy': home(5, 'koy', { title: 'Koy by the sea' }) }],
    ["a hotel's telephone", { properties: { hotels: HOTELS.map((hotel) => ({ ...hotel, phone: '+90 242' })) } }],
    ['a page that shows no map', { 'page/en/': page('', { title: 'Welcome' }) }],
  ])('%s leave every coast as it was, and none is drawn', async (_name, changes) => {
    expect(await filesOf(snapshotOf(changes), await released())).toEqual({ files: new Map(), puts: 0 })
  })

  test.each<[string, Record<string, unknown>]>([
    [
      'a hotel that moved',
      { 'page/en/hotels/koy': home(5, 'koy', { contact: { latitude: 36.55, longitude: 32.05 } }) },
    ],
    ['a hotel that lost its coordinates', { 'page/en/hotels/koy': home(5, 'koy', { contact: {} }) }],
  ])('%s: what is not shown any more goes, what is new is drawn, the rest stays', async (_name, changes) => {
    const last = await released()
    const { drawn: before } = last
    const { files, puts } = await filesOf(snapshotOf(changes), last)
    const clean = (await filesOf(snapshotOf(changes))).files
    const now = new Map([...new Map([...before, ...files])].filter(([, hash]) => hash !== undefined))
    expect(now).toEqual(clean)
    expect(puts).toBe([...clean.keys()].filter((name) => !before.has(name)).length)
    expect([...files.values()]).toContain(undefined)
  })
})

describe('of the release before, with other routes', () => {
  const more = snapshotOf({ 'page/en/about': page('about') })

  test('every coast is taken over and none is drawn', async () => {
    const { drawn, store } = await released()
    expect(await filesOf(more, { drawn, store })).toEqual({ files: drawn, puts: 0 })
  })

  test('one that the store lost is drawn again', async () => {
    const { drawn, store } = await released()
    store.lose([...drawn.values()][0]!)
    expect(await filesOf(more, { drawn, store })).toEqual({ files: drawn, puts: 1 })
  })
})

test('a provider without coordinates has no coasts', async () => {
  const unplaced = {
    'page/en/hotels/koy': home(5, 'koy', { contact: {} }),
    'page/en/hotels/burun': page('hotels/burun', { propertyId: 6 }),
  }
  expect(await filesOf(snapshotOf(unplaced))).toEqual({ files: new Map(), puts: 0 })
})
