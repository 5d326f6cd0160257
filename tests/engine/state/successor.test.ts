/** A server whose database was replaced: it serves the old one until the new one has a release. */
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { liveCopied, readLiveCopy } from '../../../src/engine/release/live-copy.ts'
import { openLive } from '../../../src/hosts/server/files/live.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'
import { emptyFolder } from '../../harness/folder.ts'

/** Connections of this process to databases of a folder. */
async function connections(folder: string): Promise<number> {
  const all = await readdir('/proc/self/fd')
  const files = await Promise.all(all.map((each) => readlink(join('/proc/self/fd', each)).catch(() => '')))
  return files.filter((file) => file.startsWith(join(folder, 'site.db')) && !/-(wal|shm)/.test(file)).length
}

test.runIf(process.platform === 'linux')(
  'looking again and again at a database without a release opens it once',
  async () => {
    const folder = await emptyFolder()
    const first = await publishedIn(openState(folder), manifestOf({ '/': 'a' }))
    const live = await openLive({ stateFolder: folder })
    const before = await connections(folder)
    const writer = openState(folder)
    await writer.replace()
    await live.show()
    const opened = await connections(folder)
    expect(opened).toBeGreaterThan(before)
    for (let count = 0; count < 20; count++) await live.show()
    expect(await connections(folder)).toBe(opened)
    expect(live.current().id).toBe(first.id)

    const next = await publishedIn(writer, manifestOf({ '/': 'b' }))
    await live.show()
    expect(live.current().id).toBe(next.id)
    expect(await connections(folder)).toBe(opened)
    // Is written beside, and would be into the folder that goes.
    await expect.poll(async () => (await readLiveCopy(folder))?.manifest.id).toBe(next.id)
  },
)

test('of a database that was made anew, releases have its contents, whatever was shown by their numbers before', async () => {
  const folder = await emptyFolder()
  const publish = async (state: State, ...pages: string[]) => {
    const made = []
    for (const page of pages) made.push(await publishedIn(state, manifestOf({ '/': page })))
    return made[0]!.id
  }
  const old = openState(folder)
  const first = await publish(old, 'a', 'b')
  const live = await openLive({ stateFolder: folder })
  const shown = async (release: string) => {
    const other = await live.other({ number: 1, release })
    return typeof other === 'object' && other.release.id
  }
  expect(await shown(first)).toBe(first)
  old.close()
  await mkdir(join(folder, 'old'))
  for (const name of await readdir(folder))
    if (name.startsWith('site.db')) await rename(join(folder, name), join(folder, 'old', name))
  const anew = await publish(openState(folder), 'c', 'd')
  await live.show()
  expect(await shown(anew)).toBe(anew)
  await liveCopied(folder)
})

test('the file of newer code is left as it is by a server that runs: it shows what it has, and writes nothing', async () => {
  const folder = await emptyFolder()
  const state = openState(folder)
  const { id } = await publishedIn(state, manifestOf({ '/': 'a' }))
  const live = await openLive({ stateFolder: folder })
  const path = join(folder, 'site.db')
  await rename(path, `${path}.old`)
  const newer = new DatabaseSync(path)
  newer.exec('CREATE TABLE of_newer_code (name); PRAGMA user_version = 999')
  newer.close()
  const [file, old] = await Promise.all([readFile(path), stat(`${path}.old`)])
  for (let round = 0; round < 2; round++) {
    expect(state.refresh()).toBe(false)
    await live.show()
    expect([live.current().id, (await state.releases.live())?.release]).toEqual([id, id])
    const entry = { at: '2027-01-01T00:00:00Z', what: 'refused', by: 'build' } as const
    await expect(state.history.add(entry)).rejects.toThrow('database-newer')
    await expect(state.replace()).rejects.toThrow('database-newer')
  }
  expect(await readFile(path)).toEqual(file)
  expect((await stat(`${path}.old`)).ino).toBe(old.ino)
  // Taken back: it goes on.
  await rename(`${path}.old`, path)
  expect(state.refresh()).toBe(false)
  await publishedIn(state, manifestOf({ '/': 'b' }))
})

test('a release that comes between the first look of a server and its watch is shown', async () => {
  const folder = await emptyFolder()
  const state = openState(folder)
  await publishedIn(state, manifestOf({ '/': 'a' }))
  const live = await openLive({ stateFolder: folder })
  const { id } = await publishedIn(state, manifestOf({ '/': 'b' }))
  onTestFinished(live.follow())
  await expect.poll(() => live.current().id).toBe(id)
})

test.each(['half', 'nothing'])('a copy of what is live of which %s reached the disk is written anew', async (rest) => {
  const [folder, next] = [
    await mkdtemp(join(tmpdir(), 'crystal-copy-')),
    await mkdtemp(join(tmpdir(), 'crystal-copy-')),
  ]
  onTestFinished(async () => {
    for (const each of [folder, next]) await rm(each, { recursive: true, force: true })
  })
  const state = openState(folder)
  const many = Array.from({ length: 32 }, (_, index) => [`/en/${index}`, 'b'] as const)
  const publish = (home: string) => publishedIn(state, manifestOf({ '/': home, ...Object.fromEntries(many) }))
  await publish('a')
  const live = await openLive({ stateFolder: folder })
  await liveCopied(folder)
  const { id } = await publish('c')
  await live.show()
  await liveCopied(folder)
  const since = JSON.parse(await readFile(join(folder, 'live-since.json'), 'utf8')) as { pages: object }
  expect(Object.keys(since.pages), 'of what changed since alone').toEqual(['/'])
  expect((await readLiveCopy(folder))?.manifest).toMatchObject({ id, pages: { size: 33 } })
  state.close()
  // As after a restart: this process has not written it.
  await cp(folder, next, { recursive: true })
  const file = join(next, 'live.json')
  await truncate(file, rest === 'half' ? Math.floor((await readFile(file)).length * 0.7) : 0)
  expect(await readLiveCopy(next)).toBeUndefined()
  await openLive({ stateFolder: next })
  await liveCopied(next)
  expect((await readLiveCopy(next))?.manifest.id).toBe(id)
})
