/** A trip as the visit keeps it: as its address says it, and with the children's birth dates, which no address has. Pure. */
import { PARTY_FIELDS } from '../../config/constants.ts'
import { CHILD_AGE } from '../../site/reservation.ts'
import { saysSome } from '../../routes/mended-query.ts'
import { parseDate } from './dates.ts'
import { ageOn, birthProblem } from './guests.ts'
import { BIRTHS, birthsIn, readGuests, readStay } from './said.ts'
import { isToCome, tripIn, tripQuery, WISH_NAMES, type Trip } from './trip.ts'

/** Pages that ask for parts of a trip. */
export type TripPage = 'hotels' | 'compare' | 'day' | 'week'
/** Pages whose links begin with it: those, pages that ask for nothing and answer people and days, and the form of a reservation. */
export type CarriedPage = TripPage | 'answering' | 'reservation'

/** Whether the page asks for nothing of children but their ages. */
const asksAges = (page: CarriedPage) => page === 'day' || page === 'week'

interface Said {
  page: TripPage
  /** Of the page's address. */
  query: URLSearchParams
  /** Of its address until then. */
  before?: URLSearchParams
  /** The guest has just changed the page's form: what it asks for and its address lacks was taken back. */
  isChanged?: boolean
  /** 'YYYY-MM-DD' */
  today: string
}

function written(trip: Trip, births: readonly string[]): string {
  const kept = births.slice(0, trip.children ?? 0)
  const withBirths = (ages: number[]) => {
    const query = tripQuery({ ...trip, ages })
    if (kept.length > 0) query.append(BIRTHS, kept.join(','))
    return query
  }
  // Ages that follow from birth dates would be wrong on a different day of arrival.
  const bare = withBirths([])
  return String(tripIn(bare).ages.join() === trip.ages.join() ? bare : withBirths(trip.ages))
}

/** The kept trip after a page's address has said parts of it; the other parts stay. */
export function withSaid(
  kept: string,
  { page, query, before: earlier = new URLSearchParams(), isChanged = false, today }: Said,
): string {
  const before = new URLSearchParams(kept)
  const trip = tripIn(before)
  const said = tripIn(query)
  const births = birthsIn(before)
  // Children whose birth dates were typed into the search are no filter's to take back, unless it had them.
  const isTakenBack = isChanged && (births.length === 0 || tripIn(earlier).children !== undefined)
  const { children = isTakenBack && page !== 'compare' ? undefined : trip.children } = said
  // An address with ages alone names no adults, whoever of them counts as one.
  const adults = asksAges(page) && !saysSome(query, ['adult', PARTY_FIELDS[0]]) ? trip.adults : said.adults
  const isPartySaid = adults !== undefined || said.children !== undefined
  const party = {
    adults: adults ?? (isTakenBack && page === 'hotels' ? undefined : trip.adults),
    children: asksAges(page) ? childrenOfDay(said.ages, trip, children) : children,
  }
  const ages = said.ages.length > 0 ? said.ages : asksAges(page) && isChanged ? [] : trip.ages
  const { wishes } = page === 'hotels' && (isChanged || Object.keys(said.wishes).length > 0) ? said : trip
  const days = page === 'week' ? daysOfWeek(trip, said, isChanged) : daysAfter(trip, said, today)
  const next: Trip = { ...days, ages: ages.slice(0, party.children ?? 0), wishes }
  if (party.adults !== undefined) next.adults = party.adults
  if (party.children !== undefined) next.children = party.children
  // On a different day of arrival birth dates give different ages.
  if (births.length > 0 && next.arrival && next.arrival !== trip.arrival) return withTrip(kept, next)
  return written(next, isPartySaid ? bornOf(next, before) : births)
}

/**
 * The kept trip after the address of a page that asks for none of its parts has said who travels or when. Its party and its days replace the kept ones; days that
 * have gone by are not said. `today`: 'YYYY-MM-DD'.
 */
export function withAddress(kept: string, query: URLSearchParams, today: string): string {
  const trip = tripIn(new URLSearchParams(kept))
  const said = tripIn(query)
  return withTrip(kept, { ...partyAfter(trip, said), ...daysAfter(trip, said, today), wishes: trip.wishes })
}

function daysAfter(trip: Trip, said: Trip, today: string): Days {
  return daysOf(isToCome(said, today) ? said : trip)
}

/** The search's addresses say no ages: the same party takes none back. */
function partyAfter(trip: Trip, said: Trip): Pick<Trip, 'adults' | 'children' | 'ages'> {
  const [now, next] = [trip, said].map((each) => readGuests(tripQuery(each), ''))
  const isPartySaid = said.adults !== undefined || said.children !== undefined
  const areAsMany = now!.child.length === next!.child.length
  const { adults, children = 0, ages } = said
  if (!isPartySaid) return partyOf(trip)
  if (ages.length === 0 && areAsMany && now!.adult === next!.adult) {
    // What the visit leaves to the usual party is said now.
    const isSame = children === (trip.children ?? 0)
    return { ...(isSame && { ...(adults !== undefined && { adults }), children }), ...partyOf(trip) }
  }
  const known = ages.length === 0 && areAsMany ? trip.ages : ages
  return { ...(adults !== undefined && { adults }), children, ages: known }
}

const partyOf = ({ adults, children, ages }: Trip) => ({
  ...(adults !== undefined && { adults }),
  ...(children !== undefined && { children }),
  ages,
})

/** The trip with the days that the page's form asks for. */
function daysOfWeek(trip: Trip, said: Trip, isChanged: boolean): Days {
  if (said.arrival !== undefined) return daysOf(said)
  return isChanged ? monthOf(trip) : daysOf(trip)
}

/** The page asks for ages alone: children whose age is unknown stay as long as the others are the same. */
function childrenOfDay(ages: readonly number[], trip: Trip, children: number | undefined): number | undefined {
  return ages.length > 0 && ages.join() === trip.ages.join() ? trip.children : children
}

/** Birth dates of children who are still in the party; those that give no age of a child stay for children of no known age. */
function bornOf({ ages, children = 0 }: Trip, before: URLSearchParams): string[] {
  const { checkIn } = readStay(before)
  const births = birthsIn(before)
  const left = [...ages]
  let unknown = children - ages.length
  if (!checkIn || left.length === 0) return births
  return readGuests(before, checkIn).child.flatMap((child, index) => {
    if (births[index] !== undefined && birthProblem(child, checkIn)) return unknown-- > 0 ? births[index] : []
    const place = left.indexOf(child.age)
    if (place < 0 || births[index] === undefined) return []
    left.splice(place, 1)
    return births[index]
  })
}

/** The kept trip after the search: its dates and guests replace the kept ones, wishes and ages that it does not know stay. */
export function withStay(kept: string, stay: string): string {
  const trip = tripIn(new URLSearchParams(kept))
  const query = new URLSearchParams(stay)
  const { checkIn, checkOut } = readStay(query)
  const { adult, child } = readGuests(query, checkIn)
  const begun = readGuests(tripQuery(trip), '')
  const isSame = begun.adult === adult && begun.child.length === child.length
  const { ages, wishes } = trip
  const party = isSame ? partyOf(trip) : { adults: adult, children: child.length }
  const born = child.flatMap((each) => (checkIn && !birthProblem(each, checkIn) ? [each.age] : []))
  const unborn = [...ages]
  for (const age of born) unborn.splice(Math.max(unborn.indexOf(age), 0), 1)
  const days = checkIn ? { arrival: checkIn, ...(checkOut && { departure: checkOut }) } : monthOf(trip)
  const next = { ...party, ages: [...born, ...unborn].slice(0, party.children ?? 0), ...days, wishes }
  return written(next, birthsIn(query))
}

/** The kept trip once the guest has said all of it anew. Birth dates of children who are as old as before stay, and give their ages on the new day of arrival. */
export function withTrip(kept: string, trip: Trip): string {
  const before = new URLSearchParams(kept)
  const { checkIn } = readStay(before)
  const day = checkIn || trip.arrival
  const isSame = trip.ages.join() === tripIn(before).ages.join()
  if (!day || (!checkIn && trip.ages.length === 0)) return written(trip, isSame ? birthsIn(before) : [])
  const others = [...trip.ages]
  const births = birthsIn(before)
    .flatMap((birth) => parseDate(birth) ?? [])
    .filter((birth) => isTaken(others, ageOn(birth, day), checkIn ? 0 : 1))
  const ages = births.map((birth) => ageOn(birth, trip.arrival ?? checkIn))
  const isChildsAge = (age: number) => age >= CHILD_AGE.least && age <= CHILD_AGE.most
  return written(
    { ...trip, ages: [...ages, ...others].filter((age) => age >= CHILD_AGE.least) },
    births.filter((_, index) => isChildsAge(ages[index]!)),
  )
}

/** Takes an age out, or one that differs by so many years: a trip whose days were taken back has the ages of those days. */
function isTaken(ages: number[], age: number, years: number): boolean {
  const found = ages.find((each) => each === age) ?? ages.find((each) => Math.abs(each - age) <= years)
  if (found === undefined) return false
  ages.splice(ages.indexOf(found), 1)
  return true
}

type Days = Pick<Trip, 'arrival' | 'departure' | 'month' | 'nights'>

const daysOf = (trip: Trip): Days => ({
  ...(trip.arrival && { arrival: trip.arrival }),
  ...(trip.departure && { departure: trip.departure }),
  ...monthOf(trip),
})

const monthOf = ({ month, nights }: Trip) => ({ ...(month && { month }), ...(nights && { nights }) })

/** The query of a link to a page that asks for parts of a trip or answers it, with the kept trip's; what the link says itself stays. */
export function carriedOn(link: URLSearchParams, page: CarriedPage, kept: string): URLSearchParams {
  const trip = tripIn(new URLSearchParams(kept))
  const own = tripIn(link)
  const query = new URLSearchParams(link)
  const { adults = 0, children = 0, ages, wishes } = trip
  if (page === 'reservation') return onReservation(query, trip)
  const isPartyFree = own.adults === undefined && own.children === undefined
  const hasAges = own.ages.length === 0 && (asksAges(page) || isPartyFree)
  if (hasAges) for (const age of ages) query.append('age', String(age))
  if (!asksAges(page) && isPartyFree) {
    const names = page === 'hotels' ? PARTY_FIELDS : (['adult', 'child'] as const)
    if (adults > 0) query.append(names[0], String(adults))
    if (children > 0) query.append(names[1], String(children))
  }
  if (page === 'week' && own.arrival === undefined && trip.arrival) {
    query.append('checkin', trip.arrival)
    if (trip.departure) query.append('checkout', trip.departure)
  }
  if ((page === 'answering' || page === 'hotels' || page === 'compare') && !own.arrival && !own.month)
    for (const day of tripQuery({ ...daysOf(trip), ages: [], wishes: {} })) query.append(...day)
  if (page !== 'hotels') return query
  if (Object.keys(own.wishes).length === 0)
    for (const name of WISH_NAMES) for (const value of wishes[name] ?? []) query.append(name, value)
  // As the page's own form writes it.
  query.sort()
  return query
}

/** Its form tells what an address leaves out of a stay. */
function onReservation(query: URLSearchParams, trip: Trip): URLSearchParams {
  const own = tripIn(query)
  const { adults, children = 0, ages, arrival, departure } = trip
  if (own.arrival || own.adults !== undefined || !adults || !arrival || !departure) return query
  return new URLSearchParams([...query, ...tripQuery({ adults, children, ages, arrival, departure, wishes: {} })])
}
