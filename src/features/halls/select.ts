/** Which halls fit an event, the smallest first, and which other queries give some. Pure: server and edge share it. */
import { mostSeats, SEATINGS, type Seating } from '../../records/seats.ts'
import type { HallQuery, OfferedHall } from '../../views/view.ts'

/** Filters besides seats, by field name. A value that fits no hall is ignored. */
const FILTERS = {
  where: (hall: OfferedHall, value: string) => hall.region?.code === value || hotelOf(hall) === value,
}
type Filter = keyof typeof FILTERS
const FILTER_NAMES = Object.keys(FILTERS) as Filter[]

/** No hall takes more. */
const MOST_PERSONS = 99_999
const MOST_PAIRS = 3

/** Values that the page does not offer are ignored. */
export function queryIn(parameters: URLSearchParams, halls: readonly OfferedHall[]): HallQuery {
  const textOf = (name: string) => parameters.get(name)?.trim() ?? ''
  const [number, seating, ask] = ['persons', 'seating', 'ask'].map(textOf) as [string, Seating, string]
  const filters = FILTER_NAMES.map((name) => {
    const value = textOf(name)
    return [name, halls.some((hall) => value !== '' && FILTERS[name](hall, value)) ? value : '']
  })
  const query: HallQuery = {
    persons: /^\d{1,6}$/.test(number) ? Math.min(Number(number), MOST_PERSONS) : 0,
    seating: seatingsOf(halls).includes(seating) ? seating : '',
    ...(Object.fromEntries(filters) as Record<Filter, string>),
    together: '',
    ask: halls.some(({ key }) => key === ask) ? ask : '',
  }
  return textOf('together') === '1' && isShared(halls, query) ? { ...query, together: '1' } : query
}

function isShared(halls: readonly OfferedHall[], query: HallQuery): boolean {
  if (query.persons === 0 || fittingHalls(halls, query).length > 0) return false
  return pairsOf(halls, query).some((pair) => pair.query.where === query.where)
}

export function isAsked({ persons, seating, ...query }: HallQuery): boolean {
  return persons > 0 || seating !== '' || FILTER_NAMES.some((name) => query[name] !== '')
}

/** The query of an address, without '?': in a fixed order, without empty values. */
export function queryOf({ persons, ...texts }: HallQuery): string {
  const pairs = Object.entries({ persons: persons ? String(persons) : '', ...texts })
  return new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString()
}

/** In the order of the table of seatings. */
export function seatingsOf(halls: readonly OfferedHall[]): Seating[] {
  return SEATINGS.filter((name) => halls.some(({ seats }) => seats[name]))
}

/** Slug of the hall's hotel. */
export function hotelOf({ key }: Pick<OfferedHall, 'key'>): string {
  return key.slice(0, key.indexOf('/'))
}

export function nameOf({ key }: Pick<OfferedHall, 'key'>): string {
  return key.slice(key.indexOf('/') + 1)
}

function isFor(hall: OfferedHall, query: HallQuery): boolean {
  return FILTER_NAMES.every((name) => query[name] === '' || FILTERS[name](hall, query[name]))
}

/** How many people a hall takes in a seating; 0 if it does not offer it. */
function takes({ seats }: OfferedHall, seating: Seating | ''): number {
  return seating === '' ? mostSeats(seats) : (seats[seating] ?? 0)
}

/** Indexes of the halls that fit: the smallest first, or in the page's order if the query has neither number nor seating. */
export function fittingHalls(halls: readonly OfferedHall[], query: HallQuery): number[] {
  const { persons, seating, together } = query
  const least = together ? 1 : Math.max(persons, 1)
  const places = [...halls.keys()].filter((place) => {
    const hall = halls[place]!
    return isFor(hall, query) && takes(hall, seating) >= least
  })
  if (persons === 0 && seating === '') return places
  return places.sort((left, right) => takes(halls[left]!, seating) - takes(halls[right]!, seating) || left - right)
}

/** A query to offer if nothing fits: it gives some halls. */
export interface Way {
  kind: 'seating' | 'everywhere' | 'pair' | 'fewer'
  query: HallQuery
  /** Indexes of the halls that it gives, or of the two of a pair. */
  halls: number[]
  /** How many a pair takes together; otherwise the number in the query. */
  persons: number
}

export function waysOut(halls: readonly OfferedHall[], query: HallQuery): Way[] {
  const wayOf = (kind: Way['kind'], changed: Partial<HallQuery>): Way => {
    const other: HallQuery = { ...query, together: '', ask: '', ...changed }
    return { kind, query: other, halls: fittingHalls(halls, other), persons: other.persons }
  }
  const candidates = halls.filter((hall) => isFor(hall, query))
  const most = Math.max(0, ...candidates.map((hall) => takes(hall, query.seating)))
  const ways = [
    ...(query.where ? [wayOf('everywhere', { where: '' })] : []),
    ...seatingsOf(halls)
      .filter((seating) => query.seating !== '' && seating !== query.seating)
      .map((seating) => wayOf('seating', { seating })),
    ...pairsOf(halls, query),
    ...(most > 0 ? [wayOf('fewer', { persons: most })] : []),
  ]
  return ways.filter((way) => way.halls.length > 0)
}

/** For each hotel the two halls that together take everybody with the least room to spare; hotels in the same order. */
function pairsOf(halls: readonly OfferedHall[], query: HallQuery): Way[] {
  const places = fittingHalls(halls, { ...query, persons: 1 })
  const people = (place: number) => takes(halls[place]!, query.seating)
  const hotels = [...new Set(places.map((place) => hotelOf(halls[place]!)))]
  return hotels
    .flatMap((hotel) => {
      const own = places.filter((place) => hotelOf(halls[place]!) === hotel)
      const [least] = own
        .flatMap((second, index) => own.slice(index + 1).map((first) => [first, second] as const))
        .map((two) => ({ two, persons: people(two[0]) + people(two[1]) }))
        .filter(({ two, persons }) => persons >= query.persons && areApart(halls[two[0]]!, halls[two[1]]!))
        .sort((left, right) => left.persons - right.persons)
      return least ? [{ hotel, ...least }] : []
    })
    .sort((left, right) => left.persons - right.persons)
    .slice(0, MOST_PAIRS)
    .map(({ hotel, two, persons }) => {
      const pairQuery: HallQuery = { ...query, where: hotel, together: '1', ask: '' }
      return { kind: 'pair', query: pairQuery, halls: [...two], persons }
    })
}

/** 'Iris 1+2' includes 'Iris 1': halls of which one name contains the other share a room. */
function areApart(one: OfferedHall, other: OfferedHall): boolean {
  const [left, right] = [one, other].map((hall) => nameOf(hall).toLowerCase()) as [string, string]
  const isPart = (part: string, whole: string) => {
    const words = wordsOf(whole)
    return whole.includes(part) || wordsOf(part).every((word) => words.includes(word))
  }
  return !isPart(left, right) && !isPart(right, left)
}

function wordsOf(name: string): string[] {
  return name.match(/[\p{L}\d]+/gu) ?? []
}
