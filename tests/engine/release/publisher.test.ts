/** Publishes of a small site, one after the other: what each asks for, writes, refuses and tells. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startProvider, type Provider } from '../../../src/demo/server.ts'
import { MustNotPublish } from '../../../src/config/problems/table.ts'
import { buildSite } from '../../../src/engine/publisher/build-site.ts'
import { MOST_KEPT, listReleases, rollBack } from '../../../src/engine/publisher/history.ts'
import { makeManifest, type Manifest } from '../../../src/engine/release/manifest.ts'
import { openPublisher } from '../../../src/engine/publisher/publisher.ts'
import type { Publisher, PublisherOptions } from '../../../src/engine/publisher/options.ts'
import { ChangedMap } from '../../../src/records/changed-map.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { takeTurn } from '../../../src/engine/state/turn.ts'
import { readReport } from '../../../src/engine/release/report.ts'
import { plainProject } from '../../harness/plain-project.ts'
import { contentsOf, manifestOf } from '../../harness/manifest.ts'
import { SITE } from '../../harness/settings.ts'
import { makeWorld, removeHotel, worldPictures } from '../../worlds/index.ts'

const hotel = (id: number) => ({ id, slug: `koy-${id}`, rooms: 0, outlets: 0, ownMenus: false, subPages: [] })
const worldOf = (...hotels: number[]) =>
  makeWorld({ langs: ['tr'], hotels: hotels.map(hotel), groupPages: ['home', 'about', 'contact'] })
const ABOUT = '/hakkimizda'
/** Which has the page's title. */
const SITE_MAP = '/site-haritasi'

let folder: string
let state: string
let provider: Provider
let options: PublisherOptions
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crystal-publisher-'))
  state = join(folder, 'state')
  provider = await startProvider(worldOf(), { pictures: worldPictures })
  const client = { retries: 0, retryDelay: 1 }
  options = { ...(await plainProject(folder)), stateFolder: state, providerUrl: provider.url, site: SITE, client }
  onTestFinished(async () => {
    await provider.close()
    await rm(folder, { recursive: true, force: true })
  })
})

const open = (more: Partial<PublisherOptions> = {}) => openPublisher({ ...options, ...more })
const releases = () => openState(state).releases
const rename = (title: string) => provider.world.editPage('tr', ABOUT.slice(1), (page) => void (page.title = title))
const paths = (changed: { path: string }[]) => changed.map(({ path }) => path)

/** What the API was asked for: pictures are no calls. */
const calls = () => provider.requests.filter(({ path }) => !path.startsWith('/media/'))

async function refusal(publishing: Promise<unknown>): Promise<string[]> {
  const error = (await publishing.catch((reason: unknown) => reason)) as MustNotPublish
  expect(error).toBeInstanceOf(MustNotPublish)
  return error.problems.map(({ code }) => code)
}

describe('the first publish', () => {
  test('makes a release of everything, and reports it', async () => {
    provider.faults = ({ path }) => (path.includes('properties') ? { delayMs: 40 } : undefined)
    const started = performance.now()
    const report = await open().publish()
    const took = performance.now() - started
    const current = (await releases().current())!
    expect(report).toMatchObject({
      mode: 'full',
      release: current.id,
      publishedAt: (await releases().live())!.publishedAt,
      crawl: { requests: calls().length, notModified: 0, failed: 0 },
      pages: { total: current.pages.size, rendered: current.pages.size, reused: 0, removed: 0 },
    })
    expect(paths(report.changed)).toEqual([...current.pages.keys()])
    expect(report.changed.every(({ why }) => why.join() === 'new page')).toBe(true)
    expect(report.problems.map(({ code }) => code)).toContain('page-words')
    const { crawl, compile, render, publish, total } = report.ms
    expect(report.crawl.ms).toBe(crawl)
    expect(crawl).toBeGreaterThanOrEqual(39)
    expect(total).toBeLessThanOrEqual(Math.ceil(took))
    expect(crawl + compile + render + publish).toBeLessThanOrEqual(total + 3)
    expect(Math.min(compile, render, publish)).toBeGreaterThanOrEqual(0)
    expect(await readReport(join(state, 'report.json'))).toEqual(report)
  })

  test('tells how far it is', async () => {
    const stages: string[] = []
    const progress: [string, number, number][] = []
    const shown: Manifest[] = []
    const publisher = open({
      onProgress: (...step) => void progress.push(step),
      onRelease: (manifest) => void shown.push(manifest),
    })
    const { pages, release } = await publisher.publish({ onStage: (stage) => void stages.push(stage) })
    expect(stages).toEqual(['crawl', 'render'])
    const last = (stage: string) => progress.filter(([name]) => name === stage).at(-1)
    expect([...new Set(progress.map(([name]) => name))]).toEqual(['crawl', 'compile', 'render'])
    expect(progress.filter(([name]) => name === 'compile')).toEqual([
      ['compile', 0, 1],
      ['compile', 1, 1],
    ])
    expect(last('render')).toEqual(['render', pages.total, pages.total])
    expect(last('crawl')![1]).toBe(last('crawl')![2])
    expect(shown.map(({ id }) => id)).toEqual([release])
  })

  test.each([true, false])('writes files for web servers, compressed where asked for: %s', async (compress) => {
    const dist = join(folder, 'dist')
    await open({ distFolder: dist, compress }).publish()
    const names = await readdir(dist, { recursive: true })
    expect(names).toEqual(expect.arrayContaining(['index.html', 'hakkimizda.html', '_headers']))
    expect(names.includes('hakkimizda.html.br')).toBe(compress)
    expect(await readFile(join(dist, 'hakkimizda.html'), 'utf8')).toContain('<main>')
    expect((await readdir(join(state, 'hosts'))).length).toBeGreaterThan(0)
    expect(await readdir(state)).toEqual(expect.arrayContaining(['encoded', 'site.db', 'store']))
  })

  test('without such files compresses what lasts all the same, where it is told to', async () => {
    const encodedFolder = join(folder, 'copies')
    await open({ encodedFolder }).publish()
    const copies = (await readdir(encodedFolder, { recursive: true })).filter((name) => name.includes('.'))
    expect(copies.map((name) => name.replace(/^.*\./, '')).sort()).toEqual(['br', 'gz'])
    expect(await readdir(state)).not.toContain('hosts')
  })
})

describe('a later publish', () => {
  test('renders what changed, and says why', async () => {
    const publisher = open()
    const first = await publisher.publish()
    rename('Biz')
    const next = await publisher.publish()
    expect(next).toMatchObject({ mode: 'incremental', crawl: { failed: 0 }, pages: { removed: 0 } })
    expect(next.changed).toContainEqual({
      path: ABOUT,
      why: [expect.stringMatching(/^page \d+ "hakkimizda" \(tr\) changed$/)],
    })
    expect(next.pages.rendered).toBeLessThan(first.pages.rendered / 2)
    expect(next.pages.reused + next.pages.rendered).toBe(next.pages.total)
    const same = provider.requests.filter(({ path, status }) => status === 304 && !path.startsWith('/media/'))
    expect(next.crawl.notModified).toBe(same.length)
    expect((await listReleases(releases())).map(({ release }) => release)).toEqual([next.release, first.release])
    expect((await publisher.current())!.id).toBe(next.release)
  })

  test('of nothing new is no new release', async () => {
    const shown: string[] = []
    const publisher = open({ onRelease: ({ id }) => void shown.push(id) })
    const first = await publisher.publish()
    const before = await releases().list()
    const next = await publisher.publish()
    expect(next).toMatchObject({ release: first.release, publishedAt: first.publishedAt, changed: [] })
    expect(next.pages).toEqual({ ...first.pages, rendered: 0, reused: first.pages.total })
    expect(await releases().list()).toEqual(before)
    expect(shown).toEqual([first.release, first.release])
  })

  test('of which the change is known asks for that alone', async () => {
    const publisher = open()
    await publisher.publish()
    rename('Biz')
    provider.requests.length = 0
    const changes = [{ resource: 'page', url: ABOUT.slice(1), lang: 'tr' }] as const
    const next = await open().publish({ changes })
    expect(paths(next.changed)).toContain(ABOUT)
    expect(calls().length).toBeLessThan(4)
    expect(next.crawl.requests).toBe(calls().length)
  })

  test('of another process goes on where the last one ended', async () => {
    const here = open()
    const first = await here.publish()
    expect((await open().current())!.id).toBe(first.release)
    rename('Biz')
    const second = await open().publish()
    expect(second).toMatchObject({ mode: 'incremental' })
    provider.world.editPage('tr', 'iletisim', (page) => void (page.title = 'Bize yazın'))
    provider.requests.length = 0
    const third = await here.publish()
    expect(provider.requests.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(paths(third.changed)).toContain('/iletisim')
    expect(paths(third.changed)).not.toContain(ABOUT)
  })

  test('reads the records anew that another process published before it went back to the same release', async () => {
    const here = open()
    const first = await here.publish()
    rename('Biz')
    await open().publish()
    await rollBack(openState(state), first.release)
    provider.requests.length = 0
    const next = await here.publish()
    expect(provider.requests.filter(({ status }) => status === 200)).toEqual([])
    expect(next.changed).toEqual([ABOUT, SITE_MAP].map((path) => ({ path, why: ['a rollback ended'] })))
    expect(next.problems.map(({ code }) => code)).not.toContain('state-damaged')
  })

  test('makes a lost asset again where everything is asked for', async () => {
    const publisher = open()
    await publisher.publish()
    const { assets } = (await releases().current())!
    const [, hash = ''] = [...assets].find(([name]) => name.startsWith('_astro/'))!
    const file = join(state, 'store', hash.slice(0, 2), hash.slice(2))
    await rm(file)
    await publisher.publish()
    expect((await stat(file)).isFile()).toBe(true)
  })

  test('makes a lost page again where everything is asked for, and not where one change is', async () => {
    const first = await open().publish()
    const { hash } = (await releases().current())!.pages.get(ABOUT)!
    const file = join(state, 'store', hash.slice(0, 2), hash.slice(2))
    await rm(file)
    const changes = [{ resource: 'page', url: 'iletisim', lang: 'tr' }] as const
    expect((await open().publish({ changes })).pages.rendered).toBe(0)
    expect(await open().publish()).toMatchObject({ release: first.release, pages: { rendered: 1 } })
    expect(await readFile(file, 'utf8')).toContain('<main>')
  })

  test('after its records were lost makes everything again, which is the same', async () => {
    const first = await open().publish()
    await openState(state).records.discard()
    const publisher = open()
    expect((await publisher.current())!.id).toBe(first.release)
    expect(await publisher.publish()).toMatchObject({ mode: 'full', release: first.release })
    expect((await open().publish()).mode).toBe('incremental')
  })

  test('after its records were lost still knows where renamed pages went, and what may not be lost', async () => {
    await open().publish()
    const manifest = (await releases().current())!
    const moved = new Map([
      [ABOUT, undefined],
      ['/eski', manifest.pages.get(ABOUT)],
    ])
    const pages = new ChangedMap(manifest.pages, moved)
    await releases().publish({ release: makeManifest({ ...manifest, pages }), records: [] })
    await openState(state).records.discard()
    rename('Biz')
    expect((await open().publish()).changed.map(({ path }) => path)).toEqual([ABOUT, SITE_MAP])
    expect((await releases().current())!.redirects).toEqual({ '/eski': ABOUT })

    const pointer = await releases().live()
    await openState(state).records.discard()
    provider.world.pages.delete('tr', 'iletisim')
    expect(await refusal(open({ pageLoss: 0 }).publish())).toContain('pages-lost')
    expect(await releases().live()).toEqual(pointer)
  })

  test('of another provider has no predecessor', async () => {
    const named = open({ provider: 'one' })
    const first = await named.publish()
    expect((await releases().current())!.provider).toBe('one')
    expect((await named.publish()).mode).toBe('incremental')
    provider.world.pages.delete('tr', 'iletisim')
    const other = await open({ provider: 'two' }).publish({ force: true })
    expect(other).toMatchObject({ mode: 'full', pages: { removed: 0 } })
    expect(other.pages.total).toBeLessThan(first.pages.total)
    expect((await open().publish()).mode, 'of none that is named').toBe('full')
    expect(await releases().current()).not.toHaveProperty('provider')
  })

  test('ends a rollback', async () => {
    const publisher = open()
    const first = await publisher.publish()
    rename('Biz')
    const second = await publisher.publish()
    await rollBack(openState(state))
    const third = await publisher.publish()
    expect(third).toMatchObject({ mode: 'incremental', release: second.release })
    expect(third.changed).toContainEqual({ path: ABOUT, why: ['a rollback ended'] })
    const shown = { release: second.release, publishedAt: third.publishedAt, rolledBack: false }
    expect(await releases().live()).toMatchObject(shown)
    expect((await publisher.publish()).changed).toEqual([])

    await rollBack(openState(state), first.release)
    rename('Hakkımızda')
    expect(await publisher.publish()).toMatchObject({ mode: 'incremental' })
    expect(await releases().live()).toMatchObject({ rolledBack: false })
  })

  test('removes releases that nobody goes back to, when there are more than ten', async () => {
    const publisher = open()
    const first = await publisher.publish()
    const others = releases()
    for (let index = 0; index < 25; index++)
      await others.publish({ release: manifestOf({ '/': `home ${index}` }, { records: '0' }), records: [] })
    await rollBack(openState(state), first.release)
    // Nobody has the address of a preview any more.
    const database = new DatabaseSync(join(state, 'site.db'))
    database.exec("UPDATE release SET made_at = '2020-01-01T00:00:00.000Z'")
    database.close()
    rename('Biz')
    const second = await publisher.publish()
    rename('Bizler')
    const third = await publisher.publish()
    const left = (await listReleases(releases())).map((each) => each.release)
    expect(left.slice(0, 2)).toEqual([third.release, second.release])
    expect(left).toHaveLength(MOST_KEPT)
    expect(left).not.toContain(first.release)
    expect(contentsOf((await publisher.current())!)).toEqual(contentsOf((await releases().current())!))
  })
})

describe('a publish is refused', () => {
  async function refused(publisher: Publisher): Promise<string[]> {
    const before = await releases().live()
    const codes = await refusal(publisher.publish())
    expect(await releases().live()).toEqual(before)
    return codes
  }

  test('where two hotels leave at once, and not where one does, nor where it is forced', async () => {
    provider.world = worldOf(51, 52, 53)
    const publisher = open({ pageLoss: 0 })
    const first = await publisher.publish()
    removeHotel(provider.world, 51)
    const second = await publisher.publish()
    expect(second.pages.removed).toBe(first.pages.total - second.pages.total)
    expect(second.pages.removed).toBeGreaterThan(0)
    removeHotel(provider.world, 52)
    removeHotel(provider.world, 53)
    expect(await refused(publisher)).toContain('pages-lost')
    expect(await refused(open({ pageLoss: 0 }))).toContain('pages-lost')
    const forced = await publisher.publish({ force: true })
    expect(forced.pages).toMatchObject({ total: second.pages.total - forced.pages.removed })
    expect((await publisher.publish()).changed).toEqual([])
  })

  test('from the share of pages on that may not be lost', async () => {
    await open().publish()
    const { size } = (await releases().current())!.pages
    provider.world.pages.delete('tr', 'iletisim')
    expect(await refused(open({ pageLoss: 0 }))).toContain('pages-lost')
    expect((await open({ pageLoss: 0.5 }).publish()).pages.total).toBe(size - 1)
  })

  test('where lists are empty that were not', async () => {
    const publisher = open()
    await publisher.publish()
    provider.world.regions.set(['tr'], [])
    expect(await refused(publisher)).toContain('lists-emptied')
    expect(await refusal(buildSite(options))).toContain('lists-emptied')
    expect((await buildSite({ ...options, force: true })).mode).toBe('incremental')
  })

  test('where the provider fails, and the next one is not', async () => {
    const publisher = open()
    provider.faults = () => ({ status: 500 })
    expect((await refusal(publisher.publish())).length).toBeGreaterThan(0)
    expect(await releases().current()).toBeUndefined()
    provider.faults = undefined
    expect((await publisher.publish()).mode).toBe('full')
  })

  test('where pages cannot be rendered, and asks for nothing once it has ended', async () => {
    const [key = ''] = await readdir(options.rendererFolder!)
    await writeFile(join(options.rendererFolder!, key, 'server', 'entry.mjs'), "throw new Error('no renderer')")
    provider.faults = () => ({ delayMs: 20 })
    const crawled: [number, number][] = []
    const onProgress: PublisherOptions['onProgress'] = (stage, ...step) => stage === 'crawl' && crawled.push(step)
    await expect(open({ onProgress }).publish()).rejects.toThrow('no renderer')
    const [done, known] = crawled.at(-1)!
    expect(done).toBe(known)
    expect(provider.requests.filter(({ status }) => status === 0)).toEqual([])
    expect(await releases().current()).toBeUndefined()
  })

  test('where another one is under way for longer than is waited', async () => {
    const publisher = open({ lockWait: 0 })
    await takeTurn(state, 0, async () => expect(await refusal(publisher.publish())).toEqual(['publish-under-way']))
    expect((await publisher.publish()).mode).toBe('full')
  })

  test('where the disk refuses, and is published as soon as it does not', async () => {
    await writeFile(join(folder, 'dist'), '')
    const publisher = open({ distFolder: join(folder, 'dist', 'site') })
    expect(await refusal(publisher.publish())).toEqual(['disk-failed'])
    await rm(join(folder, 'dist'))
    await publisher.publish()
    expect(await readdir(join(folder, 'dist', 'site'))).toContain('index.html')
  })
})

test('publishes that are asked for at once take turns', async () => {
  const publisher = open({ lockWait: 0 })
  const [first, second] = await Promise.all([publisher.publish(), publisher.publish()])
  expect([first.mode, second.mode]).toEqual(['full', 'incremental'])
  expect(second.pages.rendered).toBe(0)
})
