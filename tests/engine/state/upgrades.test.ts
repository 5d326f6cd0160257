/** Databases of former schemas, opened by today's code. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { TREATMENTS } from '../../../src/engine/state/database/carried.ts'
import { SCHEMA, VERSION } from '../../../src/engine/state/database/schema.ts'
import { openState } from '../../../src/engine/state/state.ts'
import {
  bareSchema,
  columnsIn,
  dumpOf,
  openSchema,
  SCHEMA_NAMES,
  schemaFile,
  schemaText,
  tablesIn,
  versionOf,
} from '../../harness/schemas.ts'
import { expectKnown } from '../../shared/upgraded.ts'
import { emptyFolder } from '../../harness/folder.ts'

/** Rows of these become rows of others. */
const CONVERTED = ['redirect', 'gone_page', 'replica']
let said: string[]
beforeEach(() => {
  said = []
  const spy = vi.spyOn(console, 'error').mockImplementation((text: unknown) => void said.push(String(text)))
  onTestFinished(() => spy.mockRestore())
})

/** A folder with the database of a schema. */
async function folderOf(name: string): Promise<string> {
  const folder = await emptyFolder()
  openSchema(name, join(folder, 'site.db')).close()
  return folder
}

test(`the schema of version ${VERSION} has a file: GOLDEN=write writes it from that of the version before`, async () => {
  if (process.env.GOLDEN === 'write') {
    const folder = await folderOf(SCHEMA_NAMES.findLast((name) => versionOf(name) < VERSION)!)
    openState(folder).close()
    return writeFile(schemaFile(VERSION), dumpOf(join(folder, 'site.db')))
  }
  const meant =
    'Raise VERSION with every change of the schema. Then: GOLDEN=write npm test -- tests/engine/state/upgrades.test.ts, and add rows of new tables to the file'
  expect(SCHEMA_NAMES.map(versionOf), meant).toContain(VERSION)
  expect(schemaText(VERSION), meant).toContain(`\n${bareSchema()}\n`)
})

test('it is said of every table what becomes of it', () => {
  const db = new DatabaseSync(':memory:')
  db.exec(SCHEMA)
  expect(Object.keys(TREATMENTS).sort()).toEqual(tablesIn(db).sort())
})

test.each(SCHEMA_NAMES)(
  'R2.150: of schema %s every row is kept or said to be dropped, and old addresses lead on',
  async (name) => {
    const folder = await folderOf(name)
    const state = openState(folder)
    const told = state.takeRenewal()?.message ?? 'everything was kept'
    expect(said).toEqual(versionOf(name) === VERSION ? [] : [told])

    const [before, after] = [openSchema(name), new DatabaseSync(join(folder, 'site.db'))]
    for (const table of tablesIn(before).filter((each) => !CONVERTED.includes(each))) {
      const isThere = tablesIn(after).includes(table)
      const columns = columnsIn(before, table).filter((column) => isThere && columnsIn(after, table).includes(column))
      const rows = (db: DatabaseSync) => db.prepare(`SELECT ${columns} FROM ${table}`).all()
      const all = before.prepare(`SELECT count(*) AS count FROM ${table}`).get()!.count
      if (new RegExp(`\\b${table} \\(`).test(told)) expect(told).toContain(`${table} (${Number(all)})`)
      else if (Number(all) > 0) expect(rows(after), table).toEqual(expect.arrayContaining(rows(before)))
    }
    expect(told).toMatch(/everything was kept(?:$|; )/)
    await expectKnown(state)
  },
)

/** What code of a newer schema leaves: the file from before its upgrade, kept aside, and its own, in which `sql` was done since. */
function upgradeBeyond(folder: string, version: number, sql: string) {
  const file = join(folder, 'site.db')
  const newer = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  newer.prepare('VACUUM INTO ?').run(asideOf(folder, version))
  newer.exec(`CREATE TABLE of_newer_code (name); DELETE FROM live; DELETE FROM release; DELETE FROM page;
    INSERT INTO history (at, what, by, details, release) VALUES ('2027-01-01T00:00:00Z', 'published', 'Deniz', '{}', 9);
    ${sql}; PRAGMA user_version = 999`)
  newer.close()
}

const asideOf = (folder: string, version: number) => join(folder, `site.v${version}.db`)

test.each(SCHEMA_NAMES)(
  'R2.150: older code finds its own state of schema %s again, with what people did since',
  async (name) => {
    const folder = await folderOf(name)
    upgradeBeyond(folder, versionOf(name), '')
    const state = openState(folder)
    const [own, newer] = [`site.v${versionOf(name)}.db`, 'site.v999.db'].map((each) => join(folder, each))
    expect(state.takeRenewal()).toMatchObject({
      code: 'state-taken-back',
      message: expect.stringMatching(`${own}; that of version 999 is kept as ${newer}$`),
    })
    expect(state.history.lines().slice(-2)).toMatchObject([
      { what: 'published', by: 'Deniz' },
      { what: 'undone', release: 2, by: 'operator' },
    ])
    expect(tablesIn(new DatabaseSync(newer!))).toContain('of_newer_code')
    expect(versionIn(own!)).toBe(versionOf(name))
    await expectKnown(state)
    expect(state.releases.newest(), 'numbers of the newer code are not given again').toBe(10)
  },
)

test('a time that newer code has ended is not planned again', async () => {
  const folder = await folderOf(String(VERSION))
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
  const folder = await folderOf('13')
  openState(folder).close()
  const first = await readFile(join(folder, 'site.v13.db'))
  await rm(join(folder, 'site.db'))
  openSchema('13', join(folder, 'site.db')).close()
  openState(folder).close()
  expect(await readFile(join(folder, 'site.v13.db'))).toEqual(first)
  expect(versionIn(join(folder, 'site.v13-2.db'))).toBe(13)

  upgradeBeyond(folder, VERSION, '')
  await writeFile(join(folder, `site.v${VERSION}.db`), 'no database '.repeat(1000))
  await writeFile(join(folder, 'site.v13-3.db'), '')
  expect(openState(folder).takeRenewal()?.message).toContain(join(folder, 'site.v13-2.db'))
})

function versionIn(path: string): unknown {
  return new DatabaseSync(path).prepare('PRAGMA user_version').get()!.user_version
}
