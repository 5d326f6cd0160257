import { menuLabels } from '../content/group/menus.ts'
import { companyPages } from '../content/group/pages-group.ts'
import { holidayPages } from '../content/group/pages-holiday.ts'
import { homePages } from '../content/group/pages-home.ts'
import type { GroupPage } from '../content/types.ts'
import { GROUP_PAGE_KEYS } from '../paths.ts'

export { regions, type RegionContent } from '../content/group/regions.ts'

const written = [...homePages, ...holidayPages, ...companyPages]

/** The group's static pages. */
export const groupPages: readonly GroupPage[] = GROUP_PAGE_KEYS.map(
  (key) =>
    written.find((page) => page.key === key) ?? {
      key,
      title: menuLabels[key],
      description: menuLabels[key],
      sections: [],
    },
)
