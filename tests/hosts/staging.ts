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
import { PASSWORD, RIGHT, WAYS } from './staging/ways.ts'

const HOTEL = '/en/hotels/deniz-kizi'

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
