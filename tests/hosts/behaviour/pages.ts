/** Which page an address is, where it leads, or that it is none. */
import { describe, expect, test } from 'vitest'
import { RULES_FILE, RULES_TYPE } from '../../../src/config/ahead.ts'
import { ASK_EACH_TIME, FOR_AN_HOUR, SECURITY_HEADERS } from '../../../src/config/headers.ts'
import { parsePath } from '../../../src/routes/paths.ts'
import { GONE, OLD, RENAMED } from '../host.ts'
import { HOME, HOTEL, langOf, pathOf, securityNames, type AskedHost } from './asked-host.ts'

const LEADING_SLASHES = [
  ['//evil.example', 'tr'],
  ['//evil.example)', 'tr'],
] as const

export function describePages({ running, lacks, needs, ask, html }: AskedHost): void {
  describe('pages', () => {
    test.each(['/oteller', HOME, '/de/hotels', `/ru/hotels/deniz-kizi`])(
      '%s is the page of the release',
      async (path) => {
        const answer = await ask(path)
        expect([answer.status, answer.headers['content-type']?.toLowerCase().replace(/"/g, '')]).toEqual([
          200,
          'text/html; charset=utf-8',
        ])
        expect(answer.text).toBe(await html(path))
      },
    )

    needs('head')('HEAD gets the headers of GET and no content', async () => {
      const [got, head] = [await ask(HOTEL), await ask(HOTEL, { method: 'HEAD' })]
      expect([head.status, head.body.length]).toEqual([200, 0])
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy'])
        expect(head.headers[name], name).toBe(got.headers[name])
    })

    test.each([
      ['/x', 'tr'],
      ['/en/x', 'en'],
      ['/de/x/y', 'de'],
      ['/ru/hotels/x', 'ru'],
      ['/hotels', 'tr'],
      ['/amp/en/hotels', 'en'],
      ['/amp/de', 'de'],
      ['/en/de/x', 'en'],
      ['/x/y/en', 'tr'],
    ])('R2.64 %s is not found, and says so in its language (%s)', async (path, lang) => {
      const answer = await ask(path, { headers: { accept: 'text/html' } })
      expect([answer.status, langOf(answer)]).toEqual([404, lang])
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
    })

    test.each([
      ['a name', `/de/${'x'.repeat(300)}`],
      ['a name of letters that take two bytes', `/de/${encodeURIComponent('ж'.repeat(130))}`],
      ['a path', `/de/${'x/'.repeat(1500)}x`],
    ])('%s longer than a file system takes is not found', async (_, path) => {
      const answer = await ask(path, { headers: { accept: 'text/html' } })
      expect([answer.status, langOf(answer)]).toEqual([404, 'de'])
    })

    test('an address beyond any measure is refused, which is no fault of the server', async () => {
      const { status } = await ask(`/en?${'x'.repeat(30_000)}`)
      expect([414, 431]).toContain(status)
    })

    test.each([
      [`${HOTEL}/`, HOTEL],
      ['/en/', HOME],
      ['/spa/?a=1&b=%2F', '/spa?a=1&b=%2F'],
    ])('R2.4 R2.5 %s leads to %s in one step', async (path, target) => {
      const answer = await ask(path)
      expect([answer.status, pathOf(answer)]).toEqual([301, target])
    })

    test.each([
      ['/EN/Hotels', '/en/hotels'],
      ['/en/hotels)', '/en/hotels'],
      ['/en/hotels.,', '/en/hotels'],
      ['/De/hotels).?a=1', '/de/hotels?a=1'],
      ['/tr', '/'],
      ['/TR/Oteller', '/oteller'],
      ['/tr/oteller,', '/oteller'],
      ['/EN/Hotels/', '/en/hotels'],
      ['/tr/oteller/', '/oteller'],
      ['/en/hotels.html', '/en/hotels'],
      ['/De/hotels.php/?a=1', '/de/hotels?a=1'],
      ['/index.html', '/'],
      ...['%E2%80%98', '%e2%80%9d', '%e3%80%82', '%22', '%3E', '%7C', '%5C', '%20', '%C2%A0', '**', ')_', '&nbsp;'].map(
        (end) => [`/en/hotels${end}`, '/en/hotels'],
      ),
      ['/en/(hotels)_/', '/en/hotels'],
      ["/oteller/deniz-kizi'da", '/oteller/deniz-kizi'],
      ['/oteller/deniz-kizi%27da', '/oteller/deniz-kizi'],
      ['/oteller/deniz-kizi%C2%B4a', '/oteller/deniz-kizi'],
      ['/en/hotels/deniz-kizi.tel', HOTEL],
      ['/en/hotels/deniz-kizi,https://x.example', HOTEL],
      ['/en/hotels/DENIZ_KIZI%20ve', HOTEL],
      ['/en/hotels/deniz+kizi=0A', HOTEL],
      ['/en%20/hotels/deniz-kizi', HOTEL],
      ['/en-gb/hotels', '/en/hotels'],
      ['/tr-TR/oteller', '/oteller'],
      ['/en%2Fhotels%2Fdeniz-kizi?a=1', `${HOTEL}?a=1`],
    ])('R2.149 %s leads to %s', async (path, target) => {
      const answer = await ask(path)
      expect([answer.status, pathOf(answer)]).toEqual([301, target])
    })

    test.each<readonly [string, string]>([
      ['/old.php', 'tr'],
      ['/en/about.html', 'en'],
      ['/de/Nichts', 'de'],
      ['/tr/none', 'tr'],
      ["/en/none's", 'en'],
      ['/de-DE/nichts', 'de'],
      ['/ru%2Fnone', 'ru'],
      ...['amp', 'pdf', 'phtml', 'shtml', 'js', 'any'].map((ending) => [`/de/nichts.${ending}`, 'de'] as const),
      ...(lacks.includes('leading-slashes') ? [] : LEADING_SLASHES),
    ])('R2.149 %s is not found, and says so in its language (%s)', async (path, lang) => {
      const answer = await ask(path, { headers: { accept: 'text/html' } })
      expect([answer.status, langOf(answer)]).toEqual([404, lang])
    })

    test('a slash too many leads to no other site', async () => {
      const { headers } = await ask('//evil.example/')
      expect(new URL(headers.location ?? '/', running.host.url).host).toBe(new URL(running.host.url).host)
    })

    test('a renamed page leads to its new address, which is asked for each time: it may move back', async () => {
      const answer = await ask(RENAMED.from)
      expect([answer.status, pathOf(answer)]).toEqual([301, RENAMED.to])
      if (!lacks.includes('redirect-headers'))
        expect(answer.headers).toMatchObject({
          'cache-control': ASK_EACH_TIME,
          'strict-transport-security': SECURITY_HEADERS['strict-transport-security'],
        })
      expect((await ask(RENAMED.to)).status).toBe(200)
    })

    test.each(GONE)('%s, which was a page (%s), is gone, as %s says', async (path, _thing, page) => {
      const answer = await ask(encodeURI(path), { headers: { accept: 'text/html' } })
      expect([answer.status, langOf(answer)]).toEqual([410, parsePath(page).locale])
      expect(answer.text).toBe(await html(page))
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
      expect(answer.headers['content-security-policy']).toBe(running.site.built.manifest.policy)
    })

    test.each(OLD)('R7.50 %s, which the site before this one had: %i %s', async (path, status, target) => {
      const answer = await ask(path, { headers: { accept: 'text/html' } })
      const { location } = answer.headers
      const isRedirect = status < 400 && status !== 200
      const led = target.startsWith('/') ? pathOf(answer) : location
      const own = lacks.includes('exact-queries') && !target.includes('?') ? led?.split('?', 1)[0] : led
      expect([answer.status, isRedirect ? own : langOf(answer)]).toEqual([status, target])
      if (status === 410) expect(answer.text).toBe(await html(target === 'tr' ? '/410/0' : `/${target}/410/0`))
      if (status === 410) expect(answer.headers['content-security-policy']).toBe(running.site.built.manifest.policy)
      // Some hosts know it first as a page that was renamed.
      const isRenamed = path.toLowerCase() === RENAMED.from
      if (isRedirect && !isRenamed && !lacks.includes('redirect-headers'))
        expect(answer.headers['cache-control']).toBe(status === 302 ? ASK_EACH_TIME : FOR_AN_HOUR)
      if (!isRedirect || !lacks.includes('redirect-headers'))
        // What leads elsewhere shows nothing.
        for (const name of isRedirect ? (['strict-transport-security'] as const) : securityNames)
          expect(answer.headers[name], name).toBe(SECURITY_HEADERS[name])
    })

    needs('plain-names').each([
      `${HOTEL}.html`,
      '/index.html',
      '/en/404',
      '/410/0',
      '/en/410/51',
      '/en/forms/contact-success',
      '/_headers',
    ])('%s is no address of the site', async (path) => {
      const { status } = await ask(path, { headers: { accept: 'text/html' } })
      expect([301, 308, 404]).toContain(status)
    })

    test.each([
      ['/robots.txt', 'text/plain'],
      ['/sitemap.xml', 'xml'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/llms.txt', 'text/plain'],
      ['/en/ics/events/lantern-evening-1.ics', 'text/calendar'],
      ['/en/facts/deniz-kizi.json', 'application/json'],
    ])('%s has its type', async (path, type) => {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toContain(type)
    })

    needs('own-types')('the rules for pages ahead have their type', async () => {
      const answer = await ask(RULES_FILE)
      expect([answer.status, answer.headers['content-type']]).toEqual([200, RULES_TYPE])
    })
  })
}
