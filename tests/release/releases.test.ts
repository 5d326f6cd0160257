/** The releases on disk: what is read is what was published, whatever was torn, damaged or written by another process in between. */
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { makeManifest, type Manifest, type PageEntry } from '../../src/release/manifest.ts'
import { openReleases } from '../../src/release/releases.ts'
import { layered } from '../../src/snapshot/layered.ts'
import { manifestOf } from '../harness/manifest.ts'

let folder: string
let log: string
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'crystal-releases-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  folder = join(parent, 'releases')
  log = join(folder, 'releases.jsonl')
})

const sizeOf = async () => (await stat(log)).size
const linesOf = async () => (await readFile(log, 'utf8')).trimEnd().split('\n')

const page = (hash: string): PageEntry => ({
  hash,
  key: hash,
  reads: [],
  chrome: 'ru/51/main',
  thing: `page of ${hash}`,
})

const ONE = manifestOf(
  Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`/ru/номер-${index}`, `h${index}`])),
  {
    inputs: 'settings',
    records: 'records 1',
    routes: 'routes of all',
    provider: 'https://provider.example',
    chromes: layered([['ru/51/main', { reads: ['menus/ru/51'] }]]),
    sources: layered([['p1', { source: '/files/p1.jpg', mimeType: 'image/jpeg' }]]),
    assets: { 'llms.txt': 'asset of all', '_astro/style.css': 'style 1' },
    redirects: { '/ru/старый': '/ru/новый' },
    policy: "default-src 'none'",
    brokenLinks: ['/a -> /b'],
  },
)

const filesOf = (assets: Record<string, string>) => layered(Object.entries(assets))

/** The release after it, as a publish makes it: what stays is the same value. */
function after(before: Manifest, edits: Record<string, string | undefined>, parts: Partial<Manifest> = {}): Manifest {
  const changes = Object.entries(edits).map(([path, hash]) => [path, hash === undefined ? hash : page(hash)] as const)
  return makeManifest({ ...before, pages: before.pages.with(changes), ...parts })
}
const TWO = after(ONE, { '/ru/номер-3': 'new', '/ru/номер-4': undefined, '/ru/ещё': 'more' })
const THREE = after(
  ONE,
  { '/ru/номер-3': 'newer' },
  {
    chromes: layered([]),
    sources: layered([['p2', { source: '/p2' }]]),
    assets: filesOf({ 'llms.txt': 'asset of all', '_astro/style.css': 'style 2' }),
  },
)

async function publishAll(...manifests: Manifest[]) {
  const releases = openReleases(folder)
  for (const manifest of manifests) await releases.publish(manifest)
  return releases
}
const listed = async () => (await openReleases(folder).list()).map(({ release }) => release)

async function expectWhole(...manifests: Manifest[]) {
  for (const manifest of manifests) expect(await openReleases(folder).read(manifest.id)).toEqual(manifest)
}

describe('releases', () => {
  test('of which most is another come back whole, and so does what follows them', async () => {
    const all = Object.fromEntries([...ONE.pages.keys()].map((path) => [path, `other ${path}`]))
    const { '/ru/номер-7': _gone, ...most } = all
    const anew = after(ONE, all, { assets: filesOf({ 'llms.txt': 'asset of all', 'new.js': 'script' }) })
    const half = after(
      anew,
      Object.fromEntries(
        Object.keys(all)
          .slice(0, 20)
          .map((path) => [path, 'half']),
      ),
    )
    const next = after(half, { '/ru/номер-7': undefined, '/ru/ещё': 'more' }, { assets: filesOf({}) })
    const back = after(next, { ...most, '/ru/номер-7': 'back' }, { assets: filesOf({ '_astro/style.css': 'style 1' }) })
    await publishAll(ONE, anew, half, next, back, TWO)
    await expectWhole(ONE, anew, half, next, back, TWO)
    const manifest = (await openReleases(folder).current())!
    const parts = { ...manifest, pages: manifest.pages.with([['/ru/ещё', page('again')]]) }
    expect(makeManifest(parts).id).toBe(after(TWO, { '/ru/ещё': 'again' }).id)
  })

  test('come back whole, whichever is asked for', async () => {
    const releases = await publishAll(ONE, TWO, THREE, ONE)
    for (const manifest of [ONE, TWO, THREE]) expect(await releases.read(manifest.id)).toEqual(manifest)
    await expectWhole(ONE, TWO, THREE)
    expect(await releases.read('no such release')).toBeUndefined()
    expect(await releases.current()).toEqual(ONE)
  })

  test('of a size that no buffer holds come back whole', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => [`/page-${index}`, 'x'.repeat(60)])
    const large = manifestOf(Object.fromEntries(many))
    await publishAll(large)
    await expectWhole(large)
    expect((await linesOf()).length).toBe(3002)
  })

  test('take what differs from the one before, and say how much lies there', async () => {
    const releases = openReleases(folder)
    expect(await releases.publish(ONE)).toEqual({ releases: 1, growth: 1 })
    const first = await sizeOf()
    const before = (await linesOf()).length
    const second = await releases.publish(TWO)
    expect(second).toEqual({ releases: 2, growth: (await sizeOf()) / first })
    // One page changed, one went, one came; and the line that ends it.
    expect((await linesOf()).length - before).toBe(4)
    const other = openReleases(folder)
    const current = (await other.current())!
    const third = await other.publish(after(current, { '/ru/номер-3': 'third' }))
    expect(third).toEqual({ releases: 3, growth: (await sizeOf()) / first })
    expect((await linesOf()).length - before).toBe(6)
    expect((await openReleases(folder).publish(THREE)).releases).toBe(4)
  })

  test('are listed, the newest first, each once, with the time of its last publish', async () => {
    expect(await listed()).toEqual([])
    const started = Date.now()
    const releases = await publishAll(ONE, TWO, ONE, THREE)
    expect(await listed()).toEqual([THREE.id, ONE.id, TWO.id])
    const [newest, ...older] = await releases.list()
    expect(newest!.publishedAt).toBe((await releases.pointer())!.publishedAt)
    for (const { publishedAt } of [newest!, ...older]) {
      expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(started)
      expect(new Date(publishedAt).toISOString()).toBe(publishedAt)
    }
  })

  test('of several processes follow each other', async () => {
    const [here, there] = [openReleases(folder), openReleases(folder)]
    await here.publish(ONE)
    await there.publish(TWO)
    expect(await here.publish(THREE)).toMatchObject({ releases: 3 })
    expect(await there.publish(ONE)).toMatchObject({ releases: 4 })
    await expectWhole(ONE, TWO, THREE)
    expect(await listed()).toEqual([ONE.id, THREE.id, TWO.id])
  })

  test('leave no other files behind', async () => {
    const releases = await publishAll(ONE, TWO)
    await releases.keep(new Set([TWO.id]))
    expect((await readdir(folder)).sort()).toEqual(['current.json', 'releases.jsonl'])
  })
})

describe('what is damaged', () => {
  const TORN = '[0,"/ru/номер-1",{"hash":"torn"}]\n'
  const DIGEST = 'a'.repeat(64)

  test.each([
    ['lines without an end', '[0,"/ru/номер-1",{"hash":"torn"}]\n[0,"/ru/none",{"hash":"torn"}]\n'],
    ['half a line', '[0,"/ru/номер-1",{"ha'],
    ['a line that is no JSON', '[0,"/ru/номер-1",{"hash":"torn"}]\n{"end":\n'],
    ['a line of no map', '[7,"/ru/номер-1",{"hash":"torn"}]\n{"end":{"id":"torn"}}\n'],
    ['a line that is nothing', 'null\n{"end":{"id":"torn"}}\n'],
    ['an end without a digest', `${TORN}{"end":{"id":"torn","assets":{}}}\n`],
    ['an end with half a digest', `${TORN}{"end":{"id":"torn","sum":"abc","assets":{}}}\n`],
    ['an end without a name', `${TORN}{"end":{"sum":"${DIGEST}","assets":{}}}\n`],
    ['an end without files', `${TORN}{"end":{"id":"torn","sum":"${DIGEST}"}}\n`],
  ])('at the end does not count, and is cut off by the next publish: %s', async (_, torn) => {
    const releases = await publishAll(ONE, TWO)
    const whole = await sizeOf()
    await appendFile(log, torn)
    expect(await openReleases(folder).current()).toEqual(TWO)
    expect(await listed()).toEqual([TWO.id, ONE.id])
    expect(await openReleases(folder).publish(THREE)).toMatchObject({ releases: 3 })
    await expectWhole(ONE, TWO, THREE)
    expect(await readFile(log, 'utf8')).not.toContain('torn')
    expect(await releases.publish(TWO)).toMatchObject({ releases: 4 })
    await expectWhole(ONE, TWO, THREE)
    expect(await sizeOf()).toBeGreaterThan(whole)
  })

  test('in the middle costs what follows', async () => {
    await publishAll(ONE, TWO, THREE)
    const lines = await linesOf()
    const end = lines.findIndex((line) => line.includes(`"id":"${TWO.id}"`))
    lines[end] = lines[end]!.slice(0, -3)
    await writeFile(log, `${lines.join('\n')}\n`)
    expect(await listed()).toEqual([ONE.id])
    expect(await openReleases(folder).current()).toBeUndefined()
    await publishAll(THREE)
    expect(await listed()).toEqual([THREE.id, ONE.id])
    await expectWhole(ONE, THREE)
  })

  test('or written in another form is none, and the next publish begins anew', async () => {
    await publishAll(ONE)
    const [, ...lines] = await linesOf()
    await writeFile(log, `${['releases 0', ...lines].join('\n')}\n`)
    expect(await openReleases(folder).current()).toBeUndefined()
    expect(await listed()).toEqual([])
    expect(await openReleases(folder).publish(TWO)).toEqual({ releases: 1, growth: 1 })
    await expectWhole(TWO)
    expect(await listed()).toEqual([TWO.id])
  })

  test('is told from what the disk refuses', async () => {
    await mkdir(log, { recursive: true })
    await expect(openReleases(folder).read('x')).rejects.toMatchObject({ code: 'EISDIR' })
  })
})

describe('the pointer', () => {
  const releases = () => openReleases(folder)

  test('is absent before the first publish, and says afterwards what is shown since when', async () => {
    expect(await releases().pointer()).toBeUndefined()
    expect(await releases().current()).toBeUndefined()
    await publishAll(ONE, TWO)
    expect(await releases().pointer()).toEqual({ release: TWO.id, publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
  })

  test('leads back to an earlier release until the next publish', async () => {
    const open = await publishAll(ONE, TWO)
    const back = { release: ONE.id, publishedAt: '2026-05-01T09:00:00.000Z', rolledBack: true } as const
    await open.point(back)
    expect(await releases().pointer()).toEqual(back)
    expect(await releases().current()).toEqual(ONE)
    await open.publish(THREE)
    expect(await releases().pointer()).not.toHaveProperty('rolledBack')
    expect(await releases().current()).toEqual(THREE)
  })

  test('that is damaged points to nothing, and one that the disk withholds is an error', async () => {
    await publishAll(ONE)
    await writeFile(join(folder, 'current.json'), '{"release"')
    expect(await releases().pointer()).toBeUndefined()
    expect(await releases().current()).toBeUndefined()
    await rm(join(folder, 'current.json'))
    await mkdir(join(folder, 'current.json'))
    await expect(releases().pointer()).rejects.toMatchObject({ code: 'EISDIR' })
  })
})

describe('of releases that are kept', () => {
  test('all is there, and of the others nothing but what they share', async () => {
    const releases = await publishAll(ONE, TWO, THREE)
    const contents = await releases.keep(new Set([ONE.id, THREE.id]))
    expect(await listed()).toEqual([THREE.id, ONE.id])
    expect(await releases.read(TWO.id)).toBeUndefined()
    await expectWhole(ONE, THREE)
    const hashes = [ONE, THREE].flatMap(({ pages }) => [...pages.values()].map(({ hash }) => hash))
    expect([...contents].sort()).toEqual(
      [...new Set([...hashes, 'asset of all', 'style 1', 'style 2', 'routes of all'])].sort(),
    )
    expect(contents.has('more')).toBe(false)
  })

  test('each takes its place once, by its last publish', async () => {
    const releases = await publishAll(ONE, TWO, ONE)
    const before = await releases.list()
    await releases.keep(new Set([ONE.id, TWO.id]))
    expect(await releases.list()).toEqual(before)
    expect((await linesOf()).filter((line) => line.includes('"end"'))).toHaveLength(2)
    expect(await openReleases(folder).publish(THREE)).toMatchObject({ releases: 3 })
  })

  test('the next publish goes on, in this process and in others', async () => {
    const releases = await publishAll(ONE, TWO)
    await releases.keep(new Set([TWO.id]))
    const first = await sizeOf()
    expect(await releases.publish(THREE)).toEqual({ releases: 2, growth: (await sizeOf()) / first })
    expect(await openReleases(folder).publish(ONE)).toEqual({ releases: 3, growth: (await sizeOf()) / first })
    await expectWhole(ONE, TWO, THREE)
  })

  test('the next publish goes on where another process published before', async () => {
    const here = await publishAll(ONE)
    await publishAll(TWO)
    await here.keep(new Set([ONE.id, TWO.id]))
    await here.publish(THREE)
    await expectWhole(ONE, TWO, THREE)
    const third = await publishAll()
    await third.keep(new Set([THREE.id, TWO.id]))
    await third.publish(ONE)
    await expectWhole(ONE, TWO, THREE)
  })

  test('there are none where none is known, and nothing is touched', async () => {
    expect(await openReleases(folder).keep(new Set([ONE.id]))).toEqual(new Set())
    const releases = await publishAll(ONE)
    const before = await readFile(log, 'utf8')
    expect(await releases.keep(new Set(['other']))).toEqual(new Set())
    expect(await readFile(log, 'utf8')).toBe(before)
  })
})
