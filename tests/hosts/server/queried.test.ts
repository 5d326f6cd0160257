/** Pages that a query changes, answered by our server from the files of its release. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../../src/engine/render/answers.ts'
import { viewFile } from '../../../src/views/queried/view-file.ts'
import { answerQueried, jsonOf } from '../../../src/hosts/server/queried.ts'
import { serveRelease } from '../../../src/hosts/server/files/files.ts'
import type { Contents } from '../../../src/hosts/server/files/contents.ts'
import { manifestOf } from '../../harness/manifest.ts'

const hash = (letter: string) => letter.repeat(64)
const PAGE = '<title>Search</title>'
const CONTENTS: Record<string, string> = {
  [hash('a')]: PAGE,
  [hash('b')]: '{"one":1}',
  [hash('c')]: '{"two":2}',
  [hash('e')]: '{}',
}

let reads: string[] = []
const contents: Contents = {
  cached: () => undefined,
  get: async (digest) => {
    reads.push(digest)
    return Buffer.from(CONTENTS[digest]!)
  },
  encoded: async () => Buffer.from('as it was published'),
}
const releaseOf = (json: string) =>
  serveRelease(
    manifestOf({ '/en/search': hash('a') }, { assets: { 'data/x.json': json, [viewFile('/en/search')]: hash('e') } }),
    contents,
  )
const release = releaseOf(hash('b'))

/** Stands in for the code that made the release. */
const answers: Pick<Answers, 'query'> = {
  query: async (_name, { path, isLimited }, json) =>
    (await json(viewFile(path))) ? `<title>Search</title>${isLimited ? 'wait' : 'found'}` : undefined,
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', limit = () => 0) =>
  answerQueried(new Request(`http://localhost${path}`, { headers, method }), release, { answers, limit })

describe('an answer', () => {
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
    expect(text).toBe('<title>Search</title>found')
  })
})

test('the files of a release are JSON by their names, read once for each content', async () => {
  reads = []
  const json = jsonOf(release)
  expect([await json('data/x.json'), await json('data/x.json')]).toEqual([{ one: 1 }, { one: 1 }])
  expect(reads).toEqual([hash('b')])
  expect(await jsonOf(releaseOf(hash('c')))('data/x.json'), 'of the next release').toEqual({ two: 2 })
  expect(await json('data/y.json')).toBeUndefined()
})
