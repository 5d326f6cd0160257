/** Which halls fit an event, the smallest first, and what else could be asked for. Pure: server, edge and browser share it. */
import { mostSeats, SEATINGS, type Seating, type Seats } from './seats.ts'

/** A hall of a hotel. */
export interface OfferedHall {
  /** '{hotel}/{name}', with the hotel's slug. */
  key: string
  region: string
  seats: Seats
}

/** What an address asks for; an empty text or 0 asks for nothing. */
export interface HallQuery {
  persons: number
  seating: Seating | ''
  /** Code of a region, or slug of a hotel. */
  where: string
  /** Key of the hall that the inquiry is about. */
  ask: string
}

/** No hall takes more. */
const MOST = 99_999
const MOST_PAIRS = 3

/** What is not offered is ignored. */
export function queryIn(parameters: URLSearchParams, halls: readonly OfferedHall[]): HallQuery {
  const textOf = (name: string) => parameters.get(name)?.trim() ?? ''
  const [persons, seating, where, ask] = ['persons', 'seating', 'where', 'ask'].map(textOf) as [
    string,
    Seating,
    string,
    string,
  ]
  return {
    persons: /^\d{1,6}$/.test(persons) ? Math.min(Number(persons), MOST) : 0,
    seating: seatingsOf(halls).includes(seating) ? seating : '',
    where: halls.some((hall) => isIn(hall, where)) ? where : '',
    ask: halls.some(({ key }) => key === ask) ? ask : '',
  }
}

/** An address's query, without '?': in one order, and without what asks for nothing. */
export function queryOf({ persons, ...texts }: HallQuery): string {
  const asked = Object.entries({ persons: persons ? String(persons) : '', ...texts })
  return new URLSearchParams(asked.filter(([, value]) => value !== '')).toString()
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

function isIn(hall: OfferedHall, where: string): boolean {
  return where === '' || hall.region === where || hotelOf(hall) === where
}

/** How many people a hall takes as they are to be seated; 0: none. */
function takes({ seats }: OfferedHall, seating: Seating | ''): number {
  return seating === '' ? mostSeats(seats) : (seats[seating] ?? 0)
}

/** Places of the halls that fit. The order of the page stands where no number and no seating was asked for. */
export function fittingHalls(halls: readonly OfferedHall[], { persons, seating, where }: HallQuery): number[] {
  const places = [...halls.keys()].filter((place) => {
    const hall = halls[place]!
    return isIn(hall, where) && takes(hall, seating) >= Math.max(persons, 1)
  })
  if (persons === 0 && seating === '') return places
  return places.sort((left, right) => takes(halls[left]!, seating) - takes(halls[right]!, seating) || left - right)
}

/** What to ask for instead where nothing fits: each gives some halls. */
export interface Way {
  kind: 'seating' | 'everywhere' | 'pair' | 'fewer'
  query: HallQuery
  /** Of a pair, the two. */
  halls: number[]
  /** Together, of a pair; otherwise the number that is asked for. */
  persons: number
}

export function waysOut(halls: readonly OfferedHall[], query: HallQuery): Way[] {
  const wayOf = (kind: Way['kind'], changed: Partial<HallQuery>): Way => {
    const asked = { ...query, ask: '', ...changed }
    return { kind, query: asked, halls: fittingHalls(halls, asked), persons: asked.persons }
  }
  const there = halls.filter((hall) => isIn(hall, query.where))
  const most = Math.max(0, ...there.map((hall) => takes(hall, query.seating)))
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

/** Two halls of one house that together take all, those with the least room to spare first. */
function pairsOf(halls: readonly OfferedHall[], query: HallQuery): Way[] {
  const places = fittingHalls(halls, { ...query, persons: 1 }).reverse()
  const houses = [...new Set(places.map((place) => hotelOf(halls[place]!)))]
  return houses
    .map((house) => {
      const two = places.filter((place) => hotelOf(halls[place]!) === house).slice(0, 2)
      const persons = two.reduce((sum, place) => sum + takes(halls[place]!, query.seating), 0)
      const asked = { ...query, ask: '', persons: 0, where: house }
      return { kind: 'pair' as const, query: asked, halls: two, persons }
    })
    .filter((pair) => pair.halls.length === 2 && pair.persons >= query.persons)
    .sort((left, right) => left.persons - right.persons)
    .slice(0, MOST_PAIRS)
}
