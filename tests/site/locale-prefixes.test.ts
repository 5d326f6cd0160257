import { describe, expect, test } from 'vitest'
import { siteOf, useDemo } from '../harness/site.ts'
import { ask, langOf } from './ask.ts'

const served = useDemo()

test('R2.3 a path with the prefix of Turkish leads to the one without', async () => {
  const { status, headers } = await ask(served.server, '/tr/hakkimizda')
  expect([status, headers.location]).toEqual([301, '/hakkimizda'])
})

describe('a slash at the end', () => {
  test.each([
    ['/en/about-us/', '/en/about-us'],
    ['/en/about-us/?a=1&b=%2F', '/en/about-us?a=1&b=%2F'],
    ['/oteller/crystal-admiral/odalar/', '/oteller/crystal-admiral/odalar'],
    ['/en/hotels///', '/en/hotels'],
  ])('R2.4 %s leads permanently to %s', async (path, location) => {
    const { status, headers } = await ask(served.server, path)
    expect([status, headers.location]).toEqual([301, location])
  })

  test.each(['/en/', '/de/', '/ru/', '/spa/'])('R2.5 %s leads to the page without it', async (path) => {
    const { status, headers } = await ask(served.server, path)
    expect([status, headers.location]).toEqual([301, path.slice(0, -1)])
    expect((await ask(served.server, path.slice(0, -1))).status).toBe(200)
  })

  test.each(['//evil.example/', '/%2F/evil.example/', '/\\evil.example/'])(
    'a redirect stays on the site: %s',
    async (path) => {
      const { headers } = await ask(served.server, path)
      expect(new URL(String(headers.location ?? '/'), 'http://site.example').host).toBe('site.example')
    },
  )
})

describe('the language of an answer', () => {
  test('R2.6 is that of the path, whatever cookie and browser say', async () => {
    const headers = { cookie: 'i18n_redirected=en', 'accept-language': 'ru' }
    const answer = await ask(served.server, '/de/spa-and-wellness', headers)
    expect([answer.status, langOf(answer)]).toEqual([200, 'de'])
  })

  test.each([
    ['R2.7', 'by cookie', { cookie: 'i18n_redirected=en', 'accept-language': 'de' }, '/en'],
    ['R2.7', 'by cookie among others', { cookie: 'a=b; i18n_redirected=ru; c=d', 'accept-language': 'de' }, '/ru'],
    ['R2.8', 'by the browser', { 'accept-language': 'de' }, '/de'],
    ['R2.8', 'by quality', { 'accept-language': 'de;q=0.4, fr, ru-RU;q=0.9, en;q=0.8' }, '/ru'],
    ['R2.8', 'where the cookie is none of the site', { cookie: 'i18n_redirected=fr', 'accept-language': 'de' }, '/de'],
  ])('%s %s / redirects, and no cache keeps that', async (_, _case, headers, location) => {
    const answer = await ask(served.server, '/', headers)
    expect([answer.status, answer.headers.location]).toEqual([302, location])
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.headers.vary).toBe('Cookie, Accept-Language, Sec-Fetch-Site, Referer')
  })

  test.each([
    ['R1.5 R2.9', 'for a language that the site has not', { 'accept-language': 'fr' }],
    ['R2.7', 'for Turkish by cookie', { cookie: 'i18n_redirected=tr', 'accept-language': 'de' }],
    ['R2.9', 'for a language that is refused', { 'accept-language': 'de;q=0' }],
    ['R2.148', 'after a link of the site', { 'accept-language': 'de', 'sec-fetch-site': 'same-origin' }],
    ['R2.11', 'for a client that names no language', {}],
    ['R2.11', 'for a client with a cookie that names no language', { cookie: 'i18n_redirected=de' }],
  ])('%s / is Turkish %s', async (_, _case, headers) => {
    const answer = await ask(served.server, '/', headers)
    expect([answer.status, langOf(answer)]).toEqual([200, 'tr'])
    expect(answer.headers.vary).toBe('Cookie, Accept-Language, Sec-Fetch-Site, Referer, Accept-Encoding')
  })

  test.each(['/spa', '/oteller', '/hakkimizda'])('R2.10 %s is Turkish with any cookie', async (path) => {
    const answer = await ask(served.server, path, { cookie: 'i18n_redirected=en', 'accept-language': 'de' })
    expect([answer.status, langOf(answer)]).toEqual([200, 'tr'])
  })

  test('R2.8 / does not redirect to a language that has no home page', async () => {
    const world = await siteOf('twoLanguages')
    const other = await world.serve()
    const answers = await Promise.all(
      ['de', 'de, en;q=0.5'].map((language) => ask(other, '/', { 'accept-language': language })),
    )
    await other.close()
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
      [200, undefined],
      [302, '/en'],
    ])
  })
})
