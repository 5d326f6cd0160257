import { expect, test } from 'vitest'
import { DEEP } from '../../harness/depth.ts'
import { SITE } from '../../harness/settings.ts'
import { siteOf } from '../../harness/site.ts'
import { WHOLE_WORLDS, type WorldName } from '../../worlds/index.ts'
import { faultsOf } from './index.ts'
import { SEARCH_CHECKS } from '../seo/index.ts'
import { searchSite } from '../seo/site.ts'

/** These say nothing on a page that others do not: a second hotel, and the first gone. */
const ALIKE: readonly WorldName[] = ['hotelAdded', 'hotelRemoved']
const NAMES = Object.keys(WHOLE_WORLDS) as WorldName[]

/** What holds for the embedded provider's pages holds for those of any provider, however little or much it sends. */
test.each(NAMES.filter((name) => DEEP || !ALIKE.includes(name)))(
  'every page of %s passes every check, and search engines find it in order',
  async (name) => {
    const site = await siteOf(name)
    const search = await searchSite(site, SITE.siteUrl)
    const found = [
      ...(await faultsOf(site)),
      ...SEARCH_CHECKS.map((check) => [check.name, check.faults(search)] as const),
    ]
    expect(Object.fromEntries(found.filter(([, faults]) => faults.length > 0))).toEqual({})
    // Before it was published, each page was read.
    expect(site.report.problems.filter(({ code }) => code === 'page-faulty')).toEqual([])
  },
)
