/** Databases of released and of other schemas, opened by today's code. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { leftAddresses, redirectsOf } from '../../../src/engine/release/redirects.ts'
import { TABLES } from '../../../src/engine/state/database/carried.ts'
import { SCHEMA, VERSION } from '../../../src/engine/state/database/schema.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { emptyFolder } from '../../harness/folder.ts'
import { manifestOf, pageOf, publishedIn } from '../../harness/manifest.ts'
import {
  bareSchema,
  columnsIn,
  dumpOf,
  openSchema,
  SCHEMA_VERSIONS,
  schemaFile,
  schemaText,
  tablesIn,
} from '../../harness/schemas.ts'

let said: string[]
beforeEach(() => {
  said = []
  const spy = vi.spyOn(console, 'error').mockImplementation((text: unknown) => void said.push(String(text)))
  onTestFinished(() => spy.mockRestore())
})

/** A folder with the database of a schema, in which `sql` was done. */
async function folderOf(version: number, sql = ''): Promise<string> {
  const folder = await emptyFolder()
  const db = openSchema(version, join(folder, 'site.db'))
  db.exec(sql)
  db.close()
  return folder
}

/** What a state must still know, of the databases in `schemas`: a release in which the room has moved once more is published. */
async function expectKnown(state: State): Promise<void> {
  const live = await state.releases.current()
  expect([live?.number, live?.pages.get('/en/rooms/new')?.thing]).toEqual([2, 'room en 29 1'])
  expect(state.approvals.scheduled()).toMatchObject([{ number: 3, by: 'Ayşe' }])
  expect(await redirectsAfterMove(state)).toEqual({
    '/en/rooms/new': '/en/rooms/newest',
    '/en/rooms/old': '/en/rooms/newest',
  })
}

async function redirectsAfterMove(state: State): Promise<Record<string, string>> {
  const pages = new Map([
    ['/en', pageOf('1', 'page en 0 1')],
    ['/en/rooms/newest', pageOf('2', 'room en 29 1')],
  ])
  const before = state.releases.pagesOf(state.releases.newest())
  const left = [...state.formerAddresses.of('embedded'), ...leftAddresses(before, pages)]
  const redirects = redirectsOf(left, pages)
  const { number } = await publishedIn(state, manifestOf({}, { pages, redirects, provider: 'embedded' }))
  expect(number).toBeGreaterThan(2)
  expect(state.formerAddresses.gone(number)).toMatchObject([{ path: '/en/lost' }])
  expect(state.formerAddresses.goneAt('/en/lost', number)).toBeDefined()
  return redirects
}

test(`the schema of version ${VERSION} has a dump: GOLDEN=write writes it from that of the version before`, async () => {
  if (process.env.GOLDEN === 'write') {
    const folder = await folderOf(SCHEMA_VERSIONS.findLast((version) => version < VERSION)!)
    openState(folder).close()
    return writeFile(schemaFile(VERSION), dumpOf(join(folder, 'site.db')))
  }
  const meant =
    'Raise VERSION with every change of the schema. Then: GOLDEN=write npm test -- tests/engine/state/upgrades.test.ts, and add rows of new tables to the file'
  expect(SCHEMA_VERSIONS, meant).toContain(VERSION)
  expect(schemaText(VERSION), meant).toContain(`\n${bareSchema()}\n`)
})

test('it is said of every table what becomes of it', () => {
  const db = new DatabaseSync(':memory:')
  db.exec(SCHEMA)
  expect([...TABLES].sort()).toEqual(tablesIn(db).sort())
})

test.each(SCHEMA_VERSIONS)(
  'R2.150: of schema %s every row is kept or said to be dropped, and old addresses lead on',
  async (version) => {
    const folder = await folderOf(version)
    const state = openState(folder)
    const told = state.takeRenewal()?.message ?? 'everything was kept'
    expect(said).toEqual(version === VERSION ? [] : [told])

    const [before, after] = [openSchema(version), new DatabaseSync(join(folder, 'site.db'))]
    for (const table of tablesIn(before)) {
      const isThere = tablesIn(after).includes(table)
      const columns = columnsIn(before, table).filter((column) => isThere && columnsIn(after, table).includes(column))
      const rows = (db: DatabaseSync) => db.prepare(`SELECT ${columns} FROM ${table}`).all()
      const all = before.prepare(`SELECT count(*) AS count FROM ${table}`).get()!.count
      if (new RegExp(`\\b${table} \\(`).test(told)) expect(told).toContain(`${table} (${Number(all)})`)
      else expect(rows(after), table).toEqual(expect.arrayContaining(rows(before)))
    }
    expect(told).toMatch(/everything was kept(?:$|; )/)
    await expectKnown(state)
  },
)

const OLDER = `PRAGMA user_version = ${VERSION - 1}`

test('of an older schema all that has a place today is kept, and what has none is said', async () => {
  const folder = await folderOf(
    VERSION,
    `ALTER TABLE run DROP COLUMN error; ALTER TABLE session DROP COLUMN name;
      CREATE TABLE of_older_code (name); INSERT INTO of_older_code VALUES (1), (2); ${OLDER}`,
  )
  const state = openState(folder)
  expect(said).toEqual([expect.stringContaining('not kept: session (1), of_older_code (2);')])
  expect(state.takeRenewal()).toMatchObject({ code: 'state-upgraded', message: said[0] })
  expect(state.runs.newest()).toMatchObject([{ by: 'build', release: 1 }])
  expect(state.queue.jobs()).toMatchObject([{ id: 'waiting' }])
  expect(tablesIn(new DatabaseSync(asideOf(folder, VERSION - 1)))).toContain('of_older_code')
  await expectKnown(state)
})

test('R2.150: of an older schema whose releases have no place the history and old addresses are kept', async () => {
  const folder = await folderOf(VERSION, `ALTER TABLE release DROP COLUMN changes; ${OLDER}`)
  const state = openState(folder)
  expect(said).toEqual([expect.stringContaining('not kept: release (3);')])
  expect(await state.releases.current()).toBeUndefined()
  expect(state.history.lines().map(({ what }) => what)).toEqual([
    ...['published', 'published', 'scheduled'],
    ...['cancelled', 'renewed'],
  ])
  expect([...state.hashedFiles.all().keys()]).toEqual(['_astro/a.css', '_astro/b.css'])
  expect(await redirectsAfterMove(state)).toEqual({
    '/en/rooms/new': '/en/rooms/newest',
    '/en/rooms/old': '/en/rooms/newest',
  })
})

/** What code of a newer schema leaves: the file from before its upgrade, kept aside, and its own, in which `sql` was done since. */
function upgradeBeyond(folder: string, version: number, sql = '') {
  const file = join(folder, 'site.db')
  const newer = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  newer.prepare('VACUUM INTO ?').run(asideOf(folder, version))
  newer.exec(`CREATE TABLE of_newer_code (name); DELETE FROM live; DELETE FROM release; DELETE FROM page;
    INSERT INTO history (at, what, by, details, release) VALUES ('2027-01-01T00:00:00Z', 'published', 'Deniz', '{}', 9);
    ${sql}; PRAGMA user_version = 999`)
  newer.close()
}

const asideOf = (folder: string, version: number) => join(folder, `site.v${version}.db`)

test.each([...SCHEMA_VERSIONS, VERSION - 1])(
  'R2.150: older code finds its own state of schema %s again, with what people did since',
  async (version) => {
    const folder = await folderOf(Math.max(version, SCHEMA_VERSIONS[0]!), `PRAGMA user_version = ${version}`)
    upgradeBeyond(folder, version)
    const state = openState(folder)
    const [own, newer] = [asideOf(folder, version), asideOf(folder, 999)]
    expect(state.takeRenewal()).toMatchObject({
      code: 'state-taken-back',
      message: expect.stringMatching(`${own}; that of version 999 is kept as ${newer}$`),
    })
    expect(state.history.lines().slice(-2)).toMatchObject([
      { what: 'published', by: 'Deniz' },
      { what: 'undone', release: 2, by: 'operator' },
    ])
    expect(tablesIn(new DatabaseSync(newer))).toContain('of_newer_code')
    expect(versionIn(own)).toBe(version)
    await expectKnown(state)
    expect(state.releases.newest(), 'numbers of the newer code are not given again').toBe(10)
  },
)

test('a time that newer code has ended is not planned again', async () => {
  const folder = await folderOf(VERSION)
  upgradeBeyond(
    folder,
    VERSION,
    "DELETE FROM schedule; INSERT INTO schedule VALUES (8, '2030-01-01T00:00:00Z', 'Deniz')",
  )
  const state = openState(folder)
  expect(state.approvals.scheduled()).toEqual([])
  expect(state.history.lines().slice(-2)).toMatchObject([{ what: 'cancelled', release: 8 }, { what: 'undone' }])
})

test('no file that is kept aside is overwritten, and a damaged one is passed by', async () => {
  const folder = await folderOf(VERSION, OLDER)
  openState(folder).close()
  const aside = asideOf(folder, VERSION - 1)
  const first = await readFile(aside)
  await rm(join(folder, 'site.db'))
  const again = openSchema(VERSION, join(folder, 'site.db'))
  again.exec(OLDER)
  again.close()
  openState(folder).close()
  expect(await readFile(aside)).toEqual(first)
  const second = aside.replace('.db', '-2.db')
  expect(versionIn(second)).toBe(VERSION - 1)

  upgradeBeyond(folder, VERSION)
  await writeFile(asideOf(folder, VERSION), 'no database '.repeat(1000))
  await writeFile(aside.replace('.db', '-3.db'), '')
  expect(openState(folder).takeRenewal()?.message).toContain(second)
})

function versionIn(path: string): unknown {
  return new DatabaseSync(path).prepare('PRAGMA user_version').get()!.user_version
}
