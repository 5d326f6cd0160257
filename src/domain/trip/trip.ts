/**
 * A guest's trip: who travels, when, and what they wish for; read from addresses and written into them. Pure: server, edge and browser share it.
 *
 * Addresses have ages, never birth dates: those stand in the visit's storage alone.
 */
import { PARTY_FIELDS } from '../../config/constants.ts'
import { LEAST_ADULTS, MOST_CHILDREN, USUAL_ADULTS } from '../../site/reservation.ts'
import { mendedQuery } from '../../routes/mended-query.ts'
import { birthProblem, clampChildren } from './guests.ts'
import type { Stay } from './dates.ts'
import {
  AGE,
  agesIn,
  ARRIVAL,
  BIRTHS,
  birthsIn,
  DEPARTURE,
  isGrown,
  readGuests,
  readStay,
  withoutSaid,
} from './said.ts'

/** A facet of the list of hotels, as its query names it. */
export type WishName = 'region' | 'sea' | 'beach' | 'airport' | 'aquapark' | 'kids' | 'spa' | 'adults' | 'hall'
/** Values of facets of the list of hotels; a hall is a number of people. */
export type Wishes = Partial<Record<WishName, string[]>>

/** A missing part is one that the guest has not said. */
export interface Trip {
  adults?: number
  /** At least as many as `ages`. */
  children?: number
  /** Whole years, of the children whose age is said; who is older than a child counts as an adult. */
  ages: number[]
  /** 'YYYY-MM-DD' */
  arrival?: string
  /** Only with an arrival, and after it. */
  departure?: string
  /** 'YYYY-MM', only without an arrival. */
  month?: string
  /** Only with a month. */
  nights?: number
  wishes: Wishes
}

const MOST_NIGHTS = 99
/** No hall takes more. */
const MOST_PEOPLE = 99_999
const MOST_VALUES = 40
const LONGEST_VALUE = 60

/** In the order of addresses. */
const WISHES = {
  region: 'names',
  sea: 'names',
  beach: 'names',
  airport: 'names',
  aquapark: 'names',
  kids: 'names',
  spa: 'names',
  adults: 'names',
  hall: 'people',
} as const satisfies Record<WishName, 'names' | 'people'>
export const WISH_NAMES = Object.keys(WISHES) as WishName[]

/** The list of hotels has names of its own for the party; they go before those of all other pages. */
const [LIST_ADULTS, LIST_CHILDREN] = PARTY_FIELDS
const PARTY = { adults: 'adult', children: 'child' } as const
const MONTH = 'month'
const NIGHTS = 'nights'

/** Each age once, the youngest first. */
export function distinctAges(ages: readonly number[]): number[] {
  return [...new Set(ages)].sort((one, other) => one - other)
}

/** All names of who travels and when. */
export const TRIP_NAMES = [
  ...ARRIVAL,
  ...DEPARTURE,
  MONTH,
  NIGHTS,
  ...PARTY_FIELDS,
  ...Object.values(PARTY),
  AGE,
  BIRTHS,
]

/** The trip of any query; what cannot be read is not said. */
export function tripIn(address: URLSearchParams): Trip {
  const query = mendedQuery(address)
  return { ...partyIn(query), ...datesIn(query), wishes: wishesIn(query) }
}

function partyIn(query: URLSearchParams): Pick<Trip, 'adults' | 'children' | 'ages'> {
  const named = numberIn(query, PARTY.adults)
  const adults = numberIn(query, LIST_ADULTS) || (named === undefined ? 0 : Math.max(named, LEAST_ADULTS))
  const count = numberIn(query, LIST_CHILDREN) ?? numberIn(query, PARTY.children)
  const grown = agesIn(query).filter(isGrown).length
  const said = agesIn(query).filter((age) => !isGrown(age))
  const ages = said.length > 0 ? said.slice(0, MOST_CHILDREN) : agesOnArrival(query)
  // Each age and each birth date is a child, whatever the count says.
  const known = Math.max(said.length, ages.length, clampChildren(birthsIn(query).length))
  const children = count === undefined && known === 0 ? undefined : Math.max((count ?? 0) - grown, known)
  return {
    ...(adults + grown > 0 && { adults: grown > 0 ? (adults || USUAL_ADULTS) + grown : adults }),
    ...(children !== undefined && { children }),
    ages,
  }
}

/** Of the children whose birth dates a query has; unknown without an arrival. */
function agesOnArrival(query: URLSearchParams): number[] {
  const { checkIn } = readStay(query)
  if (!checkIn) return []
  return readGuests(query, checkIn).child.flatMap((child) => (birthProblem(child, checkIn) ? [] : [child.age]))
}

function datesIn(query: URLSearchParams): Pick<Trip, 'arrival' | 'departure' | 'month' | 'nights'> {
  const { checkIn, checkOut } = readStay(query)
  if (checkIn) return { arrival: checkIn, ...(checkOut && { departure: checkOut }) }
  const month = query.get(MONTH)?.trim() ?? ''
  if (!/^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(month)) return {}
  const nights = Math.min(numberIn(query, NIGHTS) ?? 0, MOST_NIGHTS)
  return { month, ...(nights > 0 && { nights }) }
}

function wishesIn(query: URLSearchParams): Wishes {
  const wishes: Wishes = {}
  for (const name of WISH_NAMES) {
    const values = WISHES[name] === 'people' ? peopleIn(query, name) : namesIn(query, name)
    if (values.length > 0) wishes[name] = values
  }
  return wishes
}

function namesIn(query: URLSearchParams, name: WishName): string[] {
  const values = query.getAll(name).filter((value) => value !== '' && value.length <= LONGEST_VALUE)
  return [...new Set(values)].slice(0, MOST_VALUES).sort()
}

function peopleIn(query: URLSearchParams, name: WishName): string[] {
  const people = Math.min(numberIn(query, name) ?? 0, MOST_PEOPLE)
  return people > 0 ? [String(people)] : []
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)?.trim() ?? ''
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined
}

/** The trip in an address, in a fixed order; the empty trip has none. */
export function tripQuery({
  adults,
  children,
  ages,
  arrival,
  departure,
  month,
  nights,
  wishes,
}: Trip): URLSearchParams {
  const one = (name: string, value: string | number | undefined) => (value === undefined ? [] : [[name, String(value)]])
  return new URLSearchParams([
    ...one('checkin', arrival),
    ...one('checkout', departure),
    ...one(MONTH, month),
    ...one(NIGHTS, nights),
    ...one(PARTY.adults, adults),
    ...one(PARTY.children, children),
    ...ages.map((age) => [AGE, String(age)]),
    ...WISH_NAMES.flatMap((name) => (wishes[name] ?? []).map((value) => [name, value])),
  ])
}

/** Whether a trip has days that have not gone by. `today`: 'YYYY-MM-DD'. */
export const isToCome = ({ arrival, month }: Trip, today: string) => (arrival ?? month?.concat('-31') ?? '') >= today

/** An address's query without days that have gone by. */
export function toCome(query: URLSearchParams, today: string): URLSearchParams {
  return isToCome(tripIn(query), today) ? query : withoutSaid(query, [...ARRIVAL, ...DEPARTURE, MONTH, NIGHTS])
}

/** An address's query for the same people on other days. Children are as old as it says: no link has birth dates. */
export function queryOn({ checkIn, checkOut }: Stay, query: URLSearchParams): URLSearchParams {
  const { adults, children, ages } = tripIn(query)
  const said = tripQuery({ adults, children, ages, arrival: checkIn, departure: checkOut, wishes: {} })
  return new URLSearchParams([...withoutSaid(query, TRIP_NAMES), ...said])
}
