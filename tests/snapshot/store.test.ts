import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createReader, storedRecord, type Snapshot, type StoredRecord } from '../../src/snapshot/snapshot.ts'
import { keys } from '../../src/snapshot/keys.ts'
import { loadSnapshot, saveSnapshot } from '../../src/snapshot/store.ts'

const SNAPSHOT: Snapshot = new Map<string, StoredRecord>([
  [keys.regions('en'), storedRecord<'regions'>([], '"tag"')],
  [keys.rooms('ru', 5), storedRecord<'rooms'>([{ id: 1, slug: 'дом', name: 'a\u2028b\n"c"', alternates: [] }])],
  [keys.page('en', 'gone'), storedRecord<'page'>(null)],
])

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
    expect(Object.fromEntries(loaded!)).toEqual(Object.fromEntries(SNAPSHOT))
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

test('a snapshot of which one byte of a value is another is nothing', async () => {
  await saveSnapshot(file, SNAPSHOT)
  const whole = await readFile(file, 'utf8')
  await writeFile(file, whole.replace('дом', 'том'))
  expect(await loadSnapshot(file)).toBeUndefined()
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
