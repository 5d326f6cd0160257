import { beforeAll, expect, test } from 'vitest'
import { SITE } from '../../harness/settings.ts'
import { demoSite } from '../../harness/site.ts'
import { CONTENT_CHECKS, SEARCH_CHECKS } from '../seo/index.ts'
import { readFacts, searchSite, type PageFacts, type SearchSite } from '../seo/site.ts'
import { onEveryPage } from './pass.ts'

const pages = new Map<string, PageFacts>()
let site: SearchSite
onEveryPage(
  () =>
    ({ path, html, isError }) =>
      void pages.set(path, readFacts(path, html, isError)),
)
beforeAll(async () => {
  site = await searchSite(await demoSite(), SITE.siteUrl, pages)
})

test.each([...SEARCH_CHECKS, ...CONTENT_CHECKS].map((check) => [check.name, check] as const))('%s', (_, check) => {
  expect(check.faults(site)).toEqual([])
})

test('llms.txt names every hotel in its languages', () => {
  const text = site.files.get('llms.txt') ?? ''
  const homes = [...site.pages.keys()].filter((path) => /^(?:\/\w\w)?\/(?:oteller|hotels)\/[^/]+$/.test(path))
  expect(homes.length).toBeGreaterThan(60)
  expect(homes.filter((path) => !text.includes(`(${site.origin}${path})`))).toEqual([])
})
