/** Compressed copies: what they hold, how small they are, and that each is made once. */
import { readdir, readFile, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  effortFor,
  ENCODINGS,
  isCompressible,
  openEncodings,
  type Encodings,
} from '../../../src/engine/release/files/encodings.ts'
import { memoryStore, type MemoryStore } from '../../harness/memory-store.ts'
import { emptyFolder } from '../../harness/folder.ts'

const OPENED = { br: brotliDecompressSync, gzip: gunzipSync }
const FIRST_ROUND_TRIP = 14_000

let folder: string
let store: MemoryStore
let encodings: Encodings
/** Contents that were read to be compressed. */
let asked: string[]
beforeEach(async () => {
  folder = await emptyFolder()
  store = memoryStore()
  asked = []
  const get = (hash: string) => {
    asked.push(hash)
    return store.get(hash)
  }
  encodings = openEncodings(folder, { ...store, get })
})

/** So many words of a language of a thousand and of three letters, the same at each run: how hard it is tried can be seen. */
function prose(count: number): string {
  let state = 7
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
  const word = () => Array.from({ length: 2 + next(9) }, () => 'aeo'[next(3)]).join('')
  const language = Array.from({ length: 1000 }, word)
  return Array.from({ length: count }, () => language[next(1000)]).join(' ')
}
const kept = async (text: string) => (await store.put(text)).hash
const names = async () => (await readdir(folder, { recursive: true })).sort()

describe('a compressed copy', () => {
  test.each(ENCODINGS)('holds the content, and is a file named by it: %s', async (encoding) => {
    const text = prose(900)
    const hash = await kept(text)
    const copy = await encodings.get(hash, encoding, 'page')
    expect(OPENED[encoding](copy).toString()).toBe(text)
    expect(copy.length).toBeLessThan(text.length / 2)
    const end = { br: '.br', gzip: '.gz' }[encoding]
    expect(await names()).toEqual([hash.slice(0, 2), join(hash.slice(0, 2), hash.slice(2) + end)])
    const file = await encodings.file(hash, encoding, 'page')
    expect(file).toBe(join(folder, hash.slice(0, 2), hash.slice(2) + end))
    expect(await readFile(file)).toEqual(copy)
  })

  test('is made once, by whoever asks first', async () => {
    const hash = await kept(prose(300))
    const copies = await Promise.all([1, 2, 3].map(() => encodings.get(hash, 'br', 'page')))
    expect(copies[2]).toEqual(copies[0])
    await encodings.get(hash, 'br', 'page')
    await encodings.file(hash, 'br', 'page')
    expect(asked).toEqual([hash])
    await encodings.get(hash, 'gzip', 'page')
    expect(asked).toEqual([hash, hash])
    const later = openEncodings(folder, memoryStore())
    expect(await later.get(hash, 'br', 'page')).toEqual(copies[0])
  })

  test('is made by two that do not know of each other', async () => {
    const hashes = await Promise.all([...Array(20).keys()].map((index) => kept(prose(50 + index))))
    const both = [encodings, openEncodings(folder, store)]
    await Promise.all(hashes.flatMap((hash) => both.map((each) => each.get(hash, 'gzip', 'page'))))
    expect((await names()).filter((name) => name.endsWith('.gz'))).toHaveLength(20)
    expect((await names()).filter((name) => name.endsWith('.new'))).toEqual([])
  })

  test('whose file a power failure left empty is made again', async () => {
    const hash = await kept(prose(300))
    for (const make of [
      async () => readFile(await encodings.file(hash, 'gzip', 'page')),
      () => encodings.get(hash, 'gzip', 'page'),
    ]) {
      await truncate(await encodings.file(hash, 'gzip', 'page'))
      expect((await make()).length).toBeGreaterThan(0)
    }
  })

  test('of what the store has not is none, until it has', async () => {
    const text = prose(50)
    const hash = await kept(text)
    store.lose(hash)
    await expect(encodings.get(hash, 'br', 'page')).rejects.toThrow(`no content ${hash}`)
    await expect(encodings.file(hash, 'br', 'page')).rejects.toThrow(`no content ${hash}`)
    expect(await names()).toEqual([])
    await kept(text)
    expect(OPENED.br(await encodings.get(hash, 'br', 'page')).toString()).toBe(text)
  })

  test.each(ENCODINGS)('of an asset is made as small as can be, of a page quickly: %s', async (encoding) => {
    const hash = await kept(prose(6000))
    const page = await encodings.get(hash, encoding, 'page')
    expect(page.length).toBeLessThan(FIRST_ROUND_TRIP)
    await rm(await encodings.file(hash, encoding, 'page'))
    const asset = await encodings.get(hash, encoding, 'asset')
    expect(asset.length).toBeLessThan(page.length)
  })

  test.each(ENCODINGS)(
    'of a page that needs a second round trip is made as small as an asset: %s',
    async (encoding) => {
      const hash = await kept(prose(12_000))
      const page = await encodings.get(hash, encoding, 'page')
      expect(page.length).toBeGreaterThan(FIRST_ROUND_TRIP)
      await rm(await encodings.file(hash, encoding, 'page'))
      const asset = await encodings.get(hash, encoding, 'asset')
      expect(page.length / asset.length).toBeLessThan(1.005)
    },
  )
})

describe('before anybody asks', () => {
  const loud = () => {
    const { error } = console
    const said: unknown[] = []
    console.error = (reason: unknown) => void said.push(reason)
    onTestFinished(() => void (console.error = error))
    return said
  }

  test('what stays for many releases and gets smaller is compressed in every way, and nothing else', async () => {
    const said = loud()
    const [style, script, icon, font] = await Promise.all(['a{}', 'run()', '<svg/>', 'woff'].map(kept))
    await encodings.prepare(
      Object.entries({ '_astro/a.css': style!, '_astro/b.js': script!, 'favicon.svg': icon!, '_astro/c.woff2': font! }),
    )
    const all = await names()
    const ends = (hash: string) => ['.br', '.gz'].map((end) => join(hash.slice(0, 2), hash.slice(2) + end))
    expect(all.filter((name) => name.includes('.'))).toEqual([...ends(style!), ...ends(script!)].sort())
    expect(said).toEqual([])
  })

  test('what cannot be is told, and keeps nothing else from it', async () => {
    const said = loud()
    const hash = await kept('a{}')
    await encodings.prepare(Object.entries({ '_astro/lost.css': 'f'.repeat(64), '_astro/a.css': hash }))
    expect(said.map(String)).toEqual(Array(2).fill(`Error: no content ${'f'.repeat(64)}`))
    expect((await names()).filter((name) => name.includes('.'))).toHaveLength(2)
  })
})

describe('what is compressed', () => {
  test.each(['html', 'css', 'js', 'mjs', 'json', 'xml', 'txt', 'svg', 'webmanifest', 'ico'])('%s', (end) => {
    expect(isCompressible(`a/b.${end}`)).toBe(true)
    expect(isCompressible(`a/b.${end}.map2`)).toBe(false)
    expect(isCompressible(end)).toBe(false)
  })
  test.each(['webp', 'woff2', 'mp4', 'png'])('not %s', (end) => expect(isCompressible(`a.${end}`)).toBe(false))

  test('and how hard, by its name', () => {
    expect([effortFor('_astro/a.css'), effortFor('en/index.html')]).toEqual(['asset', 'page'])
  })
})
