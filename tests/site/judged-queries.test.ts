/** Queries of guests over the demo's site, each with the pages that answer it. They were written without knowledge of the index, which was then mended where it missed. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { OWN_PAGES, ownPagePath } from '../../src/routes/own-pages.ts'
import { searchSite, type ReadJson } from '../../src/site-search/query.ts'
import { openSearch } from '../harness/demo-search.ts'
import { demoSite, type BuiltSite } from '../harness/site.ts'

interface Judged {
  query: string
  pages: string[]
}

let json: ReadJson
let site: BuiltSite

beforeAll(async () => {
  site = await demoSite()
  ;({ json } = openSearch(site))
})

describe.each(LOCALES)('judged queries in %s', (locale) => {
  const judged = JSON.parse(
    readFileSync(new URL(`../site-search/judged/${locale}.json`, import.meta.url), 'utf8'),
  ) as Judged[]

  test('have a right page among the first five in 97 of 100, and none is left without an answer', async () => {
    const missed: string[] = []
    for (const { query, pages } of judged) {
      const { results } = await searchSite(query, locale, json, { limit: 5 })
      expect(results.length, query).toBeGreaterThan(0)
      if (!results.some(({ path }) => pages.includes(path))) missed.push(query)
    }
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(judged.length * 0.03)
  })
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
