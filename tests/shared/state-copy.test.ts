/** A site moves from a folder into a database and back, and nothing of it is lost. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startProvider } from '../../src/demo/server.ts'
import { MustNotPublish } from '../../src/config/problems/table.ts'
import { buildSite } from '../../src/engine/publisher/build-site.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import type { Contents } from '../../src/engine/state/shared/contents.ts'
import { copyToDatabase, copyToFolder, type StateFolder } from '../../src/engine/state/copy.ts'
import { openConnections } from '../../src/engine/state/shared/connection.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { openState } from '../../src/engine/state/state.ts'
import { programPath } from '../run/machine.ts'
import { manifestOf, publishedIn } from '../harness/manifest.ts'
import { plainProject } from '../harness/plain-project.ts'
import { REFUSING_PORT } from '../harness/ports.ts'
import { newDatabase } from './postgres.ts'
import { changeShared, rowsOf, sharedRows } from './whole-state.ts'
import { PROJECT, SITE } from '../harness/settings.ts'
import { NAMED_WORLDS, worldPictures } from '../worlds/index.ts'

async function emptyFolder(): Promise<StateFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-copy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder, contents: openStore(join(folder, 'store')) }
}

/** A site whose state is a folder, after two releases; `build` publishes again. */
async function builtSite() {
  const world = NAMED_WORLDS.fewPages()
  const provider = await startProvider(world, { pictures: worldPictures })
  const site = await emptyFolder()
  const project = await plainProject((await emptyFolder()).folder)
  onTestFinished(() => provider.close())
  const build = ({ folder }: StateFolder = site) =>
    buildSite({ ...project, stateFolder: folder, providerUrl: provider.url, site: SITE })
  const edit = (title: string) => world.editPage('en', 'about-us', (page) => void (page.title = title))
  await build()
  edit('About the house')
  await build()
  // More rows than are read at once.
  const db = new DatabaseSync(join(site.folder, 'site.db'))
  db.exec(`WITH RECURSIVE line (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM line WHERE n < 4100)
    INSERT INTO history (at, what, by, details) SELECT '2027', 'refused', 'Şule "' || n || '" \\ ü', '{}' FROM line`)
  db.close()
  return { ...site, build, edit }
}

/** Such a site, copied into a database. */
async function copiedSite() {
  const [site, url] = [await builtSite(), await newDatabase()]
  await copyToDatabase(site, url)
  return { site, url }
}

async function filesOf({ folder }: StateFolder): Promise<Map<string, Buffer>> {
  const store = openStore(join(folder, 'store'))
  const named = await openState(folder).releases.contents()
  return new Map(await Promise.all([...named].sort().map(async (hash) => [hash, await store.get(hash)] as const)))
}

const codesOf = (running: Promise<unknown>) =>
  running.then(
    () => [],
    (error: unknown) => (error instanceof MustNotPublish ? error.problems.map(({ code }) => code) : [String(error)]),
  )

function connectionsTo(url: string) {
  const connections = openConnections(url, 'test')
  onTestFinished(connections.close)
  return connections
}

test('a site goes into a database and out of it again, byte for byte', async () => {
  const site = await builtSite()
  const url = await newDatabase()
  const [rows, files] = [rowsOf(site.folder), await filesOf(site)]
  expect(rows.history!.length).toBeGreaterThan(4000)
  expect(await copyToDatabase(site, url)).toEqual({ contents: files.size, missing: [] })
  expect(rowsOf(site.folder), 'what was copied is as it was').toEqual(rows)
  const back = await emptyFolder()
  expect(await copyToFolder(url, back)).toEqual({ contents: files.size, missing: [] })
  expect(rowsOf(back.folder)).toEqual(rows)
  expect(await filesOf(back)).toEqual(files)
})

test('the folder that was copied is the copy of the database, and the one that came of it has a state of its own', async () => {
  const { site, url } = await copiedSite()
  site.edit('Not without the database')
  expect(await codesOf(site.build())).toEqual(['database-not-named'])
  const shared = await shareState(site.folder, url, site.contents)
  expect((await site.build()).mode).toBe('incremental')
  await shared.close()
  const own = await emptyFolder()
  await copyToFolder(url, own)
  site.edit('Without the database')
  expect((await site.build(own)).mode).toBe('incremental')
  // The server's own folder, which is a copy already, may become it too.
  await copyToFolder(url, site)
  expect((await site.build()).mode).toBe('incremental')
})

test('a server that follows an empty database sees what is copied into it', async () => {
  const [site, url, follower] = [await builtSite(), await newDatabase(), await emptyFolder()]
  const shared = await shareState(follower.folder, url, follower.contents)
  await copyToDatabase(site, url)
  await shared.catchUp()
  expect(rowsOf(follower.folder)).toEqual(rowsOf(site.folder))
  expect(await filesOf(follower)).toEqual(await filesOf(site))
  await shared.close()
})

test('nothing is copied from where there is nothing', async () => {
  const [folder, url] = [await emptyFolder(), await newDatabase()]
  expect(await codesOf(copyToDatabase(folder, url))).toEqual(['state-missing'])
  expect(await readdir(folder.folder), 'no file is begun').toEqual([])
  expect(await codesOf(copyToFolder(url, folder))).toEqual(['state-missing'])
  expect(await readdir(folder.folder)).toEqual([])
  openState(folder.folder).close()
  expect(await codesOf(copyToDatabase(folder, url))).toEqual(['state-missing'])
  const shared = await shareState(folder.folder, url, folder.contents)
  await shared.close()
  expect(await codesOf(copyToFolder(url, await emptyFolder())), 'tables without rows').toEqual(['state-missing'])
})

test('nothing is copied to where there is something', async () => {
  const [site, other] = [await builtSite(), await builtSite()]
  const [url, otherUrl] = [await newDatabase(), await newDatabase()]
  const [rows, otherRows] = [rowsOf(site.folder), rowsOf(other.folder)]
  await copyToDatabase(site, url)
  expect(await codesOf(copyToDatabase(other, url))).toEqual(['state-in-the-way'])
  expect(await codesOf(copyToFolder(url, other)), 'a state of its own').toEqual(['state-in-the-way'])
  await copyToDatabase(other, otherUrl)
  expect(await codesOf(copyToFolder(url, other)), 'a copy of another database').toEqual(['state-in-the-way'])
  expect([rowsOf(site.folder), rowsOf(other.folder)]).toEqual([rows, otherRows])
})

test('a database of another version is neither read nor filled', async () => {
  const { url } = await copiedSite()
  await connectionsTo(url).query('UPDATE head SET version = version + 1')
  const folder = await emptyFolder()
  expect(await codesOf(copyToFolder(url, folder))).toEqual(['database-newer'])
  expect(await readdir(folder.folder)).toEqual([])
  expect(await codesOf(copyToDatabase(await builtSite(), url))).toEqual(['database-newer'])
})

test('a database that does not answer is told of', async () => {
  const site = await builtSite()
  const gone = `postgres://site:secret@127.0.0.1:${REFUSING_PORT}/site`
  expect(await codesOf(copyToDatabase(site, gone))).toEqual(['database-unreachable'])
  expect(await codesOf(copyToFolder(gone, await emptyFolder()))).toEqual(['database-unreachable'])
  expect((await site.build()).mode, 'the folder is as it was').toBe('incremental')
})

/** Fails as a process that is killed does: after so many contents nothing more is done. */
function breakingOff({ contents }: StateFolder, after: number): Contents {
  let left = after
  const broken = (): boolean => left-- <= 0
  return {
    has: (hash) => contents.has(hash),
    get: (hash) => contents.get(hash),
    put: (content, hash) => (broken() ? Promise.reject(new Error('broken off')) : contents.put(content, hash)),
  }
}

test('a copy into a folder that breaks off leaves nothing that is taken for a site, and is made again', async () => {
  const { site, url } = await copiedSite()
  const target = await emptyFolder()
  const breaking = copyToFolder(url, { ...target, contents: breakingOff(target, 5) })
  expect(await codesOf(breaking)).toEqual(['Error: broken off'])
  expect(await openState(target.folder).releases.current()).toBeUndefined()
  await copyToFolder(url, target)
  expect(rowsOf(target.folder)).toEqual(rowsOf(site.folder))
  expect(await filesOf(target)).toEqual(await filesOf(site))
})

test('a copy into a database whose process is killed leaves it empty and the folder as it was, and is made again', async () => {
  const [site, url] = [await builtSite(), await newDatabase()]
  const { folder } = await emptyFolder()
  const shared = await shareState(folder, url, site.contents)
  const { query, transaction } = connectionsTo(url)
  // Contents are there by then, and the log's beginning.
  await query(`CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END'`)
  await query('CREATE TRIGGER standing AFTER INSERT ON snapshot EXECUTE FUNCTION stand_still()')
  const killWaiting = async () => {
    const child = spawn(process.execPath, [SCRIPT, '--from', site.folder, '--to', url], {
      env: plainly(),
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    const waiting = () =>
      query("SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'")
    await vi.waitUntil(async () => (await waiting()).length > 0, { timeout: 30_000, interval: 20 })
    child.kill('SIGKILL')
    await ended
  }
  await transaction(async (held) => {
    await held('SELECT pg_advisory_xact_lock(1)')
    await killWaiting()
  })
  await query('DROP TRIGGER standing ON snapshot')
  expect(await query('SELECT hash FROM content')).toHaveLength(0)
  expect((await sharedRows(url)).page).toHaveLength(0)
  expect((await site.build()).mode).toBe('incremental')
  await copyToDatabase(site, url)
  await shared.catchUp()
  expect(rowsOf(folder)).toEqual(rowsOf(site.folder))
  await shared.close()
})

test('a copy into a database whose process is killed when all is there is ended by the next one', async () => {
  const [site, url] = [await builtSite(), await newDatabase()]
  const file = join(site.folder, 'site.db')
  // What such a process leaves: the database has all of it, and the folder does not know yet.
  const before = await emptyFolder()
  new DatabaseSync(file).exec(`VACUUM INTO '${join(before.folder, 'site.db')}'`)
  await copyToDatabase(site, url)
  for (const end of ['', '-wal', '-shm']) await rm(file + end, { force: true })
  await cp(join(before.folder, 'site.db'), file)
  const { query } = connectionsTo(url)
  const headOf = () => query('SELECT id, position FROM head')
  const head = await headOf()
  expect(run('--from', site.folder, '--to', url).status).toBe(0)
  expect(await headOf(), 'nothing is copied again').toEqual(head)
  await expect(site.build(), 'it is a copy').rejects.toThrow('database-not-named')

  await changeShared(url, "UPDATE history SET by = 'webhook' WHERE number = 1")
  expect(await codesOf(copyToDatabase(before, url)), 'of which one row differs').toEqual(['state-in-the-way'])
  await changeShared(url, 'DELETE FROM history WHERE number = 1')
  expect(await codesOf(copyToDatabase(before, url)), 'of which one row is missing').toEqual(['state-in-the-way'])
})

test('files that a disk lost or changed are named, and all else is copied', async () => {
  const [site, url] = [await builtSite(), await newDatabase()]
  const { pages } = (await openState(site.folder).releases.current())!
  const store = openStore(join(site.folder, 'store'))
  const [lost, changed] = [pages.get('/en')!.hash, pages.get('/en/about-us')!.hash]
  await rm(store.pathOf(lost))
  await writeFile(store.pathOf(changed), 'changed')
  expect((await copyToDatabase(site, url)).missing.sort()).toEqual([lost, changed].sort())
  const back = await emptyFolder()
  expect((await copyToFolder(url, back)).missing.sort()).toEqual([lost, changed].sort())
  expect(rowsOf(back.folder)).toEqual(rowsOf(site.folder))
})

test('what a server whose database is gone still has can be copied into a new one', async () => {
  const [{ url }, fresh, server] = [await copiedSite(), await newDatabase(), await emptyFolder()]
  const shared = await shareState(server.folder, url, server.contents)
  await shared.close()
  await copyToDatabase(server, fresh)
  const again = await shareState(server.folder, fresh, server.contents)
  await publishedIn(openState(server.folder), manifestOf({}))
  await again.close()
})

test('a dump of the database is a backup: what is restored is the same site', async () => {
  const [{ site, url }, fresh] = [await copiedSite(), await newDatabase()]
  const programs = dirname(programPath('postgresql'))
  const dump = join((await emptyFolder()).folder, 'site.dump')
  for (const [program, ...args] of [
    ['pg_dump', '--format=custom', `--file=${dump}`, url],
    ['pg_restore', '--no-owner', `--dbname=${fresh}`, dump],
  ] as const) {
    const { status, stderr } = spawnSync(join(programs, program), args, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  }
  const server = await emptyFolder()
  const shared = await shareState(server.folder, fresh, server.contents)
  expect(rowsOf(server.folder)).toEqual(rowsOf(site.folder))
  expect(await filesOf(server)).toEqual(await filesOf(site))
  await shared.close()
})

const SCRIPT = join(PROJECT, 'scripts', 'state-copy.ts')

/** What the second run of suites tells the processes of their tests is of other folders. */
function plainly(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _none, ...env } = process.env
  return env
}

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, ...args], {
    encoding: 'utf8',
    env: plainly(),
  })

test('the command copies, and says what it did or why not', async () => {
  const [site, url, back] = [await builtSite(), await newDatabase(), await emptyFolder()]
  const { size } = await filesOf(site)
  const there = run('--from', site.folder, '--to', url)
  expect([there.status, there.stdout]).toEqual([
    0,
    `Copied: ${size} files of all releases, and what is known of them.\n`,
  ])
  const again = run(`--from=${site.folder}`, `--to=${url}`)
  expect([again.status, again.stdout], 'all is there').toEqual([0, there.stdout])
  const other = run(`--from=${(await builtSite()).folder}`, `--to=${url}`)
  expect([other.status, other.stderr]).toEqual([1, expect.stringContaining('state-in-the-way')])
  expect(run('--from', url, '--to', back.folder).status).toBe(0)
  expect(rowsOf(back.folder)).toEqual(rowsOf(site.folder))
})
