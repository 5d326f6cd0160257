/**
 * What every host of the site does alike, asked over HTTP. A test file names a host and how to start it:
 * `describeHost('Caddy', startCaddy, { lacks: ['content-tags'] })`.
 */
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PhoneEntry } from '../../src/views/phone-list.ts'
import { RULES_FILE, RULES_TYPE, SPECULATION_RULES } from '../../src/config/ahead.ts'
import { ASK_EACH_TIME, FOR_AN_HOUR, SECURITY_HEADERS } from '../../src/config/headers.ts'
import { makeManifest } from '../../src/engine/release/manifest.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { parsePath } from '../../src/routes/paths.ts'
import type { ServeOptions } from '../../src/hosts/serve-options.ts'
import { openState } from '../../src/engine/state/state.ts'
import { CONTACT, NEWSLETTER } from '../harness/form-site.ts'
import {
  ask as askHost,
  BROCHURE_BYTES,
  GONE,
  LEFT,
  OLD,
  openHostedSite,
  RENAMED,
  type Ability,
  type Asked,
  type HostAnswer,
  type HostedSite,
  type RunningHost,
  type StartHost,
} from './host.ts'

const HOTEL = '/en/hotels/deniz-kizi'
const HOME = '/en'
const LEADING_SLASHES = [
  ['//evil.example', 'tr'],
  ['//evil.example)', 'tr'],
] as const

/** In place of `test`: what a host cannot do is named where it is described, and is no test of it. */
const noTest = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof test

export function describeHost(
  name: string,
  start: StartHost,
  { lacks = [], serve }: { lacks?: readonly Ability[]; serve?: Partial<ServeOptions> } = {},
): void {
  const needs = (ability: Ability) => (lacks.includes(ability) ? noTest : test)

  // Without a test a `describe` fails.
  const describePreviews = lacks.includes('previews') ? () => {} : describe

  describe(name, () => {
    let site: HostedSite & { close(): Promise<void> }
    let host: RunningHost
    beforeAll(async () => {
      site = await openHostedSite(serve)
      host = await start(site)
    })
    afterAll(async () => {
      await host?.close()
      await site?.close()
    })
    beforeEach(() => {
      site.received.newsletter.length = 0
      site.received.contact.length = 0
    })

    const ask = (path: string, asked: Asked = {}) => askHost(host, path, asked)
    const html = (path: string) => site.built.html(path)
    const langOf = ({ text }: HostAnswer) => parse(text).querySelector('html')?.getAttribute('lang')
    const found = async (path: string, pattern: RegExp): Promise<string> => {
      const address = pattern.exec(await html(path))?.[0]
      if (!address) throw new Error(`${path} has no ${pattern}`)
      return address
    }
    const script = () => found(HOME, /\/_astro\/[^"]+\.js/)
    // One that is larger itself: no host makes more of a small one.
    const picture = () => found(HOTEL, /\/img\/[0-9a-z]{14}-320\.webp(?= 320w, \S+ 640w)/)

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
        ...[
          '%E2%80%98',
          '%e2%80%9d',
          '%e3%80%82',
          '%22',
          '%3E',
          '%7C',
          '%5C',
          '%20',
          '%C2%A0',
          '**',
          ')_',
          '&nbsp;',
        ].map((end) => [`/en/hotels${end}`, '/en/hotels']),
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
        expect(new URL(headers.location ?? '/', host.url).host).toBe(new URL(host.url).host)
      })

      test('a renamed page leads to its new address', async () => {
        const answer = await ask(RENAMED.from)
        expect([answer.status, pathOf(answer)]).toEqual([301, RENAMED.to])
        if (!lacks.includes('redirect-headers'))
          expect(answer.headers['strict-transport-security']).toBe(SECURITY_HEADERS['strict-transport-security'])
        expect((await ask(RENAMED.to)).status).toBe(200)
      })

      test.each(GONE)('%s, which was a page (%s), is gone, as %s says', async (path, _thing, page) => {
        const answer = await ask(encodeURI(path), { headers: { accept: 'text/html' } })
        expect([answer.status, langOf(answer)]).toEqual([410, parsePath(page).locale])
        expect(answer.text).toBe(await html(page))
        expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
        expect(answer.headers['content-security-policy']).toBe(site.built.manifest.policy)
      })

      test.each(OLD)('%s, which the site before this one had: %i %s', async (path, status, target) => {
        const answer = await ask(path, { headers: { accept: 'text/html' } })
        const { location } = answer.headers
        const isRedirect = status < 400 && status !== 200
        const led = target.startsWith('/') ? pathOf(answer) : location
        const own = lacks.includes('exact-queries') && !target.includes('?') ? led?.split('?', 1)[0] : led
        expect([answer.status, isRedirect ? own : langOf(answer)]).toEqual([status, target])
        if (status === 410) expect(answer.text).toBe(await html(target === 'tr' ? '/410/0' : `/${target}/410/0`))
        if (status === 410) expect(answer.headers['content-security-policy']).toBe(site.built.manifest.policy)
        if (isRedirect && !lacks.includes('redirect-headers'))
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
        expect(answer.headers['content-security-policy']).toBe(site.built.manifest.policy)
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
        const answer = await ask(`${path}?age=4&age=12`)
        expect([answer.status, langOf(answer), answer.headers['x-robots-tag']]).toEqual([200, lang, 'noindex'])
        const page = parse(answer.text)
        const given = page.querySelectorAll('[name=age]').map((field) => field.getAttribute('value'))
        expect(given).toEqual(['4', '12', undefined, undefined])
        expect(page.querySelectorAll('[data-fits=some]')).toHaveLength(2)
        expect(page.querySelectorAll('[data-answer] dt')).toHaveLength(2)
        expect((await ask(`${path}?age=x`)).text).toBe(await html(path))
      })

      test('a list that a query changes is the page of the release without one', async () => {
        for (const path of ['/oteller', '/en/hotels']) expect((await ask(path)).text).toBe(await html(path))
      })
    })

    describe('the language at /', () => {
      test.each([
        ['R2.7 by cookie', { cookie: 'a=b; i18n_redirected=en', 'accept-language': 'de' }, '/en'],
        ['R2.8 by the browser', { 'accept-language': 'fr, ru-RU;q=0.9, de;q=0.4' }, '/ru'],
        ['R2.8 with its query', { 'accept-language': 'de' }, '/de?utm=x', '/?utm=x'],
      ])('%s, kept by no cache', async (_, headers, target, path = '/') => {
        const answer = await ask(path, { headers })
        expect([answer.status, pathOf(answer)]).toEqual([302, target])
        expect(answer.headers['cache-control']).toContain('no-store')
        expect(answer.headers.vary?.toLowerCase()).toMatch(/cookie.*accept-language|accept-language.*cookie/)
        expect(answer.headers['set-cookie']).toBeUndefined()
      })

      test.each([
        ['R2.9 for a language that the site has not', { 'accept-language': 'fr' }],
        ['R2.7 for Turkish by cookie', { cookie: 'i18n_redirected=tr', 'accept-language': 'de' }],
        ['R2.11 for a client that names no language', { cookie: 'i18n_redirected=de' }],
      ])('%s it is Turkish', async (_, headers: Record<string, string>) => {
        const answer = await ask('/', { headers })
        expect([answer.status, langOf(answer)]).toEqual([200, 'tr'])
      })

      test('R2.10 no other page redirects', async () => {
        const answer = await ask('/oteller', { headers: { cookie: 'i18n_redirected=en', 'accept-language': 'de' } })
        expect([answer.status, langOf(answer)]).toEqual([200, 'tr'])
      })
    })

    describe('country and number', () => {
      const country = async (headers: Record<string, string> = {}) => {
        const answer = await ask('/edge/country', { headers })
        expect(answer.status).toBe(200)
        expect(answer.headers['cache-control']).toMatch(/private|no-store/)
        return JSON.parse(answer.text) as unknown
      }

      needs('country').each(['DE', 'RU'])('R7.27 a visitor from %s', async (code) => {
        expect(await country(host.visitorFrom!(code))).toEqual({ country: code.toLowerCase(), known: true })
      })

      test('R5.27 is Turkey where nobody knows', async () =>
        expect(await country()).toEqual({ country: 'tr', known: false }))

      test('R4.29 every page has the numbers of all countries, and one of them without script', async () => {
        const header = parse((await ask(HOTEL)).text)
        const listed = header.querySelector('[data-phones]')!.getAttribute('data-phones')!
        const countries = (JSON.parse(listed) as PhoneEntry[]).flatMap(([, , each]) => each.split(' '))
        expect(countries).toEqual(expect.arrayContaining(['tr', 'de', 'ru', 'gb']))
        expect(header.querySelector('[data-phone]')!.getAttribute('href')).toMatch(/^tel:\+\d+$/)
      })

      test('R8.12 a search without script leads to where the reservation is made', async () => {
        const answer = await ask('/edge/search?hotel=deniz-kizi&checkin=2027-06-01&checkout=2027-06-04&adult=2&lang=en')
        expect(answer.status).toBe(303)
        const location = new URL(answer.headers.location!)
        expect([location.host, location.searchParams.get('checkin')]).toEqual(['booking.example', '2027-06-01'])
      })
    })

    describe('headers', () => {
      test.each(['page', 'not found', 'script', 'redirect', 'picture', 'form', 'country'])(
        'a browser is told what it may do with a %s',
        async (kind) => {
          const answer = await {
            page: () => ask(HOTEL),
            'not found': () => ask('/en/x', { headers: { accept: 'text/html' } }),
            script: async () => ask(await script()),
            redirect: () => ask(`${HOTEL}/`),
            picture: async () => ask(await picture()),
            form: () => post('newsletter', { ...NEWSLETTER, email: 'x' }),
            country: () => ask('/edge/country'),
          }[kind]!()
          // What leads elsewhere shows nothing.
          const names = kind === 'redirect' ? (['strict-transport-security'] as const) : securityNames
          const expected = Object.fromEntries(names.map((each) => [each, SECURITY_HEADERS[each]]))
          const shared = kind === 'picture' && { 'cross-origin-resource-policy': 'cross-origin' }
          expect(answer.headers).toMatchObject(kind === 'redirect' ? expected : { ...expected, ...shared })
          if (['page', 'not found', 'form'].includes(kind))
            expect(answer.headers['content-security-policy']).toBe(site.built.manifest.policy)
        },
      )
    })

    test('a page names the rules by which browsers get the next one ahead', async () => {
      for (const path of [HOTEL, '/en/search?q=sea']) {
        const named = (await ask(path)).headers['speculation-rules']
        expect(named, path).toBe(`"${RULES_FILE}"`)
      }
      expect(JSON.parse((await ask(RULES_FILE)).text)).toEqual(SPECULATION_RULES)
    })

    describe('caching and compression', () => {
      needs('caching')('a hashed file of the release before is there for pages that were open then', async () => {
        const { status, headers, text } = await ask(LEFT.path)
        expect([status, text]).toEqual([200, LEFT.content])
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect(headers['content-type']).toContain('text/css')
      })

      needs('caching')('a file whose name changes with it is kept for ever', async () => {
        const { headers } = await ask(await script())
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      })

      needs('caching').each([HOTEL, '/sitemap.xml', '/favicon.svg'])(
        '%s is kept, and asked about each time',
        async (path) => {
          const first = await ask(path)
          expect(first.headers['cache-control']?.replace(/\s/g, '')).toBe('public,max-age=0,must-revalidate')
          const again = await ask(path, { headers: { 'if-none-match': first.headers.etag! } })
          expect([again.status, again.body.length]).toEqual([304, 0])
          expect(again.headers.etag).toBe(first.headers.etag)
          const other = await ask(path, { headers: { 'if-none-match': '"other"' } })
          expect(other.status).toBe(200)
        },
      )

      needs('content-tags')('tags are strong, and each encoding has its own', async () => {
        const tags = await Promise.all(
          ['br', 'gzip', 'identity'].map(async (encoding) => {
            const { headers } = await ask(HOTEL, { headers: { 'accept-encoding': encoding } })
            return headers.etag!
          }),
        )
        for (const tag of tags) expect(tag).toMatch(/^"[0-9a-f]{32}(-br|-gzip)?"$/)
        expect(new Set(tags).size).toBe(3)
      })

      const decoders = { br: brotliDecompressSync, gzip: gunzipSync, undefined: (content: Buffer) => content }
      const encodings = [
        ['gzip', 'gzip'],
        ['br;q=0, gzip;q=0.5', 'gzip'],
        ['identity', undefined],
        ['', undefined],
      ] as const
      const brotli = [
        ['br', 'br'],
        ['gzip, deflate, br, zstd', 'br'],
      ] as const

      async function expectEncoding(path: string, accepted: string, encoding: string | undefined, plain: Buffer) {
        const answer = await ask(path, { headers: accepted ? { 'accept-encoding': accepted } : {} })
        expect(answer.headers['content-encoding'], path).toBe(encoding)
        expect(answer.headers.vary?.toLowerCase(), path).toContain('accept-encoding')
        expect(decoders[String(encoding) as keyof typeof decoders](answer.body).equals(plain), path).toBe(true)
      }

      needs('compression').each(encodings)('"%s" gets %s', async (accepted, encoding) => {
        const [page, file] = [Buffer.from(await html(HOTEL)), await script()]
        await expectEncoding(HOTEL, accepted, encoding, page)
        await expectEncoding(file, accepted, encoding, (await ask(file)).body)
      })

      needs('brotli').each(brotli)('"%s" gets %s', async (accepted, encoding) => {
        const [page, file] = [Buffer.from(await html(HOTEL)), await script()]
        await expectEncoding(HOTEL, accepted, encoding, page)
        await expectEncoding(file, accepted, encoding, (await ask(file)).body)
      })

      needs('compression')('a page that is not found is compressed too', async () => {
        const answer = await ask('/de/x', { headers: { 'accept-encoding': 'gzip', accept: 'text/html' } })
        expect([answer.status, answer.headers['content-encoding']]).toEqual([404, 'gzip'])
        expect(gunzipSync(answer.body).toString()).toBe(await html('/de/404'))
      })

      test('what is compressed by itself is left alone', async () => {
        const font = await found(HOME, /\/_astro\/[^"]+\.woff2/)
        for (const path of [font, await picture()]) {
          const answer = await ask(path, { headers: { 'accept-encoding': 'br, gzip' } })
          expect([answer.status, answer.headers['content-encoding']], path).toEqual([200, undefined])
        }
      })
    })

    describe('pictures and files', () => {
      test('a picture is WebP for who takes no more, for ever', async () => {
        const { status, headers, body } = await ask(await picture(), { headers: { accept: 'image/webp,*/*' } })
        expect([status, headers['content-type'], headers['cache-control']]).toEqual([
          200,
          'image/webp',
          'public, max-age=31536000, immutable',
        ])
        expect(headers.vary?.toLowerCase()).toContain('accept')
        expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 320 })
      })

      needs('avif')('a picture is AVIF for who takes it', async () => {
        const { headers, body } = await ask(await picture(), { headers: { accept: 'image/avif,image/webp,*/*;q=0.8' } })
        expect(headers['content-type']).toBe('image/avif')
        expect(headers.vary?.toLowerCase()).toContain('accept')
        expect(await sharp(body).metadata()).toMatchObject({ format: 'heif', width: 320 })
        const refused = await ask(await picture(), { headers: { accept: 'image/avif;q=0, */*' } })
        expect(refused.headers['content-type']).toBe('image/webp')
      })

      test('only pictures of the site, in the widths of the site', async () => {
        const address = await picture()
        for (const path of [address.replace('-320', '-321'), address.replace(/[0-9a-z]{9}/, '0'.repeat(9))])
          expect((await ask(path)).status, path).toBe(404)
      })

      needs('ranges')('a document can be had in parts', async () => {
        const path = await found(`${HOTEL}/certificates-and-awards`, /\/file\/[0-9a-z]{14}\.pdf/)
        const whole = await ask(path)
        expect([whole.status, whole.headers['content-type']]).toEqual([200, 'application/pdf'])
        expect(whole.body.equals(BROCHURE_BYTES)).toBe(true)
        const part = await ask(path, { headers: { range: 'bytes=5-8' } })
        expect([part.status, part.text]).toEqual([206, BROCHURE_BYTES.subarray(5, 9).toString()])
        expect(part.headers['content-range']).toBe(`bytes 5-8/${BROCHURE_BYTES.length}`)
        const end = await ask(path, { headers: { range: 'bytes=-4' } })
        expect([end.status, end.body.length]).toEqual([206, 4])
        expect((await ask(path, { headers: { range: 'bytes=-999999' } })).body.equals(BROCHURE_BYTES)).toBe(true)
        expect((await ask(path, { headers: { range: 'bytes=999999-' } })).status).toBe(416)
      })
    })

    const post = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask(`/forms/${form}`, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    const json = { accept: 'application/json' }

    describe('forms', () => {
      test('R7.24 R8.1 a subscription reaches the provider, and is answered with a page', async () => {
        const answer = await post('newsletter', { ...NEWSLETTER, lang: 'de' })
        expect([answer.status, langOf(answer)]).toEqual([200, 'de'])
        expect(parse(answer.text).querySelector('h1')!.text).toContain('Vielen Dank')
        expect(answer.headers['cache-control']).toContain('no-store')
        expect(site.received.newsletter).toEqual([{ email: NEWSLETTER.email, propertyId: 23, lang: 'de' }])
      })

      test('R7.25 R8.3 a message reaches the provider, and is answered with JSON', async () => {
        const answer = await post('contact', { ...CONTACT, elapsed: '20000' }, { ...json, origin: host.url })
        expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { ok: true }])
        expect(site.received.contact).toHaveLength(1)
      })

      test('R5.7 what is wrong is said, and not sent', async () => {
        const answer = await post('contact', { ...CONTACT, email: 'x@', lang: 'ru' }, json)
        expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
          422,
          { ok: false, errors: { email: 'validation.email' }, message: 'Проверьте, пожалуйста, что вы ввели' },
        ])
        expect(site.received.contact).toEqual([])
      })

      test('R5.31 without script what is wrong is said in the page, which keeps what was typed', async () => {
        const page = `${HOTEL}/contact`
        const refused = async (path: string, referer?: string) => {
          const answer = await ask(path, {
            method: 'POST',
            body: new URLSearchParams({ ...CONTACT, phone: '"1 2' }).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded', ...(referer && { referer }) },
          })
          expect(answer.status).toBe(422)
          expect(answer.headers['cache-control']).toBe('private, no-cache')
          expect(answer.headers['content-security-policy']).toBe(site.built.manifest.policy)
          const root = parse(answer.text)
          expect(root.querySelector('link[rel=canonical]')!.getAttribute('href')).toMatch(new RegExp(`${page}$`))
          const form = root.querySelector('form[data-contact]')!
          expect(form.querySelector('[name=phone]')!.getAttribute('value')).toBe('"1 2')
          expect(form.querySelector('#contact-phone-error:not([hidden])')!.text).toContain('valid phone number')
          return form
        }
        const form = await refused('/forms/contact', host.url + page)
        await refused(form.getAttribute('action')!)
        const letter = await post('newsletter', { ...NEWSLETTER, email: 'x y', lang: 'ru' })
        expect([letter.status, langOf(letter)]).toEqual([422, 'ru'])
        expect(parse(letter.text).querySelector('[data-newsletter] [name=email]')!.getAttribute('value')).toBe('x y')
        expect([...site.received.contact, ...site.received.newsletter]).toEqual([])
      })

      needs('refusals')('not of another site, nor quicker than a person', async () => {
        const foreign = await post('newsletter', NEWSLETTER, { origin: 'https://elsewhere.example' })
        const crossSite = await post('newsletter', NEWSLETTER, { 'sec-fetch-site': 'cross-site' })
        expect([foreign.status, crossSite.status]).toEqual([403, 403])
        const quick = await post('newsletter', { ...NEWSLETTER, elapsed: '40' }, json)
        expect([quick.status, quick.headers['retry-after']]).toEqual([429, '3'])
        expect(site.received.newsletter).toEqual([])
      })

      test('have an address that leads to their page, and takes nothing but what is sent', async () => {
        const led = async (path: string, headers: Record<string, string> = {}) => {
          const answer = await ask(path, { headers })
          return [answer.status, pathOf(answer)]
        }
        expect(await led('/forms/contact', { 'accept-language': 'de' })).toEqual([303, '/de/contact'])
        expect(await led('/forms/newsletter')).toEqual([303, '/'])
        expect(await led('/forms/contact', { referer: `${host.url}${HOTEL}/contact` })).toEqual([
          303,
          `${HOTEL}/contact`,
        ])
        expect((await ask('/en', { method: 'DELETE' })).status).toBe(405)
      })
    })

    needs('form-limits')('forms are limited by address, in the form’s language', async () => {
      const limited = { burst: 4, refill: 3_600_000, leastTime: 0 }
      const origin = await site.site.serve({ forms: limited })
      const strict = await start({ ...site, origin })
      const send = (fields: object) =>
        askHost(strict, '/forms/newsletter', {
          method: 'POST',
          body: new URLSearchParams({ ...NEWSLETTER, ...fields }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      try {
        // Without script an attempt counts twice.
        const statuses = [
          (await send({})).status,
          (await send({ elapsed: '9' })).status,
          (await send({ elapsed: '9' })).status,
        ]
        expect(statuses).toEqual([200, 200, 200])
        const answer = await send({ lang: 'tr', elapsed: '9' })
        expect([answer.status, langOf(answer)]).toEqual([429, 'tr'])
        expect(answer.headers['retry-after']).toBe('3600')
        expect(answer.text).toContain('yazdıklarınız yerinde duruyor')
        expect(site.received.newsletter).toHaveLength(3)
      } finally {
        await strict.close()
        await origin.close()
      }
    })

    describePreviews('releases that are not live', () => {
      needs('previews')('are shown to who has the address, with their files, and to nobody else', async () => {
        const { built, stateFolder, origin } = site
        const { releases, approvals } = openState(stateFolder)
        const { hash } = await openStore(join(stateFolder, 'store')).put('a{color:red}')
        const assets = new Map([...built.manifest.assets, ['_astro/only-here.css', hash]])
        await releases.publish({ release: makeManifest({ ...built.manifest, assets }), records: [], waits: true })
        const address = origin.desk.previewAddress(approvals.waiting()!)!
        const told = ({ status, headers }: HostAnswer) => [status, headers['cache-control'], headers['x-robots-tag']]

        const shown = await ask(address.slice(0, -1) + HOTEL)
        expect(told(shown)).toEqual([200, 'no-store', 'noindex, nofollow'])
        expect(shown.text).toContain('data-preview')
        expect((await ask(address)).text).toContain(`href="${address}oteller"`)
        const style = await ask('/_astro/only-here.css')
        expect([style.status, style.text, style.headers['cache-control']]).toEqual([
          200,
          'a{color:red}',
          'public, max-age=31536000, immutable',
        ])
        expect((await ask('/_astro/none.css')).status).toBe(404)
        expect(told(await ask(`/preview/next.1.x${HOTEL}`))).toEqual([404, 'no-store', 'noindex, nofollow'])
        for (const path of ['/desk', '/desk/en', '/desk/link/none'])
          expect(told(await ask(path)), path).toEqual([401, 'no-store', 'noindex, nofollow'])
      })

      needs('previews')('have addresses that no log keeps', async () => {
        for (const path of ['/preview/next.1.x/', '/desk/link/none', '/robots.txt?asked=last']) await ask(path)
        if (!host.log) return
        await expect.poll(host.log).toContain('/robots.txt?asked=last')
        expect(await host.log()).not.toMatch(/\/(?:preview|desk)/)
      })
    })
  })
}

const securityNames = Object.keys(SECURITY_HEADERS) as (keyof typeof SECURITY_HEADERS)[]

/** Where an answer leads, on its own site. */
function pathOf({ headers }: HostAnswer): string {
  const { pathname, search } = new URL(headers.location ?? '', 'http://site.example')
  return pathname + search
}
