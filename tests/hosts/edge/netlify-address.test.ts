/** The function that Netlify's edge runs for addresses that may be meant otherwise. */
import { expect, test, vi } from 'vitest'
import address, { config as addressConfig } from '../../../src/hosts/netlify/functions/address.ts'
import { SITE, ask, expectSecured, useNetlifyEdge } from './netlify-edge.ts'
import { listed } from '../../harness/listed.ts'

const { edge, context } = useNetlifyEdge()

test('R2.149 what it asks of its own site for an address is answered without it', async () => {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    requests.push(new Request(input, init))
    return new Response(null, { status: 404 })
  })
  expect(await address(ask('/en/No-such-page.html'), context())).toBeUndefined()
  expect(requests.length).toBeGreaterThan(0)
  const asked = requests.length
  for (const request of requests.slice()) {
    // Netlify's own server asks for the error page under the headers of the request that it answers.
    expect(await address(new Request(`${SITE}/en/404.html`, request), context())).toBeUndefined()
  }
  expect(requests).toHaveLength(asked)
})

test.each(['/de-AT/none', '/DE/none', '/de%2Fnone'])(
  'R2.149 %s is not found, and says so in German: rules of Netlify know /de/ alone',
  async (path) => {
    const page = { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } }
    vi.stubGlobal('fetch', async (input: string) =>
      new URL(input).pathname === '/de/404' ? new Response('Seite', page) : new Response(null, { status: 404 }),
    )
    const answer = (await address(ask(path), context()))!
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      404,
      'text/html; charset=utf-8',
      'Seite',
    ])
    expectSecured(answer)
  },
)

test.each([
  ['/en/', '/en'],
  ['/en/spa.html', '/en/spa'],
  ['/EN/', '/en'],
  ['/tr/spa).', '/spa'],
])('R2.149 %s leads to %s', async (path, location) => {
  edge.files['/en'] = edge.files['/en/spa'] = edge.files['/spa'] = {}
  const answer = (await address(ask(path), context()))!
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
  expectSecured(answer)
})

test.each([
  ['/Old/X.aspx/', '/old/x.aspx'],
  ['/old/x.aspx?id=3', '/old/x.aspx?id=3'],
  ['/old/x.aspx?fbclid=a&ID=3&lang=de', '/old/x.aspx?id=3'],
  ['/%C3%9Cr%C3%BCn.html', '/%C3%9Cr%C3%BCn.html'],
])('R7.50 %s leads where the rule of an imported address says, with its status', async (path, rule) => {
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, search } = new URL(input)
    if (pathname === '/data/redirects.json') return Response.json([['/old/x.aspx?id=3', 308, 1, '/x']])
    const headers = { location: 'https://booking.example/x' }
    return pathname + search === rule
      ? new Response(null, { status: 308, headers })
      : new Response(null, { status: 404 })
  })
  const answer = (await address(ask(path), context()))!
  expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://booking.example/x'])
  expectSecured(answer)
})

test.each(['//evil.example)', '//evil.example/x.html', '///evil.example/', '/\\evil.example/X'])(
  'nobody but its own site is asked of %s',
  async (path) => {
    const hosts = new Set<string>()
    vi.stubGlobal('fetch', async (input: string) => {
      hosts.add(new URL(input).origin)
      return new Response(null, { status: 404 })
    })
    await address(ask(path), context())
    expect([...hosts]).toEqual([SITE])
  },
)

test('R2.149 Netlify asks for every address that may be meant otherwise, and for no page', () => {
  const isAsked = (path: string) =>
    addressConfig.pattern.some((each) => new RegExp(each).test(path)) &&
    !addressConfig.excludedPattern.some((each) => new RegExp(each).test(path))
  const meant = listed(`
    /spa. | /spa_ | /spa;a=1 | /spa&a=1 | /(spa) | /index.php | /spa%22 | /spa%E2%80%8B | /spa%5C | /spa%E2%80%98 | /spa%e3%80%82 | /spa%7c
    /spa%29 | /spa.tel | /spa.pdf | /spa'da | /en%2Fspa | /de-de/spa`)
  expect([...meant, '/Spa', '/spa/', '/tr/spa', '/spa%3Fa=1', '/%3Cspa%3E'].filter((path) => !isAsked(path))).toEqual(
    [],
  )
  expect(['/', '/spa', '/en/hotels/crystal-flora', '/sitemap.xml', '/robots.txt'].filter(isAsked)).toEqual([])
})

test.each(['/en/spa', '/en/None', '/en/none.html', '/tr/none).'])('%s is left alone', async (path) => {
  expect(await address(ask(path), context())).toBeUndefined()
})
