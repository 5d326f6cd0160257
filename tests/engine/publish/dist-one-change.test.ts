/** What is written of a release where one change was published: no more than that, unless the folder is not what was left. */
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { redirectRules } from '../../../src/engine/publish/host-files.ts'
import { openEncodings } from '../../../src/engine/release/files/encodings.ts'
import type { PublishedRelease } from '../../../src/engine/release/manifest.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { forgetBefore } from '../../harness/manifest.ts'
import { FILES, PAGES, WORDS, useDist } from './dist-folder.ts'

const { at, releaseOf, dist, open, publish, published } = useDist()

/** A file system counts time in steps of some milliseconds: two changes of a folder in one step look like one. */
async function untilLater(path: string): Promise<void> {
  const { mtimeMs } = await stat(path)
  const probe = join(at.folder, 'probe')
  do await writeFile(probe, '')
  while ((await stat(probe)).mtimeMs <= mtimeMs)
}

describe('where one change was published', () => {
  const follow = (release: PublishedRelease) => open().publish(release, { look: false })

  test('what differs from the release that was left is written, by one process after another', async () => {
    const first = await releaseOf(PAGES, { '/en/old': '/en' })
    const { '/en/hotels/x/rooms/a': _room, ...rest } = PAGES
    await publish(first)
    // `_redirects` changes each time: the first release has a redirect, the second has lost a page.
    expect(await follow(await releaseOf({ ...rest, '/en': 'Second' }))).toEqual({ written: 2, removed: 1 })
    expect(await follow(await releaseOf(PAGES))).toEqual({ written: 3, removed: 0 })
    expect(await published()).toEqual(FILES)
    expect(await publish(await releaseOf(PAGES))).toEqual({ written: 0, removed: 0 })
  })

  test('a release that was published meanwhile and not written is passed over', async () => {
    await publish(await releaseOf(PAGES))
    await releaseOf({ ...PAGES, '/en': 'Not written', '/de': 'Neu' })
    expect(await follow(await releaseOf({ ...PAGES, '/ru': 'Новая' }))).toEqual({ written: 2, removed: 0 })
    const _redirects = redirectRules({ ...WORDS, gone: { '/de': '/404' } })
    expect(await published()).toEqual({ ...FILES, _redirects, 'ru.html': 'Новая' })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['the folder is gone', () => rm(dist(), { recursive: true })],
    [
      'it is another folder',
      async () => {
        await rename(dist(), join(at.folder, 'moved'))
        await mkdir(dist())
      },
    ],
    [
      'somebody removed a file from it',
      async () => {
        await untilLater(dist())
        await rm(join(dist(), 'en.html'))
      },
    ],
    ['nobody knows what was written', async () => void (at.state = openState())],
    ['the release that was written is forgotten', async () => forgetBefore(at.state, (await releaseOf({})).number)],
    ['another release was written last', async () => publish(await releaseOf({ '/': 'other' }))],
  ])('all is looked through where %s', async (_, happens) => {
    await publish(await releaseOf(PAGES))
    await happens()
    await follow(await releaseOf({ ...PAGES, '/ürün': 'Üü' }))
    expect(await published()).toEqual({ ...FILES, 'ürün.html': 'Üü' })
  })

  test('copies are made of everything where there were none before', async () => {
    const first = await releaseOf(PAGES)
    await publish(first)
    await open(openEncodings(join(at.folder, 'encoded'), at.store)).publish(first, { look: false })
    expect(Object.keys(await published())).toEqual(expect.arrayContaining(['en.html.br', 'ürün.html.gz']))
  })
})
