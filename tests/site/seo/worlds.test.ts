import { expect, test } from 'vitest'
import { siteOf } from '../../harness/site.ts'
import { SITE } from '../../harness/settings.ts'
import * as worlds from '../../worlds/index.ts'
import { SEARCH_CHECKS } from './index.ts'
import { searchSite } from './site.ts'

/** What search engines may rely on holds whatever the provider sends. */
test.each([
  ['oneHotel', worlds.oneHotel],
  ['noRussian', worlds.noRussian],
  ['sparse', worlds.sparse],
  ['unlistedPages', worlds.unlistedPages],
  ['hostileText', worlds.hostileText],
  ['badRecords', worlds.badRecords],
])('search engines find %s in order', async (_, make) => {
  const site = await searchSite(await siteOf(make()), SITE.siteUrl)
  const faults = SEARCH_CHECKS.map((check) => [check.name, check.faults(site)] as const)
  expect(Object.fromEntries(faults.filter(([, found]) => found.length > 0))).toEqual({})
})
