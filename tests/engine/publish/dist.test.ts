import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openDist } from '../../../src/engine/publish/dist.ts'
import { headersFile, redirectRules } from '../../../src/engine/publish/host-files.ts'
import { openEncodings, type Encodings } from '../../../src/engine/release/files/encodings.ts'
import type { PageEntry, PublishedRelease } from '../../../src/engine/release/manifest.ts'
import { openStore, type ContentStore } from '../../../src/engine/release/files/store.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { forgetBefore, manifestOf, pageOf, publishedIn } from '../../harness/manifest.ts'

let folder: string
let store: ContentStore
let state: State
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crystal-publish-'))
  store = openStore(join(folder, 'store'))
  state = openState()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

/** A release of pages by path, with one stylesheet. */
async function releaseOf(
  pages: Record<string, string>,
  redirects: Record<string, string> = {},
): Promise<PublishedRelease> {
  const stored = Object.entries(pages).map(async ([path, html]) => [path, (await store.put(html)).hash] as const)
  const { hash } = await store.put('body{}')
  const manifest = manifestOf(Object.fromEntries(await Promise.all(stored)), {
    assets: { '_astro/a.css': hash },
    redirects,
  })
  return publishedIn(state, manifest)
}

const dist = () => join(folder, 'dist')
const open = (encodings?: Encodings) => openDist(dist(), { store, state, encodings })
const publish = (release: PublishedRelease) => open().publish(release)

/** Names and contents of all files, and empty folders. */
async function published(): Promise<Record<string, string>> {
  const entries = await readdir(dist(), { recursive: true, withFileTypes: true })
  const found = entries.map(async (entry): Promise<[string, string][]> => {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) return [[relative(dist(), path), await readFile(path, 'utf8')]]
    return (await readdir(path)).length === 0 ? [[relative(dist(), path), '(empty)']] : []
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}

const PAGES = { '/': 'home', '/en': 'Home', '/en/hotels/x': 'X', '/en/hotels/x/rooms/a': 'A', '/ürün': 'Ü' }
const WORDS = { policy: '', redirects: {}, gone: {} }
const FILES = {
  _headers: headersFile(WORDS),
  _redirects: redirectRules(WORDS),
  'index.html': 'home',
  'en.html': 'Home',
  'en/hotels/x.html': 'X',
  'en/hotels/x/rooms/a.html': 'A',
  'ürün.html': 'Ü',
  '_astro/a.css': 'body{}',
}

describe('a release as files', () => {
  test('has a file for each page and asset', async () => {
    expect(await publish(await releaseOf(PAGES))).toEqual({ written: 8, removed: 0 })
    expect(await published()).toEqual(FILES)
  })

  test('published again writes nothing', async () => {
    await publish(await releaseOf(PAGES))
    expect(await publish(await releaseOf(PAGES))).toEqual({ written: 0, removed: 0 })
  })

  test('changed writes what changed, and leaves no folder behind that has become empty', async () => {
    await publish(await releaseOf(PAGES))
    const { '/en/hotels/x': _hotel, '/en/hotels/x/rooms/a': _room, ...rest } = PAGES
    expect(await publish(await releaseOf({ ...rest, '/en': 'Changed', '/de': 'Neu' }))).toEqual({
      written: 3,
      removed: 2,
    })
    expect(await published()).toEqual({
      _headers: FILES._headers,
      _redirects: redirectRules({ ...WORDS, gone: { '/en/hotels/x': '/404', '/en/hotels/x/rooms/a': '/404' } }),
      'index.html': 'home',
      'en.html': 'Changed',
      'de.html': 'Neu',
      'ürün.html': 'Ü',
      '_astro/a.css': 'body{}',
    })
  })

  test('mends a file that somebody deleted', async () => {
    await publish(await releaseOf(PAGES))
    await rm(join(dist(), 'en', 'hotels'), { recursive: true })
    expect(await publish(await releaseOf(PAGES))).toEqual({ written: 2, removed: 0 })
    expect(await published()).toEqual(FILES)
  })
})

test('addresses of renamed pages come before the error pages of the languages, as long as they are known', async () => {
  await publish(await releaseOf(PAGES, { '/en/old': '/en', '/eski ürün': '/ürün' }))
  expect(await published()).toEqual({
    ...FILES,
    _redirects: `/en/old /en 301\n/eski%20%C3%BCr%C3%BCn /%C3%BCr%C3%BCn 301\n${FILES._redirects}`,
  })
  await publish(await releaseOf(PAGES))
  expect(await published()).toEqual(FILES)
})

test('error pages but those of what is not found or gone, and answers to forms, are no files', async () => {
  const { hash } = await store.put('page')
  const pages = new Map(
    Object.entries({
      '/en': undefined,
      '/en/404': 404,
      '/en/410/0': 410,
      '/en/500': 500,
      '/en/forms/contact-success': 200,
    }).map(([path, status]) => [path, { ...pageOf(hash, path), ...(status && { status }) } as PageEntry]),
  )
  await publish(await publishedIn(state, manifestOf({}, { pages })))
  expect(Object.keys(await published()).sort()).toEqual([
    '_headers',
    '_redirects',
    'en.html',
    'en/404.html',
    'en/410/0.html',
  ])
})

test('what gets no smaller has no compressed copies', async () => {
  const { hash } = await store.put('picture')
  const release = manifestOf({}, { assets: { 'logo.png': hash, 'icon.svg': hash } })
  await open(openEncodings(join(folder, 'encoded'), store)).publish(await publishedIn(state, release))
  const names = Object.keys(await published()).filter((name) => /\.(?:svg|png)/.test(name))
  expect(names.sort()).toEqual(['icon.svg', 'icon.svg.br', 'icon.svg.gz', 'logo.png'])
})

test('compressed copies stand beside what gets smaller, follow it and leave with it', async () => {
  const encodings = openEncodings(join(folder, 'encoded'), store)
  const compressed = open(encodings)
  const copies = async () => {
    const names = (await readdir(dist(), { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort()
    return Promise.all(
      names.map(async (name) => {
        const content = await readFile(join(dist(), name))
        return [name, String(name.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content))]
      }),
    )
  }
  await compressed.publish(await releaseOf({ '/': 'home', '/en': 'Home' }))
  expect(await copies()).toEqual([
    ['_astro/a.css.br', 'body{}'],
    ['_astro/a.css.gz', 'body{}'],
    ['en.html.br', 'Home'],
    ['en.html.gz', 'Home'],
    ['index.html.br', 'home'],
    ['index.html.gz', 'home'],
  ])
  expect(await compressed.publish(await releaseOf({ '/': 'changed' }))).toEqual({ written: 4, removed: 3 })
  expect((await copies()).slice(2)).toEqual([
    ['index.html.br', 'changed'],
    ['index.html.gz', 'changed'],
  ])
})

/** A file system counts time in steps of some milliseconds: two changes of a folder in one step look like one. */
async function untilLater(path: string): Promise<void> {
  const { mtimeMs } = await stat(path)
  const probe = join(folder, 'probe')
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
        await rename(dist(), join(folder, 'moved'))
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
    ['nobody knows what was written', async () => void (state = openState())],
    ['the release that was written is forgotten', async () => forgetBefore(state, (await releaseOf({})).number)],
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
    await open(openEncodings(join(folder, 'encoded'), store)).publish(first, { look: false })
    expect(Object.keys(await published())).toEqual(expect.arrayContaining(['en.html.br', 'ürün.html.gz']))
  })
})

describe('where it is not known what dist holds', () => {
  test('files of another time go, and all others are written again', async () => {
    await publish(await releaseOf({ ...PAGES, '/old': 'Old' }))
    state = openState()
    await mkdir(join(dist(), 'deep/er'), { recursive: true })
    await writeFile(join(dist(), 'deep/er/file.html'), 'not ours')
    await writeFile(join(dist(), 'en.html'), 'changed by hand')
    await publish(await releaseOf(PAGES))
    expect(await published()).toEqual(FILES)
  })

  test('what web servers include is written with the files: a run that stops before is ended by the next one', async () => {
    const includes = join(folder, 'hosts')
    const open = () => openDist(dist(), { store, state, includes })
    await open().publish(await releaseOf(PAGES))
    const moved = await releaseOf(PAGES, { '/old': '/en' })
    const redirects = join(includes, 'redirects.nginx')
    await rm(redirects)
    await mkdir(redirects)
    await expect(open().publish(moved)).rejects.toThrow()
    expect(await state.folders.read(dist())).toMatchObject({ writing: moved.number })
    await rm(redirects, { recursive: true })
    await open().publish(moved)
    expect(await readFile(redirects, 'utf8')).toContain('"/old" "/en"')
    expect((await state.folders.read(dist()))!.writing).toBeUndefined()
  })

  test('a run that stops in the middle leaves nothing, though its release is forgotten', async () => {
    const earlier = await releaseOf({ ...PAGES, '/en': 'Earlier', '/zz': 'Last' })
    const current = await releaseOf(PAGES)
    await publish(current)
    // A rollback that ends in the middle.
    const { hash } = earlier.pages.get('/zz')!
    await rm(store.pathOf(hash))
    await expect(publish(earlier)).rejects.toThrow('ENOENT')
    await forgetBefore(state, current.number)
    await publish(current)
    expect(await published()).toEqual({ ...FILES, _redirects: redirectRules({ ...WORDS, gone: { '/zz': '/404' } }) })
  })

  test('a run that fails has ended all its writes: none reaches the next release', async () => {
    const current = await releaseOf(PAGES)
    // Large enough that it is still being copied when the other file fails.
    const next = await releaseOf({ ...PAGES, '/en': 'a large page'.repeat(4_000_000), '/zz': 'Last' })
    await publish(current)
    await rm(store.pathOf(next.pages.get('/zz')!.hash))
    await expect(publish(next)).rejects.toThrow('ENOENT')
    await publish(current)
    expect(await published()).toEqual(FILES)
  })

  test('a run that stops in the middle leaves nothing that the next one takes for whole', async () => {
    await publish(await releaseOf(PAGES))
    const next = await releaseOf({ ...PAGES, '/en': 'Half', '/new': 'New', '/zz': 'Last' })
    const { hash } = next.pages.get('/zz')!
    const kept = await store.get(hash)
    await rm(store.pathOf(hash))
    await expect(publish(next)).rejects.toThrow('ENOENT')
    await writeFile(join(dist(), 'new.html.new'), 'Ne')
    await mkdir(dirname(store.pathOf(hash)), { recursive: true })
    await writeFile(store.pathOf(hash), kept)

    await publish(await releaseOf(PAGES))
    expect(await published()).toEqual({
      ...FILES,
      _redirects: redirectRules({ ...WORDS, gone: { '/new': '/404', '/zz': '/404' } }),
    })
  })
})
