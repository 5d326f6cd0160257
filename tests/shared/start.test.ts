/** A server that shares its state starts, whatever problem the database has, as long as its folder has something to serve. */
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPublisher } from '../../src/engine/publisher/publisher.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { serveSite } from '../../src/hosts/serve.ts'
import { openConnections } from '../../src/engine/state/shared/connection.ts'
import { prepare } from '../../src/engine/state/shared/prepare.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { newDatabase, wayTo } from './postgres.ts'
import { RENDERER_FOLDER } from '../harness/settings.ts'
import { siteOf } from '../harness/site.ts'
import { emptyFolder } from '../harness/folder.ts'

async function newerDatabase(): Promise<string> {
  const url = await newDatabase()
  const { transaction, close } = openConnections(url, 'test')
  onTestFinished(close)
  await transaction(async (query) => {
    await prepare(query)
    await query('UPDATE head SET version = version + 1')
  })
  return url
}

async function silentDatabase(): Promise<string> {
  const way = await wayTo(await newDatabase())
  await way.block()
  return way.url
}

const NO_DATABASE = async () => undefined

test.each<[string, { database: () => Promise<string | undefined>; isLost: boolean }]>([
  ['the database does not answer', { database: silentDatabase, isLost: false }],
  ['the database does not answer, and the copy of it is lost', { database: silentDatabase, isLost: true }],
  ['the database is of a newer version, and the copy of it is lost', { database: newerDatabase, isLost: true }],
  ['the folder has the state of a different database', { database: newDatabase, isLost: false }],
  ['no database is named', { database: NO_DATABASE, isLost: false }],
])('where %s, what was live is served', { timeout: 120_000 }, async (_name, { database, isLost }) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const { manifest, options, ...site } = await siteOf('threePages', { plain: true })
  const stateFolder = await emptyFolder()
  await cp(site.stateFolder, stateFolder, { recursive: true })
  if (isLost) for (const end of ['', '-wal', '-shm']) await rm(join(stateFolder, `site.db${end}`), { force: true })

  const url = await database()
  const store = openStore(join(stateFolder, 'store'))
  const shared = url === undefined ? undefined : await shareState(stateFolder, url, store, {}, true)
  const server = await serveSite({
    ...{ stateFolder, rendererFolder: RENDERER_FOLDER, providerUrl: site.provider.url, port: 0 },
    deskSecret: 'the secret of the desk in this test',
    rebuilds: { publisher: (live) => openPublisher({ ...options, stateFolder, onRelease: live.show }) },
  })
  onTestFinished(async () => {
    await server.close()
    await shared?.close()
  })
  const answers = await Promise.all(['/hakkimizda', '/desk', '/healthz'].map((path) => fetch(server.url + path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 200])
  const health = (await answers[2]!.json()) as Record<string, unknown>
  expect(health).toMatchObject({ release: manifest.id, ...(url !== undefined && { database: 'unreachable' }) })
  expect(health.copy).toBe(isLost || undefined)
})
