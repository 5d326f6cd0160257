/** Pictures made ahead of time, for a host of plain files. */
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { Manifest } from '../../../src/engine/release/manifest.ts'
import { openStore } from '../../../src/engine/release/files/store.ts'
import { createMedia } from '../../../src/hosts/server/pictures/media.ts'
import { makePicturesAhead } from '../../../src/hosts/server/pictures/pictures-ahead.ts'
import { buildSiteOf } from '../../harness/site.ts'
import { makeWorld, testPictures } from '../../worlds/index.ts'

test('R7.44: every picture of a release’s pages is there in both formats, none is made twice, and one that no page names stays for a week', async () => {
  const site = await buildSiteOf(makeWorld({ langs: ['tr'], groupPages: ['home'] }), {}, testPictures)
  const folder = await mkdtemp(join(tmpdir(), 'crystal-pictures-'))
  onTestFinished(async () => {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  })
  // One page has enough of them.
  const path = '/oteller/deniz-kizi/hakkimizda'
  const pages = new Map([[path, site.manifest.pages.get(path)!]])
  const options = {
    manifest: { ...site.manifest, pages: pages as unknown as Manifest['pages'] },
    store: openStore(join(site.stateFolder, 'store')),
    media: createMedia({ folder: join(site.stateFolder, 'media'), providerUrl: site.provider.url }),
    folder,
  }
  const named = new Set<string>()
  for (const [address] of (await site.html(path)).matchAll(/\/img\/[0-9a-z]{14}-\d+\.webp/g)) named.add(address)

  const first = await makePicturesAhead(options)
  expect(first).toEqual({ made: named.size * 2, removed: 0, failed: [] })
  for (const address of named) {
    const widest = Number(/-(\d+)\.webp$/.exec(address)![1])
    expect(await sharp(join(folder, address)).metadata(), address).toMatchObject({ format: 'webp' })
    const avif = join(folder, address.replace('.webp', '.avif'))
    const { width = 0, format } = await sharp(avif).metadata()
    expect([format, width > 0 && width <= widest], address).toEqual(['heif', true])
  }

  const address = [...named][0]!
  const { ino } = await stat(join(folder, address))
  const asked = site.provider.requests.length
  const [left, old] = ['012345678abcde-320.avif', '012345678-320.avif'].map((name) => join(folder, 'img', name))
  for (const path of [left!, old!]) await writeFile(path, 'of a page that is gone')
  const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000)
  for (const path of [old!, join(folder, address)]) await utimes(path, eightDaysAgo, eightDaysAgo)
  await rm(join(folder, [...named][1]!))
  expect(await makePicturesAhead(options)).toEqual({ made: 1, removed: 1, failed: [] })
  expect((await stat(join(folder, address))).ino).toBe(ino)
  expect(site.provider.requests.length).toBe(asked)
  expect((await readdir(join(folder, 'img'))).length).toBe(named.size * 2 + 1)
  expect((await readFile(join(folder, address))).length).toBeGreaterThan(50)
})
