/** The state in one file and back, while the site publishes. */
import { statSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { MustNotPublish } from '../../src/config/problems/table.ts'
import { prune } from '../../src/engine/publisher/history.ts'
import { restoreSite } from '../../src/engine/publisher/restore.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { backUp } from '../../src/engine/state/back-up.ts'
import { VERSION } from '../../src/engine/state/database/schema.ts'
import { openState } from '../../src/engine/state/state.ts'
import { serveSite } from '../../src/hosts/serve.ts'
import { publisherOf, serveRebuilds } from '../harness/publisher.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'crystal-back-up-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

async function built(): Promise<WorldSite> {
  const site = await buildSiteOf('fewPages', { plain: true })
  onTestFinished(() => site.close())
  return site
}

const backUpOf = ({ stateFolder }: WorldSite, to: string) =>
  backUp({ folder: stateFolder, contents: openStore(join(stateFolder, 'store')) }, to)

/** Each page's path with its status and text. */
async function shownAt(url: string, paths: Iterable<string>): Promise<Map<string, string>> {
  const shown = new Map<string, string>()
  for (const path of paths) {
    const answer = await fetch(url + path)
    shown.set(path, `${answer.status} ${await answer.text()}`)
  }
  return shown
}

const codesOf = (running: Promise<unknown>) =>
  running.then(
    () => [],
    (error: unknown) => (error instanceof MustNotPublish ? error.problems.map(({ code }) => code) : [String(error)]),
  )

test('L10 a back-up and a restore while the site publishes leave one whole release, which a running server shows', async () => {
  const site = await built()
  const file = join(await folder(), 'site.backup')
  const server = await serveRebuilds(site)
  onTestFinished(() => server.close())
  const publisher = publisherOf(site)
  let round = 0
  const publish = async () => {
    site.provider.world.editPage('en', 'about-us', (page) => void (page.title = `About ${++round}`))
    await publisher.publish()
    // What only earlier releases name goes while it may be read.
    await prune(site.stateFolder, openState(site.stateFolder), new Date(Date.now() + 25 * 3_600_000))
  }
  const publishing = (async () => {
    for (let count = 0; count < 12; count++) await publish()
  })()
  const { release, missing } = await backUpOf(site, file)
  await publishing
  expect(missing).toBe(0)

  const ongoing = publish()
  const restored = await restoreSite(file, { stateFolder: site.stateFolder, distFolder: join(await folder(), 'dist') })
  await ongoing
  expect(restored).toMatchObject({ release, aside: join(site.stateFolder, `site.v${VERSION}.db`) })
  const state = openState(site.stateFolder)
  expect(state.history.lines().some(({ what, id }) => what === 'undone' && id === release)).toBe(true)

  const before = new DatabaseSync(restored.aside!, { readOnly: true })
  expect(before.prepare('SELECT max(number) AS newest FROM release').get()).toEqual({ newest: 14 })
  expect(statSync(`${restored.aside}-wal`, { throwIfNoEntry: false })?.size ?? 0, 'what is in its log alone').toBe(0)
  await restoreSite(restored.aside!, { stateFolder: site.stateFolder, distFolder: join(await folder(), 'dist') })
  expect((await openState(site.stateFolder).releases.live())!.number, 'the state before is back').toBe(14)

  await publish()
  const live = (await openState(site.stateFolder).releases.current())!
  await expect.poll(async () => ((await (await fetch(`${server.url}/healthz`)).json()) as any).release).toBe(live.id)
  const pages = [...live.pages].filter(([, { status }]) => status === undefined).map(([path]) => path)
  for (const [path, shown] of await shownAt(server.url, pages)) expect(shown, path).toMatch(/^200 /)
})

test('a back-up is the whole site on a machine that has nothing', async () => {
  const site = await built()
  const file = join(await folder(), 'site.backup')
  const { release, contents } = await backUpOf(site, file)
  expect(await readdir(join(file, '..'))).toEqual(['site.backup'])
  const bare = join(await folder(), '.site')
  const dist = join(bare, '..', 'dist')
  expect(await restoreSite(file, { stateFolder: bare, distFolder: dist })).toEqual({ release, contents, missing: 0 })
  const pages = [...(await openState(bare).releases.current())!.pages.keys()]
  const [before, after] = await Promise.all(
    [site.stateFolder, bare].map(async (stateFolder) => {
      const server = await serveSite({ stateFolder, providerUrl: site.provider.url, port: 0 })
      onTestFinished(() => server.close())
      return shownAt(server.url, pages)
    }),
  )
  expect(after).toEqual(before)
  expect((await readdir(dist)).length).toBeGreaterThan(3)
})

test('what is not whole is neither called a back-up nor restored, and what was there stays', async () => {
  const site = await built()
  const place = await folder()
  const file = join(place, 'site.backup')
  await backUpOf(site, file)
  const good = await readFile(file)
  const live = (await openState(site.stateFolder).releases.current())!
  const restoring = (from: string) =>
    codesOf(restoreSite(from, { stateFolder: site.stateFolder, distFolder: join(place, 'dist') }))

  const damage: Record<string, (copy: string) => Promise<unknown> | unknown> = {
    'cut.backup': (copy) => truncate(copy, Math.floor(good.length / 2)),
    'other.backup': (copy) => writeFile(copy, 'no database '.repeat(1000)),
    'table.backup': (copy) => new DatabaseSync(copy).exec('DROP TABLE backed_up_content; DROP TABLE live'),
    'content.backup': (copy) =>
      new DatabaseSync(copy).exec('UPDATE backed_up_content SET bytes = (SELECT bytes FROM backed_up_content LIMIT 1)'),
    'newer.backup': (copy) => new DatabaseSync(copy).exec(`PRAGMA user_version = ${VERSION + 1}`),
  }
  for (const [name, damaged] of Object.entries(damage)) {
    await cp(file, join(place, name))
    await damaged(join(place, name))
    expect(await restoring(join(place, name)), name).toEqual(['back-up-unfit'])
  }
  for (const from of [join(place, 'none'), place]) expect(await restoring(from)).toEqual(['back-up-unfit'])
  expect((await openState(site.stateFolder).releases.current())!.id).toBe(live.id)
  await writeFile(join(place, 'store'), 'a disk that takes nothing')
  const full = { stateFolder: place, distFolder: join(place, 'dist') }
  expect(await codesOf(restoreSite(file, full))).toEqual(['disk-failed'])

  const lost = join(site.stateFolder, 'store', live.pages.get('/en')!.hash.replace(/^../, '$&/'))
  await rm(lost)
  expect(await codesOf(backUpOf(site, file))).toEqual(['back-up-failed'])
  const unwritable = [
    place,
    join(place, 'none', 'site.backup'),
    join(file, 'site.backup'),
    join(place, 'x'.repeat(300)),
  ]
  for (const to of [join(site.stateFolder, 'site.db'), ...unwritable])
    expect(await codesOf(backUpOf(site, to)), to).toEqual(['back-up-failed'])
  expect(await readFile(file)).toEqual(good)
  expect((await readdir(place)).filter((name) => name.endsWith('.part'))).toEqual([])
})
