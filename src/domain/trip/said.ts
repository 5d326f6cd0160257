/** Who travels and when, as addresses and forms have said it at any time: each part under any of its names. */
import { CHILD_AGE, USUAL_ADULTS } from '../../site/reservation.ts'
import { mendedQuery, partsOf } from '../../routes/mended-query.ts'
import { parseDate, type Stay } from './dates.ts'
import { ageOn, childBorn, clampAdults, clampChildren, type Guests } from './guests.ts'

/** Of a child. */
export const AGE = 'age'
/** Children's birth dates. */
export const BIRTHS = 'childages'
/** The bar's name comes first. */
export const ARRIVAL = ['checkin', 'checkInDate']
export const DEPARTURE = ['checkout', 'checkOutDate']

export const saidIn = (query: URLSearchParams, name: string) => mendedQuery(query).get(name)

/** These parts alone, each under its own name. */
export function onlySaid(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...mendedQuery(query)].filter(([name]) => names.includes(name)))
}

/** All but these parts. */
export function withoutSaid(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter((part) => !partsOf(part).some(([name]) => names.includes(name))))
}

/** Of the names that an address may have for it, the one that says anything. */
export const saidAs = (query: URLSearchParams, names: readonly string[]) =>
  names.map((name) => saidIn(query, name)).find(Boolean) ?? null

/** The dates of a query, under either name and in either format; empty if missing, or for a departure that is not after the arrival. */
export function readStay(query: URLSearchParams): Stay {
  const checkIn = parseDate(saidAs(query, ARRIVAL) ?? '') ?? ''
  const checkOut = parseDate(saidAs(query, DEPARTURE) ?? '') ?? ''
  return { checkIn, checkOut: checkOut > checkIn ? checkOut : '' }
}

/** Birth dates stand in one `childages` with commas, or in several. Each of them is a child, whatever `child` says. */
export function readGuests(query: URLSearchParams, checkIn: string): Guests {
  const births = birthsIn(query)
  const count = Math.max(wholeNumber(saidIn(query, 'child')) ?? 0, births.length)
  const child = Array.from({ length: clampChildren(count) }, (_, index) => childBorn(births[index] ?? '', checkIn))
  return { adult: clampAdults(wholeNumber(saidIn(query, 'adult')) ?? USUAL_ADULTS), child }
}

/** Whole years, as they are written: in one `age` with commas, or in several. */
export const agesIn = (query: URLSearchParams) =>
  query
    .getAll(AGE)
    .flatMap((each) => each.split(','))
    .map((each) => each.trim())
    .filter((text) => /^\d{1,2}$/.test(text))
    .map(Number)

/** Who is too old for a child counts as an adult. */
export const isGrown = (age: number) => age > CHILD_AGE.most

/** Whether an age or a birth date is said of somebody who counts as an adult on arrival. */
export function saysGrown(address: URLSearchParams): boolean {
  const query = mendedQuery(address)
  const { checkIn } = readStay(query)
  const born = birthsIn(query).flatMap((each) => parseDate(each) ?? [])
  return [...agesIn(query), ...(checkIn ? born.map((birth) => ageOn(birth, checkIn)) : [])].some(isGrown)
}

/** A trip as the search reads it, whose guests have no ages. */
export function stayOf(trip: URLSearchParams): URLSearchParams {
  const stay = new URLSearchParams(trip)
  const ages = agesIn(trip)
  const grown = ages.filter(isGrown).length
  if (grown === 0) return stay
  stay.set('adult', String((wholeNumber(saidIn(trip, 'adult')) ?? USUAL_ADULTS) + grown))
  stay.set('child', String(Math.max((wholeNumber(saidIn(trip, 'child')) ?? 0) - grown, 0)))
  stay.delete(AGE)
  for (const age of ages.filter((each) => !isGrown(each))) stay.append(AGE, String(age))
  return stay
}

/** Children without a birth date are as old as the kept trip says of the others. */
export function withKeptAges(guests: Guests, kept: string): Guests {
  const unborn = agesIn(new URLSearchParams(kept)).filter((age) => !isGrown(age))
  for (const { age, birthdate } of guests.child)
    if (birthdate && unborn.includes(age)) unborn.splice(unborn.indexOf(age), 1)
  return {
    ...guests,
    child: guests.child.map((each) => (each.birthdate ? each : { ...each, age: unborn.shift() ?? each.age })),
  }
}

/** As they are written, whether or not they are dates. */
export function birthsIn(query: URLSearchParams): string[] {
  return query
    .getAll(BIRTHS)
    .flatMap((each) => each.split(','))
    .map((each) => each.trim())
    .filter(Boolean)
}

export function wholeNumber(text: string | null): number | undefined {
  return text && /^-?\d{1,4}$/.test(text.trim()) ? Number(text) : undefined
}
