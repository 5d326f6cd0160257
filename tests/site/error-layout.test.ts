/** What a visitor sees when the server itself fails: the error page of the language, drawn from memory. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../src/hosts/server/app.ts'
import { errorPath } from '../../src/routes/paths.ts'
import { viewFile } from '../../src/views/queried/view-file.ts'
import { openErrorPages } from '../../src/hosts/server/files/error-pages.ts'
import { openAnswers } from '../../src/hosts/server/queried.ts'
import { RENDERER_FOLDER } from '../harness/settings.ts'
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
  const contents = new Map<string, string>()
  for (const lang of LANGS) {
    const path = errorPath(lang, 500)
    contents.set(path, await site.html(path))
    contents.set(`/${viewFile(path)}`, JSON.stringify(await site.viewFile(path)))
  }
  const file = (hash: string) => ({ hash, type: '', immutable: false })
  const release = { policy: POLICY, file, asset: file, read: async (path: string) => Buffer.from(contents.get(path)!) }
  const errorPages = await openErrorPages(openAnswers(RENDERER_FOLDER))(release)
  await errorPages.warm()
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
    expect(words(dom.querySelector('main p'))).toMatch(/\b500$/)
    expect(hrefs(mainOf(dom))).toContain(pathIn(lang, ''))
    expect(dom.querySelectorAll('body > header, body > footer')).toHaveLength(2)
    expect(html).not.toContain('r-17')
  })

  test('R8.7 of another kind has its own status and message', async () => {
    const app = await failingApp()
    const ask = (path: string, method = 'GET') =>
      app.request(`http://localhost${path}`, { method, headers: { accept: 'text/html' } })
    const unknown = await ask('/edge/none')
    expect([unknown.status, words(parse(await unknown.text()).querySelector('main p'))]).toEqual([
      500,
      'Hata 500: Unknown middleware',
    ])
    const refused = await ask('/en/contact', 'DELETE')
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(words(parse(await refused.text()).querySelector('main p'))).toBe('Error 405: Method not allowed')
  })

  test('is drawn when the contents of the release are gone from the disk', async () => {
    const site = await siteOf('oneHotel')
    const server = await site.serve()
    const ask = async (path: string, method = 'GET') => {
      const answer = await fetch(server.url + path, {
        method,
        headers: { accept: 'text/html', 'accept-encoding': 'identity' },
      })
      const main = parse(await answer.text()).querySelector('main')!
      return [answer.status, words(main.querySelector('h1')), words(main.querySelector('p'))]
    }
    try {
      // Until the server has loaded what draws pages, they are as they are published.
      await expect.poll(() => ask('/de/about-us', 'DELETE')).toEqual([405, TITLES.de, expect.stringMatching(/405: \w/)])
      await rm(join(site.stateFolder, 'store'), { recursive: true })
      expect(await ask('/de/about-us')).toEqual([500, TITLES.de, expect.stringMatching(/\b500$/)])
      expect(await ask('/ru/about-us', 'DELETE')).toEqual([405, TITLES.ru, expect.stringMatching(/405: \w/)])
    } finally {
      await server.close()
    }
  })
})
