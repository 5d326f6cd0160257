import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openDist } from '../../../src/engine/publish/dist.ts'
import { redirectRules } from '../../../src/engine/publish/host-files.ts'
import { openEncodings } from '../../../src/engine/release/files/encodings.ts'
import type { PageEntry } from '../../../src/engine/release/manifest.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { forgetBefore, manifestOf, pageOf, publishedIn } from '../../harness/manifest.ts'
import { FILES, PAGES, WORDS, useDist } from './dist-folder.ts'
import { listed } from '../../harness/listed.ts'

const { at, releaseOf, dist, open, publish, published } = useDist()

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

  test('mends a file that somebody deleted, or that a power failure left empty', async () => {
    await publish(await releaseOf(PAGES))
    await rm(join(dist(), 'en', 'hotels'), { recursive: true })
    await truncate(join(dist(), '_astro', 'a.css'))
    expect(await publish(await releaseOf(PAGES))).toEqual({ written: 3, removed: 0 })
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
  const { hash } = await at.store.put('page')
  const pages = new Map(
    Object.entries({
      '/en': undefined,
      '/en/404': 404,
      '/en/410/0': 410,
      '/en/500': 500,
      '/en/forms/contact-success': 200,
    }).map(([path, status]) => [path, { ...pageOf(hash, path), ...(status && { status }) } as PageEntry]),
  )
  await publish(await publishedIn(at.state, manifestOf({}, { pages })))
  expect(Object.keys(await published()).sort()).toEqual(
    listed(`
    _headers | _redirects | en.html | en/404.html | en/410/0.html`),
  )
})

test('what gets no smaller has no compressed copies', async () => {
  const { hash } = await at.store.put('picture')
  const release = manifestOf({}, { assets: { 'logo.png': hash, 'icon.svg': hash } })
  await open(openEncodings(join(at.folder, 'encoded'), at.store)).publish(await publishedIn(at.state, release))
  const names = Object.keys(await published()).filter((name) => /\.(?:svg|png)/.test(name))
  expect(names.sort()).toEqual(['icon.svg', 'icon.svg.br', 'icon.svg.gz', 'logo.png'])
})

test('compressed copies stand beside what gets smaller, follow it and leave with it', async () => {
  const encodings = openEncodings(join(at.folder, 'encoded'), at.store)
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

describe('where it is not known what dist holds', () => {
  test('files of another time go, and all others are written again', async () => {
    await publish(await releaseOf({ ...PAGES, '/old': 'Old' }))
    at.state = openState()
    await mkdir(join(dist(), 'deep/er'), { recursive: true })
    await writeFile(join(dist(), 'deep/er/file.html'), 'not ours')
    await writeFile(join(dist(), 'en.html'), 'changed by hand')
    await publish(await releaseOf(PAGES))
    expect(await published()).toEqual(FILES)
  })

  test('what web servers include is written with the files: a run that stops before is ended by the next one', async () => {
    const includes = join(at.folder, 'hosts')
    const open = () => openDist(dist(), { store: at.store, state: at.state, includes })
    await open().publish(await releaseOf(PAGES))
    const moved = await releaseOf(PAGES, { '/old': '/en' })
    const redirects = join(includes, 'redirects.nginx')
    await rm(redirects)
    await mkdir(redirects)
    await expect(open().publish(moved)).rejects.toThrow()
    expect(await at.state.folders.read(dist())).toMatchObject({ writing: moved.number })
    await rm(redirects, { recursive: true })
    await open().publish(moved)
    expect(await readFile(redirects, 'utf8')).toContain('"/old" "/en"')
    expect((await at.state.folders.read(dist()))!.writing).toBeUndefined()
  })

  test('a run that stops in the middle leaves nothing, though its release is forgotten', async () => {
    const earlier = await releaseOf({ ...PAGES, '/en': 'Earlier', '/zz': 'Last' })
    const current = await releaseOf(PAGES)
    await publish(current)
    // A rollback that ends in the middle.
    const { hash } = earlier.pages.get('/zz')!
    await rm(at.store.pathOf(hash))
    await expect(publish(earlier)).rejects.toThrow('ENOENT')
    await forgetBefore(at.state, current.number)
    await publish(current)
    expect(await published()).toEqual({ ...FILES, _redirects: redirectRules({ ...WORDS, gone: { '/zz': '/404' } }) })
  })

  test('a run that fails has ended all its writes: none reaches the next release', async () => {
    const current = await releaseOf(PAGES)
    // Large enough that it is still being copied when the other file fails.
    const next = await releaseOf({ ...PAGES, '/en': 'a large page'.repeat(4_000_000), '/zz': 'Last' })
    await publish(current)
    await rm(at.store.pathOf(next.pages.get('/zz')!.hash))
    await expect(publish(next)).rejects.toThrow('ENOENT')
    await publish(current)
    expect(await published()).toEqual(FILES)
  })

  test('a run that stops in the middle leaves nothing that the next one takes for whole', async () => {
    await publish(await releaseOf(PAGES))
    const next = await releaseOf({ ...PAGES, '/en': 'Half', '/new': 'New', '/zz': 'Last' })
    const { hash } = next.pages.get('/zz')!
    const kept = await at.store.get(hash)
    await rm(at.store.pathOf(hash))
    await expect(publish(next)).rejects.toThrow('ENOENT')
    await writeFile(join(dist(), 'new.html.new'), 'Ne')
    await mkdir(dirname(at.store.pathOf(hash)), { recursive: true })
    await writeFile(at.store.pathOf(hash), kept)

    await publish(await releaseOf(PAGES))
    expect(await published()).toEqual({
      ...FILES,
      _redirects: redirectRules({ ...WORDS, gone: { '/new': '/404', '/zz': '/404' } }),
    })
  })
})
