/** What a web server still answers while our own server behind it is gone: files, and the pages that a query changes without their query. */
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FOREVER } from '../../src/config/headers.ts'
import { freePort } from '../harness/ports.ts'
import { ask, BY_QUERY, GONE, LEFT, OLD, openHostedSite, RENAMED, type HostedSite, type RunningHost } from './host.ts'
import type { ServedFolders } from './web-servers.ts'

/** Only our server knows an address in other capitals, with an ending of the site before, or with other parameters. */
const SPELLED_OTHERWISE: ReadonlySet<string> = new Set([
  ...BY_QUERY.map(([path]) => path),
  '/OLD/Hotel.aspx',
  '/DE/Hotels/Deniz-Kizi',
  '/De/hotels/deniz-kizi/',
  '/de/hotels/Deniz-Kizi.html',
  RENAMED.from.toUpperCase(),
])

export function describeWithoutServer(name: string, start: (site: ServedFolders) => Promise<RunningHost>): void {
  describe(`${name} without our server`, () => {
    let site: HostedSite & { close(): Promise<void> }
    let host: RunningHost
    beforeAll(async () => {
      site = await openHostedSite()
      host = await start({ ...site, origin: { port: await freePort() } })
    })
    afterAll(async () => {
      await host?.close()
      await site?.close()
    })

    test.each([
      ['/', '/'],
      ['/en/search?q=sea', '/en/search'],
      ['/arama?q=deniz', '/arama'],
      ['/ru/hotels?x=1', '/ru/hotels'],
      ['/de/hotels', '/de/hotels'],
    ])('%s is the page of the release', async (path, page) => {
      const answer = await ask(host, path)
      expect([answer.status, answer.text]).toEqual([200, await site.built.html(page)])
      expect(answer.headers['content-security-policy']).toBe(site.built.manifest.policy)
    })

    test('a hashed file of the release before is there, compressed for who takes it', async () => {
      const answer = await ask(host, LEFT.path, { headers: { 'accept-encoding': 'br' } })
      expect([answer.status, brotliDecompressSync(answer.body).toString()]).toEqual([200, LEFT.content])
      expect(answer.headers['cache-control']).toBe(FOREVER)
    })

    test.each(GONE)('%s, which was a page (%s), is gone, as %s says', async (path, _thing, page) => {
      const answer = await ask(host, encodeURI(path))
      expect([answer.status, answer.text]).toEqual([410, await site.built.html(page)])
    })

    test.each(OLD.filter(([path]) => !SPELLED_OTHERWISE.has(path)))(
      '%s, which the site before this one had: %i %s',
      async (path, status, target) => {
        const answer = await ask(host, path)
        const location = answer.headers.location?.replace(host.url, '')
        expect([answer.status, location]).toEqual([status, status < 400 && status !== 200 ? target : undefined])
      },
    )

    test('an address whose query only our server compares leads where its path does, or is not found', async () => {
      const [byPath, none] = [await ask(host, '/rooms.php?a=1&id=3'), await ask(host, '/page?a=1&otel=2')]
      expect([byPath.status, byPath.headers.location?.replace(host.url, ''), none.status, none.text]).toEqual([
        ...[302, '/en/hotels/deniz-kizi?a=1&id=3', 404],
        await site.built.html('/404'),
      ])
    })

    test.each([
      ['/de/contact', '/de/forms/unsent', 'Wir wissen noch nicht, ob', 'was Sie eingegeben haben'],
      ['/en', '/en/forms/unsent', 'We do not know yet whether', 'what you typed is still there'],
      ['/iletisim', '/forms/unsent', 'henüz bilmiyoruz', 'yazdıklarınız yerinde duruyor'],
      [undefined, '/forms/unsent', 'henüz bilmiyoruz', 'yazdıklarınız yerinde duruyor'],
    ])(
      'a form sent from %s is answered with a page that does not say it was lost, in its language (R7.4)',
      async (from, page, title, words) => {
        const answer = await ask(host, '/forms/contact', {
          method: 'POST',
          body: 'fullName=Jane&message=hello',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            ...(from && { referer: `${host.url}${from}?x=1` }),
          },
        })
        expect(answer.status).toBeGreaterThanOrEqual(502)
        expect(answer.text).toBe(await site.built.html(page))
        expect(answer.text).toContain(title)
        expect(answer.text.toLowerCase()).toContain(words.toLowerCase())
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(answer.headers['content-security-policy']).toBe(site.built.manifest.policy)
      },
    )

    test.each(['/en/none?q=sea', '/EN/None', '/tr/oteller'])('%s is not found', async (path) => {
      expect((await ask(host, path)).status).toBe(404)
    })
  })
}
