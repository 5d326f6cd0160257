/** A server starts, whatever problem there is: visitors get what was live until a release takes its place. */
import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { MustNotPublish, problem, PROBLEMS, type ProblemCode } from '../../../src/config/problems/table.ts'
import { dropUnnamed } from '../../../src/engine/publisher/history.ts'
import { makeManifest } from '../../../src/engine/release/manifest.ts'
import { ChangedMap } from '../../../src/records/changed-map.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { serveRebuilds } from '../../harness/publisher.ts'
import { RENDERER_FOLDER } from '../../harness/settings.ts'
import { siteOf, type WorldSite } from '../../harness/site.ts'
import { listed } from '../../harness/listed.ts'

const ABOUT = '/hakkimizda'
const DESK = { deskSecret: 'the secret of the desk in this test', rendererFolder: RENDERER_FOLDER }

beforeEach(() => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
})

/** With a page that has moved, and one that is gone. */
async function siteThatWasLive(): Promise<WorldSite> {
  const site = await siteOf('threePages', { plain: true })
  const state = openState(site.stateFolder)
  const pages = new ChangedMap(site.manifest.pages, new Map([['/iletisim', undefined]]))
  const release = makeManifest({ ...site.manifest, pages, redirects: { '/eski': ABOUT } })
  await state.releases.publish({ release, records: [] })
  state.close()
  return site
}

const fileOf = ({ stateFolder }: WorldSite) => join(stateFolder, 'site.db')

function run(site: WorldSite, sql: string) {
  const database = new DatabaseSync(fileOf(site))
  database.exec(`${sql}; PRAGMA wal_checkpoint(TRUNCATE)`)
  database.close()
}

async function overwriteTable(site: WorldSite, table: string) {
  const database = new DatabaseSync(fileOf(site))
  const { rootpage } = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table)!
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  const bytes = await readFile(fileOf(site))
  bytes.fill('x', (Number(rootpage) - 1) * 4096, Number(rootpage) * 4096)
  await writeFile(fileOf(site), bytes)
}

/** Each leaves no release that this code can read. */
const UNUSABLE: Record<string, (site: WorldSite) => unknown> = {
  'is of a newer version': (site) => run(site, 'PRAGMA user_version = 999'),
  'is of a version whose releases cannot be kept': (site) =>
    run(site, 'PRAGMA user_version = 6; ALTER TABLE release DROP COLUMN changes'),
  'is missing': (site) => rm(fileOf(site)),
  'is no database': async (site) => {
    run(site, 'SELECT 1')
    await writeFile(fileOf(site), 'no database '.repeat(1000))
  },
  'is cut off': async (site) => {
    run(site, 'SELECT 1')
    await truncate(fileOf(site), 20_000)
  },
  'has lost its releases': (site) => overwriteTable(site, 'release'),
  'has lost its pages': (site) => overwriteTable(site, 'page'),
  'cannot be opened': async (site) => {
    await rm(fileOf(site))
    await mkdir(fileOf(site))
  },
}

/** Asks a server as visitors, a balancer and marketing do. */
async function answersOf(url: string) {
  const ask = (path: string) => fetch(url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
  const paths = [ABOUT, '/eski', '/iletisim', '/yok', '/robots.txt', '/desk', '/healthz']
  const answers = await Promise.all(paths.map(ask))
  const [page, moved] = answers as [Response, Response]
  return {
    statuses: answers.map(({ status }) => status),
    page: [page.headers.get('content-security-policy'), await page.text()],
    moved: moved.headers.get('location'),
    health: (await answers.at(-1)!.json()) as Record<string, unknown>,
  }
}

async function serve(site: WorldSite, publish?: () => Promise<never>) {
  const publisher = publish && { publisher: () => ({ publish, current: async () => undefined }) }
  const server = await serveRebuilds(site, { idle: 60_000, ...publisher }, DESK)
  let closing: Promise<void> | undefined
  const close = () => (closing ??= server.close())
  onTestFinished(close)
  return { ...server, close }
}

/** What a server answers while all is well, and again with `copy` where it serves the copy. */
async function answersWhenWell(site: WorldSite) {
  const server = await serve(site)
  const before = await answersOf(server.url)
  await server.close()
  expect(before).toMatchObject({ statuses: [200, 301, 410, 404, 200, 401, 200], moved: ABOUT })
  return { before, copy: { ...before, health: { ...before.health, copy: true } } }
}

test.each(Object.keys(UNUSABLE))(
  'where the database %s, what was live is served until there is a release',
  { timeout: 180_000 },
  async (name) => {
    const site = await siteThatWasLive()
    const { copy } = await answersWhenWell(site)
    await UNUSABLE[name]!(site)
    const { pages } = site.provider.world
    const home = pages.get('tr', '')!
    pages.delete('tr', '')
    const server = await serve(site)
    expect(await answersOf(server.url)).toEqual(copy)
    // A folder in the place of the file: nothing can be published, and the desk and the webhook say so.
    if (!server.jobs) return
    await server.jobs.idle()
    expect(await answersOf(server.url), 'after the server has tried to publish').toEqual(copy)
    await dropUnnamed(site.stateFolder, { releases: openState(site.stateFolder).releases, young: 0 })
    expect((await answersOf(server.url)).statuses, 'after the store was swept').toEqual(copy.statuses)

    pages.set(['tr', ''], home)
    server.jobs.add(undefined)
    await server.jobs.idle()
    const { page, health } = await answersOf(server.url)
    expect([page[1], health.copy, health.pages]).toEqual([copy.page[1], undefined, site.manifest.pages.size])
  },
)

test(
  'no problem takes the live site away, whatever keeps a release from being made',
  { timeout: 180_000 },
  async () => {
    const site = await siteThatWasLive()
    const { copy } = await answersWhenWell(site)
    await UNUSABLE['is of a newer version']!(site)
    const codes = (Object.keys(PROBLEMS) as ProblemCode[]).filter((code) => PROBLEMS[code].severity === 'stop')
    let code = codes[0]!
    const server = await serve(site, () => Promise.reject(new MustNotPublish([problem(code, 'test', 'test')])))
    // These are tried again and again.
    const passing = listed(`
      disk-failed | database-unreachable | overtaken | publish-under-way | code-older | code-replaced`)
    for (code of codes.filter((each) => !passing.includes(each))) {
      const { id } = server.jobs.add(undefined)
      await server.jobs.idle()
      expect(server.jobs.get(id)!.error).toContain(code)
      const { statuses, health } = await answersOf(server.url)
      expect([statuses, health], code).toEqual([copy.statuses, copy.health])
    }
    await server.close()
    for (code of codes) {
      const next = await serve(site, () => Promise.reject(new MustNotPublish([problem(code, 'test', 'test')])))
      expect((await answersOf(next.url)).statuses, code).toEqual(copy.statuses)
      await next.close()
    }
  },
)
