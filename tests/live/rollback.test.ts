import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import { MOST_KEPT, listReleases, NoSuchRelease, prune, rollBack } from '../../src/engine/publisher/history.ts'
import { releaseMadeFor, rollBackSite } from '../../src/engine/publisher/rollback.ts'
import type { MustNotPublish } from '../../src/config/problems/table.ts'
import { differencesOf } from '../../src/engine/release/made-for.ts'
import { importedText } from '../../src/routes/imported.ts'
import { openState } from '../../src/engine/state/state.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { publisherOf, serveRebuilds } from '../harness/publisher.ts'
import { SITE } from '../harness/settings.ts'
import { siteOf, type WorldSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'

const ABOUT = '/hakkimizda'
/** Which has the page's title. */
const SITE_MAP = '/site-haritasi'

const distOf = (site: WorldSite) => join(site.stateFolder, 'dist')
const smallSite = () => siteOf('threePages', { plain: true })
const rename = (site: WorldSite, title: string) =>
  site.provider.world.editPage('tr', 'hakkimizda', (page) => void (page.title = title))
const releasesOf = (site: WorldSite) => openState(site.stateFolder).releases
const pointerOf = (site: WorldSite) => releasesOf(site).live()

type Options = Partial<Parameters<typeof rollBackSite>[0]>
const rollBackFiles = (site: WorldSite, options: Options = {}) => {
  const { stateFolder } = site
  return rollBackSite({ state: openState(stateFolder), stateFolder, distFolder: distOf(site), ...options })
}

async function serve(site: WorldSite, idle = 60_000) {
  const server = await serveRebuilds(site, { idle, publish: { distFolder: distOf(site) } })
  onTestFinished(() => server.close())
  const title = async () =>
    /<title>([^<|]*?)(?: \|.*)?<\/title>/.exec(await (await fetch(server.url + ABOUT)).text())?.[1]
  const publish = async (changes?: Parameters<(typeof server.jobs)['add']>[0]) => {
    const job = server.jobs.add(changes)
    await server.jobs.idle()
    return server.jobs.get(job.id)!
  }
  return { server, title, publish }
}

test('L5 a rollback is live at once, in dist/ too, and the next rebuild that is asked for ends it', async () => {
  const site = await smallSite()
  const { title, publish } = await serve(site)
  rename(site, 'İkinci')
  expect(await publish()).toMatchObject({ state: 'published' })
  expect(await title()).toBe('İkinci')
  const second = (await pointerOf(site))!.release

  const live: string[] = []
  await rollBackFiles(site, { onLive: ({ id }) => void live.push(id) })
  expect(live).toEqual([site.manifest.id])
  await expect.poll(title).toBe('Hakkımızda')
  const dist = distOf(site)
  expect(await readFile(join(dist, 'hakkimizda.html'), 'utf8')).toContain('<title>Hakkımızda')

  const { state, report } = await publish()
  expect(state).toBe('published')
  expect(report!.changed).toContainEqual({ path: ABOUT, why: ['a rollback ended'] })
  expect(await title()).toBe('İkinci')
  expect(await readFile(join(dist, 'hakkimizda.html'), 'utf8')).toContain('<title>İkinci')
  const shown = { release: second, publishedAt: report!.publishedAt, rolledBack: false }
  expect(await pointerOf(site)).toMatchObject(shown)
})

test('a rollback keeps compressed copies, and changes what web servers include', async () => {
  const site = await smallSite()
  const publisher = publisherOf(site, { distFolder: distOf(site), compress: true })
  rename(site, 'İkinci')
  await publisher.publish()
  const second = (await publisher.current())!
  await releasesOf(site).publish({ release: { ...second, redirects: { '/eski': ABOUT } }, records: [] })
  await publisher.publish()
  const redirects = () => readFile(join(site.stateFolder, 'hosts', 'redirects.nginx'), 'utf8')
  const copy = async () => String(brotliDecompressSync(await readFile(join(distOf(site), 'hakkimizda.html.br'))))
  expect([await redirects(), await copy()]).toEqual([
    expect.stringContaining('/eski'),
    expect.stringContaining('İkinci'),
  ])
  await rollBackFiles(site)
  expect([await redirects(), await copy()]).toEqual(['', expect.stringContaining('<title>Hakkımızda')])
})

test('a publish that is under way gives way to a rollback, in dist/ too, and a later one ends it', async () => {
  const site = await smallSite()
  const publisher = publisherOf(site, { distFolder: distOf(site) })
  rename(site, 'İkinci')
  await publisher.publish()
  rename(site, 'Üçüncü')
  let rolling: Promise<unknown> | undefined
  const onStage = (stage: string) => void (stage === 'render' && (rolling = rollBackFiles(site)))
  const error = (await publisher.publish({ onStage }).catch((reason: unknown) => reason)) as MustNotPublish
  expect(error.problems.map(({ code }) => code)).toEqual(['rolled-back'])
  await rolling
  const page = () => readFile(join(distOf(site), 'hakkimizda.html'), 'utf8')
  expect(await page()).toContain('<title>Hakkımızda')
  expect(await pointerOf(site)).toMatchObject({ release: site.manifest.id, rolledBack: true })

  const { changed } = await publisher.publish()
  expect(changed).toEqual([ABOUT, SITE_MAP].map((path) => ({ path, why: ['a rollback ended'] })))
  expect(await page()).toContain('<title>Üçüncü')
})

test('a process that starts after a rollback serves the earlier release, and its first build ends it', async () => {
  const site = await smallSite()
  rename(site, 'İkinci')
  const second = await publisherOf(site).publish()
  await rollBack(openState(site.stateFolder))
  const { title } = await serve(site)
  expect(await title()).toBe('Hakkımızda')
  expect(await publisherOf(site).publish()).toMatchObject({ release: second.release })
  await expect.poll(title).toBe('İkinci')
})

test('the crawl of an idle server does not end a rollback', async () => {
  const idle = 300
  const [site, other] = [await smallSite(), await smallSite()]
  const { title, publish } = await serve(site, idle)
  const beside = await serve(other, idle)
  const hint = [{ resource: 'page' as const, url: 'hakkimizda', lang: 'tr' as const }]
  rename(site, 'İkinci')
  rename(other, 'İkinci')
  await publish(hint)
  await rollBack(openState(site.stateFolder))
  site.provider.requests.length = 0
  // The same wait begins later on a server whose release was not rolled back: when that one has asked for everything, this one would have, too.
  await beside.publish(hint)
  await expect.poll(() => beside.server.jobs.all().map(({ state }) => state)).toEqual(['unchanged', 'published'])
  expect(site.provider.requests).toEqual([])
  await expect.poll(title).toBe('Hakkımızda')
  expect(await pointerOf(site)).toMatchObject({ release: site.manifest.id, rolledBack: true })
})

test('a certain release is named by the beginning of its id; what is not there is said', async () => {
  const site = await smallSite()
  const publisher = publisherOf(site)
  const ids = [site.manifest.id]
  for (const title of ['İkinci', 'Üçüncü']) {
    rename(site, title)
    ids.push((await publisher.publish()).release)
  }
  const listed = async () => (await listReleases(releasesOf(site))).map(({ release, current }) => [release, current])
  expect(await listed()).toEqual(ids.map((id, index) => [id, index === 2]).toReversed())
  expect((await rollBack(openState(site.stateFolder), ids[0]!.slice(0, 8))).id).toBe(ids[0])
  await expect(rollBack(openState(site.stateFolder))).rejects.toBeInstanceOf(NoSuchRelease)
  await expect(rollBack(openState(site.stateFolder), 'ffffffffffffffff')).rejects.toThrow(ids[1]!)
  expect((await rollBack(openState(site.stateFolder), ids[1])).id).toBe(ids[1])
  expect((await rollBack(openState(site.stateFolder))).id).toBe(ids[0])
})

test('a rollback that would lose imported redirects, or show what was made for another site, is refused by name unless it is forced', async () => {
  const site = await smallSite()
  const before = site.manifest.id
  const state = () => openState(site.stateFolder)
  const lines = [1, 2].map((line) => ({ from: `/old/${line}`, status: 301 as const, line, to: ABOUT }))
  const ways = [
    ['redirects-lost', { ...SITE, redirects: importedText(lines) }, /2 of 2/, /0 imported redirects, not 2/],
    [
      'redirects-lost',
      { ...SITE, redirects: importedText(lines.slice(0, 1)) },
      /1 of 1/,
      /0 imported redirects, not 1/,
    ],
    [
      'made-for-another',
      { ...SITE, siteUrl: 'https://www.other.example' },
      /was made for https:\/\/www\.crystalhotels\.example, not https:\/\/www\.other\.example/,
      /for https:\/\/www\.crystalhotels\.example, not/,
    ],
    [
      'made-for-another',
      { ...SITE, stage: 'staging' as const },
      /for production, not staging/,
      /for production, not st/,
    ],
  ] as const
  for (const [code, inputs, said, listed] of ways) {
    const { manifest } = await site.rebuild({ site: inputs })
    const refused = await rollBackFiles(site, { wanted: before }).catch((error: unknown) => error)
    expect([(refused as MustNotPublish).problems.map((each) => each.code), String(refused)]).toEqual([
      [code],
      expect.stringMatching(said),
    ])
    expect(String(refused)).toContain('--force')
    expect((await pointerOf(site))!.release).toBe(manifest.id)
    const made = await Promise.all(
      (await listReleases(releasesOf(site)))
        .filter(({ current, release }) => current || release === before)
        .map((each) => releaseMadeFor({ state: state(), stateFolder: site.stateFolder }, each)),
    )
    expect(differencesOf(made[0]!, made[1]!).join()).toMatch(listed)
    await rollBackFiles(site, { wanted: before, force: true })
    expect((await pointerOf(site))!.release).toBe(before)
  }
  // Towards more redirects, nothing is lost.
  await rollBackFiles(site, { wanted: (await listReleases(releasesOf(site)))[3]!.release })
})

test('a site that is tried goes back to no release for production, not even where it is forced: web servers go on keeping search engines out', async () => {
  const site = await smallSite()
  const before = site.manifest.id
  const { manifest } = await site.rebuild({ site: { ...SITE, stage: 'staging' }, distFolder: distOf(site) })
  const included = () => readFile(join(site.stateFolder, 'hosts/headers.nginx'), 'utf8')
  expect(await included()).toContain('noindex')
  for (const wanted of [undefined, before]) {
    const refused = await rollBackFiles(site, { wanted, force: true, stage: 'staging' }).catch(
      (error: unknown) => error,
    )
    expect((refused as MustNotPublish).problems.map(({ code }) => code)).toEqual(['stage-differs'])
    expect(String(refused)).toMatch(/was made for production, this site is for staging/)
  }
  expect((await pointerOf(site))!.release).toBe(manifest.id)
  expect(await included()).toContain('noindex')
  // A production site may show one for staging, which is closed to them: it is what `--force` is for.
  await rollBackFiles(site, { wanted: before, force: true })
  await rollBackFiles(site, { wanted: manifest.id, force: true })
  expect(await included()).toContain('noindex')
})

test('ten releases stay whole; older ones leave, with the contents that only they name', async () => {
  const site = await smallSite()
  const publisher = publisherOf(site)
  for (let count = 1; count <= MOST_KEPT + 2; count++) {
    rename(site, `Sürüm ${count}`)
    await publisher.publish()
  }
  const releases = releasesOf(site)
  await prune(site.stateFolder, openState(site.stateFolder), new Date(Date.now() + 25 * 3_600_000))

  const kept = await listReleases(releases)
  expect(kept).toHaveLength(MOST_KEPT)
  expect(kept.map(({ release }) => release)).not.toContain(site.manifest.id)
  const store = openStore(join(site.stateFolder, 'store'))
  const named = new Set<string>()
  for (const { number } of kept) {
    const { pages, assets } = (await releases.read(number))!
    const hashes = [...[...pages.values()].map((page) => page.hash), ...assets.values()]
    for (const hash of hashes) named.add(hash)
  }
  for (const hash of named) await access(store.pathOf(hash))
  expect(await store.all()).toEqual(named)
})

test('after a rollback the addresses of the newer release show the page that each was, and none is gone', async () => {
  const site = await siteOf(makeWorld({ langs: ['tr'], hotels: [{ rooms: 2 }] }), { plain: true })
  const rooms = '/oteller/deniz-kizi/odalar'
  const { world } = site.provider
  const [first, second] = world.rooms.get(51, 'tr')!
  const old = first!.slug
  world.editRoom(51, 'tr', old, (room) => void (room.slug = 'yeni-adres'))
  world.rooms.edit([51, 'tr'], (all) => void all.push({ ...second!, id: second!.id + 700, slug: 'yeni-oda' }))
  await site.rebuild()
  await rollBack(openState(site.stateFolder))
  const server = await site.serve()
  onTestFinished(() => server.close())
  const get = async (name: string) => {
    const answer = await fetch(`${server.url}${rooms}/${name}`, { redirect: 'manual' })
    const [, canonical] = /rel="canonical" href="[^"]*(\/oteller[^"]*)"/.exec(await answer.text()) ?? []
    return { status: answer.status, caching: answer.headers.get('cache-control'), canonical }
  }
  const page = { status: 200, canonical: `${rooms}/${old}` }
  expect(await get(old)).toMatchObject(page)
  expect(await get('yeni-adres')).toEqual({ ...page, caching: 'no-store' })
  expect(await get('yeni-oda')).toMatchObject({ status: 404, caching: 'public, max-age=0, must-revalidate' })
  await site.rebuild()
  await expect.poll(() => get(old)).toMatchObject({ status: 301 })
  expect([await get('yeni-adres'), await get('yeni-oda')]).toMatchObject([{ status: 200 }, { status: 200 }])
})
