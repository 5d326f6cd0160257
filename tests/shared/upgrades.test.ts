/** Shared databases of former schemas, opened by today's code. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openConnections } from '../../src/engine/state/shared/connection.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { openState } from '../../src/engine/state/state.ts'
import { contentsIn } from './made-up-contents.ts'
import { newDatabase } from './postgres.ts'
import { openSchema, SCHEMA_NAMES, versionOf } from '../harness/schemas.ts'
import { fillFormer } from './former-database.ts'
import { expectKnown } from './upgraded.ts'

/** The last version with a table in PostgreSQL for each of the file's. */
const LAST = 13

/** The copy of the database that a server of that time has left. */
function leaveCopy(folder: string, name: string, id: string): void {
  const db = openSchema(name, join(folder, 'site.db'))
  db.prepare('INSERT OR REPLACE INTO replica (one, database, position) VALUES (1, ?, 7)').run(id)
  db.close()
}

// Sharing begins with the third change of version 9.
test.each(SCHEMA_NAMES.slice(SCHEMA_NAMES.indexOf('9-3')).filter((name) => versionOf(name) <= LAST))(
  'R2.150: of schema %s all is kept, on every server, and old addresses lead on',
  async (name) => {
    const said: string[] = []
    const spy = vi.spyOn(console, 'error').mockImplementation((text: unknown) => void said.push(String(text)))
    onTestFinished(() => spy.mockRestore())
    const url = await newDatabase()
    const { query, transaction, close } = openConnections(url, 'test')
    onTestFinished(close)
    await transaction((query) => fillFormer(query, name))
    const [{ id }] = (await query('SELECT id FROM head')) as [{ id: string }]
    const servers = await Promise.all(
      ['first', 'second'].map(async (server) => {
        const folder = await mkdtemp(join(tmpdir(), `crystal-${server}-`))
        if (server === 'first') leaveCopy(folder, name, id)
        const shared = await shareState(folder, url, contentsIn(folder))
        onTestFinished(async () => {
          await shared.close()
          await rm(folder, { recursive: true, force: true })
        })
        return { shared, state: openState(folder) }
      }),
    )
    const [first, second] = [servers[0]!, servers[1]!]
    const isKept = expect.stringMatching(/everything was kept(?:;|$)/)
    expect(said, 'of the copy and of the database').toEqual([isKept, isKept])
    const { state } = first
    expect(state.history.lines().map(({ what }) => what)).toEqual(['published', 'published', 'scheduled'])
    expect(state.sessions.nameOf('session', new Date('2029-01-01'))).toBe('Ayşe')
    expect(state.runs.newest()).toMatchObject([{ by: 'build', release: 1 }])
    expect(state.queue.jobs()).toMatchObject([{ id: 'waiting' }])
    expect([...state.hashedFiles.all().keys()]).toEqual(['_astro/a.css', '_astro/b.css'])
    await expectKnown(state)
    await second.shared.catchUp()
    expect(second.state.formerAddresses.gone(second.state.releases.newest())).toMatchObject([{ path: '/en/lost' }])
    expect((await second.state.releases.current())?.redirects).toEqual((await state.releases.current())!.redirects)
  },
)
