/** The facets by which a hotel is chosen: the words of each, and its values in a hotel's records. Pure. */
import { ADULT_AGE } from '../../config/constants.ts'
import type { MessageKey } from '../../i18n/index.ts'
import type { PropertyRecord, RoomSummaryRecord } from '../../records/records.ts'
import type { PageReadings } from '../../records/readings.ts'
import type { FacetName, FacetValues } from '../../views/view.ts'

/** What facets are read from, whatever page it is on. */
export interface HotelRecords {
  property: PropertyRecord
  /** Options of its home page by their keys. */
  options: Map<string, string>
  /** Pages of its own, in any language. */
  pages: ReadonlySet<string>
  rooms: Pick<RoomSummaryRecord, 'maxAdults' | 'maxChildren'>[]
  /** What its home page says, and its page about rooms. */
  readings: PageReadings
  /** People that each of its halls takes at most. */
  halls: number[]
}

export type FacetGroup = 'people' | 'house' | 'sea' | 'region' | 'meeting'

interface Facet {
  name: FacetName
  group: FacetGroup
  /** Words of each choice. Regions have names of their own, numbers have a field. */
  words: Record<string, MessageKey>
  /** Named in its words: metres, minutes or years. */
  limit?: number
  values(hotel: HotelRecords): string[]
}

const NEAR_METRES = 150
const NEAR_MINUTES = 45

const flag = (is: boolean) => (is ? ['1'] : [])
const atMost = (value: number | undefined, most: number) => flag(value !== undefined && value <= most)

export const FACET_TABLE: readonly Facet[] = [
  {
    name: 'region',
    group: 'region',
    words: {},
    values: ({ property }) => (property.regionCode ? [property.regionCode] : []),
  },
  {
    name: 'sea',
    group: 'sea',
    words: { 1: 'choose.sea' },
    limit: NEAR_METRES,
    values: (hotel) => atMost(hotel.readings.beachMetres, NEAR_METRES),
  },
  {
    name: 'beach',
    group: 'sea',
    words: { sand: 'choose.sand', pebble: 'choose.pebble' },
    values: ({ readings }) => readings.grounds ?? [],
  },
  {
    name: 'airport',
    group: 'sea',
    words: { 1: 'choose.airport' },
    limit: NEAR_MINUTES,
    values: (hotel) => atMost(hotel.readings.airport?.minutes, NEAR_MINUTES),
  },
  {
    name: 'aquapark',
    group: 'house',
    words: { 1: 'choose.aquapark' },
    values: ({ pages }) => flag(pages.has('aquapark')),
  },
  { name: 'kids', group: 'house', words: { 1: 'choose.kids' }, values: ({ pages }) => flag(pages.has('kids')) },
  { name: 'spa', group: 'house', words: { 1: 'choose.spa' }, values: ({ pages }) => flag(pages.has('spa')) },
  {
    name: 'adults',
    group: 'house',
    words: { 1: 'choose.adultsOnly' },
    limit: ADULT_AGE,
    values: (hotel) => flag(isForAdultsOnly(hotel)),
  },
  { name: 'room', group: 'people', words: {}, values: ({ rooms }) => roomSizes(rooms) },
  { name: 'hall', group: 'meeting', words: {}, values: (hotel) => [largestHall(hotel)].filter(Boolean).map(String) },
]

export function isForAdultsOnly({ readings: { guests } }: HotelRecords): boolean {
  return guests !== undefined && guests.from >= ADULT_AGE
}

/** People in the largest hall; 0 if none is known. */
export function largestHall({ halls }: HotelRecords): number {
  return Math.max(0, ...halls)
}

/** Adults and children of the room that takes most people. */
export function largestRoom({ rooms }: HotelRecords): [number, number] | undefined {
  const sizes = rooms.map(({ maxAdults = 0, maxChildren = 0 }): [number, number] => [maxAdults, maxChildren])
  const people = ([adults, children]: [number, number]) => adults + children
  return sizes.sort((left, right) => people(right) - people(left) || right[0] - left[0])[0]
}

/** Rooms as 'adults-children', without those that a larger one includes, the largest first. */
function roomSizes(rooms: HotelRecords['rooms']): string[] {
  const sizes = rooms
    .filter(({ maxAdults }) => maxAdults)
    .map(({ maxAdults = 0, maxChildren = 0 }) => [maxAdults, maxChildren] as const)
    .sort(([adults, children], [other, otherChildren]) => other - adults || otherChildren - children)
  let most = -1
  return sizes.flatMap(([adults, children]) => {
    if (children <= most) return []
    most = children
    return [`${adults}-${children}`]
  })
}

/** A hotel's values of each facet. */
export function valuesOf(hotel: HotelRecords): FacetValues {
  const values = FACET_TABLE.map((facet) => [facet.name, facet.values(hotel)] as const)
  return Object.fromEntries(values.filter(([, each]) => each.length > 0))
}

/**
 * The facets that distinguish these hotels, each with the values that some hotels have and others lack, in the order of the table, else of the hotels.
 * A facet of numbers is offered if they differ.
 */
export function offeredBy(hotels: FacetValues[]): FacetValues {
  const offered: FacetValues = {}
  for (const { name, words } of FACET_TABLE) {
    const byHotel = hotels.map((values) => values[name] ?? [])
    if (new Set(byHotel.map((values) => values.join())).size < 2) continue
    const inTable = Object.keys(words)
    const some = [...new Set(byHotel.flat())].filter((value) => !byHotel.every((values) => values.includes(value)))
    const values = inTable.length > 0 ? inTable.filter((value) => some.includes(value)) : some
    if (values.length > 0) offered[name] = values
  }
  return offered
}
