import { menuLabels } from '../content/group/menus.ts'
import { groupPages as written } from '../content/group/pages.ts'
import type { GroupPage } from '../content/types.ts'
import { GROUP_PAGE_KEYS } from '../paths.ts'

export { events } from '../content/group/events.ts'
export { regions, type RegionContent } from '../content/group/regions.ts'

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
