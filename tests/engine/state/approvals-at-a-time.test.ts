/** Releases that are to go live at a time: when they do, what ends their time, and what waits meanwhile. */
import { expect, test } from 'vitest'
import { contentsOf, manifestOf } from '../../harness/manifest.ts'
import { expectTold } from '../../harness/replay.ts'
import { AYSE, BORA, NOW, arrive, codesOf, later, liveAnd, liveOf } from './waiting-releases.ts'

test('at its time a release goes live as it was, whatever arrived since; what arrived waits', async () => {
  const { state, waiting } = await liveAnd('2')
  await state.approvals.schedule(waiting[0]!, later(60), AYSE)
  const looked = contentsOf((await state.releases.read(2))!)
  const third = await arrive(state, '3')
  await state.approvals.publishDue(later(59))
  expect(await liveOf(state)).toBe(1)
  await state.approvals.publishDue(later(60))
  expect(contentsOf((await state.releases.current())!)).toEqual(looked)
  expect(state.approvals.waiting()).toEqual(third)
  const lines = state.history.lines()
  await state.approvals.publishDue(later(60))
  expect(state.history.lines()).toEqual(lines)
  const published = lines.findLast(({ what }) => what === 'published')!
  expect(published).toMatchObject({ release: 2, by: 'Ayşe', details: { time: later(60).toISOString() } })
  expect(published.details).not.toHaveProperty('lateSeconds')
  expect(lines.map(({ what }) => what)).not.toContain('cancelled')
})

test('a server that was down publishes what it missed, in turn, and says how late', async () => {
  const { state, waiting } = await liveAnd('2', '3')
  await state.approvals.schedule(waiting[1]!, later(60), AYSE)
  const fourth = await arrive(state, '4')
  await state.approvals.schedule(fourth, later(90), BORA)
  await state.approvals.publishDue(later(150))
  expect(await liveOf(state)).toBe(4)
  expect(state.history.lines().filter(({ what, by }) => what === 'published' && by !== 'build')).toMatchObject([
    { what: 'published', release: 3, by: 'Ayşe', details: { lateSeconds: 5400 } },
    { what: 'published', release: 4, by: 'Bora', details: { lateSeconds: 3600 } },
  ])
})

test('a time can be changed, taken back once, and is not in the past', async () => {
  const { state, waiting } = await liveAnd('2')
  const [second] = waiting
  expect(await codesOf(state.approvals.schedule(second!, NOW, AYSE))).toEqual(['time-passed'])
  await state.approvals.schedule(second!, later(60), AYSE)
  await state.approvals.schedule(second!, later(30), BORA)
  expect(state.approvals.scheduled()).toMatchObject([{ number: 2, at: later(30).toISOString(), by: 'Bora' }])
  await state.approvals.cancel(second!, BORA)
  expect(await codesOf(state.approvals.cancel(second!, AYSE))).toEqual(['release-not-there'])
  await state.approvals.publishDue(later(90))
  expect(await liveOf(state)).toBe(1)
})

test('a time of an older release ends when a newer one goes live: nobody sees the site go back', async () => {
  const { state, waiting } = await liveAnd('2')
  await state.approvals.schedule(waiting[0]!, later(60), AYSE)
  await state.approvals.approve(await arrive(state, '3'), BORA)
  expect(state.approvals.scheduled()).toEqual([])
  expect(state.history.lines().at(-1)).toMatchObject({ what: 'cancelled', release: 2, details: { overtakenBy: 3 } })
})

test('an approval for now ends the time of the same release, even when another one waits', async () => {
  const { state, waiting } = await liveAnd('2')
  await state.approvals.schedule(waiting[0]!, later(60), AYSE)
  await arrive(state, '3')
  expect(await state.approvals.approve(waiting[0]!, BORA)).toBe(true)
  expect([await liveOf(state), state.approvals.scheduled()]).toEqual([2, []])
  expect(state.history.lines().filter(({ what }) => what === 'cancelled')).toMatchObject([
    { release: 2, by: 'Bora', details: { time: later(60).toISOString(), plannedBy: 'Ayşe', overtakenBy: 2 } },
  ])
})

test('what has a time does not wait, nor does a newer one that is like it, until the time is taken back', async () => {
  const { state, waiting } = await liveAnd('2')
  await state.approvals.schedule(waiting[0]!, later(60), AYSE)
  expect(state.approvals.waiting()).toBeUndefined()
  expect(state.approvals.next()).toEqual(waiting[0])
  const like = { ...manifestOf({ '/a': '2', '/b': 'same' }), records: 'f'.repeat(64) }
  await state.releases.publish({ release: like, records: [], waits: true, by: 'webhook' })
  expect(state.approvals.waiting()).toBeUndefined()
  await state.approvals.cancel(waiting[0]!, BORA)
  expect(state.approvals.waiting()).toEqual({ number: 3, release: waiting[0]!.release })
  await expectTold(state)
})

test('what begins to wait because of a deed is told, with how much of it visitors would notice', async () => {
  const { state, waiting } = await liveAnd('2')
  await state.approvals.schedule(waiting[0]!, later(60), AYSE)
  const back = await arrive(state, '1')
  expect(state.approvals.waiting()).toBeUndefined()
  await state.approvals.publishDue(later(60))
  expect(state.approvals.waiting()).toEqual(back)
  expect(state.history.lines().at(-1)).toMatchObject({ what: 'waiting', release: back.number, details: { pages: 1 } })
  await arrive(state, '2')
  expect(state.approvals.waiting()).toBeUndefined()
  await state.releases.publish({
    release: manifestOf({ '/a': '4', '/c': 'new' }),
    changes: [{ path: '/c', why: [{ code: 'new-page' }] }],
    records: [],
    waits: true,
  })
  expect(state.history.lines().at(-1), 'against what visitors see').toMatchObject({
    what: 'waiting',
    details: { pages: 3 },
  })
})
