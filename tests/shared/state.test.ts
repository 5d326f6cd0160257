/** A state that servers share in PostgreSQL: each answers from its copy, and all copies say the same. */
import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MustNotPublish } from '../../src/config/problems/table.ts'
import { openDesk } from '../../src/desk/server/desk.ts'
import { noteSource } from '../../src/hosts/server/pictures/missing-files.ts'
import { digest } from '../../src/records/digest.ts'
import { openConnections } from '../../src/engine/state/shared/connection.ts'
import { compactLog } from '../../src/engine/state/shared/log.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { CONTENT_TABLES, LOCAL_TABLES, SCHEMA } from '../../src/engine/state/database/schema.ts'
import { openState, type State } from '../../src/engine/state/state.ts'
import { takeTurn } from '../../src/engine/state/turn.ts'
import { contentsIn } from './made-up-contents.ts'
import { contentsOf, manifestOf, publishedIn } from '../harness/manifest.ts'
import { columnsIn, tablesIn } from '../harness/schemas.ts'
import { newDatabase, wayTo } from './postgres.ts'
import { changeShared, rowsOf, sharedRows } from './whole-state.ts'
import { emptyFolder } from '../harness/folder.ts'

/** A server's copy of the state in a database, in a folder of its own unless one is given. */
async function serverOf(url: string, folder?: string) {
  const own = folder ?? (await emptyFolder())
  const shared = await shareState(own, url, contentsIn(own))
  const state = openState(own)
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    state.close()
    await shared.close()
  }
  onTestFinished(close)
  return { folder: own, shared, state, close }
}

const queryOf = (url: string) => {
  const { query, close } = openConnections(url, 'test')
  onTestFinished(close)
  return query
}

/** How many connections to a database have a query under way. */
async function busy(url: string): Promise<number> {
  const others = "datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'"
  return (await queryOf(url)(`SELECT pid FROM pg_stat_activity WHERE ${others}`)).length
}

/** All rows of all tables are the same in the database and in each copy. */
async function expectAlike(url: string, ...folders: string[]) {
  const rows = await sharedRows(url)
  for (const folder of folders) expect(rowsOf(folder), folder).toEqual(rows)
}

const codesOf = (running: Promise<unknown>) =>
  running.then(
    () => [],
    (error: unknown) => (error instanceof MustNotPublish ? error.problems.map(({ code }) => code) : [String(error)]),
  )

test('what one server publishes, approves and forgets is in the database and in every copy', async () => {
  const url = await newDatabase()
  const [first, second] = [await serverOf(url), await serverOf(url)]
  const assets = { '_astro/a.js': 'a' }
  await publishedIn(first.state, manifestOf({ '/a': '1', '/b': 'same' }, { assets, redirects: { '/old': '/a' } }))
  await second.shared.catchUp()
  expect((await second.state.releases.current())!.pages.get('/a')!.hash).toBe('1')
  await second.state.releases.publish({ release: manifestOf({ '/a': '2' }), records: [], waits: true, by: 'webhook' })
  await first.shared.catchUp()
  const waiting = first.state.approvals.waiting()!
  expect(await first.state.approvals.approve(waiting, { by: 'Ayşe' })).toBe(true)
  expect(await second.state.approvals.approve(waiting, { by: 'Bora' }), 'it is live already').toBe(false)
  await second.state.releases.forget([1])
  await first.shared.catchUp()
  expect(contentsOf((await first.state.releases.current())!)).toEqual(
    contentsOf((await second.state.releases.current())!),
  )
  const contents = await queryOf(url)<{ hash: string }>('SELECT hash FROM content')
  expect(contents.map(({ hash }) => hash).sort(), 'a hashed file stays for open pages').toEqual(['2', 'a'])
  await expectAlike(url, first.folder, second.folder)
})

test('a server is told of a change, and looks for itself where it was not', async () => {
  const url = await newDatabase()
  const [first, second] = [await serverOf(url), await serverOf(url)]
  await publishedIn(first.state, manifestOf({ '/a': '1' }))
  await vi.waitUntil(async () => (await second.state.releases.current())?.id, { timeout: 15_000, interval: 10 })
  await expectAlike(url, second.folder)
})

/** More than the snapshot, so that the next server that starts writes a new one. */
const lengthen = (state: State) =>
  state.history.add({ at: AT, what: 'refused', by: randomBytes(1_200_000).toString('hex') })
const AT = '2027-01-01T00:00:00Z'

/** How many changes the database has after the snapshot. */
const lengthOf = async (url: string) => (await queryOf(url)('SELECT id FROM change')).length - 1

test('a log that is longer than its snapshot is cut: who begins, or was away since, copies everything', async () => {
  const url = await newDatabase()
  const first = await serverOf(url)
  await publishedIn(first.state, manifestOf({ '/a': '1' }))
  const away = await serverOf(url)
  await away.close()
  const inTime = await serverOf(url)
  await publishedIn(first.state, manifestOf({ '/a': '2', '/c': '3' }))
  await lengthen(first.state)
  await inTime.shared.catchUp()
  await inTime.close()
  expect(await lengthOf(url)).toBeGreaterThan(2)
  const next = await serverOf(url)
  await vi.waitUntil(async () => (await lengthOf(url)) === 0, { timeout: 15_000, interval: 10 })
  const [snapshot] = await queryOf(url)<{ parts: number }>('SELECT count(DISTINCT position) AS parts FROM snapshot')
  expect(snapshot!.parts, 'of the former one nothing is left').toBe(1)
  await publishedIn(next.state, manifestOf({ '/a': '4', '/c': '3' }))
  const servers = [await serverOf(url, away.folder), await serverOf(url, inTime.folder), await serverOf(url)]
  for (const { state } of servers) expect((await state.releases.current())!.pages.get('/a')!.hash).toBe('4')
  await first.shared.catchUp()
  await expectAlike(url, first.folder, next.folder, ...servers.map(({ folder }) => folder))
})

test.each([
  ['is damaged', (folder: string) => writeFile(join(folder, 'site.db'), 'no database')],
  ['is gone', (folder: string) => rm(join(folder, 'site.db'))],
  ['holds what it should not', (folder: string) => changeBehindItsBack(folder, 'UPDATE page SET valid_to = 9')],
  ['lacks a row', (folder: string) => changeBehindItsBack(folder, 'DELETE FROM page')],
])('a copy that %s is made anew', async (_name, harm) => {
  const url = await newDatabase()
  const first = await serverOf(url)
  await publishedIn(first.state, manifestOf({ '/a': '1' }))
  const second = await serverOf(url)
  await second.close()
  harm(second.folder)
  await publishedIn(first.state, manifestOf({ '/a': '2' }))
  const again = await serverOf(url, second.folder)
  expect((await again.state.releases.current())!.pages.get('/a')!.hash).toBe('2')
  await expectAlike(url, first.folder, again.folder)
})

function changeBehindItsBack(folder: string, sql: string) {
  const db = new DatabaseSync(join(folder, 'site.db'))
  db.exec(sql)
  db.close()
}

test('while the database does not answer a server goes on with what it has, and writes nothing', async () => {
  const url = await newDatabase()
  const way = await wayTo(url)
  const server = await serverOf(way.url)
  await publishedIn(server.state, manifestOf({ '/a': '1' }))
  await way.block()
  const publishing = server.state.releases.publish({ release: manifestOf({ '/a': '2' }), records: [] })
  expect(await codesOf(publishing)).toEqual(['database-unreachable'])
  const turn = takeTurn(server.folder, 0, async () => 'mine')
  expect(await codesOf(turn), 'a turn cannot be asked for').toEqual(['database-unreachable'])
  expect(server.shared.isReachable()).toBe(false)
  expect((await server.state.releases.current())!.pages.get('/a')!.hash).toBe('1')
  await server.close()
  const restarted = await serverOf(way.url, server.folder)
  expect((await restarted.state.releases.current())!.pages.get('/a')!.hash).toBe('1')
  expect(await codesOf(serverOf(way.url)), 'without a copy there is nothing to go on with').toEqual([
    'database-unreachable',
  ])
  await way.open()
  await vi.waitUntil(() => restarted.shared.isReachable(), { timeout: 15_000, interval: 10 })
  await publishedIn(restarted.state, manifestOf({ '/a': '3' }))
  await expectAlike(url, restarted.folder)
})

test('a database that falls silent is given up within seconds, not when its connections end', async () => {
  const url = await newDatabase()
  const way = await wayTo(url)
  const { state, shared } = await serverOf(way.url)
  await publishedIn(state, manifestOf({ '/a': '1' }))
  // Otherwise a query that is under way fails, not one that begins.
  await expect.poll(() => busy(url)).toBe(0)
  way.hold()
  const line = { at: '2027-01-01T00:00:00Z', what: 'refused', by: 'Ayşe' } as const
  expect(await codesOf(state.history.add(line))).toEqual(['database-unreachable'])
  expect(shared.isReachable()).toBe(false)
  await way.block()
}, 30_000)

test('that the database does not answer is said once, in one line, however many ask it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const way = await wayTo(await newDatabase())
  const { shared, state } = await serverOf(way.url)
  await publishedIn(state, manifestOf({ '/a': '1' }))
  await way.block()
  const missing = noteSource(state.findings)
  for (const id of ['one', 'two']) missing(id, 'https://media.example/x.jpg', new Error('gone'))
  const live = { show: () => Promise.resolve() }
  const desk = openDesk({ state, stateFolder: '', live, tokens: undefined, now: () => new Date(), onChange: () => {} })
  onTestFinished(desk.close)
  expect(await codesOf(publishedIn(state, manifestOf({ '/a': '2' })))).toEqual(['database-unreachable'])
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^The database that servers share does not answer: .+$/)]])
  await way.open()
  await vi.waitUntil(() => shared.isReachable(), { timeout: 15_000, interval: 10 })
  expect(said.mock.calls.slice(1)).toEqual([[expect.stringContaining('answers again')]])
})

test('a folder with a state of its own is not overwritten, and a copy is not written to by who does not say of what', async () => {
  const folder = await emptyFolder()
  const own = openState(folder)
  await publishedIn(own, manifestOf({ '/a': '1' }))
  own.close()
  expect(await codesOf(serverOf(await newDatabase(), folder))).toEqual(['state-not-shared'])
  expect((await openState(folder).releases.current())!.pages.get('/a')!.hash).toBe('1')
  const copy = await serverOf(await newDatabase())
  await publishedIn(copy.state, manifestOf({ '/a': '1' }))
  await copy.close()
  const publishing = publishedIn(openState(copy.folder), manifestOf({ '/a': '2' }))
  expect(await codesOf(publishing)).toEqual(['database-not-named'])
  expect(await codesOf(serverOf(await newDatabase(), copy.folder)), 'a copy of another database').toEqual([
    'state-not-shared',
  ])
})

test('a database of a newer version is left alone: an old server shows what it has', async () => {
  const url = await newDatabase()
  const server = await serverOf(url)
  await publishedIn(server.state, manifestOf({ '/a': '1' }))
  await queryOf(url)('UPDATE head SET version = version + 1')
  expect(await codesOf(publishedIn(server.state, manifestOf({ '/a': '2' })))).toEqual(['database-newer'])
  expect((await server.state.releases.current())!.pages.get('/a')!.hash).toBe('1')
  expect(await codesOf(serverOf(url))).toEqual(['database-newer'])
  await server.close()
  const restarted = await serverOf(url, server.folder)
  expect((await restarted.state.releases.current())!.pages.get('/a')!.hash).toBe('1')
  expect(restarted.shared.isReachable()).toBe(false)
  expect(await codesOf(publishedIn(restarted.state, manifestOf({ '/a': '2' })))).toEqual(['database-newer'])
})

test('an empty database in the place of one that was lost takes nothing from the copies', async () => {
  const url = await newDatabase()
  const [running, stopped] = [await serverOf(url), await serverOf(url)]
  await publishedIn(running.state, manifestOf({ '/a': '1' }))
  await stopped.shared.catchUp()
  await stopped.close()
  const query = queryOf(url)
  await query('DROP SCHEMA site CASCADE')
  expect(await codesOf(serverOf(url, stopped.folder))).toEqual(['state-not-shared'])
  const [left] = await query<{ name: string | null }>("SELECT to_regnamespace('site')::text AS name")
  expect(left!.name, 'who is refused leaves nothing').toBeNull()

  await serverOf(url)
  expect(await codesOf(running.shared.catchUp())).toEqual(['state-not-shared'])
  await vi.waitUntil(() => !running.shared.isReachable(), { timeout: 15_000, interval: 10 })
  for (const folder of [running.folder, stopped.folder]) expect(rowsOf(folder).page).toHaveLength(1)
})

test('where the database is not there, or lets nobody in, a server restarts with what it has', async () => {
  const url = await newDatabase()
  const server = await serverOf(url)
  await publishedIn(server.state, manifestOf({ '/a': '1' }))
  await server.close()
  const elsewhere = new URL(url)
  elsewhere.pathname = '/no-such-database'
  const restarted = await serverOf(elsewhere.href, server.folder)
  expect((await restarted.state.releases.current())!.pages.get('/a')!.hash).toBe('1')
  expect(restarted.shared.isReachable()).toBe(false)
})

test('a missing right is no outage: it is said at once, and nobody waits for the database', async () => {
  const url = new URL(await newDatabase())
  const role = `role_${randomBytes(8).toString('hex')}`
  await queryOf(url.href)(`CREATE ROLE ${role} LOGIN`)
  url.username = role
  expect(await codesOf(serverOf(url.href))).toEqual(['database-unfit'])
})

test('a missing table is no outage: it is said once, writes are refused, and a build stops; a server goes on with what it has', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const url = await newDatabase()
  const [query, server] = [queryOf(url), await serverOf(url)]
  await publishedIn(server.state, manifestOf({ '/a': '1' }))
  await query('ALTER TABLE head RENAME TO elsewhere')
  expect(await codesOf(publishedIn(server.state, manifestOf({ '/a': '2' })))).toEqual(['database-unfit'])
  await vi.waitUntil(() => !server.shared.isReachable(), { timeout: 15_000, interval: 10 })
  await server.shared.catchUp().catch(() => {})
  expect(said.mock.calls).toEqual([[expect.stringMatching(/lacks a table or a right: .*"head"/)]])
  expect((await server.state.releases.current())!.pages.get('/a')!.hash).toBe('1')
  await server.close()
  expect(await codesOf(serverOf(url, server.folder)), 'as a build is').toEqual(['database-unfit'])
  const serving = await shareState(server.folder, url, contentsIn(server.folder), {}, true)
  onTestFinished(serving.close)
  expect(serving.isReachable()).toBe(false)
  await query('ALTER TABLE elsewhere RENAME TO head')
  await vi.waitUntil(() => serving.isReachable(), { timeout: 15_000, interval: 10 })
  await publishedIn(openState(server.folder), manifestOf({ '/a': '3' }))
})

test('every table that servers share has a key, without which its changes would not be noted, and is known if it names contents', () => {
  const db = new DatabaseSync(':memory:')
  db.exec(SCHEMA)
  const tables = tablesIn(db).filter((table) => !LOCAL_TABLES.includes(table))
  const isKeyed = (table: string) => db.prepare('SELECT 1 FROM pragma_table_info(?) WHERE pk > 0').get(table)
  expect(tables.filter((table) => !isKeyed(table))).toEqual([])
  expect(tables.filter((table) => columnsIn(db, table).includes('hash'))).toEqual([...CONTENT_TABLES])
})

test('nobody sees a release between the one before a server was away and the last', async () => {
  const url = await newDatabase()
  const way = await wayTo(url)
  const [first, away] = [await serverOf(url), await serverOf(way.url)]
  await publishedIn(first.state, manifestOf({ '/a': '1' }))
  await away.shared.catchUp()
  await way.block()
  for (let release = 2; release <= 9; release++) await publishedIn(first.state, manifestOf({ '/a': String(release) }))
  const seen = new Set<number | undefined>()
  await way.open()
  while (away.state.releases.newest() !== 9) {
    seen.add(away.state.releases.newest())
    await new Promise(setImmediate)
  }
  expect([...seen]).toEqual([1])
  await expectAlike(url, away.folder)
})

test('a content that a disk has lost is fetched when the server starts', async () => {
  const url = await newDatabase()
  const server = await serverOf(url)
  const content = Buffer.from('a page')
  const hash = digest(content)
  await contentsIn(server.folder).put(content, hash)
  await publishedIn(server.state, manifestOf({ '/a': hash }))
  await server.close()
  await rm(join(server.folder, 'store'), { recursive: true })
  await serverOf(url, server.folder)
  expect(String(await contentsIn(server.folder).get(hash))).toBe('a page')
})

test('a text with the one character that PostgreSQL does not take is stored without it', async () => {
  const url = await newDatabase()
  const [first, second] = [await serverOf(url), await serverOf(url)]
  await first.state.history.add({ at: '2027-01-01T00:00:00Z', what: 'refused', by: 'a\0b' })
  await second.shared.catchUp()
  for (const { state } of [first, second]) expect(state.history.lines().map(({ by }) => by)).toEqual(['a\uFFFDb'])
})

test('a database of an older version whose releases cannot be kept keeps what people did, once, whichever server comes first', async () => {
  const url = await newDatabase()
  const before = await serverOf(url)
  await publishedIn(before.state, manifestOf({ '/a': '1' }))
  await before.state.sessions.begin({ id: 's', name: 'Ayşe', until: new Date('2099-01-01') }, new Date())
  await before.close()
  await changeShared(url, 'ALTER TABLE release DROP COLUMN changes')
  await queryOf(url)('UPDATE head SET version = version - 1')
  const [first, second] = await Promise.all([serverOf(url), serverOf(url)])
  for (const { state } of [first, second]) {
    expect(state.sessions.nameOf('s', new Date())).toBe('Ayşe')
    expect(state.history.lines().map(({ what }) => what)).toEqual(['published', 'renewed'])
    expect(await state.releases.current()).toBeUndefined()
  }
  await publishedIn(first.state, manifestOf({ '/a': '2' }))
  expect(first.state.releases.newest(), 'its numbers go on').toBe(2)
  await second.shared.catchUp()
  await expectAlike(url, first.folder, second.folder)
})

test('the log is cut while servers write, by one of those that try it, and nothing is lost', async () => {
  const url = await newDatabase()
  const servers = [await serverOf(url), await serverOf(url)]
  const [first] = servers as [(typeof servers)[0]]
  await lengthen(first.state)
  const before = await lengthOf(url)
  const { transaction, close } = openConnections(url, 'test')
  onTestFinished(close)
  const lines = Array.from({ length: 30 }, (_, index) => ({ at: AT, what: 'refused' as const, by: String(index) }))
  await Promise.all([
    ...lines.map((line, index) => servers[index % 2]!.state.history.add(line)),
    ...[1, 2, 3].map(() => compactLog(transaction)),
  ])
  expect(await lengthOf(url)).toBeLessThan(before + lines.length)
  const late = await serverOf(url)
  for (const { shared } of servers) await shared.catchUp()
  for (const { state } of [...servers, late]) expect(state.history.lines()).toHaveLength(lines.length + 1)
  await expectAlike(url, late.folder, ...servers.map(({ folder }) => folder))
})

/** As if the database was restored as it was before its last change. */
async function loseLast(url: string): Promise<void> {
  const query = queryOf(url)
  await query('DELETE FROM change WHERE position = (SELECT position FROM head)')
  await query('UPDATE head SET (position, change) = (SELECT position, id FROM change ORDER BY position DESC LIMIT 1)')
}

test.each([0, 1, 2])(
  'a copy that has more than a database that was restored is made anew, also if %i changes came since',
  async (since) => {
    const url = await newDatabase()
    const way = await wayTo(url)
    const [server, other] = [await serverOf(way.url), await serverOf(url)]
    await publishedIn(server.state, manifestOf({ '/a': '1' }))
    await server.state.history.add({ at: AT, what: 'refused', by: 'Ayşe' })
    await way.block()
    await loseLast(url)
    const later = Array.from({ length: since }, (_, index) => `Bora ${index}`)
    for (const by of later) await other.state.history.add({ at: AT, what: 'refused', by })
    await way.open()
    await vi.waitUntil(
      () =>
        server.shared.catchUp().then(
          () => true,
          () => false,
        ),
      { timeout: 15_000, interval: 10 },
    )
    expect(server.state.history.lines().map(({ by }) => by)).toEqual(['build', ...later])
    await other.shared.catchUp()
    await expectAlike(url, server.folder, other.folder)
  },
)

test('a copy that two processes of a machine follow never goes back in time, however slow one of them is', async () => {
  const url = await newDatabase()
  const writer = await serverOf(url)
  const folder = await emptyFolder()
  const contents = contentsIn(folder)
  /** One call for each content that the slow process waits for. */
  const waiting: (() => void)[] = []
  let isSlow = false
  const has = async (hash: string) => {
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve))
    return contents.has(hash)
  }
  const slow = await shareState(folder, url, { ...contents, has })
  onTestFinished(slow.close)
  const quick = await serverOf(url, folder)
  const seen: number[] = []
  const watching = setInterval(() => seen.push(quick.state.history.last()), 1)
  onTestFinished(() => clearInterval(watching))

  isSlow = true
  await publishedIn(writer.state, manifestOf({ '/a': '1' }))
  await quick.shared.catchUp()
  const followed = slow.catchUp().then(() => (isSlow = false))
  for (let release = 2; isSlow; release++) {
    await vi.waitUntil(() => waiting.length > 0 || !isSlow, { timeout: 15_000, interval: 1 })
    if (release <= 6) {
      await publishedIn(writer.state, manifestOf({ '/a': String(release) }))
      await quick.shared.catchUp()
    }
    for (const goOn of waiting.splice(0)) goOn()
  }
  await followed
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  await expectAlike(url, writer.folder, folder)
})

test('one server at a time has a turn, and one that is cut off has it no longer', async () => {
  const url = await newDatabase()
  const way = await wayTo(url)
  const [first, second] = [await serverOf(way.url), await serverOf(url)]
  const within = await takeTurn(first.folder, 0, async () => {
    expect(await takeTurn(second.folder, 0, async () => 'mine')).toBe('busy')
    expect(await takeTurn(second.folder, 0, async () => 'mine', undefined, 'notify'), 'another turn').toBe('mine')
    await way.block()
    return takeTurn(second.folder, 15_000, async () => 'mine')
  })
  expect(within).toBe('mine')
})

test('of two publishes that began at the same release, the one that ends last stores nothing', async () => {
  const url = await newDatabase()
  const [first, second] = [await serverOf(url), await serverOf(url)]
  await publishedIn(first.state, manifestOf({ '/a': '1' }))
  await first.state.releases.publish({ release: manifestOf({ '/a': '2' }), records: [], follows: 1 })
  const late = second.state.releases.publish({ release: manifestOf({ '/a': '3' }), records: [], follows: 1 })
  expect(await codesOf(late)).toEqual(['overtaken'])
  expect((await second.state.releases.current())!.pages.get('/a')!.hash).toBe('2')
  await expectAlike(url, first.folder, second.folder)
})

test('of fifty writes by three servers at once none is lost', async () => {
  const url = await newDatabase()
  const servers = [await serverOf(url), await serverOf(url), await serverOf(url)]
  const lines = Array.from({ length: 50 }, (_, index) => ({
    at: `2027-01-01T00:00:${index}Z`,
    what: 'refused' as const,
  }))
  await Promise.all(lines.map((line, index) => servers[index % 3]!.state.history.add({ ...line, by: String(index) })))
  for (const { shared } of servers) await shared.catchUp()
  for (const { state } of servers) {
    const found = state.history.lines()
    expect(found.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1))
    expect(found.map(({ by }) => Number(by)).sort((a, b) => a - b)).toEqual(lines.map((_, index) => index))
  }
  await expectAlike(url, ...servers.map(({ folder }) => folder))
})
