import { NETWORK } from '../contract.ts'
import type { GroupPageKey, RegionCode, SubPage } from '../content/types.ts'
import { GROUP_PAGE_KEYS, REGION_CODES, SUB_PAGE_KEYS } from '../paths.ts'

/** The home page of a property; the site's own catalogue of hotels names the same. */
const homePage = (property: number) => 1000 + property

/**
 * Ids of the provider's records. They are made from what a record is, never from a count, so that a hotel or a page more
 * changes no other id. Ids are shared by the languages of a thing. Rooms, outlets and treatments bring their own.
 */
export const id = {
  groupPage: (key: GroupPageKey) => (key === 'home' ? homePage(NETWORK.propertyId) : 1 + GROUP_PAGE_KEYS.indexOf(key)),
  region: (code: RegionCode) => 101 + REGION_CODES.indexOf(code),
  hotelHome: (hotel: number) => homePage(hotel),
  subPage: (hotel: number, page: SubPage) => hotel * 1000 + 1 + SUB_PAGE_KEYS.indexOf(page),
  /** A slide of a page, from 1. */
  slide: (page: number, place: number) => page * 100 + place,
  session: (hotel: number, place: number) => hotel * 100 + place,
  plan: (room: number, place: number) => room * 10 + place,
  story: (property: number, place: number) => property * 100 + place,
  storyItem: (story: number, place: number) => story * 100 + place,
  gallery: (hotel: number) => hotel * 10 + 5,
  galleryCategory: (gallery: number, place: number) => gallery * 100 + place,
  galleryFile: (gallery: number, place: number) => gallery * 1000 + place,
  certificate: (page: number, place: number) => page * 100 + place,
  menu: (property: number, type: 'HEADER' | 'FOOTER') => property * 10 + (type === 'HEADER' ? 1 : 2),
  menuItem: (menu: number, place: number) => menu * 1000 + place,
}

const SPAN_MINUTES = 300 * 24 * 60
const FIRST = Date.UTC(2026, 0, 4, 6)

/** When a record was last changed: made from its id, so that two runs of the provider agree. */
export function stamp(recordId: number): string {
  // Multiplying by a large odd number spreads neighbouring ids over the year.
  const minutes = (recordId * 2_654_435_761) % SPAN_MINUTES
  return new Date(FIRST + minutes * 60_000).toISOString()
}
