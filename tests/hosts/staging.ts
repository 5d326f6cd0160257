/** A staging site behind a password, asked of every host: who may come in, and twenty ways round that lead nowhere. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'node-html-parser'
import { KEPT_OUT, STAGE_STYLES, STAGE_USER } from '../../src/config/stage.ts'
import { stageStyles } from '../../src/features/stage/styles.ts'
import { freePort } from '../harness/ports.ts'
import {
  ask,
  GONE,
  openHostedSite,
  RENAMED,
  type Ability,
  type HostedSite,
  type RunningHost,
  type StartHost,
} from './host.ts'
import type { ServedFolders } from './web-servers.ts'

export const PASSWORD = 'Açık deniz: 42'
const HOTEL = '/en/hotels/deniz-kizi'
const basic = (credentials: string | Buffer) => `Basic ${Buffer.from(credentials).toString('base64')}`
export const RIGHT = basic(`${STAGE_USER}:${PASSWORD}`)

/** A request as it is sent: its first line without the version, and more headers. */
type Way = readonly [what: string, line: string, ...headers: string[]]

export const WAYS: readonly Way[] = [
  ['no password', `GET ${HOTEL}`],
  ['the home page', 'GET /'],
  ['an address of HTTP/1.0', `GET ${HOTEL} HTTP/1.0`],
  ['two slashes', `GET /${HOTEL}`],
  ['a slash at the end', `GET ${HOTEL}/`],
  ['encoded letters', 'GET /%65n/hotels/deniz-kizi'],
  ['capitals', 'GET /EN/Hotels/Deniz-Kizi'],
  ['the name of the file', `GET ${HOTEL}.html`],
  ['the compressed file', `GET ${HOTEL}.html.br`],
  ['out of the webhook', `GET /hooks/rebuild/../..${HOTEL}`],
  ['out of the webhook, encoded', `GET /hooks/rebuild/%2e%2e/%2E%2E${HOTEL}`],
  ['out of the webhook, slashes encoded', `GET /hooks/rebuild/..%2f..%2fen%2fhotels`],
  ['the webhook with a suffix', 'GET /hooks/rebuildx'],
  ['below a job of the webhook', 'GET /hooks/rebuild/1/en'],
  ['another hook', 'GET /hooks/other'],
  ['out of the health check', `GET /healthz/..${HOTEL}`],
  ['a health check with a slash', 'GET /healthz/'],
  ['a health check with more', 'GET /healthz;/en', 'Accept: text/html'],
  ['a health check with a NUL', 'GET /healthz%00/../en', 'Accept: text/html'],
  ['a health check in capitals', 'GET /Healthz', 'Accept: text/html'],
  ['a health check that is posted', 'POST /healthz', 'Accept: text/html', 'Content-Length: 0'],
  ['out of the desk', `GET /desk/..${HOTEL}`],
  ['out of the desk, encoded', `GET /desk/%2e%2e${HOTEL}`],
  ['out of a desk with two slashes', `GET //desk/..${HOTEL}`],
  ['beside the desk', 'GET /deskx', 'Accept: text/html'],
  ['the desk with more', 'GET /desk;x/../en', 'Accept: text/html'],
  ['a backslash', 'GET /desk/..\\en', 'Accept: text/html'],
  ['HEAD', `HEAD ${HOTEL}`],
  ['OPTIONS', `OPTIONS ${HOTEL}`],
  ['POST', `POST ${HOTEL}`, 'Content-Length: 0'],
  ['PUT', `PUT ${HOTEL}`, 'Content-Length: 0'],
  ['another method on the page', `PROPFIND ${HOTEL}`],
  ['a part of the page', `GET ${HOTEL}`, 'Range: bytes=0-99'],
  ['a page that is there already', `GET ${HOTEL}`, 'If-None-Match: *'],
  ['a page that is compressed', `GET ${HOTEL}`, 'Accept-Encoding: br, gzip'],
  ['a query', `GET ${HOTEL}?x=/healthz`],
  ['a page for a query', 'GET /en/search?q=sea'],
  [
    'from this machine',
    `GET ${HOTEL}`,
    'X-Forwarded-For: 127.0.0.1',
    'X-Real-IP: 127.0.0.1',
    'Forwarded: for=127.0.0.1',
  ],
  ['another address in a header', `GET ${HOTEL}`, 'X-Original-URL: /healthz', 'X-Rewrite-URL: /healthz'],
  ['another method in a header', `GET ${HOTEL}`, 'X-HTTP-Method-Override: OPTIONS'],
  ['another host in a header', `GET ${HOTEL}`, 'X-Forwarded-Host: localhost', 'X-Forwarded-Proto: https'],
  ['a whole address', `GET http://localhost${HOTEL}`],
  ['a whole address of the health check', `GET http://localhost/healthz/..${HOTEL}`],
  [
    'a websocket',
    `GET ${HOTEL}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ],
  ['a cookie', `GET ${HOTEL}`, 'Cookie: desk=1; staging=1'],
  ['a page that moved', `GET ${RENAMED.from}`],
  ['a page that is gone', `GET ${GONE[3][0]}`],
  ['an address of the site before', 'GET /a'],
  ['a page that does not exist', 'GET /en/none', 'Accept: text/html'],
  ['a form', 'POST /forms/newsletter', 'Accept: text/html', 'Content-Length: 0'],
  ['the search for a room', 'GET /edge/search?hotel=deniz-kizi&lang=en'],
  ['the country', 'GET /edge/country'],
  ['a preview', 'GET /preview/next/en'],
  ['robots.txt', 'GET /robots.txt'],
  ['facts', 'GET /en/facts/deniz-kizi.json'],
  ['a calendar', 'GET /en/ics/events/lantern-evening-1.ics'],
  ['the view of a page', 'GET /data/views/en/hotels/deniz-kizi.json'],
  ['the styles of the line', `GET /${STAGE_STYLES}`],
  ['figures', 'GET /metrics', 'Accept: text/html', 'X-Forwarded-For: 10.9.8.7'],
  ['another scheme', `GET ${HOTEL}`, `Authorization: Bearer ${RIGHT.slice(6)}`],
  ['no credentials', `GET ${HOTEL}`, 'Authorization: Basic'],
  ['an empty password', `GET ${HOTEL}`, `Authorization: ${basic(`${STAGE_USER}:`)}`],
  ['neither user nor password', `GET ${HOTEL}`, `Authorization: ${basic(':')}`],
  ['no colon', `GET ${HOTEL}`, `Authorization: ${basic(PASSWORD)}`],
  ['the beginning', `GET ${HOTEL}`, `Authorization: ${basic(`${STAGE_USER}:${PASSWORD.slice(0, -1)}`)}`],
  ['more than the password', `GET ${HOTEL}`, `Authorization: ${basic(`${STAGE_USER}:${PASSWORD}2`)}`],
  ['capitals of the password', `GET ${HOTEL}`, `Authorization: ${basic(`${STAGE_USER}:${PASSWORD.toUpperCase()}`)}`],
  ['no UTF-8', `GET ${HOTEL}`, `Authorization: ${basic(Buffer.from([0x61, 0x3a, 0xff, 0xfe]))}`],
  ['no base64', `GET ${HOTEL}`, 'Authorization: Basic %%%'],
  ['a long header', `GET ${HOTEL}`, `Authorization: ${basic(`${STAGE_USER}:${'x'.repeat(9000)}`)}`],
  ['two headers', `GET ${HOTEL}`, `Authorization: ${basic('a:b')}`, `Authorization: ${RIGHT}`],
  ['a space in the header', `GET ${HOTEL}`, `Authorization : ${RIGHT}`],
  ['a name in the address', `GET http://staging:x@localhost${HOTEL}`],
  ['for a proxy', `GET ${HOTEL}`, `Proxy-Authorization: ${RIGHT}`],
]

/** Whoever answers says no by itself, as a method or an address that it does not read. */
const REFUSALS = [400, 401, 404, 405, 414, 431, 501]

interface Staged {
  /** As the host is where our server behind it does not answer. */
  alone?: (site: ServedFolders) => Promise<RunningHost>
  lacks?: readonly Ability[]
}

export function describeStaging(name: string, start: StartHost, { alone, lacks = [] }: Staged = {}): void {
  describe(`${name}, for staging`, () => {
    let site: HostedSite & { close(): Promise<void> }
    let host: RunningHost
    beforeAll(async () => {
      site = await openHostedSite({}, { stage: 'staging', stagePassword: PASSWORD })
      host = await start(site)
    })
    afterAll(async () => {
      await host?.close()
      await site?.close()
    })

    const known = (path: string, headers: Record<string, string> = {}) =>
      ask(host, path, { headers: { authorization: RIGHT, ...headers } })
    const found = async (path: string, pattern: RegExp) => pattern.exec(await site.built.html(path))![0]

    test.each([HOTEL, '/oteller', '/en'])(
      '%s is the page of the release for who knows the password, kept by no shared cache',
      async (path) => {
        for (const scheme of ['Basic', 'basic', 'BASIC']) {
          const answer = await known(path, { authorization: RIGHT.replace('Basic', scheme) })
          expect([answer.status, answer.text], scheme).toEqual([200, await site.built.html(path)])
          expect(answer.headers['cache-control'], scheme).toMatch(/^private, /)
          expect(answer.headers['cdn-cache-control']).toBeUndefined()
        }
        const { status, headers } = await ask(host, path)
        expect([status, headers['cache-control']]).toEqual([401, 'no-store'])
        expect(headers['www-authenticate']).toBe(`Basic realm="${STAGE_USER}", charset="UTF-8"`)
        expect(headers['x-robots-tag']).toBe(KEPT_OUT)
      },
    )

    test('every answer and every page says that search engines are kept out', async () => {
      const paths = [
        HOTEL,
        '/en/search?q=sea',
        '/en/none',
        encodeURI(GONE[3][0]),
        RENAMED.from,
        '/en/facts/deniz-kizi.json',
        '/en/ics/events/lantern-evening-1.ics',
        '/edge/country',
        '/favicon.svg',
        await found(HOTEL, /\/_astro\/[^"]+\.js/),
        await found(HOTEL, /\/img\/[0-9a-z]{14}-320\.webp/),
        await found(`${HOTEL}/certificates-and-awards`, /\/file\/[0-9a-z]{14}\.pdf/),
      ]
      for (const path of paths) {
        const answer = await known(path, { accept: 'text/html' })
        expect(answer.headers['x-robots-tag'], path).toBe(KEPT_OUT)
        if (!answer.headers['content-type']?.startsWith('text/html')) continue
        const meta = parse(answer.text).querySelector('meta[name=robots]')
        if (answer.status !== 301) expect(meta?.getAttribute('content'), path).toBe(KEPT_OUT)
      }
      const robots = await known('/robots.txt')
      expect([robots.status, robots.text]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
      for (const path of ['/sitemap.xml', '/llms.txt']) expect((await known(path)).status, path).toBe(404)
    })

    test('the line in the corner names the release', async () => {
      const { status, text, headers } = await known(`/${STAGE_STYLES}`)
      expect([status, text]).toEqual([200, stageStyles(site.built.manifest)])
      expect(headers['content-type']).toContain('text/css')
    })

    test('the health check and the webhook ask for no password, nor does the desk', async () => {
      const health = await ask(host, '/healthz')
      expect([health.status, JSON.parse(health.text)]).toMatchObject([200, { stage: 'staging' }])
      const hook = await ask(host, '/hooks/rebuild', { method: 'POST', body: '{}' })
      expect(hook.headers['www-authenticate']).toBeUndefined()
      expect(JSON.parse(hook.text)).toMatchObject({ status: 503 })
      for (const { headers } of [health, hook]) expect(headers['x-robots-tag']).toBe(KEPT_OUT)
      if (lacks.includes('previews')) return
      const desk = await ask(host, '/desk/en', { headers: { accept: 'text/html' } })
      expect([desk.headers['www-authenticate'], desk.headers['x-robots-tag']]).toEqual([undefined, KEPT_OUT])
      const page = parse(desk.text)
      expect(page.querySelector('form[action="/desk/en/sign-in"]')).not.toBeNull()
      expect(page.querySelector('.said--fault')!.text).toContain('unset STAGE')
    })

    test('what somebody with the password was shown is shown to nobody else', async () => {
      for (const path of [HOTEL, await found(HOTEL, /\/_astro\/[^"]+\.js/), '/robots.txt']) {
        expect((await known(path)).status, path).toBe(200)
        expect((await ask(host, path)).status, path).toBe(401)
        expect((await known(path)).status, path).toBe(200)
      }
    })

    const testAlone = alone ? test : () => {}
    testAlone('is closed where our server is gone, too, and open for who knows the password', async () => {
      const files = await alone!({ ...site, origin: { port: await freePort() } })
      onTestFinished(() => files.close())
      for (const path of [HOTEL, RENAMED.from, '/', '/robots.txt', '/en/search?q=sea', '/a', '/EN/None']) {
        const { status, text } = await ask(files, path)
        expect([status, text.includes('<main')], path).toEqual([401, false])
      }
      for (const path of ['/healthz', '/desk/en', '/hooks/rebuild'])
        expect([(await ask(files, path)).status, path]).toEqual([502, path])
      const page = await ask(files, HOTEL, { headers: { authorization: RIGHT } })
      expect([page.status, page.text]).toEqual([200, await site.built.html(HOTEL)])
      expect([page.headers['x-robots-tag'], page.headers['cache-control']]).toEqual([
        KEPT_OUT,
        'private, max-age=0, must-revalidate',
      ])
    })

    const ways = WAYS.filter(([what]) => what !== 'a websocket' || !lacks.includes('upgrades'))
    test.each(ways)('no way round: %s', async (_what, line, ...headers) => {
      const { status, text } = await sent(host, line, headers)
      expect(REFUSALS).toContain(status)
      for (const words of ['<main', 'Deniz', 'BEGIN:VCALENDAR', 'country', 'Disallow', '.stage', 'crystal_'])
        expect(text).not.toContain(words)
      expect(text).not.toMatch(/^location:/im)
    })

    test('no way round: pictures and documents', async () => {
      for (const path of [
        await found(HOTEL, /\/img\/[0-9a-z]{14}-320\.webp/),
        await found(HOTEL, /\/img\/share\/[^"]+\.jpg/),
        await found(`${HOTEL}/certificates-and-awards`, /\/file\/[0-9a-z]{14}\.pdf/),
        await found(HOTEL, /\/_astro\/[^"]+\.woff2/),
      ])
        expect((await ask(host, path)).status, path).toBe(401)
    })
  })
}

/** The answer as it came, up to its end. */
function sent({ url }: RunningHost, line: string, headers: string[]): Promise<{ status: number; text: string }> {
  const { hostname, port, host } = new URL(url)
  const asked = line.replace('localhost/', `${host}/`)
  const first = / HTTP\/1\.\d$/.test(asked) ? asked : `${asked} HTTP/1.1`
  const named = headers.some((each) => each.startsWith('Connection:')) ? headers : [...headers, 'Connection: close']
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    const finish = () => resolve({ status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0), text })
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (text.includes('\r\n\r\n') && headers.some((each) => each.startsWith('Upgrade:'))) socket.destroy()
    })
    socket.once('error', reject).once('close', finish)
    socket.write(`${first}\r\n${[`Host: ${host}`, ...named].join('\r\n')}\r\n\r\n`)
  })
}
