import { describe, expect, test } from 'vitest'
import { siteOf, useDemo } from '../harness/site.ts'
import { ask } from './ask.ts'
import { harvest } from './pages.ts'

const demo = useDemo()

/** Visitors who differ in all that a request tells of them. */
const VISITORS: Record<string, string>[] = [
  { cookie: 'i18n_redirected=de; session=1', 'accept-language': 'ru', 'x-country': 'DE' },
  { 'accept-language': 'en', 'user-agent': 'Mozilla/5.0 (iPhone)', 'x-country': 'RU' },
  { cookie: 'i18n_redirected=en', authorization: 'Basic eDp5', referer: 'https://elsewhere.example/' },
]

describe('every visitor', () => {
  test('R6.1 R6.2 gets every page, and the same bytes as any other', async () => {
    const paths = demo.site.paths.filter((path) => path !== '/')
    const wrong: string[] = []
    await Promise.all(
      [0, 1, 2, 3].map(async (worker) => {
        for (let index = worker; index < paths.length; index += 4) {
          const path = paths[index]!
          const { status, body } = await ask(demo.server, encodeURI(path), VISITORS[index % VISITORS.length])
          if (status !== 200 || body !== (await demo.site.html(path))) wrong.push(`${path} ${status}`)
        }
      }),
    )
    expect(wrong).toEqual([])
    expect(paths.length).toBeGreaterThan(2000)
  })

  test.each(['/edge/country', '/edge/search', '/healthz', '/favicon.svg', '/data/hotels.json'])(
    'R6.1 %s answers without credentials',
    async (path) => {
      const { status, headers } = await ask(demo.server, path)
      expect(status).toBeLessThan(400)
      expect(headers['www-authenticate']).toBeUndefined()
    },
  )
})

describe('the country of a visitor', () => {
  test.each([
    ['R7.27', { 'x-country': 'DE' }, 'de'],
    ['R7.27', { 'cf-ipcountry': 'ru' }, 'ru'],
    ['R7.27', { 'x-vercel-ip-country': 'GB' }, 'gb'],
    ['R5.27 R7.27', {}, 'tr'],
    ['R5.27', { 'x-country': 'Unknown' }, 'tr'],
    ['R5.27', { 'x-country': 'x1' }, 'tr'],
  ])('%s is what the edge network says, else Turkey: %o → %s', async (_, headers, country) => {
    const answer = await ask(demo.server, '/edge/country', headers)
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([200, { country }])
    expect(answer.headers['cache-control']).not.toContain('public')
  })
})

describe('what goes wrong behind the site', () => {
  test('R8.12 a way to another site is answered as a redirect', async () => {
    const answer = await ask(demo.server, '/edge/search?hotel=crystal-admiral&checkin=2027-06-01&adult=2&child=0')
    expect(answer.status).toBe(303)
    const location = new URL(String(answer.headers.location))
    expect(location.host).toBe('booking.crystalhotels.example')
    expect(location.searchParams.get('checkin')).toBe('2027-06-01')
  })

  test('R4.28 R8.10 a message of the provider stands in the report and on no page', async () => {
    const world = await siteOf('oneHotel')
    world.provider.faults = ({ path }) =>
      ['/v1/rooms', '/v1/stories'].includes(path)
        ? { status: 500, body: { status: 500, message: 'ORA-00942: table GUESTS' } }
        : undefined
    const again = await world.rebuild()
    expect(again.report.problems.filter(({ code }) => code.startsWith('call-failed')).length).toBeGreaterThan(0)
    const texts = await harvest(again, ({ html }) => html)
    for (const [path, html] of texts) expect(html.includes('ORA-00942'), path).toBe(false)
    expect(texts.size).toBe(world.paths.length)
  })
})
