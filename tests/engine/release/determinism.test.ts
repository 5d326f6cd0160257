import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { publisherOptions } from '../../../scripts/project.ts'
import { readEnvironment } from '../../../src/config/environment.ts'
import { demoWorld } from '../../../src/demo/assemble/demo-world.ts'
import type { World } from '../../../src/demo/world.ts'
import { buildSite } from '../../../src/engine/publisher/build-site.ts'
import { codeVersion } from '../../harness/code-version.ts'
import { providerOf } from '../../harness/crawl.ts'
import { atDepth } from '../../harness/depth.ts'
import { contentsOf } from '../../harness/manifest.ts'
import { copyCheckout } from '../../harness/project-copy.ts'
import { RENDERER_FOLDER } from '../../harness/settings.ts'
import { siteOf } from '../../harness/site.ts'
import { hostileText, oneHotel, unlistedPages } from '../../worlds/index.ts'
import { emptyFolder } from '../../harness/folder.ts'

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

describe('L2 two clean builds of one provider state are the same bytes', () => {
  // What comes of the order of the answers is settled before a page is rendered; components are tried on the harder world.
  test.each<[string, () => World, boolean]>([
    ['pages that only menus name', unlistedPages, true],
    ['a hostile CMS', hostileText, false],
  ])('%s: one request at a time, and many in another order', async (_name, make, plain) => {
    const folders = [await emptyFolder(), await emptyFolder()]
    const one = await siteOf(make(), { plain, client: { concurrency: 1 }, distFolder: folders[0] })
    const slow = await providerOf(make())
    slow.faults = shuffled('another order')
    const many = { providerUrl: slow.url, stateFolder: await emptyFolder(), client: { concurrency: 32 } }
    const second = await one.rebuild({ ...many, distFolder: folders[1] })
    expect(second.report.mode).toBe('full')
    expect(second.report.release).toBe(one.report.release)
    expect(second.report.problems).toEqual(one.report.problems)
    const [left, right] = [await filesOf(folders[0]!), await filesOf(folders[1]!)]
    expect(left.length).toBeGreaterThan(100)
    expect(right).toEqual(left)
    expect(contentsOf(second.manifest)).toEqual(contentsOf(one.manifest))
  })

  test('R7.51 in another folder, reached through a link, on a machine with other settings', async () => {
    const provider = await providerOf(atDepth(oneHotel, demoWorld)())
    const settings = readEnvironment({ PROVIDER_API_URL: provider.url })
    const [stateFolder, distFolder] = [await emptyFolder(), await emptyFolder()]
    const here = { ...publisherOptions(settings, provider.url), rendererFolder: RENDERER_FOLDER }
    await buildSite({ ...here, stateFolder, distFolder })

    const folder = await emptyFolder()
    const checkout = join(folder, 'two words, 100% #1')
    await copyCheckout(checkout)
    await symlink(checkout, join(folder, 'link'))
    const machine = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', HOSTNAME: 'elsewhere' }
    await promisify(execFile)(process.execPath, [join(folder, 'link', 'scripts', 'build.ts')], {
      cwd: join(folder, 'link'),
      env: { ...process.env, ...machine, PROVIDER_API_URL: provider.url },
    })
    const files = await filesOf(distFolder)
    expect(files.length).toBeGreaterThan(100)
    expect(await filesOf(join(checkout, 'dist'))).toEqual(files)
  })

  test('R7.1 the same site comes from another base address', async () => {
    const one = await siteOf(oneHotel(), { plain: true })
    const other = await siteOf(oneHotel(), { plain: true })
    expect(other.provider.url).not.toBe(one.provider.url)
    expect(contentsOf(other.manifest)).toEqual(contentsOf(one.manifest))
    for (const path of other.paths) expect(await other.html(path)).not.toContain(new URL(other.provider.url).host)
  })
})

test('an incremental build is the same bytes as a clean one, after edits, additions, removals and a revert', async () => {
  const site = await siteOf('fewPages')
  const { world } = site.provider
  const dist = await emptyFolder()
  const original = structuredClone(world.pages.get('en', 'about-us')!)
  const edit = (lang: 'tr' | 'en', url: string, title: string) =>
    world.editPage(lang, url, (page) => void (page.title = title))
  const steps: [string, () => void][] = [
    ['a text', () => edit('en', 'about-us', 'Who we are')],
    ['a room gone', () => world.rooms.edit([51, 'tr'], (rooms) => rooms.splice(0, 1))],
    ['a page gone', () => world.pages.delete('en', 'hotels/deniz-kizi/about-us')],
    ['a menu entry', () => world.menus.edit([23, 'tr'], ([header]) => header?.items.pop())],
    ['a language of a page gone', () => world.pages.delete('tr', 'hakkimizda')],
    ['the text as it was', () => world.addPage(original)],
    ['a hotel renamed', () => (world.properties.find(({ id }) => id === 51)!.name = 'Yeni Ad')],
  ]
  // A clean build costs as much as all else: after every third step, and in a deep run after each.
  const every = atDepth(3, 1)
  for (const [index, [name, step]] of steps.entries()) {
    step()
    const incremental = await site.rebuild({ distFolder: dist })
    expect(incremental.report.mode).toBe('incremental')
    if (index % every !== 0) continue
    const cleanDist = await emptyFolder()
    const clean = await site.rebuild({ stateFolder: await emptyFolder(), distFolder: cleanDist })
    expect(incremental.report.release, name).toBe(clean.report.release)
    const [files, cleanFiles] = await Promise.all([dist, cleanDist].map(filesOf))
    const ofRelease = (file: string) => !file.startsWith('_redirects ')
    expect(files!.filter(ofRelease), name).toEqual(cleanFiles!.filter(ofRelease))
    // A clean build knows of no page that was there before.
    const rules = await Promise.all([dist, cleanDist].map((folder) => readFile(join(folder, '_redirects'), 'utf8')))
    expect(rules[0]!.replace(/^.* 410\n/gm, ''), name).toBe(rules[1])
  }
})

test('after a change of the code dist holds a clean build, and besides only the hashed files of the release before', async () => {
  const site = await siteOf('fewPages')
  const [dist, cleanDist] = [await emptyFolder(), await emptyFolder()]
  await site.rebuild({ distFolder: dist })
  const code = await codeVersion(await emptyFolder(), 1)
  const { report } = await site.rebuild({ ...code, distFolder: dist })
  const clean = await site.rebuild({ ...code, stateFolder: await emptyFolder(), distFolder: cleanDist })
  expect(report.release).toBe(clean.report.release)
  const [files, cleanFiles] = [await filesOf(dist), await filesOf(cleanDist)]
  expect(files.filter((file) => cleanFiles.includes(file))).toEqual(cleanFiles)
  const hashed = [...site.manifest.assets].filter(([name]) => name.startsWith('_astro/'))
  expect(hashed.length).toBeGreaterThan(30)
  expect(files.filter((file) => !cleanFiles.includes(file))).toEqual(hashed.map((file) => file.join(' ')).sort())
})
