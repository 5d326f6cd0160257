/** Records of one provider state: what is known of each without reading it, and what was read. */
import { describe, expect, test } from 'vitest'
import { digest, shortDigest } from '../../src/records/digest.ts'
import { oncePer } from '../../src/records/once-per.ts'
import { outlineOf } from '../../src/records/outline.ts'
import { changedRecords, createReader, isEmpty, storedRecord, StoredSnapshot } from '../../src/records/snapshot.ts'
import { snapshotSum, sumOf } from '../../src/records/sum.ts'
import { ChangedMap } from '../../src/records/changed-map.ts'
import { openState } from '../../src/engine/state/state.ts'
import { manifestOf, publishedIn } from '../harness/manifest.ts'

const record = (value: unknown, etag?: string) => storedRecord(value as never, etag)
const room = { id: 9, alternates: [{ locale: 'en', url: 'x', slug: 's', id: 9 }], metas: [], name: 'Sea' }

async function stored(entries: [string, ReturnType<typeof record>][]): Promise<StoredSnapshot> {
  const state = openState()
  await publishedIn(state, manifestOf({}), new Map(entries))
  return new StoredSnapshot(state.records)
}

describe('an outline', () => {
  test('has what is asked of all pages, and nothing that is not there', () => {
    expect(outlineOf(room)).toEqual({ id: 9, alternates: [{ locale: 'en', url: 'x' }], listed: true })
    const page = {
      id: 1,
      propertyId: 0,
      alternates: [],
      metas: [{ name: 'robots', content: 'noindex' }],
      updatedAt: 'now',
    }
    expect(outlineOf({ ...page, events: [{ id: 3, slug: 'fest', title: 'Fest' }] })).toEqual({
      ...{ id: 1, propertyId: 0, alternates: [], listed: false, updatedAt: 'now' },
      events: [{ id: 3, slug: 'fest' }],
    })
    expect(outlineOf({ ...page, events: [] })).not.toHaveProperty('events')
    expect(outlineOf({ id: 3, publisherId: 2, alternates: [], metas: [] })).toMatchObject({ publisherId: 2 })
  })

  test('is of pages, rooms and events alone', () => {
    expect(outlineOf(null)).toBeUndefined()
    expect(outlineOf([])).toBeUndefined()
    expect(outlineOf({ id: 1, alternates: [] })).toBeUndefined()
  })
})

describe('a record', () => {
  test('is known by the digest of its JSON, and is the same object each time it is read', () => {
    const one = record(room, '"v1"')
    expect([one.digest, one.etag]).toEqual([digest(JSON.stringify(room)), '"v1"'])
    expect(one.value).toEqual(room)
    expect(one.value).toBe(one.value)
    expect(record(null).value).toBeNull()
    expect(record(null).digest).toBe(digest('null'))
  })

  test('without its validator is the same but for it', () => {
    const { digest: known, etag, value, outline } = record(room, '"v1"').unvalidated()
    expect([known, etag, value, outline]).toEqual([record(room).digest, undefined, room, outlineOf(room)])
  })

  test('stands in the state with what it may be called by', () => {
    expect(record(room, '"v1"').row('room/en/5/sea')).toEqual({
      ...{ digest: digest(JSON.stringify(room)), etag: '"v1"', outline: JSON.stringify(outlineOf(room)) },
      names: ['room 9', 'room sea'],
    })
    expect(record([]).row('regions/en')).toEqual({
      digest: digest('[]'),
      etag: undefined,
      outline: undefined,
      names: [],
    })
  })
})

describe('records in the state', () => {
  test('are a map', async () => {
    const snapshot = await stored([
      ['page/en/b', record(room)],
      ['page/en/a', record(null)],
    ])
    expect([snapshot.size, snapshot.isEmpty, isEmpty(snapshot)]).toEqual([2, false, false])
    expect([snapshot.has('page/en/a'), snapshot.has('page/en/c')]).toEqual([true, false])
    expect([...snapshot.keys()].sort()).toEqual(['page/en/a', 'page/en/b'])
    expect([...snapshot.values()].map(({ value }) => value)).toEqual([null, room])
    const told: unknown[] = []
    snapshot.forEach((each, key, map) => told.push([key, each.value, map === snapshot]))
    expect(told).toEqual([
      ['page/en/a', null, true],
      ['page/en/b', room, true],
    ])
    expect(snapshot.get('page/en/b')).toBe(snapshot.get('page/en/b'))
  })

  test('are none before the first publish', () => {
    const { records } = openState()
    expect([new StoredSnapshot(records).isEmpty, isEmpty(new StoredSnapshot(records))]).toEqual([true, true])
    expect([isEmpty(new Map()), isEmpty(new Map([['page/en/', record(room)]]))]).toEqual([true, false])
  })

  test('follow what was published', async () => {
    const snapshot = await stored([['page/en/a', record(room)]])
    expect(snapshot.get('page/en/a')!.value).toEqual(room)
    const other = record({ ...room, name: 'Garden' })
    snapshot.renew([['page/en/a', other]])
    expect(snapshot.get('page/en/a')).toBe(other)
    snapshot.renew([['page/en/a', undefined]])
    expect(snapshot.get('page/en/a')!.value, 'as the state has it').toEqual(room)
  })

  test('differ from a new snapshot by what is to be stored', async () => {
    const snapshot = await stored([
      ['page/en/a', record(room)],
      ['page/en/b', record(room)],
    ])
    const other = record({ ...room, name: 'Garden' })
    const changes = new Map([
      ['page/en/a', other],
      ['page/en/b', undefined],
    ])
    expect(changedRecords(new ChangedMap(snapshot, changes), snapshot)).toEqual([...changes])
    // A snapshot that knows nothing of the state is stored whole, and the rest goes.
    const whole = new Map([['page/en/a', other]])
    expect(changedRecords(whole, snapshot)).toEqual([
      ['page/en/b', undefined],
      ['page/en/a', other],
    ])
  })
})

test('a reader notes what was asked for, present or not', () => {
  const { read, reads } = createReader(
    new Map([
      ['page/en/', record(room)],
      ['page/en/gone', record(null)],
    ]),
  )
  expect([read('page/en/'), read('page/en/gone'), read('page/en/none')]).toEqual([room, undefined, undefined])
  expect([...reads]).toEqual(['page/en/', 'page/en/gone', 'page/en/none'])
})

describe('the sum of a map', () => {
  const text = (key: string, value: number) => `${key} ${value}`
  const one = new Map(Object.entries({ a: 1, b: 2 }))

  test('is the same in any order, and another for any other entry', () => {
    expect(sumOf(one, text)).toMatch(/^[0-9a-f]{64}$/)
    expect(sumOf(new Map(Object.entries({ b: 2, a: 1 })), text)).toBe(sumOf(one, text))
    const others = [{ a: 1 }, { a: 1, b: 3 }, { a: 2, b: 1 }, { a: 1, b: 2, c: 3 }, {}].map((each) =>
      sumOf(new Map(Object.entries(each)), text),
    )
    expect(new Set([...others, sumOf(one, text)]).size).toBe(6)
    expect(sumOf(new Map(), text)).toBe('0'.repeat(64))
  })

  test('follows from that of a map before, whatever came, changed or went', () => {
    const before = { map: one, sum: sumOf(one, text) }
    for (const after of [{ a: 1, b: 3 }, { b: 2 }, { a: 1, b: 2, c: 3 }, {}, { z: 9 }]) {
      const map = new Map(Object.entries(after))
      expect(sumOf(map, text, before), JSON.stringify(after)).toBe(sumOf(map, text))
    }
  })

  test('of records says their values, not their validators', () => {
    const sum = (value: unknown, etag?: string) => snapshotSum(new Map([['page/en/', record(value, etag)]]))
    expect(sum(room, '"v1"')).toBe(sum(room, '"v2"'))
    expect(sum(room)).not.toBe(sum({ ...room, name: 'Garden' }))
    expect(sum(room)).not.toBe(snapshotSum(new Map([['page/de/', record(room)]])))
  })
})

test('digests are of texts and of bytes', () => {
  expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(digest(new TextEncoder().encode('é'))).toBe(digest('é'))
  expect(shortDigest('')).toBe('e3b0c44298fc1c14')
})

test('what is made once of an object is the same, even where nothing was made', () => {
  let made = 0
  const of = oncePer((object: object) => {
    made++
    return 'x' in object ? object : undefined
  })
  const [one, none] = [{ x: 1 }, {}]
  expect([of(one), of(one), of(none), of(none), made]).toEqual([one, one, undefined, undefined, 2])
})
