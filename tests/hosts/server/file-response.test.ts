/** A file of a release as an answer, by what the client has and takes. */
import { describe, expect, test } from 'vitest'
import type { Contents } from '../../../src/hosts/server/files/contents.ts'
import { fileResponse, type FileAnswer } from '../../../src/hosts/server/files/file-response.ts'
import { serveRelease } from '../../../src/hosts/server/files/files.ts'
import { manifestOf } from '../../harness/manifest.ts'

const hash = (letter: string) => letter.repeat(64)
const CONTENTS: Record<string, string> = { [hash('a')]: 'home', [hash('e')]: 'not found', [hash('b')]: 'picture' }
const contents: Contents = {
  cached: (digest, encoding) => (digest === hash('b') ? Buffer.from(`held ${encoding}`) : undefined),
  get: async (digest) => Buffer.from(CONTENTS[digest]!),
  encoded: async (digest, encoding) => Buffer.from(`${encoding} of ${CONTENTS[digest]}`),
}
const release = serveRelease(
  manifestOf(
    { '/en': hash('a'), '/en/404': hash('e'), '/404': hash('e') },
    { assets: { 'logo.png': hash('b'), '_astro/x.js': hash('a') }, policy: "default-src 'none'" },
  ),
  contents,
)

function ask(path: string, headers: Record<string, string> = {}, answer: FileAnswer = {}, method = 'GET') {
  const request = new Request(`http://localhost${path}`, { headers, method })
  return fileResponse(request, release, { file: release.file(path)!, ...answer })
}
const headerOf = async (name: string, ...asked: Parameters<typeof ask>) => (await ask(...asked)).headers.get(name)

describe('a page', () => {
  test('is not sent again to who has it, compressed or not', async () => {
    for (const tag of [`"${'a'.repeat(32)}"`, `W/"${'a'.repeat(32)}-gzip"`, '*']) {
      const answer = await ask('/en', { 'if-none-match': tag, 'accept-encoding': 'br' })
      expect([answer.status, await answer.text()], tag).toEqual([304, ''])
      expect([...answer.headers.keys()], tag).toEqual(expect.arrayContaining(['etag', 'vary', 'cache-control']))
      for (const name of ['content-type', 'content-encoding', 'content-length'])
        expect(answer.headers.has(name), name).toBe(false)
    }
    expect((await ask('/en', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('names all that its choice depended on', async () => {
    expect(await headerOf('vary', '/en', {}, { vary: 'Cookie' })).toBe('Cookie, Accept-Encoding')
    expect(await headerOf('vary', '/logo.png', {}, { vary: 'Cookie' })).toBe('Cookie')
  })
})

test('R2.64 a page that says that there is none does so again to who has it', async () => {
  const answer = await ask('/en/404', { 'if-none-match': `"${'e'.repeat(32)}"` }, { status: 404 })
  expect([answer.status, await answer.text()]).toEqual([404, 'not found'])
})

test('what gets no smaller is not compressed, and what is in memory is sent at once', async () => {
  const answer = ask('/logo.png', { 'accept-encoding': 'br' })
  expect(answer).toBeInstanceOf(Response)
  expect(await (answer as Response).text()).toBe('held undefined')
  const { headers } = answer as Response
  expect(['vary', 'content-encoding', 'content-type'].map((name) => headers.get(name))).toEqual([
    null,
    null,
    'image/png',
  ])
})
