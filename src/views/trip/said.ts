/** Who travels and when, as addresses and forms have said it at any time: each part under any of its names. */
import { CHILD_AGE, USUAL_ADULTS } from '../../config/reservation.ts'
import { mendedQuery, partsOf } from '../../routes/mended-query.ts'
import { parseDate, type Stay } from './dates.ts'
import { childBorn, clampAdults, clampChildren, type Guests } from './guests.ts'

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

/** A kept trip as the search reads it, which counts older children as adults. */
export function stayOf(kept: string): string {
  const query = new URLSearchParams(kept)
  const grown = query.getAll('age').filter((age) => Number(age) > CHILD_AGE.most).length
  if (grown > 0) {
    query.set('adult', String(Number(query.get('adult') ?? USUAL_ADULTS) + grown))
    query.set('child', String(Number(query.get('child')) - grown))
  }
  return query.toString()
}

/** Children without a birth date are as old as the kept trip says of the others. */
export function withKeptAges(guests: Guests, kept: string): Guests {
  const ages = new URLSearchParams(kept).getAll('age').map(Number)
  const unborn = ages.filter((age) => age <= CHILD_AGE.most)
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
