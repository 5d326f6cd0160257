import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSiteOf, type WorldSite } from '../../harness/site.ts'
import { makeWorld } from '../../worlds/index.ts'

let site: WorldSite
let dist: string
const seconds = { id: 52, name: 'Martı Feneri', slug: 'marti-feneri' }

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'crystal-dist-'))
  site = await buildSiteOf(makeWorld({ langs: ['tr', 'en'], hotels: [{}, seconds] }), { plain: true, distFolder: dist })
})
afterAll(async () => {
  await site.close()
  await rm(dist, { recursive: true, force: true })
})
// Each test begins with what it leaves built.
beforeEach(async () => void (await site.rebuild()))

/** Time of the last write of every file of dist, by name. */
async function written(): Promise<Map<string, bigint>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const times = files.map(async (file) => [relative(dist, file), (await stat(file, { bigint: true })).mtimeNs] as const)
  return new Map(await Promise.all(times))
}

test('a build of an unchanged provider renders no page, writes no file, and says so', async () => {
  const all = [...site.manifest.pages.keys()]
  const before = await written()
  expect(before.size).toBeGreaterThan(100)
  const { report, manifest } = await site.rebuild()
  expect(report).toMatchObject({
    mode: 'incremental',
    pages: { total: all.length, rendered: 0, reused: all.length, removed: 0 },
    changed: [],
  })
  expect(report.crawl.failed).toBe(0)
  expect(manifest.id).toBe(report.release)
  expect(await written()).toEqual(before)
})

describe('a build after an edit', () => {
  test('of a room renders the pages that show it and no other, and says why', async () => {
    const all = [...site.manifest.pages.keys()]
    const before = await written()
    site.provider.world.editRoom(51, 'en', 'sea-room-1', (room) => (room.html = '<p>A text of its own.</p>'))
    const { report, html } = await site.rebuild()
    expect(report.changed).toEqual([
      { path: '/en/hotels/deniz-kizi/rooms/sea-room-1', why: [expect.stringMatching(/room.*51501.*\ben\b/)] },
    ])
    expect(report.pages).toMatchObject({ rendered: 1, reused: all.length - 1 })
    expect(await html('/en/hotels/deniz-kizi/rooms/sea-room-1')).toContain('A text of its own.')
    const after = await written()
    const rewritten = [...after.keys()].filter((file) => before.get(file) !== after.get(file))
    const isSearched = (file: string) => file.startsWith('data/search/')
    expect(rewritten.filter((file) => !isSearched(file)).sort()).toEqual([
      'data/views/en/hotels/deniz-kizi/rooms/sea-room-1.json',
      'en/hotels/deniz-kizi/rooms/sea-room-1.html',
    ])
    // The index of the search: what it says of this hotel in this language, and the words that came and went.
    expect(rewritten).toContain('data/search/en/documents/51.json')
    for (const file of rewritten.filter(isSearched))
      expect(file).toMatch(/^data\/search\/en\/(?:documents\/51|terms\/[a-z0-9]+|vocabulary)\.json$/)
  })

  test("of a hotel's menu changes every page of that hotel in that language, and none of another", async () => {
    site.provider.world.menus.edit([51, 'tr'], ([header]) => (header!.items[0]!.text = 'Odalarımız'))
    const { report, manifest } = await site.rebuild()
    const own = [...manifest.pages.keys()].filter((path) => /^\/(?:oteller\/deniz-kizi|410\/51$)/.test(path))
    expect(report.changed.map(({ path }) => path)).toEqual(own.sort())
    for (const { why } of report.changed) expect(why).toEqual([expect.stringMatching(/menus.*deniz-kizi.*\btr\b/)])
  })

  test('that changes nothing that a page shows renders nothing', async () => {
    site.provider.world.editPage(
      'en',
      'about-us',
      (page) => (page.options = [...(page.options ?? []), { key: 'UNUSED', value: 'x' }]),
    )
    const { report } = await site.rebuild()
    expect(report.crawl.notModified).toBeGreaterThan(0)
    expect(report.pages).toMatchObject({ rendered: 0, removed: 0 })
    expect(report.changed).toEqual([])
  })
})

test('a page that is gone leaves the release, dist and every link to it, and comes back', async () => {
  const path = '/en/hotels/marti-feneri/about-us'
  const file = join(dist, `${path.slice(1)}.html`)
  const page = site.provider.world.pages.get('en', path.slice(4))!
  const linked = async (built: { paths: string[]; html(path: string): Promise<string> }) => {
    const pages = await Promise.all(built.paths.map((each) => built.html(each)))
    return pages.filter((html) => html.includes(`href="${path}"`) || html.includes(`${path}"`)).length
  }
  expect(await linked(site)).toBeGreaterThan(0)
  site.provider.world.pages.delete('en', page.url)
  const without = await site.rebuild()
  expect(without.report.pages.removed).toBe(1)
  expect(without.paths).not.toContain(path)
  await expect(readFile(file)).rejects.toThrow('ENOENT')
  expect(await linked(without)).toBe(0)

  site.provider.world.addPage(page)
  const again = await site.rebuild()
  expect(again.report.changed).toContainEqual({ path, why: ['new page'] })
  expect((await readFile(file, 'utf8')).length).toBeGreaterThan(0)
})

test('the report is written as it is returned, with every field of its contract', async () => {
  const { report } = await site.rebuild()
  expect(JSON.parse(await readFile(join(site.stateFolder, 'report.json'), 'utf8'))).toEqual(report)
  const whole = expect.any(Number)
  expect(report).toEqual({
    mode: 'incremental',
    release: expect.stringMatching(/^[0-9a-f]{16}$/),
    publishedAt: expect.any(String),
    crawl: { requests: whole, notModified: whole, failed: 0, ms: whole },
    pages: { total: whole, rendered: 0, reused: whole, removed: 0 },
    changed: [],
    problems: expect.any(Array),
    ms: { crawl: whole, compile: whole, render: whole, publish: whole, total: whole },
  })
  for (const problem of report.problems) {
    expect(problem).toEqual({
      severity: expect.stringMatching(/^(error|warning|notice)$/),
      code: expect.any(String),
      resource: expect.any(String),
      message: expect.any(String),
      values: expect.any(Object),
    })
  }
})

test('the stages of a build are told as they go on, and each ends', async () => {
  const seen = new Map<string, [number, number][]>()
  site.provider.world.editPage('tr', 'hakkimizda', (page) => (page.title = 'Biz'))
  await site.rebuild({
    onProgress: (stage, done, known) => void seen.set(stage, [...(seen.get(stage) ?? []), [done, known]]),
  })
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['crawl', 'compile', 'render']))
  for (const [stage, steps] of seen) {
    const counts = steps.map(([done]) => done)
    expect(counts, stage).toEqual([...counts].sort((left, right) => left - right))
    expect(
      steps.every(([done, known]) => done <= known),
      stage,
    ).toBe(true)
  }
  expect(seen.get('crawl')!.at(-1)).toEqual([seen.get('crawl')!.length, seen.get('crawl')!.length])
})
