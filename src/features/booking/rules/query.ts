/** A search in an address, read and written: the bar's own (`?hotel=…&checkin=…`) and the reservation page's. */
import { LEAST_ADULTS, MOST_CHILDREN } from '../../../site/reservation.ts'
import type { Season } from '../../../config/site-types.ts'
import { saysSome } from '../../../routes/mended-query.ts'
import { parseDate, todayAt, type Stay } from '../../../domain/trip/dates.ts'
import { arrivingOn, birthProblem, type Guests } from '../../../domain/trip/guests.ts'
import {
  ARRIVAL,
  BIRTHS,
  birthsIn,
  DEPARTURE,
  onlySaid,
  readGuests,
  readStay,
  saidAs,
  saidIn,
  stayOf,
  wholeNumber,
  withoutSaid,
} from '../../../domain/trip/said.ts'
import { externalQuery, internalQuery, ROOM } from './hand-off.ts'
import { firstCheckOut, firstStay, usualStay, type Device } from './stay.ts'

export interface Search extends Stay {
  guests: Guests
  /** Nobody chose the days: they are said to no other page. */
  areDaysUsual?: boolean
}

export interface BarSearch extends Search {
  /** Slug. */
  hotel: string
}

export const DATE_NAMES = [...ARRIVAL, ...DEPARTURE]
const GUEST_NAMES = ['adult', 'child', BIRTHS]
const STAY_NAMES = [...DATE_NAMES, ...GUEST_NAMES]

export const barHasSearch = (query: URLSearchParams) => saysSome(query, ['hotel', ...ARRIVAL])

export interface BarHotels {
  slugs: readonly string[]
  /** Slug of the hotel that the page begins with. */
  selected: string
  /** By slug, as far as they are known. */
  seasons: Readonly<Record<string, Season>>
}

/** The bar shows what it can read and its defaults for the rest. Days that have gone by are not searched for again. */
export function readBar(query: URLSearchParams, { slugs, selected, seasons }: BarHotels, now: number): BarSearch {
  const today = todayAt(now)
  const said = query.get('hotel') ?? ''
  const hotel = slugs.includes(said) ? said : selected
  const stay = readStay(query)
  const areDaysUsual = stay.checkIn < today
  const days = areDaysUsual ? { ...firstStay(hotel, today, seasons[hotel]), areDaysUsual } : stay
  return { hotel, ...days, guests: readGuests(query, days.checkIn) }
}

/** The search at a different hotel: days that nobody chose are the first of that. */
export function atHotel(
  search: BarSearch,
  hotel: string,
  { seasons, now }: Pick<BarHotels, 'seasons'> & { now: number },
) {
  const days = search.areDaysUsual ? firstStay(hotel, todayAt(now), seasons[hotel]) : {}
  return { ...search, hotel, ...days }
}

/** Without days that nobody chose. */
const chosenIn = <Entered extends Search>(search: Entered): Entered =>
  search.areDaysUsual ? { ...search, checkIn: '', checkOut: '' } : search

export const hasStay = (query: URLSearchParams) => saysSome(query, STAY_NAMES)

/** The address's dates replace those of the kept stay, and its guests the kept guests. Birth dates are always kept ones: no page's address has them. */
export function withKept(query: URLSearchParams, kept: string): URLSearchParams {
  const merged = new URLSearchParams(query)
  const params = new URLSearchParams(kept)
  for (const names of [DATE_NAMES, GUEST_NAMES])
    if (!saysSome(query, names))
      for (const name of names) for (const value of params.getAll(name)) merged.append(name, value)
  return withKeptBirths(merged, params)
}

/** What the guest has entered in plain fields replaces what the address says of it. */
export function withEntered(address: URLSearchParams, entered: URLSearchParams): URLSearchParams {
  const dates = [ARRIVAL, DEPARTURE].filter((names) => saysSome(entered, names)).flat()
  const rest = withoutSaid(address, [...dates, ...entered.keys()])
  return new URLSearchParams([...rest, ...entered])
}

/** The birth dates of as many children as the query has. */
function withKeptBirths(query: URLSearchParams, kept: URLSearchParams): URLSearchParams {
  const children = wholeNumber(saidIn(query, 'child')) ?? 0
  const births = query.has(BIRTHS) ? [] : birthsIn(kept).slice(0, Math.max(children, 0))
  if (births.length > 0) query.append(BIRTHS, births.join(','))
  return query
}

/** A search as `withKept` takes it. */
export const writeStay = (search: Search): string => new URLSearchParams(externalQuery(chosenIn(search))).toString()

/** The address's query with the bar's search but without birth dates; what belongs to others stays. */
export function writeBar(query: string, { hotel, ...search }: BarSearch): string {
  return replaced(query, ['hotel', ...STAY_NAMES], [['hotel', hotel], ...externalQuery(chosenIn(search))])
}

/** The reservation page's query, without birth dates. */
export function writeReservation(query: string, search: Search): string {
  return replaced(query, [...STAY_NAMES, 'age'], internalQuery(search))
}

function replaced(query: string, names: readonly string[], pairs: [string, string][]): string {
  const params = withoutSaid(new URLSearchParams(query), names)
  for (const [name, value] of pairs) if (name !== BIRTHS) params.append(name, value)
  return `?${params}`
}

/** A missing or wrong value in a reservation page's query. */
export type QueryProblem = {
  field: 'checkInDate' | 'checkOutDate' | 'adult' | 'child' | 'childages'
  kind: 'missing' | 'invalid' | 'past' | 'early' | 'short' | 'limit'
  /** As it stands in the address. */
  value: string
}

export interface ReservationSearch extends Search {
  problems: QueryProblem[]
  /** Whether the query has any part of a stay. */
  given: boolean
}

/**
 * Missing and wrong values take the default and are listed, except on a page opened without any query. `kept`: the visit's stay, as
 * `writeStay` writes it.
 */
export function readReservation(
  address: URLSearchParams,
  now: number,
  { kept = '', device = 'desktop' }: { kept?: string; device?: Device } = {},
): ReservationSearch {
  const today = todayAt(now)
  const given = hasStay(address)
  const query = withKeptBirths(stayOf(address), new URLSearchParams(kept))
  const problems: QueryProblem[] = []
  const [saidArrival, saidDeparture] = [saidAs(query, ARRIVAL), saidAs(query, DEPARTURE)]
  const problem = (field: QueryProblem['field'], kind: QueryProblem['kind'], value = saidIn(query, field)) =>
    problems.push({ field, kind, value: value ?? '' })

  const stay = usualStay(today)
  const arrival = dateProblem(saidArrival, today, 'past')
  if (arrival.kind) problem('checkInDate', arrival.kind, saidArrival)
  else Object.assign(stay, usualStay(arrival.date))
  const departure = dateProblem(saidDeparture, firstCheckOut(stay.checkIn, 'desktop'), 'early')
  if (departure.kind) problem('checkOutDate', departure.kind, saidDeparture)
  else if (departure.date < firstCheckOut(stay.checkIn, device)) problem('checkOutDate', 'short', saidDeparture)
  else stay.checkOut = departure.date

  const adults = wholeNumber(saidIn(query, 'adult'))
  if (!saidIn(query, 'adult')) problem('adult', 'missing')
  else if (adults === undefined) problem('adult', 'invalid')
  else if (adults < LEAST_ADULTS) problem('adult', 'limit')
  const children = wholeNumber(saidIn(query, 'child'))
  // Links of mails seldom say that nobody comes along.
  if (saidIn(query, 'child') === '') problem('child', 'missing')
  else if (saidIn(query, 'child') !== null && children === undefined) problem('child', 'invalid')
  else if (children !== undefined && (children < 0 || children > MOST_CHILDREN)) problem('child', 'limit')

  const guests = arrivingOn(readGuests(query, stay.checkIn), stay.checkIn)
  const births = guests.child.map((child) => birthProblem(child, stay.checkIn))
  if (births.includes('invalid')) problem('childages', 'invalid')
  else if (births.includes('outside')) problem('childages', 'limit')
  return { ...stay, guests, problems: given ? problems : [], given }
}

/** The part of a query that is a reservation page's stay. Its form asks for birth dates, and ages say who sleeps where. */
export function reservationQuery(query: URLSearchParams): URLSearchParams {
  return onlySaid(query, [ROOM, ...STAY_NAMES, 'age'])
}

/** The values of the page's plain form when it was sent, valid or not. */
export function readPlain(query: URLSearchParams): ReservationSearch {
  const stay = readStay(query)
  return { ...stay, guests: readGuests(query, stay.checkIn), problems: [], given: true }
}

type ReadDate = { kind: QueryProblem['kind']; date?: undefined } | { kind?: undefined; date: string }

function dateProblem(text: string | null, first: string, before: 'past' | 'early'): ReadDate {
  if (!text) return { kind: 'missing' }
  const date = parseDate(text)
  if (!date) return { kind: 'invalid' }
  return date < first ? { kind: before } : { date }
}
