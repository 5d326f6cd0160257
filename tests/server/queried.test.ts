/** Pages that a query changes, answered by our server from the files of its release. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { answerQueried, releaseFiles } from '../../src/server/queried.ts'
import { serveRelease } from '../../src/server/files.ts'
import type { Contents } from '../../src/server/contents.ts'
import { manifestOf } from '../harness/manifest.ts'

const hash = (letter: string) => letter.repeat(64)
const PAGE = `<title>Search</title><p>${'Deniz Kızı '.repeat(99)}</p><ol class="found" data-results></ol>`
const CONTENTS: Record<string, string> = { [hash('a')]: PAGE, [hash('b')]: '{"one":1}', [hash('c')]: '{"two":2}' }

let reads: string[] = []
const contents: Contents = {
  held: () => undefined,
  get: async (digest) => {
    reads.push(digest)
    return Buffer.from(CONTENTS[digest]!)
  },
  encoded: async () => Buffer.from('as it was published'),
}
const releaseOf = (json: string) =>
  serveRelease(manifestOf({ '/en/search': hash('a') }, { assets: { 'data/x.json': json } }), contents)
const release = releaseOf(hash('b'))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  answerQueried(new Request(`http://localhost${path}`, { headers, method }), release)

describe('an answer', () => {
  const plain = { 'accept-encoding': 'identity' }

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', null, (content: Buffer) => content],
  ] as const)('to who takes %s is compressed so', async (accepted, encoding, decode) => {
    const answer = (await ask('/en/search?q=', { 'accept-encoding': accepted }))!
    expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      200,
      encoding,
      'Accept-Encoding',
    ])
    const text = decode(Buffer.from(await answer.arrayBuffer())).toString()
    expect(text).toContain('Type a word or two')
    expect(text).toContain('<title>Search</title>')
  })

  test('to HEAD has the headers alone', async () => {
    const answer = (await ask('/en/search?q=', { 'accept-encoding': 'br' }, 'HEAD'))!
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 0])
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('to who has searched too often says how long to wait, in the language, with the query kept', async () => {
    const page = '<title>Arama</title><input data-query name="q"><ol class="found" data-results></ol>'
    const own = serveRelease(manifestOf({ '/arama': hash('a') }), { ...contents, get: async () => Buffer.from(page) })
    const search = (path: string, wait: number) =>
      answerQueried(new Request(`http://localhost${path}`, { headers: plain }), own, () => wait)
    const limited = (await search('/arama?q=plaj', 7))!
    const text = await limited.text()
    expect([limited.status, limited.headers.get('retry-after'), limited.headers.get('cache-control')]).toEqual([
      429,
      '7',
      'no-store',
    ])
    expect(text).toContain('Lütfen biraz bekleyip yeniden arayın.')
    expect(text).toContain('value="plaj"')
    expect((await search('/arama?q=plaj', 0))!.status).toBe(200)
    expect((await search('/arama?q=', 7))!.status).toBe(200)
  })

  test('is none without a query, and where the release has no such page', async () => {
    expect(await ask('/en/search', plain)).toBeUndefined()
    expect(await ask('/de/search?q=', plain)).toBeUndefined()
    expect(await ask('/en/search?q=', plain, 'POST')).toBeUndefined()
  })
})

describe('the files of a release', () => {
  test('are pages by their paths', async () => {
    expect(await releaseFiles(release).page('/en/search')).toBe(PAGE)
    expect(await releaseFiles(release).page('/en/none')).toBeUndefined()
  })

  test('are JSON by their names, read once for each content', async () => {
    reads = []
    const files = releaseFiles(release)
    expect([await files.json('data/x.json'), await files.json('data/x.json')]).toEqual([{ one: 1 }, { one: 1 }])
    expect(reads).toEqual([hash('b')])
    expect(await releaseFiles(releaseOf(hash('c'))).json('data/x.json'), 'of the next release').toEqual({ two: 2 })
    expect(await files.json('data/y.json')).toBeUndefined()
  })

  test('that cannot be read are no answer', async () => {
    const broken = releaseOf(hash('d'))
    await expect(releaseFiles(broken).json('data/x.json')).rejects.toThrow()
  })
})
