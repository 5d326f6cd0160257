/** What the provider says has changed, and the records that are asked for again. */
import { beforeAll, describe, expect, test } from 'vitest'
import { readChangeMessage } from '../../../src/provider/crawl/change-message.ts'
import { changedKeys, type ContentChange } from '../../../src/provider/crawl/changes.ts'
import { StoredSnapshot } from '../../../src/records/snapshot.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'
import { crawlWorld } from '../../harness/snapshots.ts'
import { oneHotel } from '../../worlds/index.ts'

const LANGUAGES = ['tr', 'en', 'de', 'ru']
const inAll = (key: string) => LANGUAGES.map((lang) => key.replace('*', lang))

let snapshot: StoredSnapshot
beforeAll(async () => {
  const world = oneHotel()
  // So that its categories are asked for their files.
  world.galleryFiles.edit([511], (rows) => rows.forEach((row) => delete row.categoryId))
  const state = openState()
  await publishedIn(state, manifestOf({}), await crawlWorld(world))
  snapshot = new StoredSnapshot(state.records)
})

const keysOf = (...changes: ContentChange[]) => changedKeys(changes, snapshot)?.toSorted()

describe('a change of', () => {
  test.each<[what: string, change: ContentChange, keys: string[]]>([
    ['a property', { resource: 'property', id: 51 }, ['properties']],
    ['a region', { resource: 'region' }, inAll('regions/*')],
    ['a region in one language', { resource: 'region', lang: 'de' }, ['regions/de']],
    ['a menu', { resource: 'menu', propertyId: 51 }, inAll('menus/*/51')],
    ['a menu in one language', { resource: 'menu', propertyId: 23, lang: 'tr' }, ['menus/tr/23']],
    ['a story', { resource: 'story', propertyId: 51 }, inAll('stories/*/51')],
    ['a story in one language', { resource: 'story', propertyId: 51, lang: 'ru' }, ['stories/ru/51']],
    [
      'a gallery, with its categories',
      { resource: 'gallery', id: 511, lang: 'en' },
      ['galleryCategories/en/511', 'galleryFiles/511', 'galleryFiles/511/5111', 'galleryFiles/511/5112'],
    ],
    [
      'a gallery that is not known yet',
      { resource: 'gallery', id: 999 },
      [...inAll('galleryCategories/*/999'), 'galleryFiles/999'],
    ],
    ['a page by its url', { resource: 'page', url: '/about-us/', lang: 'en' }, ['page/en/about-us']],
    ['a page in all languages', { resource: 'page', url: 'new' }, inAll('page/*/new')],
    [
      'a page by its url, with what its category adds',
      { resource: 'page', url: 'hotels/deniz-kizi/contact', lang: 'en' },
      ['page/en/hotels/deniz-kizi/contact', 'contact/en/51004'],
    ],
    [
      'a page by its id, with what its category adds',
      { resource: 'page', id: 51003, lang: 'en' },
      ['outlet/en/51003', 'page/en/hotels/deniz-kizi/spa-and-wellness', 'spa/en/51003'],
    ],
    [
      'a page by id and url, with its translations',
      { resource: 'page', id: 2, url: 'about-us' },
      [...inAll('page/*/about-us'), 'page/tr/hakkimizda'],
    ],
    [
      'a room by its slug',
      { resource: 'room', slug: 'sea-room-1', lang: 'en' },
      ['room/en/51/sea-room-1', 'plans/en/51501', 'rooms/en/51'],
    ],
    [
      'a room by its id',
      { resource: 'room', id: 51502 },
      [
        ...[
          'room/tr/51/deniz-odasi-2',
          'room/en/51/sea-room-2',
          'room/de/51/meerzimmer-2',
          'room/ru/51/nomer-u-morya-2',
        ],
        ...[...inAll('plans/*/51502'), ...inAll('rooms/*/51')],
      ],
    ],
    [
      'a room of a hotel',
      { resource: 'room', id: 51502, propertyId: 51, lang: 'de' },
      ['room/de/51/meerzimmer-2', 'plans/de/51502', 'rooms/de/51'],
    ],
    ['a new room of a hotel', { resource: 'room', id: 99, propertyId: 51, lang: 'de' }, ['rooms/de/51']],
    ['a room of another hotel', { resource: 'room', slug: 'sea-room-1', propertyId: 52, lang: 'en' }, ['rooms/en/52']],
    ['the rooms of a hotel', { resource: 'room', propertyId: 51 }, inAll('rooms/*/51')],
    [
      'an event by its slug, with the pages that list it',
      { resource: 'event', slug: 'lantern-evening-1', lang: 'en' },
      ['event/en/2/lantern-evening-1', 'page/en/', 'page/en/entertainment'],
    ],
    [
      'an event by its id, with the pages that list it',
      { resource: 'event', id: 61, lang: 'de' },
      ['event/de/23/laternenabend-2', 'page/de/', 'page/de/entertainment'],
    ],
  ])('%s', (_what, change, keys) => expect(keysOf(change)).toEqual(keys.toSorted()))

  test.each<[what: string, change: ContentChange]>([
    ['a menu of nobody', { resource: 'menu', id: 5 }],
    ['a story of nobody', { resource: 'story', id: 5 }],
    ['a gallery without an id', { resource: 'gallery' }],
    ['a page that nothing names', { resource: 'page' }],
    ['a page by an id that nobody knows', { resource: 'page', id: 999_999 }],
    ['a page by an address that none can have', { resource: 'page', url: '../x' }],
    ['a room that nothing names', { resource: 'room', lang: 'en' }],
    ['a room by a slug of another language', { resource: 'room', slug: 'sea-room-1', lang: 'de' }],
    ['an event that nobody knows', { resource: 'event', slug: 'no-such-event' }],
    ['an event that nothing names', { resource: 'event', lang: 'en' }],
  ])('%s may be anything', (_what, change) => {
    expect(keysOf(change)).toBeUndefined()
    expect(keysOf({ resource: 'property' }, change)).toBeUndefined()
  })

  test('several things asks for each record once', () => {
    const room = { resource: 'room', slug: 'sea-room-1', lang: 'en' } as const
    expect(keysOf(room, { ...room, slug: 'sea-room-2' }, { resource: 'property' })).toEqual([
      ...['plans/en/51501', 'plans/en/51502', 'properties', 'room/en/51/sea-room-1', 'room/en/51/sea-room-2'],
      'rooms/en/51',
    ])
    expect(keysOf()).toBeUndefined()
  })
})

describe('a message', () => {
  const read = (data?: unknown, more: object = {}) =>
    readChangeMessage(JSON.stringify({ type: 'content.changed', timestamp: '2027-01-01T00:00:00Z', data, ...more }))

  test('names its changes; a field may be missing or null', () => {
    const full = { resource: 'room', id: 1, slug: 's', url: 'u', propertyId: 51, lang: 'de' }
    const bare = { resource: 'page', id: null, slug: null, url: null, propertyId: null, lang: null }
    const read2 = read({ changes: [{ ...full, extra: 1 }, bare, { resource: 'event' }] })
    expect(read2).toEqual({ ok: true, changes: [full, { resource: 'page' }, { resource: 'event' }] })
    for (const resource of ['page', 'room', 'menu', 'region', 'property', 'story', 'gallery', 'event'])
      expect(read({ changes: [{ resource }] })).toEqual({ ok: true, changes: [{ resource }] })
  })

  test.each([[undefined], [null], [{}], [[]], [[{ resource: 'room' }]], [{ changes: null }], [{ changes: [] }]])(
    'that names none (%j) means everything',
    (data) => {
      expect(read(data)).toEqual({ ok: true, changes: undefined })
      // The time that counts is the signed one.
      for (const timestamp of [null, 1_798_761_600, 1_798_761_600_000.5, {}, ''])
        expect(read(data, { timestamp })).toEqual({ ok: true, changes: undefined })
    },
  )

  test('may ask for a preview', () => {
    expect(read({ preview: true })).toEqual({ ok: true, changes: undefined, preview: true })
    for (const preview of [false, null]) expect(read({ preview })).toEqual({ ok: true, changes: undefined })
    expect(read({ preview: 'yes' })).toMatchObject({ ok: false })
  })

  test.each([
    ['{', /^not a content\.changed message: /],
    ['{}', /: type /],
    ['{"type":"content.removed"}', /: type /],
    ['{"type":"content.changed","data":5}', /: data /],
    ['{"type":"content.changed","data":{"preview":1}}', /: data\.preview /],
  ])('%s is none, and why is said', (text, fault) => {
    expect(readChangeMessage(text)).toEqual({ ok: false, fault: expect.stringMatching(fault) })
  })
})
