import { beforeAll, expect, inject, test } from 'vitest'
import { LANGS, type Property } from '../../src/demo/contract.ts'
import { GROUP_PAGE_KEYS, groupUrl, hotelUrl, SUB_PAGE_KEYS, subPageUrl } from '../../src/demo/paths.ts'

/** What the build of the embedded provider's whole site asked for. */
let requests: URL[]
let hotels: Property[]

beforeAll(async () => {
  requests = inject('demoRequests').map((request) => new URL(request, 'http://provider'))
  const answer = await fetch(`${inject('demoProvider')}/v1/properties/network?property-network-id=2`)
  hotels = ((await answer.json()) as Property[]).filter(({ propertyNetwork }) => !propertyNetwork)
})

test('R4.24, R4.25 nothing is asked for twice, and the property list once', () => {
  const all = requests.map(({ href }) => href)
  expect(all.length).toBeGreaterThan(2000)
  expect(new Set(all).size).toBe(all.length)
  expect(requests.filter(({ pathname }) => pathname === '/v1/properties/network')).toHaveLength(1)
})

test('R7.7 every url of the route tables is asked for in every language, by exactly these parameters', () => {
  const asked = new Set<string>()
  for (const { pathname, searchParams } of requests) {
    if (pathname !== '/v1/pages/url-lang') continue
    expect([...searchParams.keys()].sort()).toEqual(['lang', 'property-network-id', 'url'])
    expect(searchParams.get('property-network-id')).toBe('2')
    asked.add(`${searchParams.get('lang')} ${searchParams.get('url')}`)
  }
  expect(hotels).toHaveLength(18)
  const missing = LANGS.flatMap((lang) =>
    [
      ...GROUP_PAGE_KEYS.map((key) => groupUrl(key, lang)),
      ...hotels.map(({ slug }) => hotelUrl(slug, lang)),
      ...hotels.flatMap(({ slug }) =>
        SUB_PAGE_KEYS.filter((key) => key !== 'spa').map((key) => subPageUrl(slug, key, lang)),
      ),
    ].filter((url) => !asked.has(`${lang} ${url}`)),
  )
  expect(missing).toEqual([])
})

test('R7.16 the rooms of every hotel are asked for in every language', () => {
  const asked = requests.filter(({ pathname }) => pathname === '/v1/rooms').map(({ search }) => search)
  const expected = LANGS.flatMap((lang) => hotels.map(({ id }) => `?property-id=${id}&lang=${lang}`))
  expect(asked.sort()).toEqual(expected.sort())
})
