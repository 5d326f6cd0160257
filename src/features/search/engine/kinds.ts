/** What a search result can be. A page that lists things is of their kind: a hotel's list of rooms is `room`. */
export const SEARCH_KINDS = [
  'hotel',
  'room',
  'restaurant',
  'spa',
  'kids',
  'meeting',
  'beach',
  'aquapark',
  'event',
  'offer',
  'region',
  'gallery',
  'contact',
  'page',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]
