/** Releases that wait: what visitors see moves only by a deed, and each deed has its line in the history. */
import { spawn } from 'node:child_process'
import fc from 'fast-check'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import type { MustNotPublish } from '../../../src/config/problems/table.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { contentsOf, manifestOf, publishedIn } from '../../harness/manifest.ts'
import { isShared, shareInSecondRun } from '../../shared/postgres.ts'
import { expectTold } from '../../harness/replay.ts'
import { PROJECT } from '../../harness/settings.ts'

const NOW = new Date('2027-03-01T09:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const AYSE = { by: 'Ayşe', now: NOW }
const BORA = { by: 'Bora', now: NOW }

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-approvals-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  onTestFinished(await shareInSecondRun(folder))
  return folder
}

/** A release with this content that waits, if anything would change. */
async function arrive(state: State, content: string, redirects = {}) {
  const release = manifestOf({ '/a': content, '/b': 'same' }, { redirects })
  const changes = [{ path: '/a', why: [{ code: 'changed' as const, record: `page/en/${content}` }] }]
  await state.releases.publish({ release, changes, records: [], waits: true, by: 'webhook' })
  return { number: state.releases.newest(), release: release.id }
}

async function liveAnd(...contents: string[]) {
  const state = openState(isShared() ? await emptyFolder() : undefined)
  const first = await publishedIn(state, manifestOf({ '/a': '1', '/b': 'same' }))
  const waiting = []
  for (const content of contents) waiting.push(await arrive(state, content))
  return { state, first: { number: first.number, release: first.id }, waiting }
}

const liveOf = async (state: State) => (await state.releases.live())!.number
const codesOf = (running: Promise<unknown>) =>
  running.then(
    () => undefined,
    (error: unknown) => (error as MustNotPublish).problems.map(({ code }) => code),
  )
const deeds = (state: State) =>
  state.history
    .lines()
    .map(({ what, release, by }) => [what, release, by].filter((each) => each !== undefined).join(' '))

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
