/** Releases that wait: visitors see what they saw, until somebody approves just what was looked at. */
import { mkdtemp, readFile, rename as moveFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { MustNotPublish } from '../../src/config/problems/table.ts'
import { fileOf } from '../../src/routes/paths.ts'
import type { ServeOptions } from '../../src/hosts/serve-options.ts'
import { openState } from '../../src/engine/state/state.ts'
import { takeTurn } from '../../src/engine/state/turn.ts'
import { publisherOf, serveRebuilds } from '../harness/publisher.ts'
import { expectTold } from '../harness/replay.ts'
import { siteOf, type WorldSite } from '../harness/site.ts'
import { makeWorld, removeHotel } from '../worlds/index.ts'

const ABOUT = '/hakkimizda'
const HINT = [{ resource: 'page' as const, url: 'hakkimizda', lang: 'tr' as const }]
const SECRET = 'the secret of the desk in these tests'

const smallSite = () => siteOf('threePages', { plain: true })
const rename = (site: WorldSite, title: string) =>
  site.provider.world.editPage('tr', 'hakkimizda', (page) => void (page.title = title))
const distOf = (site: WorldSite) => join(site.stateFolder, 'dist')

async function serve(
  site: WorldSite,
  {
    needsApproval = true,
    idle = 60_000,
    ...options
  }: Partial<ServeOptions> & { needsApproval?: boolean; idle?: number } = {},
) {
  const publish = { distFolder: distOf(site), needsApproval }
  const server = await serveRebuilds(
    site,
    { idle, publish },
    { distFolder: distOf(site), deskSecret: SECRET, ...options },
  )
  onTestFinished(() => server.close())
  const run = async (changes?: Parameters<(typeof server.jobs)['add']>[0], preview = false) => {
    const { id } = server.jobs.add(changes, { preview })
    await server.jobs.idle()
    return server.jobs.get(id)!
  }
  const pages = async () => {
    const bodies = site.paths.map(async (path) => [path, await (await fetch(server.url + encodeURI(path))).text()])
    return Object.fromEntries(await Promise.all(bodies)) as Record<string, string>
  }
  const title = async () => /<title>([^<|]*)/.exec((await pages())[ABOUT]!)?.[1]?.trim()
  return { server, desk: server.desk, run, pages, title, state: openState(site.stateFolder) }
}

test('with PUBLISH=approve a change waits, and no byte that visitors see is new until it is approved', async () => {
  const site = await smallSite()
  const { desk, run, pages, title, state } = await serve(site)
  const before = await pages()
  rename(site, 'İkinci')
  const job = await run(HINT)
  expect(job).toMatchObject({
    state: 'waiting',
    report: { waiting: 2, changed: expect.arrayContaining([expect.objectContaining({ path: ABOUT })]) },
  })
  expect(await pages()).toEqual(before)
  expect((await state.releases.live())!.number).toBe(1)

  const waiting = (await state.releases.read(2))!
  const bytes = new Map([...waiting.pages].map(([path, { hash }]) => [path, hash]))
  site.provider.requests.length = 0
  expect(await desk.approve(desk.waiting()!, 'Ayşe')).toBe(true)
  expect(await title(), 'at once').toBe('İkinci')
  await desk.written()
  expect(site.provider.requests, 'nothing is asked or rendered').toEqual([])
  const live = (await state.releases.current())!
  expect([live.number, new Map([...live.pages].map(([path, { hash }]) => [path, hash]))]).toEqual([2, bytes])
  expect(await readFile(join(distOf(site), 'hakkimizda.html'), 'utf8')).toBe((await pages())[ABOUT])
  await expectTold(state)
})

test('an approval writes the files of the pages that changed, and no other', async () => {
  const site = await smallSite()
  const { desk, run } = await serve(site)
  await run()
  const stamps = async () => {
    const files = site.paths.map(async (path) => [path, (await stat(join(distOf(site), fileOf(path)))).ino] as const)
    return new Map(await Promise.all(files))
  }
  const before = await stamps()
  rename(site, 'İkinci')
  const { report } = await run(HINT)
  expect(await stamps(), 'while it waits').toEqual(before)
  await desk.approve(desk.waiting()!, 'Ayşe')
  await desk.written()
  const after = await stamps()
  const written = site.paths.filter((path) => after.get(path) !== before.get(path))
  expect(written.sort()).toEqual(report!.changed.map(({ path }) => path).sort())
})

test('where everything is published at once, a message that asks for a preview waits all the same, until the next one', async () => {
  const site = await smallSite()
  const { desk, run, title } = await serve(site, { needsApproval: false, idle: 20 })
  rename(site, 'İkinci')
  const job = await run(HINT, true)
  expect(job).toMatchObject({ state: 'waiting', preview: true })
  expect(job.report!.pages.rendered, 'only what changed is rendered').toBe(job.report!.changed.length)
  expect(await title()).toBe('Hakkımızda')
  const again = await run(undefined, true)
  expect(again).toMatchObject({ state: 'waiting', report: { waiting: 2, pages: { rendered: 0 } } })

  site.provider.world.editPage('tr', 'iletisim', (page) => void (page.title = 'Bize yazın'))
  const next = await run([{ resource: 'page', url: 'iletisim', lang: 'tr' }])
  expect(next.state).toBe('published')
  expect(next.report!.changed.map(({ path }) => path)).toEqual(expect.arrayContaining([ABOUT, '/iletisim']))
  expect(next.report!.changed.every(({ why }) => why.length > 0)).toBe(true)
  expect(await title()).toBe('İkinci')
  expect(desk.waiting()).toBeUndefined()
})

test('a preview and a publish that are asked for together do not become one', async () => {
  const site = await smallSite()
  const { server, title } = await serve(site, { needsApproval: false })
  rename(site, 'İkinci')
  const jobs = [
    server.jobs.add(undefined),
    server.jobs.add(HINT, { preview: true }),
    server.jobs.add(HINT, { preview: true }),
  ]
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(2)
  await server.jobs.idle()
  expect(jobs.map(({ state }) => state)).toEqual(['published', 'unchanged', 'unchanged'])
  expect(await title()).toBe('İkinci')
})

test('a change that is taken back before it was approved leaves nothing that waits', async () => {
  const site = await smallSite()
  const { desk, run, pages } = await serve(site)
  const before = await pages()
  rename(site, 'İkinci')
  await run()
  rename(site, 'Hakkımızda')
  expect(await run()).toMatchObject({ state: 'unchanged' })
  expect(desk.waiting()).toBeUndefined()
  expect(await pages()).toEqual(before)
})

test('the first release of all is live at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-first-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const site = await smallSite()
  const report = await publisherOf(site, { stateFolder: folder, needsApproval: true }).publish()
  expect(report.waiting).toBeUndefined()
  expect((await openState(folder).releases.live())!.release).toBe(report.release)
})

test('with releases that wait between, each is what a clean build of the provider is', async () => {
  const site = await siteOf('fewPages', { plain: true })
  const publisher = publisherOf(site, { needsApproval: true })
  const state = openState(site.stateFolder)
  const { world } = site.provider
  const edits = [
    () => world.editPage('en', 'about-us', (page) => void (page.title = 'About')),
    () => world.rooms.edit([51, 'tr'], (rooms) => void (rooms[0]!.name = 'Fener')),
    () => world.menus.edit([51, 'tr'], (menus) => void (menus.at(-1)!.items[0]!.text = 'Yeni')),
    () => world.pages.delete('en', 'hotels/deniz-kizi/about-us'),
    () => world.editPage('en', 'about-us', (page) => void (page.title = 'About us again')),
  ]
  for (const [index, edit] of edits.entries()) {
    edit()
    await publisher.publish({ preview: index % 2 === 0 })
    const folder = await mkdtemp(join(tmpdir(), 'crystal-clean-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await publisherOf(site, { stateFolder: folder }).publish()
    const clean = (await openState(folder).releases.current())!
    const newest = (await state.releases.read(state.releases.newest()))!
    expect([newest.id, [...newest.pages], [...newest.assets]]).toEqual([clean.id, [...clean.pages], [...clean.assets]])
    const live = (await state.releases.live())!.number
    expect(live).toBe(index < 2 ? 1 : index < 4 ? 3 : 5)
    if (index % 2 === 1) await state.approvals.approve(state.approvals.waiting()!, { by: 'Ayşe' })
  }
  await expectTold(state)
})

test('what may be lost is judged by what visitors see: a hotel that left while releases wait is borne, a second one is not', async () => {
  const hotel = (id: number) => ({ id, name: `Koy ${id}`, slug: `koy-${id}`, subPages: ['about' as const] })
  const site = await siteOf(makeWorld({ langs: ['tr', 'en'], hotels: [51, 52, 53].map(hotel) }), { plain: true })
  const publisher = publisherOf(site, { needsApproval: true })
  const { world } = site.provider
  const state = openState(site.stateFolder)
  removeHotel(world, 51)
  expect((await publisher.publish()).waiting).toBe(2)
  world.editPage('en', 'about-us', (page) => void (page.title = 'About'))
  expect((await publisher.publish()).waiting).toBe(3)
  removeHotel(world, 52)
  const error = (await publisher.publish().catch((reason: unknown) => reason)) as MustNotPublish
  expect(error.problems.map(({ code }) => code)).toContain('pages-lost')
  expect(state.history.lines().at(-1)).toMatchObject({
    what: 'refused',
    details: { codes: error.problems.map(({ code }) => code) },
  })
  expect((await state.releases.live())!.number).toBe(1)
})

test('addresses that visitors know lead on, whatever a page was called while releases waited', async () => {
  const site = await siteOf(makeWorld({ langs: ['tr'] }), { plain: true })
  const publisher = publisherOf(site, { needsApproval: true })
  const state = openState(site.stateFolder)
  const { rooms } = site.provider.world
  const first = rooms.get(51, 'tr')![0]!.slug
  const call = (slug: string) => rooms.edit([51, 'tr'], ([room]) => void (room!.slug = slug))
  const pathOf = (slug: string) => `/oteller/deniz-kizi/odalar/${slug}`
  expect(site.paths).toContain(pathOf(first))
  call('fener')
  await publisher.publish()
  await state.approvals.schedule(state.approvals.waiting()!, new Date(Date.now() + 60_000), { by: 'Ayşe' })
  call('deniz-feneri')
  await publisher.publish()
  const { redirects } = (await state.releases.read(3))!
  expect(redirects).toEqual({ [pathOf(first)]: pathOf('deniz-feneri'), [pathOf('fener')]: pathOf('deniz-feneri') })
})

test('at its time a release goes live after a restart too, in dist as well, and the history says how late', async () => {
  const site = await smallSite()
  let now = new Date('2027-03-01T09:00:00Z')
  const first = await serve(site, { now: () => now })
  rename(site, 'İkinci')
  await first.run()
  const waiting = first.desk.waiting()!
  await first.desk.schedule({ release: waiting, time: new Date('2027-03-01T18:00:00Z'), by: 'Ayşe' })
  rename(site, 'Üçüncü')
  await first.run()
  await first.desk.publishDue()
  expect(await first.title(), 'before its time').toBe('Hakkımızda')
  await first.server.close()

  now = new Date('2027-03-01T20:00:00Z')
  const second = await serve(site, { now: () => now })
  await expect.poll(second.title).toBe('İkinci')
  await expect.poll(() => readFile(join(distOf(site), 'hakkimizda.html'), 'utf8')).toContain('<title>İkinci')
  expect(second.desk.waiting()).toMatchObject({ number: 3 })
  expect(openState(site.stateFolder).history.lines().at(-1)).toMatchObject({
    what: 'published',
    release: 2,
    by: 'Ayşe',
    details: { lateSeconds: 7200 },
  })
})

test('files that a killed server had not written are written by the next one', async () => {
  const site = await smallSite()
  const first = await serve(site)
  rename(site, 'İkinci')
  await first.run()
  await first.server.close()
  // As far as a server comes that is killed in between: the release is live, and no file is written.
  await first.state.approvals.approve(first.state.approvals.waiting()!, { by: 'Ayşe' })
  const second = await serve(site)
  expect(await second.title()).toBe('İkinci')
  await expect.poll(() => readFile(join(distOf(site), 'hakkimizda.html'), 'utf8')).toContain('<title>İkinci')
})

test('files that a disk refused are written by a later look, without another deed', async () => {
  const site = await smallSite()
  const { desk, run } = await serve(site)
  await run()
  rename(site, 'İkinci')
  await run(HINT)
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const dist = distOf(site)
  await moveFile(dist, `${dist}.away`)
  await writeFile(dist, 'a file in the way')
  await desk.approve(desk.waiting()!, 'Ayşe')
  await desk.written()
  expect(said).toHaveBeenCalled()
  await rm(dist)
  await moveFile(`${dist}.away`, dist)
  await desk.publishDue()
  await desk.written()
  expect(await readFile(join(dist, 'hakkimizda.html'), 'utf8')).toContain('<title>İkinci')
})

test('a server that is to stop does not wait for the publish of another process', async () => {
  const site = await smallSite()
  const { server, desk, run } = await serve(site)
  rename(site, 'İkinci')
  await run(HINT)
  const isClosed = await takeTurn(site.stateFolder, 0, async () => {
    await desk.approve(desk.waiting()!, 'Ayşe')
    await server.close()
    return true
  })
  expect(isClosed).toBe(true)
  await serve(site)
  await expect.poll(() => readFile(join(distOf(site), 'hakkimizda.html'), 'utf8')).toContain('<title>İkinci')
})

test('a preview whose release is kept no longer has no page at all, seen before or not', async () => {
  const site = await smallSite()
  const { server, desk, run, state } = await serve(site)
  rename(site, 'İkinci')
  await run(HINT)
  const address = server.url + desk.previewAddress(desk.waiting()!)!
  const statuses = async () => {
    const answers = ['hakkimizda', 'iletisim'].map((path) => fetch(address + path, { redirect: 'manual' }))
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  expect((await fetch(`${address}hakkimizda`)).status).toBe(200)
  rename(site, 'Üçüncü')
  await run(HINT)
  expect(await statuses()).toEqual([200, 200])
  await state.releases.forget([2])
  expect(await statuses()).toEqual([404, 404])
})

test('after an undo what waits is still asked for whole: a wrong hint leaves nothing stale', async () => {
  const site = await smallSite()
  const { desk, run, state } = await serve(site, { idle: 20 })
  rename(site, 'İkinci')
  await run()
  await desk.approve(desk.waiting()!, 'Ayşe')
  await desk.undo({ number: 1, release: site.manifest.id }, 'Bora')
  rename(site, 'Üçüncü')
  await run([{ resource: 'page', url: 'iletisim', lang: 'tr' }])
  await expect.poll(() => state.releases.newest()).toBe(3)
  expect(desk.waiting()).toMatchObject({ number: 3 })
  expect(await state.releases.live()).toMatchObject({ number: 1, rolledBack: true })
})
