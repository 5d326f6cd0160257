/** What a visitor sees when the server itself fails: the error page of the language, held in memory. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { readErrorPages } from '../../src/server/error-pages.ts'
import { errorPath } from '../../src/routes/paths.ts'
import { demoSite, siteOf } from '../harness/site.ts'
import { attribute, hrefs, LANGS, mainOf, pathIn, words } from './pages.ts'

const TITLES = {
  tr: 'Bir hata oluştu',
  en: 'An error occurred',
  de: 'Ein Fehler ist aufgetreten',
  ru: 'Произошла ошибка',
}
const POLICY = "default-src 'self'"

async function failingApp() {
  const site = await demoSite()
  const errorPages = await readErrorPages({
    policy: POLICY,
    file: (path) => ({ hash: path, type: '', immutable: false }),
    read: async (path) => Buffer.from(await site.html(path)),
  })
  return createApp({
    release: () => {
      throw new Error('release r-17 of /var/lib/site')
    },
    publishedAt: () => undefined,
    media: { answer: () => Promise.resolve(undefined) },
    answerForm: () => Promise.reject(new Error('no forms')),
    errorPages: () => errorPages,
  })
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

describe('R4.30 an error of the server', () => {
  test.each(LANGS)('has the error layout in %s, with the status and a message', async (lang) => {
    const app = await failingApp()
    const answer = await app.request(`http://localhost${pathIn(lang, 'spa')}`, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    const dom = parse(html)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
    // The styles that stand in the page are named by the policy of its own release.
    expect(answer.headers.get('content-security-policy')).toBe(POLICY)
    expect(attribute(dom.querySelector('html'), 'lang')).toBe(lang)
    expect(words(dom.querySelector('main h1'))).toBe(TITLES[lang])
    expect(words(dom.querySelector('main [data-error-status]'))).toMatch(/\b500$/)
    expect(hrefs(mainOf(dom))).toContain(pathIn(lang, ''))
    expect(dom.querySelectorAll('body > header, body > footer')).toHaveLength(2)
    expect(html).not.toContain('r-17')
  })

  test('R8.7 of another kind has its own status and message', async () => {
    const app = await failingApp()
    const ask = (path: string, method = 'GET') =>
      app.request(`http://localhost${path}`, { method, headers: { accept: 'text/html' } })
    const unknown = await ask('/edge/none')
    expect([unknown.status, words(parse(await unknown.text()).querySelector('[data-error-status]'))]).toEqual([
      500,
      'Hata 500: Unknown middleware',
    ])
    const refused = await ask('/en/contact', 'DELETE')
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(words(parse(await refused.text()).querySelector('[data-error-status]'))).toBe(
      'Error 405: Method not allowed',
    )
  })

  test('is shown when the contents of the release are gone from the disk', async () => {
    const site = await siteOf('oneHotel')
    const server = await site.serve()
    try {
      await rm(join(site.stateFolder, 'store'), { recursive: true })
      const answer = await fetch(`${server.url}/de/about-us`, {
        headers: { accept: 'text/html', 'accept-encoding': 'identity' },
      })
      expect(answer.status).toBe(500)
      expect(words(parse(await answer.text()).querySelector('main h1'))).toBe(TITLES.de)
    } finally {
      await server.close()
    }
  })

  test('the page of an error has no address of its own', async () => {
    const site = await demoSite()
    for (const lang of LANGS) {
      const path = errorPath(lang, 500)
      expect(site.manifest.pages.get(path)?.status).toBe(500)
      expect(await site.html(path)).toContain('<meta name="robots" content="noindex">')
    }
  })
})
