/** Which hotels fit a guest's choices, and which other choices give some. Pure: server and edge share it. */
import { PARTY_FIELDS } from '../../config/constants.ts'
import type { FacetName, FacetValues } from '../../views/view.ts'
import { tripIn, type Trip } from '../../domain/trip/trip.ts'

/** How the choices of a facet are compared with what a hotel has. Their order is that of the address. */
export const FACETS = {
  region: 'oneOf',
  sea: 'oneOf',
  beach: 'oneOf',
  airport: 'oneOf',
  aquapark: 'oneOf',
  kids: 'oneOf',
  spa: 'oneOf',
  adults: 'oneOf',
  room: 'party',
  hall: 'atLeast',
} as const satisfies Record<FacetName, string>
export const FACET_NAMES = Object.keys(FACETS) as FacetName[]

/** The choices in a query, of those that are offered. The rest of the query is ignored. */
export function choicesIn(query: URLSearchParams, offered: FacetValues): Choices {
  const trip = tripIn(query)
  const choices: FacetValues = {}
  for (const name of FACET_NAMES) {
    const values = offered[name]
    if (!values) continue
    const chosen = name === 'room' ? partyOf(trip) : (trip.wishes[name] ?? [])
    const known = FACETS[name] === 'oneOf' ? values.filter((value) => chosen.includes(value)) : chosen
    if (known.length > 0) choices[name] = known
  }
  return choices
}
export type Choices = FacetValues

const partyOf = ({ adults = 0, children = 0 }: Trip) => (adults || children ? [`${adults}-${children}`] : [])

/** The query of choices, without '?': in a fixed order, without empty values. */
export function queryOf(choices: Choices): string {
  const query = new URLSearchParams()
  for (const name of FACET_NAMES)
    for (const value of choices[name] ?? [])
      if (name !== 'room') query.append(name, value)
      else
        PARTY_FIELDS.forEach(
          (field, index) => value.split('-')[index] !== '0' && query.append(field, value.split('-')[index]!),
        )
  return query.toString()
}

const FITS: Record<(typeof FACETS)[FacetName], (values: string[], chosen: string[]) => boolean> = {
  oneOf: (values, chosen) => chosen.some((value) => values.includes(value)),
  atLeast: (values, chosen) => values.some((value) => Number(value) >= Number(chosen[0])),
  // The trip decides: `suits`.
  party: () => true,
}

/** Whether a hotel has something of each facet that was chosen. */
export function fits(hotel: FacetValues, choices: Choices): boolean {
  return (Object.keys(choices) as FacetName[]).every((name) => FITS[FACETS[name]](hotel[name] ?? [], choices[name]!))
}

/** A different choice, and how many hotels it gives. */
export interface Way {
  /** The choice that is dropped, or the only one that is kept. */
  name: FacetName
  isKept: boolean
  choices: Choices
  count: number
}

export interface Selection {
  choices: Choices
  /** For each hotel whether it fits. */
  fitting: boolean[]
  total: number
  /** How many hotels fit with one value of a facet, whatever else of the same facet is chosen. */
  count(name: FacetName, value: string): number
  /** If no hotel fits: what to drop to get some, most hotels first. */
  ways: Way[]
}

/** `suits`: whether a hotel may suit the trip, with these choices. */
export function select(
  hotels: FacetValues[],
  choices: Choices,
  suits: (index: number, choices: Choices) => boolean = () => true,
): Selection {
  const fitting = hotels.map((hotel, index) => suits(index, choices) && fits(hotel, choices))
  const countOf = (other: Choices) => hotels.filter((hotel, index) => suits(index, other) && fits(hotel, other)).length
  const total = fitting.filter(Boolean).length
  return {
    choices,
    fitting,
    total,
    count: (name, value) => countOf({ ...choices, [name]: [value] }),
    ways: total > 0 ? [] : waysOut(choices, countOf),
  }
}

function waysOut(choices: Choices, countOf: (other: Choices) => number): Way[] {
  const names = FACET_NAMES.filter((name) => choices[name])
  const wayOf = (name: FacetName, isKept: boolean): Way => {
    const remaining = names.filter((each) => (each === name) === isKept)
    const other: Choices = Object.fromEntries(remaining.map((each) => [each, choices[each]]))
    return { name, isKept, choices: other, count: countOf(other) }
  }
  const ways = (isKept: boolean) =>
    names
      .map((name) => wayOf(name, isKept))
      .filter(({ count }) => count > 0)
      .sort((left, right) => right.count - left.count)
  const dropped = names.length > 1 ? ways(false) : []
  return dropped.length > 0 ? dropped : ways(true)
}
