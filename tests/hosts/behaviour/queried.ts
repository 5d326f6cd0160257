/** Pages that are filled for the query of a request. */
import { gunzipSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { SECURITY_HEADERS } from '../../../src/config/headers.ts'
import { langOf, type AskedHost } from './asked-host.ts'

export function describeQueriedPages({ running, needs, ask, html }: AskedHost): void {
  describe('a page that a query changes', () => {
    test.each([
      ['/arama', 'tr'],
      ['/en/search', 'en'],
      ['/de/search', 'de'],
      ['/ru/search', 'ru'],
    ])('%s is the page of the release, and filled for what it is asked', async (path, lang) => {
      expect((await ask(path)).text).toBe(await html(path))
      const answer = await ask(`${path}?q=deniz+k%C4%B1z%C4%B1`)
      expect([answer.status, langOf(answer), answer.headers['x-robots-tag']]).toEqual([200, lang, 'noindex'])
      expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset="?utf-8"?$/i)
      const page = parse(answer.text)
      expect(page.querySelector('title')!.text).toContain('deniz kızı')
      expect(page.querySelector('[data-query]')!.getAttribute('value')).toBe('deniz kızı')
      const found = page.querySelectorAll('[data-results] a').map((link) => link.getAttribute('href')!)
      expect(found.length).toBeGreaterThan(0)
      for (const href of found) expect((await ask(href)).status, href).toBe(200)
      expect(answer.headers['content-security-policy']).toBe(running.site.built.manifest.policy)
      expect(answer.headers['x-content-type-options']).toBe(SECURITY_HEADERS['x-content-type-options'])
    })

    test('another query, an empty one and a part of the page', async () => {
      expect((await ask('/en/search?utm_source=x')).text).toBe(await html('/en/search'))
      expect(parse((await ask('/en/search?q=')).text).querySelector('[data-summary]')!.text).toContain('Type a word')
      expect((await ask('/en/search?q=sea&part=results')).text).toMatch(/^<h2 /)
    })

    needs('head')('HEAD is answered, and nothing is written', async () => {
      const head = await ask('/en/search?q=sea', { method: 'HEAD' })
      expect([head.status, head.body.length, head.headers['x-robots-tag']]).toEqual([200, 0, 'noindex'])
      expect((await ask('/en/search?q=sea', { method: 'POST' })).status).toBe(405)
    })

    needs('compression')('is compressed for who takes that', async () => {
      const answer = await ask('/en/search?q=', { headers: { 'accept-encoding': 'gzip' } })
      expect(answer.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(answer.body).toString()).toContain('data-summary')
    })

    test.each([
      ['/oteller/deniz-kizi/bir-gun', 'tr'],
      ['/en/hotels/deniz-kizi/day', 'en'],
      ['/de/hotels/deniz-kizi/day', 'de'],
      ['/ru/hotels/deniz-kizi/day', 'ru'],
    ])('%s is the page of the release, and says what fits the ages that it is asked for', async (path, lang) => {
      expect((await ask(path)).text).toBe(await html(path))
      const answer = await ask(`${path}?age=4&age=11`)
      expect([answer.status, langOf(answer), answer.headers['x-robots-tag']]).toEqual([200, lang, 'noindex'])
      const page = parse(answer.text)
      const given = page.querySelectorAll('[name=age]').map((field) => field.getAttribute('value'))
      expect(given).toEqual(['4', '11', undefined])
      expect(page.querySelectorAll('[data-fits=some]')).toHaveLength(2)
      expect(page.querySelectorAll('[data-answer] dt')).toHaveLength(2)
      expect((await ask(`${path}?age=x`)).text).toBe(await html(path))
    })

    test('a list that a query changes is the page of the release without one', async () => {
      for (const path of ['/oteller', '/en/hotels']) expect((await ask(path)).text).toBe(await html(path))
    })
  })
}
