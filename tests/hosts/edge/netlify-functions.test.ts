/** The functions that Netlify's edge runs, with what Netlify gives them: settings, the visitor's place, and the files of the deploy. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { WIDGET } from '../../../src/site/reservation.ts'
import country from '../../../src/hosts/netlify/functions/country.ts'
import forms from '../../../src/hosts/netlify/functions/forms.ts'
import language from '../../../src/hosts/netlify/functions/language.ts'
import pictures from '../../../src/hosts/netlify/functions/pictures.ts'
import queried, { config as queriedConfig } from '../../../src/hosts/netlify/functions/queried.ts'
import rebuild from '../../../src/hosts/netlify/functions/rebuild.ts'
import search from '../../../src/hosts/netlify/functions/search.ts'
import unknown from '../../../src/hosts/netlify/functions/unknown.ts'
import type { EdgeContext } from '../../../src/hosts/netlify/context.ts'
import { queriedPaths } from '../../../src/routes/queried.ts'
import { viewFile } from '../../../src/views/queried/view-file.ts'
import type { Answers } from '../../../src/engine/render/answers.ts'
import { edgeRenderer } from '../../harness/edge-renderer.ts'
import { FILES, ID, SITE, ask, expectSecured, useNetlifyEdge } from './netlify-edge.ts'

const { edge, context } = useNetlifyEdge()
const from = (code: string) => context({ geo: { country: { code } } })
/** In place of the compiled renderer, for the length of a test. */
function exchange(changes: Partial<Answers>): void {
  const { answers: own } = edgeRenderer
  onTestFinished(() => void (edgeRenderer.answers = own))
  edgeRenderer.answers = { ...own, ...changes }
}

describe('the country', () => {
  test('R7.27 is what Netlify knows, whatever the headers say', async () => {
    const lying = ask('/edge/country', { headers: { 'x-country': 'ru', 'cf-ipcountry': 'gb' } })
    const answer = country(lying, from('DE'))
    expect(await answer.json()).toEqual({ country: 'de', known: true })
    expectSecured(answer)
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
  })

  test.each([{}, { geo: {} }, { geo: { country: {} } }])('R5.27 is Turkey where Netlify says %j', async (known) => {
    const lying = ask('/edge/country', { headers: { 'x-country': 'ru' } })
    expect(await country(lying, context(known)).json()).toEqual({ country: 'tr', known: false })
  })
})

describe('the language at the root', () => {
  const german = { headers: { 'accept-language': 'de' } }

  test('R2.7 leads to a home page that the release has', async () => {
    const answer = (await language(ask('/', german), context()))!
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/de'])
    expectSecured(answer)
    const russian = ask('/', { headers: { 'accept-language': 'ru' } })
    expect((await language(russian, context()))!.status, 'no Russian home page').toBe(200)
  })

  test('is else the page, which says what it depends on', async () => {
    const answer = (await language(ask('/'), context()))!
    expect([answer.status, await answer.text()]).toEqual([200, 'the page'])
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Language, Sec-Fetch-Site, Referer')
  })

  test.each([
    ['the site’s own address', undefined, SITE],
    ['SITE_URL', 'https://other.example', 'https://other.example'],
  ])('R2.148 is Turkish for who comes from a page of %s', async (_, siteUrl, from) => {
    if (siteUrl) edge.settings.SITE_URL = siteUrl
    const headers = { 'accept-language': 'de', referer: `${from}/spa` }
    expect((await language(ask('/', { headers }), context()))!.status).toBe(200)
  })

  test('is asked for by reading alone', async () => {
    expect((await language(ask('/', { ...german, method: 'HEAD' }), context()))!.status).toBe(302)
    expect(await language(ask('/', { ...german, method: 'POST' }), context())).toBeUndefined()
  })

  test('reads what the release has once for each deploy', async () => {
    const home = async () => (await language(ask('/', german), context()))!.status
    expect([await home(), await home()]).toEqual([302, 302])
    expect(edge.asked).toEqual(['/data/languages.json'])
    edge.deploy = 'the next'
    edge.files['/data/languages.json'] = ['tr']
    expect(await home()).toBe(200)
    expect(edge.asked).toHaveLength(2)
  })

  test('is asked for again where it could not be had', async () => {
    edge.files['/data/languages.json'] = undefined
    await expect(language(ask('/', german), context())).rejects.toThrow('/data/languages.json": 404')
    edge.files = FILES
    expect((await language(ask('/', german), context()))!.status).toBe(302)
  })
})

describe('pictures', () => {
  test('come from the sources of the release', async () => {
    edge.files['/.netlify/images'] = new Response('picture')
    const answer = (await pictures(ask(`/img/${ID}-640.webp`), context()))!
    expect([answer.status, await answer.text()]).toEqual([200, 'picture'])
    expect(edge.asked).toEqual(['/data/sources.json', '/.netlify/images'])
  })

  test('that were made ahead of time are the answer', async () => {
    const shared = ask(`/img/share/${ID}-${'a'.repeat(16)}/en.jpg`, { method: 'HEAD' })
    expect(await (await pictures(shared, context()))!.text()).toBe('the page')
  })

  test('are nothing for an id of no release, and for what is no reading', async () => {
    expect(await pictures(ask(`/img/${'f'.repeat(9)}-640.webp`), context())).toBeUndefined()
    expect(await pictures(ask(`/img/${ID}-640.webp`, { method: 'POST' }), context())).toBeUndefined()
  })
})

describe('the search without script', () => {
  const to = async (query: string, where: EdgeContext) => {
    const answer = await search(ask(`/edge/search?${query}`, { headers: { 'x-country': 'de' } }), where)
    expectSecured(answer)
    return [answer.status, answer.headers.get('location')!.split('?')[0]]
  }

  test('R7.31 leads to where the hotel’s reservations are made, by the country that Netlify knows', async () => {
    expect(await to('hotel=crystal-centro', from('TR'))).toEqual([303, 'https://b.example/'])
    expect(await to('hotel=crystal-centro', from('DE'))).toEqual([303, '/oteller/c/online-rezervasyon'])
  })

  test.each(['gone', 'constructor', '__proto__'])('leads to the widget for a hotel named %s', async (hotel) => {
    expect(await to(`hotel=${hotel}&lang=de`, from('TR'))).toEqual([303, WIDGET.url])
  })
})

describe('forms', () => {
  const FIELDS = { email: 'anna@example.com', propertyId: '23', lang: 'de', consent: 'on' }
  const post = (form: string) => ask(`/forms/${form}`, { method: 'POST', body: new URLSearchParams(FIELDS) })

  test('R7.24 go to the provider, and the page that answers them brings its own policy', async () => {
    const headers = { 'content-security-policy': 'of the page' }
    edge.files['/data/notices/de/forms/newsletter-success.html'] = new Response('<p>Danke', { headers })
    const answer = (await forms(post('newsletter'), context()))!
    expect([answer.status, await answer.text()]).toEqual([200, '<p>Danke'])
    expectSecured(answer, 'of the page')
    expect(edge.sent).toEqual([{ email: 'anna@example.com', propertyId: 23, lang: 'de' }])
  })

  test('R5.31 a refused one is the page that it was sent from, with the page’s policy', async () => {
    exchange({
      refused: async (path, { refused }, json) =>
        `${path} ${refused.values.email} ${refused.title} ${JSON.stringify(await json(viewFile(path)))}`,
    })
    const headers = { 'content-security-policy': 'of the page' }
    edge.files['/data/views/de/%C3%B6.json'] = Response.json({}, { headers })
    const body = new URLSearchParams({ ...FIELDS, email: 'anna@' })
    const request = ask('/forms/newsletter', { method: 'POST', body, headers: { referer: `${SITE}/de/ö` } })
    const answer = (await forms(request, context()))!
    expect(answer.status).toBe(422)
    expect(await answer.text()).toBe('/de/ö anna@ Bitte prüfen Sie Ihre Angaben {}')
    expectSecured(answer, 'of the page')
    expect([edge.asked, edge.sent]).toEqual([['/data/views/de/%C3%B6.json'], []])
  })
})

describe('a page that a query changes', () => {
  test('is drawn from its view, with the deploy’s policy', async () => {
    exchange({
      query: async (name, { path, parameters }, json) =>
        `${name} ${parameters.toString()} ${JSON.stringify(await json(viewFile(path)))}`,
    })
    const headers = { 'content-security-policy': 'of the deploy' }
    edge.files['/data/views/en/search.json'] = Response.json({}, { headers })
    const answer = (await queried(ask('/en/search?q=pool'), context()))!
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(await answer.text()).toBe('search q=pool {}')
    expectSecured(answer, 'of the deploy')
    expect(edge.asked).toEqual(['/data/views/en/search.json'])
  })

  test('is the published one without a query', async () => {
    expect(await queried(ask('/en/search'), context())).toBeUndefined()
    expect(edge.asked).toEqual([])
  })

  test('has an address of its own for Netlify, which is bypassed where the function fails, and counts who asks', () => {
    expect(queriedConfig).toEqual({
      path: queriedPaths(':hotel', ':slug'),
      onError: 'bypass',
      rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
    })
  })
})

test('the webhook is off until both of its settings are there', async () => {
  const post = () => ask('/hooks/rebuild', { method: 'POST', body: '{}' })
  edge.settings.REBUILD_WEBHOOK_SECRET = `whsec_${btoa('secret')}`
  expect((await rebuild(post())).status).toBe(503)
  edge.settings.NETLIFY_BUILD_HOOK = 'https://api.example/build_hooks/1'
  const answer = await rebuild(post())
  expect(answer.status, 'not signed').toBe(401)
  expectSecured(answer)
})

test('R8.7 a function that does not exist is a fault of the site', async () => {
  const answer = unknown()
  expect([answer.status, await answer.text()]).toEqual([500, 'Unknown middleware\n'])
  expectSecured(answer)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
