/** Records in the state: as they were published, checked when they are read. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { storedRecord, StoredSnapshot, type Snapshot, type StoredRecord } from '../../../src/records/snapshot.ts'
import { snapshotSum } from '../../../src/records/sum.ts'
import { ChangedMap } from '../../../src/records/changed-map.ts'
import { DamagedRecord } from '../../../src/engine/state/database/disk.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'
import { emptyFolder } from '../../harness/folder.ts'

const record = (value: unknown, etag?: string): StoredRecord => storedRecord(value as never, etag)
const room = { id: 9, slug: 'deniz', alternates: [{ locale: 'en', url: 'x' }], metas: [] }
const event = { id: 3, slug: 'fest', publisherId: 2, alternates: [], metas: [] }
const ALL: Snapshot = new Map([
  ['room/tr/51/deniz', record(room, '"v1"')],
  ['event/tr/2/fest', record(event)],
  ['page/tr/a', record({ id: 7, alternates: [], metas: [], events: [{ id: 3, slug: 'fest' }] })],
  ['spa/tr/7', record({ treatments: [] })],
  ['galleryFiles/5/1', record([])],
  ['page/tr/gone', record(null)],
])
const valuesOf = (snapshot: Snapshot) => [...snapshot].map(([key, { value, etag }]) => [key, value, etag]).sort()
const saved = async (state: State, snapshot: Snapshot) => {
  await publishedIn(state, manifestOf({}), snapshot)
  return new StoredSnapshot(state.records)
}

test('records come back in the order of their keys, with what is asked of all of them, in another process too', async () => {
  const folder = await emptyFolder()
  await saved(openState(folder), ALL)
  const snapshot = new StoredSnapshot(openState(folder).records)
  expect(valuesOf(snapshot)).toEqual(valuesOf(ALL))
  expect([...snapshot.keys()].sort()).toEqual([...ALL.keys()].sort())
  expect([...snapshot].map(([key]) => key)).toEqual([...ALL.keys()].sort())
  for (const [key, { outline, digest }] of ALL) expect(snapshot.get(key)).toMatchObject({ outline, digest })
  expect(snapshot.get('room/tr/51/deniz')!.value).toBe(snapshot.get('room/tr/51/deniz')!.value)
  expect([snapshot.size, snapshot.has('page/tr/gone'), snapshot.get('page/tr/none')]).toEqual([6, true, undefined])
  expect(snapshotSum(snapshot)).toBe(snapshotSum(ALL))
})

test('a record is found by what a message calls it, until it is called otherwise', async () => {
  const state = openState()
  const snapshot = await saved(state, ALL)
  const found = (name: string) => snapshot.named(name).sort()
  expect(found('room 9')).toEqual(['room/tr/51/deniz'])
  expect(found('room deniz')).toEqual(['room/tr/51/deniz'])
  expect(found('event 3')).toEqual(['event/tr/2/fest', 'page/tr/a'])
  expect(found('event fest')).toEqual(['event/tr/2/fest', 'page/tr/a'])
  expect(found('page 7')).toEqual(['page/tr/a', 'spa/tr/7'])
  expect(found('gallery 5')).toEqual(['galleryFiles/5/1'])
  const changes = new Map([
    ['room/tr/51/deniz', record({ ...room, id: 10 })],
    ['event/tr/2/fest', undefined],
  ])
  await saved(state, new ChangedMap<StoredRecord>(snapshot, changes))
  expect([found('room 9'), found('room 10'), found('event 3')]).toEqual([[], ['room/tr/51/deniz'], ['page/tr/a']])
})

test('only what changed is written, and values that no record has leave', async () => {
  const folder = await emptyFolder()
  const state = openState(folder)
  const snapshot = await saved(state, ALL)
  const same = record([])
  await saved(
    state,
    new ChangedMap<StoredRecord>(
      snapshot,
      new Map([
        ['spa/tr/7', same],
        ['page/tr/gone', undefined],
      ]),
    ),
  )
  const database = new DatabaseSync(join(folder, 'site.db'))
  const digests = database
    .prepare('SELECT digest FROM record_value')
    .all()
    .map(({ digest }) => digest)
  const kept = ['room/tr/51/deniz', 'event/tr/2/fest', 'page/tr/a', 'galleryFiles/5/1'].map(
    (key) => ALL.get(key)!.digest,
  )
  expect(digests.sort()).toEqual(kept.sort())
})

test('a value stays that one record loses and another gets in the same publish', async () => {
  const state = openState(await emptyFolder())
  const snapshot = await saved(state, ALL)
  const [gone, spa] = [ALL.get('page/tr/gone')!, ALL.get('spa/tr/7')!]
  const changes = new Map([
    ['page/tr/gone', spa],
    ['spa/tr/7', gone],
  ])
  const swapped = await saved(state, new ChangedMap<StoredRecord>(snapshot, changes))
  expect([swapped.get('page/tr/gone')!.value, swapped.get('spa/tr/7')!.value]).toEqual([spa.value, null])
})

test('a value that was put is read before it is published, and by others once it is stored', async () => {
  const folder = await emptyFolder()
  const [here, there] = [openState(folder).records, openState(folder).records]
  const { digest, value } = storedRecord<'rooms'>([], undefined, here)
  expect(value).toEqual([])
  expect(() => there.value(digest)).toThrow(DamagedRecord)
  await here.flush()
  expect(there.value(digest)).toBe('[]')
  for (let count = 0; count < 20; count++) here.put(`digest ${count}`, 'x'.repeat(1 << 20))
  expect(here.value('digest 19')).toHaveLength(1 << 20)
})

test.each([
  ['another', "UPDATE record_value SET json = replace(json, 'deniz', 'orman')"],
  ['lost', 'DELETE FROM record_value'],
])('a value that is %s is damage, found when it is read', async (_, sql) => {
  const folder = await emptyFolder()
  await saved(openState(folder), ALL)
  const database = new DatabaseSync(join(folder, 'site.db'))
  database.exec(sql)
  database.close()
  const snapshot = new StoredSnapshot(openState(folder).records)
  expect(() => snapshot.get('room/tr/51/deniz')!.value).toThrow(DamagedRecord)
})
