/** How often a visitor may ask for a page that a query changes. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { translator } from '../../../src/i18n/index.ts'
import { createApp } from '../../../src/hosts/server/app.ts'
import type { Contents } from '../../../src/hosts/server/files/contents.ts'
import { serveRelease } from '../../../src/hosts/server/files/files.ts'
import { manifestOf } from '../../harness/manifest.ts'
import { TRIP_FIELDS } from '../../../src/config/constants.ts'
import { parametersOf, QUERIED_SAMPLES, queriesOf } from '../../harness/queries.ts'

const PAGE = '<title>Search</title>'
const contents: Contents = {
  cached: () => undefined,
  get: async () => Buffer.from(PAGE),
  encoded: async () => Buffer.from(PAGE),
}
const PAGES = ['/en/search', '/en/hotels', '/en/compare', '/de/meeting-and-corporate', '/ru/hotels/crystal-flora/day']
const release = serveRelease(
  manifestOf(Object.fromEntries(PAGES.map((path, index) => [path, String.fromCharCode(97 + index).repeat(64)]))),
  contents,
)

function limitedApp(burst = 2) {
  const app = createApp({
    release: () => release,
    publishedAt: () => undefined,
    media: { answer: () => Promise.resolve(undefined) },
    answerForm: () => Promise.reject(new Error('no forms')),
    searches: { burst, refill: 3_600_000 },
    // What is looked at is what is live.
    preview: async (request, answerOf) => answerOf(new Request(request.url.replace('/preview/looked', '')), release),
  })
  return (path: string) => app.request(`http://localhost${path}`)
}

test('a visitor who searches without end is told to wait, and still gets every published page', async () => {
  const ask = limitedApp()
  const statusOf = async (path: string) => (await ask(path)).status
  expect([await statusOf('/en/search?q=spa'), await statusOf('/en/search?q=spa&part=results')]).toEqual([200, 200])
  expect(await statusOf('/en/search?q=pool')).toBe(429)
  expect([await statusOf('/en/search'), await statusOf('/en/search?q='), await statusOf('/en/hotels')]).toEqual([
    200, 200, 200,
  ])
})

test('a preview is searched as often as the site, and no more', async () => {
  const ask = limitedApp()
  const statusOf = async (path: string) => (await ask(path)).status
  expect([await statusOf('/preview/looked/en/search?q=spa'), await statusOf('/en/search?q=spa')]).toEqual([200, 200])
  expect([await statusOf('/preview/looked/en/search?q=spa'), await statusOf('/en/search?q=spa')]).toEqual([429, 429])
})

test.each([
  ['/en/hotels?region=kemer', 'wait a moment'],
  ['/en/compare?hotel=crystal-flora', 'wait a moment'],
  ['/de/meeting-and-corporate?people=40', 'warten Sie einen Moment'],
  ['/ru/hotels/crystal-flora/day?age=7', 'Подождите немного'],
])('a visitor who asks for %s without end is told to wait in its language', async (path, words) => {
  const ask = limitedApp()
  const answers = [await ask(path), await ask(path), await ask(path)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  const limited = answers[2]!
  expect([limited.headers.get('retry-after'), limited.headers.get('cache-control')]).toEqual(['3600', 'no-store'])
  expect(await limited.text()).toContain(words)
})

test('beyond the limit any query is told to wait, in the language of its page', async () => {
  const ask = limitedApp(0)
  const asked = fc
    .constantFrom(...QUERIED_SAMPLES)
    .chain((page) => fc.record({ page: fc.constant(page), query: queriesOf(page) }))
  await fc.assert(
    fc.asyncProperty(asked, async ({ page: { name, locale, path }, query }) => {
      const answer = await ask(`${path}?${query}`)
      const parameters = parametersOf(query)
      // A list of events answers a trip alone.
      const isTrip = TRIP_FIELDS.some((field) => parameters.has(field))
      const isAsked =
        name === 'search' ? Boolean(parameters.get('q')) : name === 'events' ? isTrip : parameters.size > 0
      expect([answer.status === 429, answer.headers.has('retry-after')]).toEqual([isAsked, isAsked])
      if (isAsked) expect(await answer.text()).toContain(translator(locale)('pages.search.limited'))
    }),
  )
})
