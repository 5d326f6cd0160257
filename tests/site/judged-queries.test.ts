/** Queries of guests over the demo's site, each with the pages that answer it. They were written without knowledge of the index, which was then mended where it missed. */
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, type PerLocale } from '../../src/config/locales.ts'
import { OWN_PAGES, ownPagePath } from '../../src/routes/own-pages.ts'
import { searchSite } from '../../src/features/search/engine/query.ts'
import type { SearchWords } from '../../src/features/search/engine/topics.ts'
import { GERMAN } from '../../src/features/search/engine/words/de.ts'
import { ENGLISH } from '../../src/features/search/engine/words/en.ts'
import { isDenied } from '../../src/features/search/engine/words/index.ts'
import { RUSSIAN } from '../../src/features/search/engine/words/ru.ts'
import { TURKISH } from '../../src/features/search/engine/words/tr.ts'
import type { ReadJson } from '../../src/views/queried/query.ts'
import { openSearch } from './demo-search.ts'
import { judgedQueries } from '../harness/judged-queries.ts'
import { demoSite, type BuiltSite } from '../harness/site.ts'

const WORDS: PerLocale<SearchWords> = { tr: TURKISH, en: ENGLISH, de: GERMAN, ru: RUSSIAN }

let json: ReadJson
let site: BuiltSite

beforeAll(async () => {
  site = await demoSite()
  ;({ json } = openSearch(site))
})

test.each(LOCALES)(
  'every judged query but those known to miss has a right page among the first five: %s',
  async (locale) => {
    const missed: string[] = []
    const known: string[] = []
    for (const { query, isMissed, isAnsweredBy } of judgedQueries(locale)) {
      const { results } = await searchSite(query, locale, json, { limit: 5 })
      expect(results.length, query).toBeGreaterThan(0)
      if (isMissed) known.push(query)
      if (!results.some(({ path }) => isAnsweredBy(path))) missed.push(query)
    }
    expect(missed).toEqual(known)
  },
)

test.each(LOCALES)('a word for what hotels have pages of leads to the group’s: %s', async (locale) => {
  const pages = await openSearch(site).documents(locale)
  const ofGroup = new Set(pages.filter(({ hotel }) => !hotel).map(({ path }) => path))
  const topics = new Set(pages.filter(({ hotel }) => hotel).map(({ topic }) => topic))
  const shared = pages.filter(({ path, topic }) => ofGroup.has(path) && topics.has(topic) && topic !== 'event')
  // Those behind the bar may lead to a hotel that says them where the group does not.
  const words = new Set(shared.flatMap(({ topic }) => WORDS[locale].topics[topic]!.split(' | ')[0]!.split(' ')))
  const missed: string[] = []
  for (const each of words) {
    const { results } = await searchSite(each.replaceAll('+', ' '), locale, json, { limit: 1 })
    if (!ofGroup.has(results[0]?.path ?? '')) missed.push(each)
  }
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(words.size * 0.05)
})

test.each([
  ['en', 'two bedroom suite', /two bedrooms/i],
  ['de', 'zwei Schlafzimmer Suite', /zwei Schlafzimmern?/i],
  ['ru', 'люкс с двумя спальнями', /(?:две|двумя) спальн/i],
] as const)('in %s %s leads first to a page that says so', async (locale, query, words) => {
  const { results } = await searchSite(query, locale, json, { limit: 1 })
  expect((await site.dom(results[0]!.path)).text, results[0]!.path).toMatch(words)
})

describe.each(LOCALES)('the pages of the site itself in %s', (locale) => {
  test.each(OWN_PAGES)('are found by what they are called: %s', async (page) => {
    const path = ownPagePath(page, locale)
    const title = (await site.dom(path)).querySelector('h1')!.text.trim()
    const { results } = await searchSite(title, locale, json, { limit: 5 })
    expect(
      results.map((result) => result.path),
      title,
    ).toContain(path)
  })
})

/** Pages that say of the thing that it is not there: in tr, en, de and ru. */
const DENIED: [query: PerLocale<string>, absent: RegExp][] = [
  [{ tr: 'kumsal', en: 'sandy beach', de: 'Sandstrand', ru: 'песчаный пляж' }, /crystal-(?:green-bay|de-luxe)$/],
  [
    { tr: 'side su kaydırağı', en: 'water slides side', de: 'Wasserrutsche Side', ru: 'водные горки сиде' },
    /crystal-sunset$/,
  ],
]

describe.each(LOCALES)('in %s', (locale) => {
  test('a question of a hotel is among its headings, unless it asks for what is not there', async () => {
    const { documents } = openSearch(site)
    const hotels = (await documents(locale)).filter(({ topic }) => topic === 'hotel')
    const denied: string[] = []
    for (const { path, headings } of hotels) {
      for (const item of (await site.dom(path)).querySelectorAll('.faq details')) {
        const [question, answer] = ['summary', '.stack'].map((part) => item.querySelector(part)!.text.trim())
        const saysNo = isDenied(question!, answer!, locale)
        if (saysNo) denied.push(question!)
        expect(headings.includes(question!), question).toBe(!saysNo)
      }
    }
    expect(denied).toHaveLength(locale === 'en' ? 5 : 3)
  })

  test('what a hotel has not does not lead to it', async () => {
    for (const [query, absent] of DENIED) {
      const { results } = await searchSite(query[locale], locale, json, { limit: 1 })
      expect(results[0]!.path, query[locale]).not.toMatch(absent)
    }
  })
})
