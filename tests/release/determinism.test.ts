import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { World } from '../../src/demo/world.ts'
import { siteOf } from '../harness/site.ts'
import { hostileText, oneHotel, unlistedPages } from '../worlds/index.ts'

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-dist-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Every file below a folder with its digest, in order. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const named = files.map(async (file) => {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    return `${relative(folder, file)} ${digest}`
  })
  return (await Promise.all(named)).sort()
}

/** A delay for each request, different in every run and the same for none. */
function shuffled(salt: string) {
  return ({ path, query }: { path: string; query: Record<string, string> }) => {
    const text = `${salt} ${path} ${JSON.stringify(query)}`
    return { delayMs: createHash('sha256').update(text).digest()[0]! % 24 }
  }
}

const WORLDS: [string, () => World][] = [
  ['pages that only menus name', unlistedPages],
  ['a hostile CMS', hostileText],
]

describe('two clean builds of one provider state are the same bytes', () => {
  test.each(WORLDS)('%s: one request at a time, and many in another order', async (_name, make) => {
    const folders = [await emptyFolder(), await emptyFolder()]
    const one = await siteOf(make(), { client: { concurrency: 1 }, distFolder: folders[0] })
    // The second provider is slowed from its first request on, so it is built twice and the first time is thrown away.
    const other = await siteOf(make())
    other.provider.faults = shuffled('another order')
    const stateFolder = await emptyFolder()
    const second = await other.rebuild({ stateFolder, client: { concurrency: 32 }, distFolder: folders[1] })
    expect(second.report.mode).toBe('full')
    expect(second.report.release).toBe(one.report.release)
    expect(second.report.problems).toEqual(one.report.problems)
    const [left, right] = [await filesOf(folders[0]!), await filesOf(folders[1]!)]
    expect(left.length).toBeGreaterThan(100)
    expect(right).toEqual(left)
    expect(second.manifest).toEqual(one.manifest)
  })

  test('R7.1 the same site comes from another base address', async () => {
    const one = await siteOf(oneHotel())
    const other = await siteOf(oneHotel())
    expect(other.provider.url).not.toBe(one.provider.url)
    expect(other.manifest).toEqual(one.manifest)
    for (const path of other.paths) expect(await other.html(path)).not.toContain(new URL(other.provider.url).host)
  })
})

test('an incremental build is the same bytes as a clean one, after edits, additions, removals and a revert', async () => {
  const site = await siteOf(oneHotel())
  const { world } = site.provider
  const dist = await emptyFolder()
  const original = structuredClone(world.pages.get('en', 'about-us')!)
  const steps: [string, () => void][] = [
    ['a text', () => world.editPage('en', 'about-us', (page) => (page.title = 'Who we are'))],
    ['a room gone', () => world.rooms.edit([51, 'de'], (rooms) => rooms.splice(0, 1))],
    ['a page gone', () => world.pages.delete('ru', 'hotels/deniz-kizi/about-us')],
    ['a menu entry', () => world.menus.edit([23, 'tr'], ([header]) => header?.items.pop())],
    ['a language of a page gone', () => world.pages.delete('tr', 'hakkimizda')],
    ['the text as it was', () => world.addPage(original)],
    ['a hotel renamed', () => (world.properties.find(({ id }) => id === 51)!.name = 'Yeni Ad')],
  ]
  for (const [name, step] of steps) {
    step()
    const incremental = await site.rebuild({ distFolder: dist })
    const cleanDist = await emptyFolder()
    const clean = await site.rebuild({ stateFolder: await emptyFolder(), distFolder: cleanDist })
    expect(incremental.report.mode).toBe('incremental')
    expect(incremental.report.release, name).toBe(clean.report.release)
    expect(await filesOf(dist), name).toEqual(await filesOf(cleanDist))
  }
})
