import { parse } from 'node-html-parser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Manifest } from '../../src/engine/release/manifest.ts'
import { createApp } from '../../src/hosts/server/app.ts'
import { serveRelease } from '../../src/hosts/server/files/files.ts'
import { hrefs, words } from './pages.ts'

// Of a manifest an answer needs no more than what is at which path.
const EMPTY = {
  id: 'x',
  pages: new Map(),
  assets: new Map(),
  sources: new Map(),
  redirects: {},
} as unknown as Manifest
const BROKEN: Manifest = {
  ...EMPTY,
  pages: new Map([['/en/404', { hash: 'gone', key: '', reads: [], chrome: '', thing: '', status: 404 }]]),
}
const none = () => Promise.reject(new Error('the disk is gone'))

function appOf(manifest: Manifest | undefined) {
  const contents = { cached: () => undefined, get: none, encoded: none }
  const release = () => {
    if (!manifest) throw new Error('release r-17 of /var/lib/site')
    return serveRelease(manifest, contents)
  }
  return createApp({
    release,
    publishedAt: () => undefined,
    media: { answer: () => Promise.resolve(undefined) },
    answerForm: none,
  })
}

async function askFor(manifest: Manifest | undefined, path: string, accept = 'text/html') {
  const answer = await appOf(manifest).request(`http://localhost${path}`, { headers: { accept } })
  const body = await answer.text()
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body, dom: parse(body) }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test.each([
  ['no error page', EMPTY],
  ['one that cannot be read', BROKEN],
])('R8.6 a release with %s says so, with a link home', async (_, manifest) => {
  const { status, dom, type } = await askFor(manifest, '/en/x')
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8'])
  expect(words(dom.querySelector('h1'))).toBe('An error occurred while showing the error page')
  expect(hrefs(dom)).toEqual(['/en'])
})

test('R2.67 R8.6 a client that wants no page gets one line', async () => {
  const { status, body } = await askFor(EMPTY, '/en/x', 'application/json')
  expect([status, body]).toEqual([404, 'This page could not be found\n'])
})

test.each([
  ['/en/spa-and-wellness', 'en', 'An error occurred', '/en'],
  ['/spa', 'tr', 'Bir hata oluştu', '/'],
])(
  'R8.9 R4.27 an error of the server at %s has its status, a message and the way home',
  async (path, lang, message, home) => {
    const { status, dom, body } = await askFor(undefined, path)
    expect(status).toBe(500)
    expect(dom.querySelector('html')?.getAttribute('lang')).toBe(lang)
    expect(words(dom.querySelector('h1'))).toBe(message)
    expect(words(dom.querySelector('main'))).toContain('500')
    expect(hrefs(dom)).toEqual([home])
    expect(body).not.toContain('r-17')
  },
)

test('R8.9 is one line for a client that wants no page', async () => {
  const { status, body } = await askFor(undefined, '/data/x.json', 'application/json')
  expect([status, body]).toEqual([500, 'An error occurred\n'])
})
