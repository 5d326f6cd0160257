import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createReader, storedRecord, type Snapshot, type StoredRecord } from '../../src/snapshot/snapshot.ts'
import { keys } from '../../src/snapshot/keys.ts'
import { DamagedSnapshot } from '../../src/snapshot/record-file.ts'
import { loadSnapshot, openSnapshotStore, saveSnapshot } from '../../src/snapshot/store.ts'

const SNAPSHOT: Snapshot = new Map<string, StoredRecord>([
  [keys.regions('en'), storedRecord<'regions'>([], '"tag"')],
  [keys.rooms('ru', 5), storedRecord<'rooms'>([{ id: 1, slug: 'дом', name: 'a\u2028b\n"c"', alternates: [] }])],
  [keys.page('en', 'gone'), storedRecord<'page'>(null)],
])

const partsOf = (snapshot: Snapshot) =>
  Object.fromEntries(
    [...snapshot].map(([key, { value, digest, etag, outline, id }]) => [key, { value, digest, etag, outline, id }]),
  )

let file: string
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-snapshot-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  file = join(folder, 'state', 'snapshot.jsonl')
})

describe('a snapshot on disk', () => {
  test('comes back as it was, in the order of its keys, with nothing beside it', async () => {
    await saveSnapshot(file, SNAPSHOT)
    const loaded = await loadSnapshot(file)
    expect(partsOf(loaded!)).toEqual(partsOf(SNAPSHOT))
    expect([...loaded!.keys()]).toEqual([...SNAPSHOT.keys()].sort())
    expect(await readdir(dirname(file))).toEqual(['snapshot.jsonl'])
  })

  test('is the same bytes in whatever order it was made', async () => {
    await saveSnapshot(file, SNAPSHOT)
    const first = await readFile(file)
    await saveSnapshot(file, new Map([...SNAPSHOT].reverse()))
    expect(await readFile(file)).toEqual(first)
  })

  test('may be empty', async () => {
    await saveSnapshot(file, new Map())
    expect((await loadSnapshot(file))?.size).toBe(0)
  })

  test('that is not there is nothing', async () => expect(await loadSnapshot(file)).toBeUndefined())

  test('cut anywhere is nothing', async () => {
    await saveSnapshot(file, SNAPSHOT)
    const whole = await readFile(file, 'utf8')
    // Without its last line break it is whole still.
    for (let length = 0; length < whole.length - 1; length++) {
      await writeFile(file, whole.slice(0, length))
      expect(await loadSnapshot(file), `${length} characters`).toBeUndefined()
    }
  })

  test.each([
    ['another format', 'snapshot 0\nend 0\n'],
    ['a line that is no record', 'snapshot 2\n5\nend 1\n'],
    ['a line that is null', 'snapshot 2\nnull\nend 1\n'],
    ['a record that is missing', 'snapshot 2\nend 1\n'],
    ['a record without a value', 'snapshot 2\n["regions/en",0,""]\nend 1\n'],
    ['bytes of another kind', Buffer.alloc(5000, 0xe9)],
  ])('with %s is nothing', async (_name, content) => {
    await saveSnapshot(file, SNAPSHOT)
    await writeFile(file, content)
    expect(await loadSnapshot(file)).toBeUndefined()
  })
})

test('of a snapshot of which one byte is another, nothing wrong is read', async () => {
  await saveSnapshot(file, SNAPSHOT)
  const whole = await readFile(file, 'utf8')
  await writeFile(file, whole.replace('дом', 'том'))
  const loaded = (await loadSnapshot(file))!
  expect(() => loaded.get(keys.rooms('ru', 5))!.value).toThrow(DamagedSnapshot)
  expect(loaded.get(keys.regions('en'))!.value).toEqual([])
  await writeFile(file, whole.replace('page/en/gone', 'page/en/game'))
  expect(await loadSnapshot(file), 'a key').toBeUndefined()
})

test('what was loaded can be read when another snapshot has taken its place, or none is left', async () => {
  await saveSnapshot(file, SNAPSHOT)
  const loaded = (await loadSnapshot(file))!
  await saveSnapshot(file, new Map())
  expect(partsOf(loaded)).toEqual(partsOf(SNAPSHOT))
  await rm(file)
  expect(partsOf(loaded)).toEqual(partsOf(SNAPSHOT))
})

test('later states are appended, and the last whole one counts', async () => {
  const store = openSnapshotStore(file)
  const entries: [string, StoredRecord][] = Array.from({ length: 8 }, (_, id) => [
    keys.plans('en', id),
    storedRecord<'plans'>([{ id, title: `Plan ${id}`, image: { id: 'a', source: '/a.jpg' } }], `"${id}"`),
  ])
  const first = new Map(entries)
  await store.save(first)
  const loaded = (await store.load())!
  const size = (await readFile(file)).length
  const added = keys.plans('en', 9)
  const second = new Map([...[...loaded].slice(1), [added, entries[0]![1]]] as const)
  await store.save(second)
  const whole = await readFile(file)
  expect(whole.length).toBeLessThan(size * 1.5)
  expect(partsOf((await loadSnapshot(file))!)).toEqual(partsOf(second))
  expect((await loadSnapshot(file))!.size).toBe(8)

  await writeFile(file, whole.subarray(0, -3))
  expect(partsOf((await loadSnapshot(file))!), 'the one before a torn one').toEqual(partsOf(first))
  await writeFile(
    file,
    Buffer.concat([whole.subarray(0, size), Buffer.from(whole.subarray(size).toString().replace('Plan 0', 'Plan X'))]),
  )
  expect(partsOf((await loadSnapshot(file))!), 'the one before a damaged one').toEqual(partsOf(first))
})

describe('a reader', () => {
  test('notes what it was asked for, present or not', () => {
    const { read, reads } = createReader(SNAPSHOT)
    expect(read(keys.regions('en'))).toEqual([])
    expect(read(keys.page('en', 'gone'))).toBeUndefined()
    expect(read(keys.page('en', 'never-seen'))).toBeUndefined()
    expect([...reads]).toEqual(['regions/en', 'page/en/gone', 'page/en/never-seen'])
  })
})

test('equal values have equal digests, and absence has its own', () => {
  expect(storedRecord<'regions'>([], '"a"').digest).toBe(storedRecord<'regions'>([], '"b"').digest)
  expect(storedRecord<'regions'>([]).digest).not.toBe(storedRecord<'regions'>(null).digest)
})
