/** Previews: the whole site of a release that is not live, for who has its address, and for nobody else. */
import { join } from 'node:path'
import { LOCALES } from '../../src/config/locales.ts'
import { translator } from '../../src/i18n/index.ts'
import { parse } from 'node-html-parser'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReleaseName } from '../../src/records/release.ts'
import { previewTokens } from '../../src/hosts/server/preview/token.ts'
import { makeManifest, type Manifest } from '../../src/engine/release/manifest.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { openState } from '../../src/engine/state/state.ts'
import { publisherOf, serveRebuilds, type RebuildingServer } from '../harness/publisher.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { SERVER } from '../harness/settings.ts'
import { testPictures } from '../worlds/pictures.ts'

const SECRET = 'the secret of the desk in these tests'
const ABOUT = '/en/about-us'
/** A text of the provider, which stands in attributes as it is but for quotes. */
const HOSTILE =
  'Sea <body class="x"> <a href=https://evil.example/>Approve</a> <meta http-equiv=refresh content=0;url=https://evil.example>'
const tokens = previewTokens(SECRET)

let site: WorldSite
let server: RebuildingServer
let waiting: ReleaseName
let address: string
let now = new Date()
const until = () => new Date(now.getTime() + 3_600_000)

async function open() {
  site = await buildSiteOf('oneHotel', {}, testPictures)
  site.provider.world.editPage('en', 'about-us', (page) => void (page.title = 'Looked at'))
  site.provider.world.editPage(
    'en',
    'contact',
    (page) => void (page.metas = [{ name: 'description', content: HOSTILE }]),
  )
  const [room] = site.provider.world.rooms.get(51, 'en')!
  site.provider.world.editRoom(51, 'en', room!.slug, (each) => void (each.slug = 'the-new-room'))
  await publisherOf(site).publish({ preview: true })
  waiting = openState(site.stateFolder).approvals.waiting()!
  server = await serveRebuilds(site, {}, { ...SERVER, deskSecret: SECRET, now: () => now })
  address = server.desk.previewAddress(waiting)!
}
async function close() {
  await server?.close()
  await site?.close()
}

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init })
const base = () => address.slice(0, -1)

/** What a page or file of the release that waits holds. */
async function contentOf(path: string): Promise<string> {
  const release = (await openState(site.stateFolder).releases.read(waiting.number))!
  const hash = release.pages.get(path)?.hash ?? release.assets.get(path.slice(1))!
  return (await openStore(join(site.stateFolder, 'store')).get(hash)).toString()
}

async function pathsOfWaiting(): Promise<string[]> {
  const release = (await openState(site.stateFolder).releases.read(waiting.number))!
  return [...release.pages].filter(([, { status }]) => !status).map(([path]) => path)
}

const BANNER = /<style>body\{position.*?<\/style><aside data-preview.*?<\/aside>/s

describe('a preview', () => {
  beforeAll(open)
  afterAll(close)

  test('is every page with the bytes that an approval publishes, but for the banner and where its links lead', async () => {
    const paths = await pathsOfWaiting()
    expect(paths.length).toBeGreaterThan(100)
    for (const path of paths) {
      const shown = await (await ask(base() + encodeURI(path))).text()
      expect(shown, path).toMatch(BANNER)
      expect(shown.replace(BANNER, '').replaceAll(base(), ''), path).toBe(await contentOf(path))
    }
  })

  test('shows what is not live, in the words of the page, and visitors see nothing of it', async () => {
    const shown = await (await ask(base() + ABOUT)).text()
    expect(shown).toContain('<title>Looked at')
    expect(await (await ask(ABOUT)).text()).not.toContain('Looked at')
    expect(parse(shown).querySelector('[data-preview]')!.text.trim()).toMatch(
      /^Preview: release 2 is not live\s+Forms are not sent\. This address works until \d+ \w+ \d{4}, \d\d:\d\d\.$/,
    )
    const texts = await Promise.all(['/', '/de', '/ru'].map(async (path) => (await ask(base() + path)).text()))
    const notes = texts.map((text) => parse(text).querySelector('[data-preview]')!.text.trim().split(/[: ]/)[0])
    expect(notes).toEqual(['Önizleme', 'Vorschau', 'Просмотр'])
  })

  test('keeps its reader inside: every link, file and form of its pages, but what search engines read', async () => {
    for (const path of ['/', ABOUT, '/en/hotels/deniz-kizi', '/en/hotels/deniz-kizi/rooms', '/de']) {
      const page = parse(await (await ask(base() + path)).text())
      const inside = [...page.querySelectorAll('*')].flatMap(({ attributes }) =>
        Object.entries(attributes).filter(([name, value]) => /^\/(?!\/|_astro\/)/.test(value) && name !== 'aria-label'),
      )
      expect(inside.length).toBeGreaterThan(20)
      expect(
        inside.filter(([, value]) => !value.startsWith(`${base()}/`)),
        path,
      ).toEqual([])
      for (const each of page.querySelectorAll('[srcset]'))
        for (const source of each.getAttribute('srcset')!.split(/,\s+/))
          expect(source.startsWith(`${base()}/`)).toBe(true)
      for (const island of page.querySelectorAll('astro-island'))
        expect(island.getAttribute('props')).not.toMatch(/"\/(?!preview\/)/)
      const canonical = page.querySelector('link[rel=canonical]')!.getAttribute('href')
      expect(canonical).not.toContain('/preview')
    }
  })

  test('takes no text of the provider for markup', async () => {
    const shown = await (await ask(`${base()}/en/contact`)).text()
    expect(shown.match(BANNER)).toHaveLength(1)
    const page = parse(shown)
    expect(page.querySelector('meta[name=description]')!.getAttribute('content')).toBe(HOSTILE)
    expect(page.querySelectorAll('[http-equiv=refresh], [href*=evil]')).toEqual([])
    expect(page.querySelector('body > aside[data-preview]')).not.toBeNull()
  })

  test('R8.12 leads a search for a stay to where the reservation is made, of a hotel of its release', async () => {
    const found = await ask(`${base()}/edge/search?hotel=deniz-kizi&lang=en&checkin=2027-06-01`)
    expect([found.status, new URL(found.headers.get('location')!).host]).toEqual([303, 'booking.example'])
  })

  test('leads from the picture of a title before to that of the title now, inside', async () => {
    const html = await (await ask(base() + ABOUT)).text()
    const [, path = ''] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)!
    const before = await ask(base() + path.replace(/-[0-9a-f]{16}/, `-${'0'.repeat(16)}`))
    expect([before.status, before.headers.get('location')]).toEqual([302, base() + path])
    expect((await ask(base() + path)).headers.get('content-type')).toBe('image/jpeg')
  })

  test('leads on where the release does, ends in no slash, and has its own page for what is not there', async () => {
    const rooms = '/en/hotels/deniz-kizi/rooms'
    const { redirects } = (await openState(site.stateFolder).releases.read(waiting.number))!
    const [from] = Object.entries(redirects).find(([, to]) => to === `${rooms}/the-new-room`)!
    const moved = await ask(base() + encodeURI(from))
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${base()}${rooms}/the-new-room`])
    const slash = await ask(`${base()}${rooms}/`)
    expect([slash.status, slash.headers.get('location')]).toEqual([301, base() + rooms])
    const bare = await ask(base())
    expect([bare.status, bare.headers.get('location')]).toEqual([302, `${base()}/`])
    const lost = await ask(`${base()}/en/no-such-page`)
    expect([lost.status, BANNER.test(await lost.text())]).toEqual([404, true])
  })

  test('fills in pages that a query changes', async () => {
    const found = await ask(`${base()}/en/search?q=looked`)
    const page = parse(await found.text())
    const [first] = page.querySelectorAll('[data-results] a').map((link) => link.getAttribute('href'))
    expect([found.status, first]).toEqual([200, base() + ABOUT])
  })

  test('is kept by no cache and listed by no search engine; its forms and scripts ask it alone', async () => {
    const paths = ['/', ABOUT, '/en/no-such-page', '/en/search?q=looked', '/_astro/none.js', '/robots.txt', '/img/none']
    for (const path of paths) {
      const { headers } = await ask(base() + path)
      expect(headers.get('cache-control'), path).toBe('no-store')
      expect(headers.get('x-robots-tag'), path).toBe('noindex, nofollow')
      expect(headers.get('referrer-policy'), path).toBe('no-referrer')
      expect([headers.get('etag'), headers.get('last-modified')], path).toEqual([null, null])
      const policy = headers.get('content-security-policy')!
      const directives = Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/)))
      const inside = `${server.url}${base()}/`
      expect(directives['connect-src'], path).toBe(`${inside} ${server.url}/edge/country`)
      // A search for a stay leads on to these.
      const [forms, ...reservations] = directives['form-action']!.split(' ')
      expect([forms, reservations], path).toEqual([inside, expect.arrayContaining(['https://booking.example'])])
      const { 'connect-src': _scripts, 'form-action': _forms, ...others } = directives
      expect(Object.values(others).join(' '), path).not.toContain('://')
    }
    for (const path of [ABOUT, '/forms/newsletter'])
      for (const method of ['PUT', 'DELETE', 'PATCH']) {
        const answer = await ask(base() + path, { method })
        expect([answer.status, answer.headers.get('cache-control')], method).toEqual([405, 'no-store'])
      }
  })

  test('is sent whole to whoever asks whether it has changed, and only what is asked for of it else', async () => {
    const picture = /\/img\/[0-9a-z]{9,14}-320\.webp/.exec(await contentOf('/en/hotels/deniz-kizi'))![0]
    for (const path of [ABOUT, picture, '/favicon.svg']) {
      const same = { 'if-none-match': '*', 'if-modified-since': new Date(Date.now() + 1000).toUTCString() }
      const answer = await ask(base() + path, { headers: { ...same, 'accept-encoding': 'br' } })
      const told = [answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]
      expect(told, path).toEqual([200, 'no-store', 'noindex, nofollow'])
      const head = await ask(base() + path, { method: 'HEAD' })
      expect([head.status, head.headers.get('cache-control'), await head.text()], path).toEqual([200, 'no-store', ''])
    }
    const part = await ask(base() + picture, { headers: { range: 'bytes=0-3' } })
    expect([part.status, part.headers.get('cache-control'), await part.text()]).toEqual([206, 'no-store', 'RIFF'])
  })

  test.each(LOCALES)('sends no form, and says so (%s)', async (locale) => {
    const headers = { 'accept-language': locale }
    const text = translator(locale)('notice.preview')
    for (const form of ['newsletter', 'contact']) {
      const body = new URLSearchParams({ email: 'guest@example.com', consent: 'on', lang: locale })
      const post = (more: object) =>
        ask(`${base()}/forms/${form}`, { method: 'POST', body, headers: { ...headers, ...more } })
      const [page, json] = [await post({}), await post({ accept: 'application/json' })]
      expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([
        403,
        'no-store',
        `${text}\n`,
      ])
      expect([json.status, await json.json()]).toEqual([403, { ok: false, message: text }])
    }
    const { newsletter, contact } = site.provider.world.received
    expect([newsletter, contact]).toEqual([[], []])
  })

  test('is counted apart', async () => {
    const count = async () =>
      Number(/^hotel_site_preview_answers_total (\d+)$/m.exec(await (await ask('/metrics')).text())![1])
    const before = await count()
    await ask(base() + ABOUT)
    await ask('/preview/next.1.x/')
    expect(await count()).toBe(before + 1)
  })

  const hash = 'f'.repeat(16)

  /** Hundreds of addresses, each wrong in a way of its own. */
  function forged(): [name: string, token: string][] {
    const good = address.split('/')[2]!
    const [of, time, mac] = good.split('.') as [string, string, string]
    const altered = [...good].map((character, at): [string, string] => [
      `character ${at}`,
      good.slice(0, at) + (character === 'a' ? 'b' : 'a') + good.slice(at + 1),
    ])
    const cut = [...good].map((_, at): [string, string] => [`the first ${at}`, good.slice(0, at)])
    const others = Array.from({ length: 80 }, (_, index): [string, string] => [
      `secret ${index}`,
      previewTokens(`another secret of a desk ${index}`).sign({ of: waiting, until: until() }),
    ])
    const expired = Array.from({ length: 80 }, (_, hours): [string, string] => [
      `expired for ${hours} hours`,
      tokens.sign({ of: waiting, until: new Date(now.getTime() - hours * 3_600_000) }),
    ])
    const elsewhere: [string, string][] = [
      ['another release', tokens.sign({ of: { number: 99, release: hash }, until: until() })],
      ['a number with the id of none', tokens.sign({ of: { ...waiting, release: hash }, until: until() })],
      ['the signature of another release', `1-${hash}.${time}.${mac}`],
      ['the signature of another time', `${of}.${Number(time) + 1}.${mac}`],
      ['no signature', `${of}.${time}.`],
      ['doubled', `${good}.${mac}`],
      ['a query in it', `${of}.${time}?.${mac}`],
      ['escaped', encodeURIComponent(`${good}\u0000`)],
    ]
    return [...altered, ...cut, ...others, ...expired, ...elsewhere]
  }

  test('gives the same answer to 300 forged, altered, expired and foreign ones, in which nothing of the release is', async () => {
    const tries = forged()
    expect(tries.length).toBeGreaterThanOrEqual(300)
    const answers = new Set<string>()
    for (const [name, token] of tries) {
      for (const path of [ABOUT, '/']) {
        const answer = await ask(`/preview/${token}${path}`)
        const { status, headers } = answer
        expect([status, headers.get('cache-control'), headers.get('x-robots-tag')], name).toEqual([
          404,
          'no-store',
          'noindex, nofollow',
        ])
        answers.add(await answer.text())
      }
    }
    expect(answers.size).toBe(1)
    expect([...answers][0]).not.toContain('Looked at')
    for (const locale of LOCALES) {
      const t = translator(locale)
      const headers = { 'accept-language': `${locale}-XX,${locale};q=0.9,*;q=0.5`, accept: 'text/html' }
      const answer = await ask(`/preview/next.1.x/en/about-us`, { headers })
      const page = parse(await answer.text())
      expect(page.querySelector('html')!.getAttribute('lang')).toBe(locale)
      expect(page.querySelector('h1')!.text).toBe(t('preview.ended'))
      expect(page.querySelector('main')!.text).toContain(t('preview.endedAsk'))
      expect(page.querySelectorAll('header, nav, footer, a, script')).toEqual([])
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    }
  })

  test('has no address any more when its time is over', async () => {
    const token = server.desk.previewAddress(waiting)!
    expect((await ask(token)).status).toBe(200)
    const before = now
    now = new Date(now.getTime() + 24 * 3_600_000)
    expect((await ask(token)).status).toBe(404)
    now = before
  })

  test('is not found where there is no secret, whatever is asked', async () => {
    const without = await site.serve()
    try {
      for (const method of ['GET', 'POST']) {
        const { status, headers } = await fetch(without.url + address, { method })
        expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
      }
    } finally {
      await without.close()
    }
  })

  test('no hashed file has a text of the provider: releases of other texts have the same', async () => {
    const { releases } = openState(site.stateFolder)
    const [before, after] = await Promise.all([1, waiting.number].map((number) => releases.read(number)))
    const hashed = ({ assets }: Pick<Manifest, 'assets'>) => [...assets].filter(([name]) => name.startsWith('_astro/'))
    expect(before!.id).not.toBe(after!.id)
    expect(hashed(before!).length).toBeGreaterThan(10)
    expect(hashed(after!)).toEqual(hashed(before!))
  })
})

describe('what waits after it', () => {
  beforeEach(open)
  afterEach(close)

  test('one address shows whatever waits, and leads to the site when nothing does', async () => {
    const steady = server.desk.previewAddress('next')!.slice(0, -1)
    const title = async () => /<title>([^<|]*)/.exec(await (await ask(steady + ABOUT)).text())?.[1]?.trim()
    expect(await title()).toBe('Looked at')
    site.provider.world.editPage('en', 'about-us', (page) => void (page.title = 'Looked at again'))
    const job = server.jobs.add(undefined, { preview: true })
    await server.jobs.idle()
    expect(await title()).toBe('Looked at again')
    const told = (await (await ask(`/hooks/rebuild/${job.id}`)).json()) as { state: string; preview: string }
    expect(told.state).toBe('waiting')
    expect(await (await ask(told.preview.slice(0, -1) + ABOUT)).text()).toContain('<title>Looked at again')
    expect(await (await ask(base() + ABOUT)).text(), 'what was looked at first stays what it was').toContain(
      '<title>Looked at',
    )
    await server.desk.approve(server.desk.waiting()!, 'Ayşe')
    const answer = await ask(steady + ABOUT)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, ABOUT])
    expect(await (await ask(ABOUT)).text()).toContain('<title>Looked at again')
  })

  test('hashed files of a release that waits are at the root of the site, where previews ask for them, and nothing else of it is', async () => {
    const { releases } = openState(site.stateFolder)
    const live = (await releases.current())!
    const { hash } = await openStore(join(site.stateFolder, 'store')).put('a{color:red}')
    const names = ['_astro/only-here.css', 'maps/only-here.svg', 'only-here.txt']
    const assets = new Map([...live.assets, ...names.map((name): [string, string] => [name, hash])])
    await releases.publish({ release: makeManifest({ ...live, assets }), records: [], waits: true })
    const answers = await Promise.all(names.map((name) => ask(`/${name}`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404])
    expect(answers[0]!.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answers[0]!.text()).toBe('a{color:red}')
  })
})
