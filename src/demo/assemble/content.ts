/** The group's texts, where they are assembled from. */
export { events } from '../content/group/events.ts'
export { groupPages } from '../content/group/pages.ts'
export { regions, type RegionContent } from '../content/group/regions.ts'
