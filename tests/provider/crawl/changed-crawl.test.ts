/** A crawl of what is said to have changed comes to the same records as one of everything, and asks for less. */
import { beforeAll, expect, test } from 'vitest'
import { crawl, crawlChanged } from '../../../src/provider/crawl/crawl.ts'
import type { Provider } from '../../../src/demo/server.ts'
import type { World } from '../../../src/demo/world.ts'
import { createClient } from '../../../src/provider/client.ts'
import type { RecordKey } from '../../../src/records/keys.ts'
import type { Snapshot } from '../../../src/records/snapshot.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { askedFor, crawlFrom, providerOf } from '../../harness/crawl.ts'
import { crawlWorld } from '../../harness/snapshots.ts'
import { addSecondHotel, oneHotel, removeHotel } from '../../worlds/index.ts'

/** Of one hotel. */
let previous: Snapshot
beforeAll(async () => void (previous = await crawlWorld(oneHotel())))

const digests = (snapshot: Snapshot) => new Map([...snapshot].map(([key, { digest }]) => [key, digest]))

async function crawlOf(provider: Provider, before: Snapshot, changed: RecordKey[]) {
  const progress: [number, number][] = []
  const client = createClient({ baseUrl: provider.url, retryDelay: 1, retries: 0 })
  const onProgress = (...step: [number, number]) => void progress.push(step)
  const crawled = await crawlChanged({ client, previous: before, changed, onProgress })
  return { ...crawled, progress }
}

const EN_FOOTER = { id: 990, text: 'New', url: 'new-page' }
const addLink = (world: World) =>
  world.menus.edit([23, 'en'], (menus) => void menus.find(({ type }) => type === 'FOOTER')!.items.push(EN_FOOTER))
const newPage = (world: World) => ({
  ...world.pages.get('en', 'about-us')!,
  id: 991,
  url: 'new-page',
  hrefLangs: [],
  breadcrumbs: [],
})
const slides = (world: World) => world.galleryFiles.edit([511], (rows) => rows.forEach((row) => delete row.categoryId))
const slide = (world: World) => world.galleryFiles.edit([511], ([first]) => void delete first!.categoryId)

test.each<[what: string, edit: (world: World) => void, changed: RecordKey[], asked: number]>([
  ['a title', (world) => world.editPage('en', 'about-us', (page) => (page.title = 'New')), ['page/en/about-us'], 1],
  ['nothing', () => {}, ['page/en/about-us', 'rooms/de/51'], 2],
  [
    'a page that is linked and new',
    (world) => (addLink(world), world.addPage(newPage(world))),
    ['menus/en/23', 'page/en/new-page'],
    2,
  ],
  ['a link to a page that was there before anything led to it', addLink, ['menus/en/23'], 2],
  ['a link that leaves', (world) => world.menus.set([23, 'en'], []), ['menus/en/23'], 1],
  ['a page that is gone', (world) => world.pages.delete('en', 'about-us'), ['page/en/about-us'], 1],
  [
    'rooms that are gone',
    (world) => world.rooms.set([51, 'en'], []),
    ['rooms/en/51', 'room/en/51/sea-room-1', 'room/en/51/sea-room-2'],
    3,
  ],
  [
    'what a category adds',
    (world) => world.editPage('en', 'about-us', (page) => (page.category = { code: 'SPA' })),
    ['page/en/about-us'],
    3,
  ],
  ['a gallery by category', slides, ['galleryFiles/511', 'galleryCategories/en/511'], 4],
  ['one of which a single file says no category', slide, ['galleryFiles/511', 'galleryCategories/en/511'], 4],
  ['a property', (world) => (world.properties[0]!.name = 'New'), ['properties'], 1],
  [
    'a hotel that is gone',
    (world) => removeHotel(world, 51),
    ['properties', ...(['tr', 'en', 'de', 'ru'] as const).map((lang): RecordKey => `menus/${lang}/23`)],
    5,
  ],
])('follows %s', async (_what, edit, changed, asked) => {
  const provider = await providerOf(oneHotel())
  edit(provider.world)
  const { snapshot, problems } = await crawlOf(provider, previous, changed)
  expect(provider.requests.map(({ path, query }) => askedFor(path, query))).toHaveLength(asked)
  const whole = await crawlFrom(provider, previous)
  expect(digests(snapshot)).toEqual(digests(whole.snapshot))
  expect(problems).toEqual(whole.problems)
})

test('a hotel that joins is followed to its rooms', async () => {
  const provider = await providerOf(oneHotel())
  addSecondHotel(provider.world)
  const menus = (['tr', 'en', 'de', 'ru'] as const).map((lang): RecordKey => `menus/${lang}/23`)
  const { snapshot, progress } = await crawlOf(provider, previous, ['properties', ...menus])
  const whole = await crawlFrom(provider)
  expect(digests(snapshot)).toEqual(digests(whole.snapshot))
  expect([...snapshot.keys()]).toContain('room/en/52/sea-room-1')
  expect(progress.at(-1)).toEqual([whole.snapshot.size - 1, whole.snapshot.size - 1])
})

test('a record that the provider sends anew, and that says the same, is taken with its new validator', async () => {
  const provider = await providerOf(oneHotel(), { etags: false })
  const { snapshot: untagged } = await crawlFrom(provider)
  const withTags = await providerOf(provider.world)
  const { snapshot } = await crawlOf(withTags, untagged, ['page/en/about-us'])
  expect(untagged.get('page/en/about-us')!.etag).toBeUndefined()
  expect(snapshot.get('page/en/about-us')!.etag).toContain('"')
  expect(digests(snapshot)).toEqual(digests(untagged))
})

test('where nothing is known, everything is asked for', async () => {
  const provider = await providerOf(oneHotel())
  const { snapshot } = await crawlOf(provider, new Map(), ['page/en/about-us'])
  expect(digests(snapshot)).toEqual(digests((await crawlFrom(provider)).snapshot))
})

test('values are kept in the state where there is one, and read from it', async () => {
  const { records } = openState()
  const provider = await providerOf(oneHotel())
  const client = createClient({ baseUrl: provider.url })
  const { snapshot } = await crawl({ client, values: records })
  const [page, missing] = ['page/en/about-us', 'page/en/404'].map((key) => snapshot.get(key)!)
  expect(records.value(page!.digest)).toBe(JSON.stringify(previous.get('page/en/about-us')!.value))
  expect(records.value(missing!.digest)).toBe(JSON.stringify(previous.get('page/en/404')!.value))
  provider.world.editPage('en', 'about-us', (each) => (each.title = 'New'))
  const changed = await crawlChanged({ client, previous: snapshot, values: records, changed: ['page/en/about-us'] })
  expect(records.value(changed.snapshot.get('page/en/about-us')!.digest)).toContain('"title":"New"')
})
