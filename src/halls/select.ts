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
  /** '1': two halls may share the people, so each hall that seats some of them is shown. */
  together: '1' | ''
  /** Key of the hall that the inquiry is about. */
  ask: string
}

/** No hall takes more. */
const MOST = 99_999
const MOST_PAIRS = 3

/** What is not offered is ignored. */
export function queryIn(parameters: URLSearchParams, halls: readonly OfferedHall[]): HallQuery {
  const textOf = (name: string) => parameters.get(name)?.trim() ?? ''
  const [number, seating, where, ask] = ['persons', 'seating', 'where', 'ask'].map(textOf) as [
    string,
    Seating,
    string,
    string,
  ]
  const persons = /^\d{1,6}$/.test(number) ? Math.min(Number(number), MOST) : 0
  return {
    persons,
    seating: seatingsOf(halls).includes(seating) ? seating : '',
    where: halls.some((hall) => isIn(hall, where)) ? where : '',
    together: persons > 0 && textOf('together') === '1' ? '1' : '',
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
export function fittingHalls(halls: readonly OfferedHall[], query: HallQuery): number[] {
  const { persons, seating, where, together } = query
  const least = together ? 1 : Math.max(persons, 1)
  const places = [...halls.keys()].filter((place) => {
    const hall = halls[place]!
    return isIn(hall, where) && takes(hall, seating) >= least
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
    const asked: HallQuery = { ...query, together: '', ask: '', ...changed }
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

/** Of each house the two halls with the least room to spare that together take all; the houses in the same order. */
function pairsOf(halls: readonly OfferedHall[], query: HallQuery): Way[] {
  const places = fittingHalls(halls, { ...query, persons: 1 })
  const people = (place: number) => takes(halls[place]!, query.seating)
  const houses = [...new Set(places.map((place) => hotelOf(halls[place]!)))]
  return houses
    .flatMap((house) => {
      const own = places.filter((place) => hotelOf(halls[place]!) === house)
      const [least] = own
        .flatMap((second, index) => own.slice(index + 1).map((first) => [first, second] as const))
        .map((two) => ({ two, persons: people(two[0]) + people(two[1]) }))
        .filter(({ two, persons }) => persons >= query.persons && areApart(halls[two[0]]!, halls[two[1]]!))
        .sort((left, right) => left.persons - right.persons)
      return least ? [{ house, ...least }] : []
    })
    .sort((left, right) => left.persons - right.persons)
    .slice(0, MOST_PAIRS)
    .map(({ house, two, persons }) => {
      const asked: HallQuery = { ...query, where: house, together: '1', ask: '' }
      return { kind: 'pair', query: asked, halls: [...two], persons }
    })
}

/** 'Iris 1+2' is 'Iris 1' and the hall beside it: names that contain each other are of one room. */
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
