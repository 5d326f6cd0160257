/** What a search result can be, in the order in which a guest looks for it. */
export const SEARCH_KINDS = [
  'hotel',
  'room',
  'restaurant',
  'bar',
  'spa',
  'kids',
  'meeting',
  'activity',
  'event',
  'offer',
  'region',
  'page',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]
