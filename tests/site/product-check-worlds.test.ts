import { expect, test } from 'vitest'
import { siteOf } from '../harness/site.ts'
import * as worlds from '../worlds/index.ts'
import { faultsOf } from './checks/index.ts'

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
])('every page of %s passes every check', async (_, make) => {
  const faults = await faultsOf(await siteOf(make()))
  expect(Object.fromEntries([...faults].filter(([, found]) => found.length > 0))).toEqual({})
})
