/** A renderer that makes wrong pages: a small site is published by a sound one, then by one that was broken on purpose. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MustNotPublish } from '../../../src/config/problems/table.ts'
import { compileRenderer } from '../../../src/engine/render/compile.ts'
import { PROJECT, RENDERER_FOLDER } from '../../harness/settings.ts'
import { siteOf } from '../../harness/site.ts'
import { emptyFolder } from '../../harness/folder.ts'

const ROOM = '/en/hotels/deniz-kizi/rooms/sea-room-1'

/** Folder of renderers with the one of the present code, in which one text is replaced by another. */
async function brokenRenderer(from: string, to: string): Promise<string> {
  const { key, folder } = await compileRenderer(PROJECT, RENDERER_FOLDER)
  const copies = await emptyFolder()
  await cp(folder, join(copies, key), { recursive: true })
  const server = join(copies, key, 'server')
  const names = (await readdir(server, { recursive: true })).filter((name) => name.endsWith('.mjs'))
  let replaced = 0
  for (const name of names) {
    const code = await readFile(join(server, name), 'utf8')
    if (!code.includes(from)) continue
    await writeFile(join(server, name), code.replaceAll(from, to))
    replaced++
  }
  expect(replaced).toBeGreaterThan(0)
  return copies
}

test('pages that search engines would misread are not published, unless somebody insists', async () => {
  const site = await siteOf('oneHotel')
  expect(site.report.problems.filter(({ code }) => code === 'page-faulty')).toEqual([])
  const rendererFolder = await brokenRenderer('rel="canonical"', 'rel="canonica1"')
  site.provider.world.editRoom(51, 'en', 'sea-room-1', (room) => void (room.html = '<p>Another text.</p>'))

  const refused = await site.rebuild({ rendererFolder }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(MustNotPublish)
  expect((refused as MustNotPublish).problems).toMatchObject([{ code: 'pages-faulty', severity: 'stop' }])
  expect((refused as MustNotPublish).message).toContain(`${ROOM}. `)

  const forced = await site.rebuild({ rendererFolder, force: true })
  const faults = forced.report.problems.filter(({ code }) => code === 'page-faulty')
  expect(faults).toMatchObject([{ resource: ROOM, message: expect.stringContaining('canonical missing') }])

  // A fault that is known keeps nothing else back, and stays in the report until it is mended.
  site.provider.world.editRoom(51, 'tr', 'deniz-odasi-1', (room) => void (room.name = 'Fener odası'))
  const other = await site.rebuild()
  expect(other.report.changed.length).toBeGreaterThan(0)
  expect(other.report.problems.filter(({ code }) => code === 'page-faulty')).toHaveLength(1)
  site.provider.world.editRoom(51, 'en', 'sea-room-1', (room) => void (room.html = '<p>A third text.</p>'))
  const mended = await site.rebuild()
  expect(mended.report.problems.filter(({ code }) => code === 'page-faulty')).toEqual([])
})

test('words that results show badly are reported with the page, and keep nothing back', async () => {
  const site = await siteOf('oneHotel')
  const words = 'A title that goes on and on, past the harbour and up the hill to the old castle'
  site.provider.world.editRoom(51, 'en', 'sea-room-1', (room) => void (room.name = words))
  const description =
    'The same words stand below the titles of two pages, so that nobody can tell them apart in a list.'
  for (const { slug } of site.provider.world.rooms.get(51, 'en')!.slice(0, 2))
    site.provider.world.editRoom(
      51,
      'en',
      slug,
      (room) => void (room.metas = [{ name: 'description', content: description }]),
    )
  const { report } = await site.rebuild()
  const noted = report.problems
    .filter(({ code }) => code === 'page-words')
    .map(({ resource, message }) => `${resource}: ${message}`)
  expect(noted.some((each) => each.startsWith(`${ROOM}: `) && each.includes('title has'))).toBe(true)
  expect(noted.some((each) => each.includes('has the same description'))).toBe(true)
})
