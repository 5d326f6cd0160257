import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { packed, unpacked } from '../../src/snapshot/packed.ts'
import { DamagedSnapshot, Pile } from '../../src/snapshot/record-file.ts'
import type { LayeredMap } from '../../src/snapshot/layered.ts'
import { keys } from '../../src/snapshot/keys.ts'
import { storedRecord, type Snapshot, type StoredRecord } from '../../src/snapshot/snapshot.ts'
import { loadSnapshot, openSnapshotStore, saveSnapshot } from '../../src/snapshot/store.ts'

/** Of the sizes that a provider's are of, and one that is larger than what is written at once. */
const SIZES = [0, 10, 1000, 5000, 90_000, 400_000, 20, 100_000, 100_000, 100_000]
const VALUES = SIZES.map((size, id) => [{ id, title: 'ş'.repeat(size), image: { id: 'a', source: '/a.jpg' } }])

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crystal-records-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

const snapshotIn = (pile?: Pile): Snapshot =>
  new Map(VALUES.map((value, id) => [keys.plans('en', id), storedRecord<'plans'>(value, `"${id}"`, pile)]))
const seen = (snapshot: Snapshot) =>
  [...snapshot].map(([key, { value, digest, outline }]) => ({ key, value, digest, outline }))

describe('a pile', () => {
  test('gives records back, wherever they are of it, and leaves no file behind', async () => {
    const pile = new Pile(join(folder, 'state', 'pile'))
    const snapshot = snapshotIn(pile)
    expect(seen(snapshot)).toEqual(seen(snapshotIn()))
    expect(await readdir(join(folder, 'state'))).toEqual([])
    const one = storedRecord<'room'>({ id: 7, metas: [], alternates: [] } as never, undefined, pile)
    expect([one.id, one.outline, one.value]).toEqual([
      7,
      { id: 7, alternates: [], listed: true },
      { id: 7, metas: [], alternates: [] },
    ])
  })

  test('is written as far as is needed: nothing where nothing comes', async () => {
    const pile = new Pile(join(folder, 'state', 'pile'))
    expect(storedRecord<'regions'>([], undefined, pile).value).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })

  test('that cannot be made says why', async () => {
    await writeFile(join(folder, 'state'), '')
    expect(() => snapshotIn(new Pile(join(folder, 'state', 'pile')))).toThrow(
      expect.objectContaining({ code: 'EEXIST' }),
    )
  })
})

describe('what was saved', () => {
  test('is read from where it was saved, not from the pile', async () => {
    const file = join(folder, 'snapshot.jsonl')
    const store = openSnapshotStore(file)
    const saved = await store.save(snapshotIn(new Pile(join(folder, 'pile'))))
    expect(seen(saved)).toEqual(seen((await loadSnapshot(file))!))
    expect(seen(saved)).toEqual(seen(snapshotIn()))
    await writeFile(file, '')
    expect(() => saved.get(keys.plans('en', 3))!.content).toThrow(DamagedSnapshot)
  })

  test('holds the few records that came later, so that no pile stays open for them', async () => {
    const store = openSnapshotStore(join(folder, 'snapshot.jsonl'))
    await store.save(snapshotIn())
    const loaded = (await store.load())!
    const later = storedRecord<'plans'>(VALUES[1]!, '"later"', new Pile(join(folder, 'pile')))
    expect(later.place).toBeDefined()
    const saved = await store.save((loaded as LayeredMap<StoredRecord>).with([[keys.plans('en', 1), later]]))
    const layeredToo = await store.save(saved)
    for (const snapshot of [saved, layeredToo]) {
      const { etag, place, value } = snapshot.get(keys.plans('en', 1))!
      expect({ etag, place, value }).toEqual({ etag: '"later"', place: undefined, value: VALUES[1] })
    }
  })
})

/** What another thread reads: its records' values and outlines. */
async function readByThread(snapshot: Snapshot): Promise<unknown> {
  const source = `
    const { parentPort, workerData } = require('node:worker_threads')
    import(workerData.module).then(({ unpacked }) => {
      const seen = [...unpacked(workerData.snapshot)].map(([key, { value, digest, outline }]) => ({ key, value, digest, outline }))
      parentPort.postMessage(seen)
    })`
  const module = new URL('../../src/snapshot/packed.ts', import.meta.url).href
  const worker = new Worker(source, { eval: true, workerData: { module, snapshot: packed(snapshot) } })
  const [read] = (await once(worker, 'message')) as [unknown]
  await worker.terminate()
  return read
}

test('another thread reads all records, from a file, from a pile and from memory', async () => {
  const file = join(folder, 'snapshot.jsonl')
  await saveSnapshot(file, snapshotIn())
  const mixed = new Map<string, StoredRecord>([
    ...(await loadSnapshot(file))!,
    [keys.plans('de', 1), storedRecord<'plans'>(VALUES[2]!, undefined, new Pile(join(folder, 'pile')))],
    [keys.plans('ru', 1), storedRecord<'plans'>(VALUES[3]!)],
    [keys.page('en', 'gone'), storedRecord<'page'>(null)],
  ])
  expect(await readByThread(mixed)).toEqual(seen(mixed))
})

test('a packed record that is no longer what was written is damaged', async () => {
  const file = join(folder, 'snapshot.jsonl')
  const saved = await saveSnapshot(file, snapshotIn())
  const there = unpacked(packed(saved))
  await writeFile(file, 'x'.repeat(2_000_000))
  expect(() => there.get(keys.plans('en', 2))!.value).toThrow(DamagedSnapshot)
})
