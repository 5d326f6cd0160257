/** Figures that records of one thing give differently: of a room, of a restaurant. */
import { expect, test } from 'vitest'
import { problem } from '../../../src/config/problems/table.ts'
import { contradictions, groupOf } from '../../../src/engine/release/checks/contradictions.ts'
import { storedRecord, type Snapshot, type StoredRecord } from '../../../src/records/snapshot.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { publisherOf } from '../../harness/publisher.ts'
import { siteOf } from '../../harness/site.ts'
import { snapshotOf } from '../../harness/snapshots.ts'
import { makeWorld } from '../../worlds/index.ts'

const groupsOf = (snapshot: Snapshot) =>
  new Set([...snapshot.keys()].map(groupOf).filter((group) => group !== undefined))

test.each(['oneHotel', 'sparse'] as const)('the records of %s contradict each other nowhere', async (name) => {
  const snapshot = await snapshotOf(name)
  const groups = groupsOf(snapshot)
  expect(groups.size).toBeGreaterThan(0)
  expect(contradictions(groups, snapshot)).toEqual([])
})

test('a room or restaurant with other figures in a language or list is found by any publish, and gone when they agree', async () => {
  const world = makeWorld()
  const site = await siteOf(world, { plain: true })
  const { findings } = openState(site.stateFolder)
  const publisher = publisherOf(site)
  const found = () =>
    findings
      .all()
      .filter(({ problem }) => problem.code === 'contradiction')
      .map(({ problem: { resource, message } }) => `${resource}: ${message.split(': ')[1]}`)
      .sort()
  const roomIn = (lang: 'tr' | 'de') =>
    world.rooms.get(51, lang)!.find(({ id }) => id === world.rooms.get(51, 'tr')![0]!.id)!
  const { slug, id, sizeM2 } = roomIn('tr')
  const german = roomIn('de').slug
  const told = { changes: [{ resource: 'room' as const, id, propertyId: 51 }] }

  world.editRoom(51, 'de', german, (room) => void (room.sizeM2 = sizeM2! + 1))
  world.editRoom(51, 'tr', slug, (room) => void (room.maxChildren = null))
  await publisher.publish(told)
  const different = `sizeM2 ${sizeM2! + 1}, but ${sizeM2} in room/tr/51/${slug}`
  expect(found()).toEqual([`room/de/51/${german}: ${different}`])

  const [outlet] = [...world.pages.rows()].filter((page) => page.locale === 'tr' && world.outlets.get(page.id, 'tr'))
  world.outlets.edit([outlet!.id, 'ru'], (each) => void (each.hours = [{ from: '06:00', to: '07:00' }]))
  await publisher.publish({ changes: [{ resource: 'page', id: outlet!.id }] })
  expect(found()).toHaveLength(2)
  expect(found()[0]).toMatch(
    new RegExp(`^outlet/ru/${outlet!.id}: hours 06:00–07:00, but .* in outlet/tr/${outlet!.id}$`),
  )
  await publisher.publish()
  expect(found(), 'asked for whole').toHaveLength(2)

  world.editRoom(51, 'tr', slug, (room) => void (room.sizeM2 = sizeM2! + 1))
  await publisher.publish(told)
  expect(found().filter((each) => each.includes('/de/'))).toEqual([])
  expect(found().filter((each) => each.includes('/en/')).length, 'the others disagree now').toBe(1)
})

test('a list that says something else of a room than the room itself is told, and one that repeats it is not', () => {
  const summary = { id: 7, slug: 'suite', name: 'Suite', maxAdults: 3, sizeM2: 40, alternates: [] }
  const snapshotWith = (maxAdults: number): Snapshot =>
    new Map<string, StoredRecord>([
      ['rooms/tr/51', storedRecord<'rooms'>([summary])],
      ['room/tr/51/suite', storedRecord<'room'>({ ...summary, maxAdults, images: [], features: [], metas: [] })],
    ])
  expect(contradictions(['rooms/51'], snapshotWith(3))).toEqual([])
  const detail = { figure: 'maxAdults', value: 3, other: 2, where: 'room/tr/51/suite' } as const
  expect(contradictions(['rooms/51'], snapshotWith(2))).toEqual([problem('contradiction', 'rooms/tr/51', detail)])
})
