/** A shared database of each schema that one ever had, with the code of today. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Row } from '../../src/engine/state/database/database.ts'
import { openConnections, type Query } from '../../src/engine/state/shared/connection.ts'
import { prepare } from '../../src/engine/state/shared/postgres.ts'
import { insertRows } from '../../src/engine/state/shared/rows.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { postgresTables } from '../../src/engine/state/shared/tables.ts'
import { VERSION } from '../../src/engine/state/database/schema.ts'
import { openState } from '../../src/engine/state/state.ts'
import { contentsIn } from './made-up-contents.ts'
import { newDatabase } from './postgres.ts'
import { columnsIn, openSchema, SCHEMA_NAMES, schemaText, tablesIn, versionOf } from '../harness/schemas.ts'
import { expectKnown } from './upgraded.ts'

const LOCAL = ['written_folder', 'purged', 'replica']

/** Fills a database with the tables of a schema, as the code of its time has left it. */
async function fill(query: Query, name: string): Promise<void> {
  await prepare(query)
  const rows = await query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'site'",
  )
  for (const { name: table } of rows)
    if (!['head', 'change', 'content', 'code', 'server'].includes(table)) await query(`DROP TABLE ${table}`)
  for (const statement of postgresTables(schemaText(name)).filter((sql) => !/^CREATE INDEX gone/.test(sql)))
    await query(statement)
  const db = openSchema(name)
  const send = (sql: string, values?: readonly unknown[]) => query(sql, values).then(() => {})
  for (const table of tablesIn(db).filter((each) => !LOCAL.includes(each))) {
    const all = db.prepare(`SELECT * FROM ${table}`).all() as Row[]
    await insertRows(send, { name: table, columns: columnsIn(db, table), key: [] }, all)
  }
  await query('UPDATE head SET version = $1', [versionOf(name)])
}

// Sharing begins with the third change of version 9.
test.each(SCHEMA_NAMES.slice(SCHEMA_NAMES.indexOf('9-3')))(
  'R2.150: of schema %s all is kept, on every server, and old addresses lead on',
  async (name) => {
    const said: string[] = []
    const spy = vi.spyOn(console, 'error').mockImplementation((text: unknown) => void said.push(String(text)))
    onTestFinished(() => spy.mockRestore())
    const url = await newDatabase()
    const { transaction, close } = openConnections(url, 'test')
    onTestFinished(close)
    await transaction(({ query }) => fill(query, name))
    const servers = await Promise.all(
      ['first', 'second'].map(async (server) => {
        const folder = await mkdtemp(join(tmpdir(), `crystal-${server}-`))
        const shared = await shareState(folder, url, contentsIn(folder))
        onTestFinished(async () => {
          await shared.close()
          await rm(folder, { recursive: true, force: true })
        })
        return { shared, state: openState(folder) }
      }),
    )
    const [first, second] = [servers[0]!, servers[1]!]
    expect(said).toEqual(versionOf(name) === VERSION ? [] : [expect.stringMatching(/everything was kept$/)])
    const { state } = first
    expect(state.history.lines().map(({ what }) => what)).toEqual(['published', 'published', 'scheduled'])
    expect(state.sessions.nameOf('session', new Date('2029-01-01'))).toBe('Ayşe')
    expect(state.runs.newest()).toMatchObject([{ by: 'build', release: 1 }])
    expect(state.queue.jobs()).toMatchObject([{ id: 'waiting' }])
    expect([...state.hashedFiles.all().keys()]).toEqual(['_astro/a.css', '_astro/b.css'])
    await expectKnown(state, true)
    await second.shared.catchUp()
    expect(second.state.formerAddresses.gone(second.state.releases.newest())).toMatchObject([{ path: '/en/lost' }])
    expect((await second.state.releases.current())?.redirects).toEqual((await state.releases.current())!.redirects)
  },
)
