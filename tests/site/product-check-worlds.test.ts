import { expect, test } from 'vitest'
import { SITE } from '../harness/settings.ts'
import { siteOf } from '../harness/site.ts'
import * as worlds from '../worlds/index.ts'
import { faultsOf } from './checks/index.ts'
import { SEARCH_CHECKS } from './seo/index.ts'
import { searchSite } from './seo/site.ts'

/** What holds for the embedded provider's pages holds for those of any provider, however little or much it sends. */
test.each([
  ['oneHotel', worlds.oneHotel],
  ['noRussian', worlds.noRussian],
  ['hotelAdded', worlds.hotelAdded],
  ['hotelRemoved', worlds.hotelRemoved],
  ['sparse', worlds.sparse],
  ['unlistedPages', worlds.unlistedPages],
  ['hostileText', worlds.hostileText],
  ['badRecords', worlds.badRecords],
])('every page of %s passes every check, and search engines find it in order', async (_, make) => {
  const site = await siteOf(make())
  const search = await searchSite(site, SITE.siteUrl)
  const found = [
    ...(await faultsOf(site)),
    ...SEARCH_CHECKS.map((check) => [check.name, check.faults(search)] as const),
  ]
  expect(Object.fromEntries(found.filter(([, faults]) => faults.length > 0))).toEqual({})
  // Before it was published, each page was read.
  expect(site.report.problems.filter(({ code }) => code === 'page-faulty')).toEqual([])
})
