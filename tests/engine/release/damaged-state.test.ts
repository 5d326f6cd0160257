import { mkdir, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { MustNotPublish } from '../../../src/config/problems/table.ts'
import { TABLES } from '../../../src/engine/state/database/carried.ts'
import type { JobRow } from '../../../src/engine/state/queue.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { contentsOf } from '../../harness/manifest.ts'
import { publisherOf, serveRebuilds } from '../../harness/publisher.ts'
import { siteOf } from '../../harness/site.ts'

const fileOf = (folder: string) => join(folder, 'site.db')

/** Changes the database behind the site's back. All of it is in the file then. */
function run(folder: string, sql: string) {
  const database = new DatabaseSync(fileOf(folder))
  database.exec(`${sql}; PRAGMA wal_checkpoint(TRUNCATE)`)
  database.close()
}

function overwrite(folder: string) {
  run(folder, 'SELECT 1')
  return writeFile(fileOf(folder), 'no database '.repeat(1000))
}

async function overwritePages(folder: string) {
  run(folder, 'SELECT 1')
  const { size } = await stat(fileOf(folder))
  const file = await open(fileOf(folder), 'r+')
  for (let at = 8192; at < size; at += 16_384) await file.write(Buffer.alloc(4096, 'x'), 0, 4096, at)
  await file.close()
}

async function overwriteTable(folder: string, table: string) {
  const database = new DatabaseSync(fileOf(folder))
  const { rootpage } = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table)!
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  const file = await open(fileOf(folder), 'r+')
  await file.write(Buffer.alloc(4096, 'x'), 0, 4096, (Number(rootpage) - 1) * 4096)
  await file.close()
}

const JOB: JobRow = {
  id: 'job',
  state: 'queued',
  server: null,
  created_at: '2027-01-01T00:00:00Z',
  finished_at: null,
  changes: null,
  preview: 0,
  authors: null,
  report: null,
  error: null,
}

/** Each leaves something in the state folder that cannot be used; the page's contents stay. */
const DAMAGES: [string, (folder: string) => unknown][] = [
  ['no database', (folder) => rm(fileOf(folder))],
  [
    'a database that is cut in the middle',
    async (folder) => {
      run(folder, 'SELECT 1')
      await truncate(fileOf(folder), Math.floor((await stat(fileOf(folder))).size / 2))
    },
  ],
  ['a file that is no database', overwrite],
  ['pages of the database overwritten', overwritePages],
  ['a database of another version', (folder) => run(folder, 'PRAGMA user_version = 999')],
]

test.each(DAMAGES)('L7 with %s the build is a full one, and its pages are the same', async (_name, damage) => {
  const site = await siteOf('threePages', { plain: true })
  const before = contentsOf(site.manifest)
  await damage(site.stateFolder)
  const { report, manifest } = await site.rebuild()
  expect(report).toMatchObject({ mode: 'full', release: before.id, pages: { total: site.report.pages.total } })
  expect(contentsOf(manifest)).toEqual(before)
  expect((await site.rebuild()).report).toMatchObject({ mode: 'incremental', pages: { rendered: 0 } })
})

test.each(DAMAGES.slice(2))(
  'with %s nothing is published that nobody approved, until the operator does',
  async (_name, damage) => {
    const site = await siteOf('threePages', { plain: true })
    const rename = (title: string) =>
      site.provider.world.editPage('tr', 'hakkimizda', (page) => void (page.title = title))
    const distFolder = join(site.stateFolder, 'dist')
    const server = await serveRebuilds(
      site,
      { publish: { distFolder, needsApproval: true }, idle: 60_000 },
      { distFolder, deskSecret: 'the secret of the desk in this test' },
    )
    onTestFinished(() => server.close())
    const run = async (preview = false) => {
      const { id } = server.jobs.add(undefined, { preview })
      await server.jobs.idle()
      return server.jobs.get(id)!
    }
    const about = async () => (await fetch(`${server.url}/hakkimizda`)).text()
    expect((await run()).state).toBe('unchanged')
    const live = await about()
    rename('Onaysız')
    expect((await run()).state).toBe('waiting')
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    await damage(site.stateFolder)

    const publisher = publisherOf(site, { distFolder, needsApproval: true })
    const codes = (running: Promise<unknown>) =>
      running.then(
        () => [],
        (error: unknown) => (error as MustNotPublish).problems.map(({ code }) => code),
      )
    site.provider.requests.length = 0
    expect(await codes(publisher.publish({ checkState: true }))).toEqual(['state-begun-anew'])
    expect(await codes(publisherOf(site, { distFolder }).publish({ preview: true }))).toEqual(['state-begun-anew'])
    expect((await run()).error).toContain('state-begun-anew')
    expect(site.provider.requests).toEqual([])
    expect([await about(), await readFile(join(distFolder, 'hakkimizda.html'), 'utf8')]).toEqual([live, live])

    const { release } = await publisher.publish({ force: true })
    const state = openState(site.stateFolder)
    const { number } = (await state.releases.live())!
    expect(state.history.lines().slice(-2)).toMatchObject([
      { what: 'approved', by: 'operator', release: number, id: release },
      { what: 'published', release: number, id: release },
    ])
    await expect.poll(about).toContain('<title>Onaysız')
    rename('Sonraki')
    expect((await run()).state, 'from then on as ever').toBe('waiting')
    expect(await about()).toContain('<title>Onaysız')
  },
)

test('what was damaged is told, and where the damaged file is', async () => {
  const site = await siteOf('threePages', { plain: true })
  await overwrite(site.stateFolder)
  const { report } = await site.rebuild()
  const told = expect.objectContaining({ code: 'state-damaged', message: expect.stringContaining('site.db.damaged') })
  expect(report.problems).toContainEqual(told)
  expect((await stat(join(site.stateFolder, 'site.db.damaged'))).size).toBe(12_000)
})

test('damage is told once, by the publish that mended it', async () => {
  const site = await siteOf('threePages', { plain: true })
  await overwrite(site.stateFolder)
  const publisher = publisherOf(site)
  const codes = async () => (await publisher.publish()).problems.map(({ code }) => code)
  expect(await codes()).toContain('state-damaged')
  expect(await codes()).not.toContain('state-damaged')
})

test('a damaged database that cannot be put aside is an error, and is mended when it can be', async () => {
  const site = await siteOf('threePages', { plain: true })
  const publisher = publisherOf(site)
  await publisher.publish()
  await overwritePages(site.stateFolder)
  const inTheWay = join(site.stateFolder, 'site.db.damaged')
  await mkdir(inTheWay)
  await expect(publisher.publish({ checkState: true })).rejects.toThrow()
  await rm(inTheWay, { recursive: true })
  expect(await publisher.publish({ checkState: true })).toMatchObject({ mode: 'full', release: site.manifest.id })
})

test('a queue of rebuilds that is damaged is begun anew with the state, by a publish of everything', async () => {
  const site = await siteOf('threePages', { plain: true })
  const redirects = { '/eski': '/iletisim' }
  const { queue, releases } = openState(site.stateFolder)
  const pages = new Map([...site.manifest.pages].map(([path, page]) => [path === '/iletisim' ? '/eski' : path, page]))
  await releases.publish({ release: { ...site.manifest, pages }, records: [] })
  await releases.publish({ release: { ...site.manifest, redirects }, records: [] })
  await queue.save({
    jobs: [JOB],
    messages: [['message', { takenAt: Date.now(), job: JOB.id }]],
    forgotten: [],
    oldestMessage: 0,
  })
  await overwriteTable(site.stateFolder, 'job')
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())

  const server = await serveRebuilds(site)
  onTestFinished(() => server.close())
  expect(said.mock.calls.map(String).join('\n')).toContain('Jobs that waited may be lost')
  expect(server.jobs.all()).toHaveLength(1)
  await server.jobs.idle()
  await server.jobs.saved()
  const [job] = server.jobs.all()
  expect(job).toMatchObject({ state: 'published', report: { mode: 'full', release: expect.any(String) } })
  expect(job!.report!.problems).toContainEqual(expect.objectContaining({ code: 'state-damaged' }))
  expect((await fetch(`${server.url}/hakkimizda`)).status).toBe(200)
  const after = openState(site.stateFolder)
  expect(after.queue.jobs().map(({ id }) => id)).toEqual([job!.id])
  expect((await after.releases.current())!.redirects).toEqual(redirects)
})

test('a record of which a word is another is asked for again with all others, and no page is rendered', async () => {
  const site = await siteOf('threePages', { plain: true })
  run(site.stateFolder, "UPDATE record_value SET json = replace(json, 'Hakkımızda', 'Hakkımda')")
  const { report, manifest } = await site.rebuild()
  expect(report).toMatchObject({ mode: 'full', pages: { rendered: 0 } })
  expect(report.problems).toContainEqual(expect.objectContaining({ code: 'state-damaged' }))
  expect(contentsOf(manifest)).toEqual(contentsOf(site.manifest))
  expect((await site.rebuild()).report).toMatchObject({ mode: 'incremental', pages: { rendered: 0 } })
})

test('a state whose database lost all rows, its history too, publishes nothing unasked', async () => {
  const site = await siteOf('threePages', { plain: true })
  const tables = TABLES.map((table) => `DELETE FROM ${table}`)
  run(site.stateFolder, `PRAGMA foreign_keys = OFF; ${tables.join('; ')}`)
  const publishing = publisherOf(site, { needsApproval: true }).publish({ checkState: true })
  await expect(publishing).rejects.toThrow('state-begun-anew')
})
