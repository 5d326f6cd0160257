/** The texts of the group and its hotels, where they are assembled from. */
import * as group from '../content/group/events.ts'
import * as pages from '../content/group/pages.ts'
import * as places from '../content/group/regions.ts'
import * as houses from '../content/hotels/index.ts'
import { typeset } from './typeset.ts'

export type { RegionContent } from '../content/group/regions.ts'
export const events = typeset(group.events)
export const groupPages = typeset(pages.groupPages)
export const regions = typeset(places.regions)
export const hotels = typeset(houses.hotels)
