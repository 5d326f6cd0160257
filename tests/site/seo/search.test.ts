import { beforeAll, describe, expect, test } from 'vitest'
import { demoSite } from '../../harness/site.ts'
import { SITE } from '../../harness/settings.ts'
import { CONTENT_CHECKS, SEARCH_CHECKS } from './index.ts'
import { searchSite, type SearchSite } from './site.ts'

describe("the embedded provider's site as search engines meet it, on all its pages", () => {
  let site: SearchSite
  beforeAll(async () => {
    site = await searchSite(await demoSite(), SITE.siteUrl)
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
})
