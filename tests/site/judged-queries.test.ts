/** Queries of guests over the demo's site, each with the pages that answer it. They were written without knowledge of the index. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { openStore } from '../../src/release/store.ts'
import { searchSite, type ReadJson } from '../../src/site-search/query.ts'
import { demoSite } from '../harness/site.ts'

interface Judged {
  query: string
  pages: string[]
}

let json: ReadJson

beforeAll(async () => {
  const { manifest, stateFolder } = await demoSite()
  const store = openStore(join(stateFolder, 'store'))
  const parsed = new Map<string, unknown>()
  json = async <T>(name: string) => {
    const hash = manifest.assets.get(name)
    if (hash === undefined) return undefined
    if (!parsed.has(name)) parsed.set(name, JSON.parse((await store.get(hash)).toString()))
    return parsed.get(name) as T
  }
})

describe.each(LOCALES)('judged queries in %s', (locale) => {
  const judged = JSON.parse(
    readFileSync(new URL(`../site-search/judged/${locale}.json`, import.meta.url), 'utf8'),
  ) as Judged[]

  test('have a right page among the first five in 95 of 100, and none is left without an answer', async () => {
    const missed: string[] = []
    for (const { query, pages } of judged) {
      const { results } = await searchSite(query, locale, json, { limit: 5 })
      expect(results.length, query).toBeGreaterThan(0)
      if (!results.some(({ path }) => pages.includes(path))) missed.push(query)
    }
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(judged.length * 0.05)
  })
})
