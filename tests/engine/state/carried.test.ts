/** A database that another one replaces: what people did is in the new one. */
import { spawn } from 'node:child_process'
import { open, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openState } from '../../../src/engine/state/state.ts'
import { forgetBefore, manifestOf, publishedIn } from '../../harness/manifest.ts'
import { expectTold } from '../../harness/replay.ts'
import { PROJECT } from '../../harness/settings.ts'
import { emptyFolder } from '../../harness/folder.ts'

const NOW = new Date('2027-03-01T09:00:00Z')
const TIME = new Date('2027-03-01T18:00:00Z')
const AYSE = { by: 'Ayşe', now: NOW }
const SESSION = { id: 'session', name: 'Ayşe', until: TIME, link: 'link' }

/** Changes the database behind the site's back. All of it is in the file then. */
function run(folder: string, sql: string) {
  const database = new DatabaseSync(join(folder, 'site.db'))
  database.exec(`${sql}; PRAGMA wal_checkpoint(TRUNCATE)`)
  database.close()
}

/** Its releases stay behind, whatever they hold: only those of older versions are kept, as `upgrades.test.ts` asks. */
const otherVersion = (folder: string) => run(folder, 'PRAGMA user_version = 999')

/** A state in which a release waits for its time, somebody is signed in and somebody was told. */
async function stateWithDeeds() {
  const folder = await emptyFolder()
  const state = openState(folder)
  await publishedIn(state, manifestOf({ '/a': '1' }))
  await state.releases.publish({ release: manifestOf({ '/a': '2' }), records: [], waits: true, by: 'webhook' })
  const waiting = state.approvals.waiting()!
  await state.approvals.schedule(waiting, TIME, AYSE)
  await state.history.saveNotified('https://told.example', 2)
  await state.runs.add({ at: NOW.toISOString(), by: 'build', outcome: 'published', ms: 5, release: waiting.release })
  await state.sessions.begin(SESSION, NOW)
  const lines = state.history.lines()
  state.close()
  return { folder, waiting, lines }
}

test('of another version carries over what people did, and says which times ended', async () => {
  const { folder, waiting, lines } = await stateWithDeeds()
  otherVersion(folder)
  const state = openState(folder)
  expect(await state.releases.live()).toBeUndefined()
  expect(state.approvals.scheduled()).toEqual([])
  expect(state.history.lines().slice(0, lines.length)).toEqual(lines)
  expect(state.history.lines().slice(lines.length)).toMatchObject([
    {
      ...{ what: 'cancelled', release: 2, id: waiting.release, by: 'operator' },
      details: { time: TIME.toISOString(), cause: 'schema' },
    },
    { what: 'renewed', details: { cause: 'schema' } },
  ])
  expect(await state.history.notified('https://told.example')).toBe(2)
  expect(state.runs.newest()).toMatchObject([{ by: 'build', release: 2 }])
  expect(state.sessions.nameOf('session', NOW)).toBe('Ayşe')
  expect(await state.sessions.begin({ ...SESSION, id: 'another' }, NOW), 'with a link that was used').toBe(false)
  expect(state.takeRenewal()).toMatchObject({ code: 'state-upgraded' })
  expect(await readdir(folder)).toContain('site.v999.db')
  await expectTold(state)
})

test('goes on counting releases, so that a number in the history is one release', async () => {
  const { folder } = await stateWithDeeds()
  otherVersion(folder)
  const state = openState(folder)
  const { number } = await publishedIn(state, manifestOf({ '/a': '3' }))
  expect(number).toBe(3)
  expect(state.runs.ofRelease(number)).toBeUndefined()
  expect(openState(folder).releases.newest()).toBe(3)
  await expectTold(state)
})

test('that is damaged carries over the lines that can be read', async () => {
  const folder = await emptyFolder()
  const first = openState(folder)
  await publishedIn(first, manifestOf({ '/a': '1' }))
  const filler = 'x'.repeat(2000)
  for (let count = 0; count < 40; count++)
    await first.history.add({ at: NOW.toISOString(), what: 'refused', by: 'build', details: { filler, count } })
  const lines = first.history.lines()
  first.close()
  const file = await open(join(folder, 'site.db'), 'r+')
  const text = await file.readFile('latin1')
  const at = text.indexOf('"count":20}')
  await file.write(Buffer.alloc(4096, 'x'), 0, 4096, Math.floor(at / 4096) * 4096)
  await file.close()

  const state = openState(folder)
  await state.replace()
  const carried = state.history.lines()
  expect(carried.at(-1)).toMatchObject({ what: 'renewed', details: { cause: 'damaged' } })
  expect(carried.length).toBeGreaterThan(30)
  expect(lines).toEqual(expect.arrayContaining(carried.slice(0, -1)))
  expect(carried.slice(0, 2)).toEqual(lines.slice(0, 2))
  expect(carried.at(-2)).toEqual(lines.at(-1))
})

test('that is no database leaves one line: that the state was begun anew', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'site.db'), 'no database '.repeat(1000))
  const state = openState(folder)
  expect(state.takeRenewal()?.message).toContain(join(folder, 'site.db.damaged'))
  expect(state.history.lines().map(({ what }) => what)).toEqual(['renewed'])
  expect(state.history.renewedAt()).toBeDefined()
})

test('is replaced by one of several processes that open it at once, and no line is lost', async () => {
  const script = `
    import { openState } from ${JSON.stringify(join(PROJECT, 'src/engine/state/state.ts'))}
    process.stdout.write('ready')
    for await (const folder of process.stdin) {
      const { history } = openState(String(folder))
      await history.add({ at: '2027-03-02T00:00:00Z', what: 'refused', by: String(process.pid) })
      process.stdout.write('done')
    }`
  const processes = [1, 2, 3, 4].map(() => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    onTestFinished(() => void child.kill())
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    return { open: (folder: string) => child.stdin.write(folder), said: () => said }
  })
  const all = (said: string) =>
    expect.poll(() => processes.map((each) => each.said()), { timeout: 30_000 }).toEqual(processes.map(() => said))
  await all('ready')
  for (let round = 1; round <= 10; round++) {
    const { folder, lines } = await stateWithDeeds()
    otherVersion(folder)
    for (const each of processes) each.open(folder)
    await all(`ready${'done'.repeat(round)}`)
    const after = openState(folder).history.lines().slice(lines.length)
    expect(after.map(({ what }) => what)).toEqual(['cancelled', 'renewed', 'refused', 'refused', 'refused', 'refused'])
  }
}, 120_000)

test('is whole again where the process was killed between moving the old file and the new one', async () => {
  const { folder, lines } = await stateWithDeeds()
  otherVersion(folder)
  openState(folder).close()
  // As far as that process came.
  const file = join(folder, 'site.db')
  run(folder, 'PRAGMA journal_mode = DELETE')
  await rename(file, `${file}.new`)
  const state = openState(folder)
  expect(state.history.lines().slice(0, lines.length)).toEqual(lines)
})

test('carries over the hashed files of its releases and of those before: open pages may still ask for them', async () => {
  const folder = await emptyFolder()
  const first = openState(folder)
  const files = { '_astro/a.css': 'a', '_astro/b.css': 'b', 'llms.txt': 'c' }
  await publishedIn(first, manifestOf({ '/a': '1' }, { assets: files }))
  await publishedIn(first, manifestOf({ '/a': '1' }, { assets: { '_astro/b.css': 'b', '_astro/d.css': 'd' } }))
  expect(await forgetBefore(first, 2)).toEqual(['c'])
  first.close()
  otherVersion(folder)
  const state = openState(folder)
  const names = ['_astro/a.css', '_astro/b.css', '_astro/d.css']
  const isDue = await state.hashedFiles.forget(new Date(Date.now() + 6 * 86_400_000))
  expect([isDue, [...state.hashedFiles.all().keys()]]).toEqual([[], names])
  expect(await state.releases.contents()).toEqual(new Set(names.map((name) => name.charAt('_astro/'.length))))
})

test('carries over which pages are gone', async () => {
  const folder = await emptyFolder()
  const first = openState(folder)
  for (const path of ['/a', '/b']) await publishedIn(first, manifestOf({ [path]: '1' }))
  first.close()
  otherVersion(folder)
  const state = openState(folder)
  const { number } = await publishedIn(state, manifestOf({ '/c': '1' }))
  expect(state.formerAddresses.gone(number)).toMatchObject([{ path: '/a' }, { path: '/b' }])
  expect(state.formerAddresses.goneAt('/a', number)).toBeDefined()
})
