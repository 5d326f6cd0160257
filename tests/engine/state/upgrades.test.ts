/** Databases of former schemas, opened by today's code. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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
  const folder = await mkdtemp(join(tmpdir(), 'crystal-upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
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
    expect(told).toMatch(/everything was kept$/)
    await expectKnown(state)
  },
)
