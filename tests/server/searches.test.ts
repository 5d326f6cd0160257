/** How often a visitor may search. */
import { expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import type { Contents } from '../../src/server/contents.ts'
import { serveRelease } from '../../src/server/files.ts'
import { manifestOf } from '../harness/manifest.ts'

const PAGE = '<title>Search</title><input data-query name="q"><ol class="found" data-results></ol>'
const contents: Contents = {
  held: () => undefined,
  get: async () => Buffer.from(PAGE),
  encoded: async () => Buffer.from(PAGE),
}
const release = serveRelease(manifestOf({ '/en/search': 'a'.repeat(64), '/en/hotels': 'b'.repeat(64) }), contents)

test('a visitor who searches without end is told to wait, and still gets every other page', async () => {
  const app = createApp({
    release: () => release,
    publishedAt: () => undefined,
    media: { answer: () => Promise.resolve(undefined) },
    answerForm: () => Promise.reject(new Error('no forms')),
    searches: { burst: 2, refill: 3_600_000 },
  })
  const ask = async (path: string) => (await app.request(`http://localhost${path}`)).status
  expect([await ask('/en/search?q=spa'), await ask('/en/search?q=spa&part=results')]).toEqual([200, 200])
  expect(await ask('/en/search?q=pool')).toBe(429)
  expect([await ask('/en/search'), await ask('/en/search?q='), await ask('/en/hotels?region=kemer')]).toEqual([
    200, 200, 200,
  ])
})
