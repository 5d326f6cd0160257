/** Releases that wait: what visitors see moves only by a deed, and each deed has its line in the history. */
import { spawn } from 'node:child_process'
import fc from 'fast-check'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { MustNotPublish } from '../../../src/config/problems/table.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { contentsOf, manifestOf, publishedIn } from '../../harness/manifest.ts'
import { isShared } from '../../shared/postgres.ts'
import { expectTold } from '../../harness/replay.ts'
import { PROJECT } from '../../harness/settings.ts'
import { AYSE, BORA, NOW, arrive, codesOf, deeds, emptyFolder, later, liveAnd, liveOf } from './waiting-releases.ts'

test('a release waits until it is approved, and is live then as it was', async () => {
  const { state, waiting } = await liveAnd('2')
  expect(await liveOf(state)).toBe(1)
  expect(state.approvals.waiting()).toEqual(waiting[0])
  const looked = contentsOf((await state.releases.read(2))!)
  expect(await state.approvals.approve(waiting[0]!, AYSE)).toBe(true)
  expect(contentsOf((await state.releases.current())!)).toEqual(looked)
  expect(await state.releases.live()).toMatchObject({ publishedAt: NOW.toISOString(), rolledBack: false })
  expect(state.approvals.waiting()).toBeUndefined()
  expect(deeds(state)).toEqual(['published 1 build', 'waiting 2 webhook', 'approved 2 Ayşe', 'published 2 Ayşe'])
})

test('a release that equals the live one does not wait; one that only leads old addresses elsewhere does', async () => {
  const { state } = await liveAnd('2', '1')
  expect(state.approvals.waiting()).toBeUndefined()
  await arrive(state, '1', { '/old': '/a' })
  expect(state.approvals.waiting()).toMatchObject({ number: 4 })
  expect(deeds(state).filter((line) => line.startsWith('waiting'))).toEqual(['waiting 2 webhook', 'waiting 4 webhook'])
})

test('what was looked at is approved as a newer release that no visitor could tell from it, and by the second of two people too', async () => {
  const { state, waiting } = await liveAnd('2')
  // A record changed that no page shows.
  const same = { ...manifestOf({ '/a': '2', '/b': 'same' }), records: 'f'.repeat(64) }
  await state.releases.publish({ release: same, records: [], waits: true, by: 'webhook' })
  expect(state.approvals.waiting()).toEqual({ number: 3, release: waiting[0]!.release })
  expect([await state.approvals.approve(waiting[0]!, AYSE), await liveOf(state)]).toEqual([true, 3])
  expect(await state.approvals.approve(waiting[0]!, BORA)).toBe(false)
  expect(deeds(state).slice(-2)).toEqual(['approved 3 Ayşe', 'published 3 Ayşe'])
})

test('an approval of what no longer waits is refused and says what arrived; nothing is widened', async () => {
  const { state, waiting } = await liveAnd('2', '3')
  const [older, newer] = waiting
  const error = await state.approvals.approve(older!, AYSE).catch((reason: unknown) => reason as MustNotPublish)
  expect((error as MustNotPublish).problems).toMatchObject([{ code: 'approval-outdated' }])
  expect((error as MustNotPublish).message).toContain(`release 3 (${newer!.release}) has 1 pages`)
  expect((error as MustNotPublish).message).toContain('such as /a')
  for (const wrong of [
    { ...newer!, release: 'f'.repeat(16) },
    { ...newer!, number: 99 },
  ])
    expect(await codesOf(state.approvals.approve(wrong, AYSE))).toEqual(['release-not-there'])
  expect(await liveOf(state)).toBe(1)
  expect(deeds(state).some((line) => line.startsWith('approved'))).toBe(false)
})

test('two who approve at once publish once: the second waits for the first, and finds it done', async () => {
  const folder = await emptyFolder()
  const state = openState(folder)
  await publishedIn(state, manifestOf({ '/a': '1', '/b': 'same' }))
  const waiting = await arrive(state, '2')
  const blocker = new DatabaseSync(join(folder, 'site.db'))
  blocker.exec('BEGIN IMMEDIATE')
  const script = `
    import { openState } from ${JSON.stringify(join(PROJECT, 'src/engine/state/state.ts'))}
    const { approvals } = openState(process.argv[1])
    process.stdout.write('ready')
    console.log(await approvals.approve(${JSON.stringify(waiting)}, { by: process.argv[2] }))
    process.exit()`
  const people = ['Ayşe', 'Bora'].map((by) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder, by])
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    const ended = new Promise<string>((resolve) => child.on('close', () => resolve(said.trim())))
    return { ended, isReady: () => said === 'ready' }
  })
  await expect.poll(() => people.every(({ isReady }) => isReady()), { timeout: 30_000 }).toBe(true)
  blocker.exec('ROLLBACK')
  blocker.close()
  expect((await Promise.all(people.map(({ ended }) => ended))).sort()).toEqual(['readyfalse', 'readytrue'])
  expect(deeds(state).filter((line) => /^(?:approved|published) 2/.test(line))).toHaveLength(2)
  await expectTold(state)
}, 60_000)

test('what was undone can be approved again; what was never live cannot be gone back to', async () => {
  const { state, first, waiting } = await liveAnd('2')
  expect(await codesOf(state.approvals.undo(waiting[0]!, AYSE))).toEqual(['release-not-there'])
  await state.approvals.approve(waiting[0]!, AYSE)
  expect(await state.approvals.undo(first, BORA)).toBe(true)
  expect(await state.approvals.undo(first, AYSE)).toBe(false)
  expect(await state.releases.live()).toMatchObject({ number: 1, rolledBack: true })
  expect(state.approvals.waiting()).toEqual(waiting[0])
  expect(await state.approvals.approve(waiting[0]!, AYSE)).toBe(true)
  expect(deeds(state).slice(-4)).toEqual(['undone 1 Bora', 'waiting 2 Bora', 'approved 2 Ayşe', 'published 2 Ayşe'])
})

test('going forward again to the newest release ends the rollback', async () => {
  const { state, first, waiting } = await liveAnd('2')
  await state.approvals.approve(waiting[0]!, AYSE)
  await state.approvals.undo(first, BORA)
  expect(await state.releases.live()).toMatchObject({ number: 1, rolledBack: true })
  await state.approvals.undo(waiting[0]!, BORA)
  expect(await state.releases.live()).toMatchObject({ number: 2, rolledBack: false })
})

test('a release that is forgotten leaves its lines, and its reasons to the one after it', async () => {
  const { state } = await liveAnd('2', '3')
  await state.releases.forget([2])
  expect(await state.releases.read(2)).toBeUndefined()
  expect(state.releases.reasons(1, 3).get('/a')).toEqual(
    ['2', '3'].map((content) => ({ code: 'changed', record: `page/en/${content}` })),
  )
  expect(deeds(state)).toContain('waiting 2 webhook')
  expect([...(await state.releases.read(3))!.pages].map(([path, { hash }]) => path + hash)).toEqual(['/a3', '/bsame'])
  expect([...(await state.releases.read(1))!.pages].map(([path, { hash }]) => path + hash)).toEqual(['/a1', '/bsame'])
})

const number = fc.integer({ min: 1, max: 8 })
const step = fc.oneof(
  fc.record({ deed: fc.constant('arrive'), content: fc.constantFrom('1', '2', '3'), waits: fc.boolean() }),
  fc.record({ deed: fc.constantFrom('approve', 'cancel', 'undo'), number }),
  fc.record({ deed: fc.constant('schedule'), number, at: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ deed: fc.constant('due') }),
)

test('after any deeds, refused ones among them, the history alone tells what is live and what will be', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const { state } = await liveAnd()
      for (const [minute, each] of steps.entries()) {
        const actor = { by: 'Ayşe', now: later(minute) }
        const { release = '0'.repeat(16) } =
          'number' in each ? ((await state.releases.list()).find(({ number }) => number === each.number) ?? {}) : {}
        const before = await state.releases.live()
        const refused = await codesOf(
          (async () => {
            if ('content' in each) {
              const manifest = manifestOf({ '/a': each.content })
              await state.releases.publish({ release: manifest, records: [], waits: each.waits })
            } else if ('at' in each) {
              await state.approvals.schedule({ number: each.number, release }, later(each.at), actor)
            } else if ('number' in each) {
              const deed = each.deed as 'approve' | 'cancel' | 'undo'
              await state.approvals[deed]({ number: each.number, release }, actor)
            } else await state.approvals.publishDue(actor.now)
          })(),
        )
        if (refused) expect(await state.releases.live()).toEqual(before)
        await expectTold(state)
      }
    }),
    { numRuns: isShared() ? 10 : 100 },
  )
})

test('something has waited since what visitors would see was made, or since the rollback, without a break', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const onDay = (day: number) => vi.setSystemTime(`2027-03-0${day}T09:00:00.000Z`)
  const since = () => state.approvals.waitingSince()?.slice(0, 10)
  onDay(1)
  const { state, first } = await liveAnd()
  onDay(2)
  // A record changed that no page shows.
  const same = { ...manifestOf({ '/a': '1', '/b': 'same' }), records: 'f'.repeat(64) }
  await state.releases.publish({ release: same, records: [], waits: true, by: 'webhook' })
  expect(since()).toBeUndefined()
  onDay(3)
  await arrive(state, '2')
  onDay(4)
  const newest = await arrive(state, '3')
  expect(since()).toBe('2027-03-03')
  onDay(5)
  await state.approvals.approve(newest, { by: 'Ayşe', now: new Date() })
  expect(since()).toBeUndefined()
  onDay(6)
  await state.approvals.undo(first, { by: 'Ayşe', now: new Date() })
  expect(since()).toBe('2027-03-06')
  onDay(7)
  await state.approvals.schedule(newest, new Date('2027-03-20T09:00:00Z'), { by: 'Ayşe', now: new Date() })
  expect(since()).toBeUndefined()
  onDay(8)
  await arrive(state, '4')
  expect(since()).toBe('2027-03-08')
})

test('whoever saw no time decides nothing over the one of a release that no visitor could tell from what they saw', async () => {
  const { state, first, waiting } = await liveAnd('2')
  const [second] = waiting
  const same = { ...manifestOf({ '/a': '2', '/b': 'same' }), records: 'f'.repeat(64) }
  await state.releases.publish({ release: same, records: [], waits: true, by: 'webhook' })
  const unplanned = { live: first, plan: '' }
  await state.approvals.schedule(second!, later(60), { ...AYSE, seen: unplanned })
  expect(state.approvals.scheduled()).toMatchObject([{ number: 3, by: 'Ayşe' }])
  const before = deeds(state)
  for (const tried of [
    state.approvals.approve(second!, { ...BORA, seen: unplanned }),
    state.approvals.schedule(second!, later(30), { ...BORA, seen: unplanned }),
  ])
    expect(await codesOf(tried)).toEqual(['plan-changed'])
  expect(deeds(state)).toEqual(before)
})

test('whoever saw another live release, or another time, decides nothing', async () => {
  const { state, first, waiting } = await liveAnd('2')
  const [second] = waiting
  const unplanned = { live: first, plan: '' }
  await state.approvals.schedule(second!, later(60), { ...BORA, seen: unplanned })
  const before = deeds(state)
  const tried = [
    state.approvals.approve(second!, { ...AYSE, seen: unplanned }),
    state.approvals.schedule(second!, later(30), { ...AYSE, seen: unplanned }),
    state.approvals.cancel(second!, { ...AYSE, seen: { plan: later(30).toISOString() } }),
  ]
  for (const each of tried) expect(await codesOf(each)).toEqual(['plan-changed'])
  expect(deeds(state)).toEqual(before)
  const planned = { live: first, plan: later(60).toISOString() }
  expect(await state.approvals.approve(second!, { ...BORA, seen: planned })).toBe(true)
  expect(await state.approvals.approve(second!, { ...AYSE, seen: planned })).toBe(false)
  const third = await arrive(state, '3')
  await state.approvals.approve(third, AYSE)
  expect(await codesOf(state.approvals.undo(first, { ...BORA, seen: { live: second } }))).toEqual(['live-changed'])
  expect(await codesOf(state.approvals.approve(second!, { ...BORA, seen: { live: first } }))).toEqual(['live-changed'])
  expect(await liveOf(state)).toBe(3)
})
