import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteOf } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'

const snapshotOf = (folder: string) => join(folder, 'snapshot.jsonl')
const pointerOf = (folder: string) => join(folder, 'releases', 'current.json')

/** Each leaves something in the state folder that cannot be used. */
const DAMAGES: [string, (folder: string) => Promise<unknown>][] = [
  ['no snapshot', (folder) => rm(snapshotOf(folder))],
  [
    'a snapshot that is cut in the middle',
    async (folder) => truncate(snapshotOf(folder), Math.floor((await readFile(snapshotOf(folder))).length / 2)),
  ],
  [
    'a snapshot of which a word is another',
    async (folder) => {
      const whole = await readFile(snapshotOf(folder), 'utf8')
      expect(whole).toContain('About us')
      await writeFile(snapshotOf(folder), whole.replaceAll('About us', 'About me'))
    },
  ],
  ['a pointer that is cut', (folder) => writeFile(pointerOf(folder), '{"release":')],
  [
    'a manifest that is cut',
    async (folder) => {
      const [name] = (await readdir(join(folder, 'releases'))).filter((each) => each !== 'current.json')
      await truncate(join(folder, 'releases', name!), 500)
    },
  ],
]

test.each(DAMAGES)('with %s the build is a full one, and its pages are the same', async (name, damage) => {
  const site = await siteOf(makeWorld({ langs: ['tr', 'en'] }), { plain: true })
  await damage(site.stateFolder)
  const { report, manifest } = await site.rebuild()
  expect(report.mode).toBe('full')
  // Without the records every view is computed; equal ones have their page in the release that there is.
  expect(report.pages.rendered).toBe(name.includes('snapshot') ? 0 : report.pages.total)
  expect(manifest).toEqual(site.manifest)
  expect((await site.rebuild()).report).toMatchObject({ mode: 'incremental', pages: { rendered: 0 } })
})

test('a page whose content is lost from the store is rendered again, and no other', async () => {
  const site = await siteOf(makeWorld({ langs: ['tr', 'en'] }), { plain: true })
  const { hash } = site.manifest.pages.get('/en/about-us')!
  await rm(join(site.stateFolder, 'store', hash.slice(0, 2), hash.slice(2)))
  const { report, html } = await site.rebuild()
  expect(report.pages).toMatchObject({ rendered: 1 })
  expect(await html('/en/about-us')).toContain('About us')
})
