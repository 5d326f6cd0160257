/** Which pages a link leads to with the trip. */
import { queriedAt, type QueriedName } from '../../../routes/queried.ts'
import { carriedOn, type CarriedPage } from '../../../domain/trip/kept.ts'
import { withoutSaid } from '../../../domain/trip/said.ts'
import { TRIP_NAMES, WISH_NAMES } from '../../../domain/trip/trip.ts'

/** Pages that ask for parts of a trip. */
const FORMS: readonly QueriedName[] = ['hotels', 'compare', 'day', 'week']
/** Their answer stands in the first window, where nothing may move once the page is there. */
const FIRST_WINDOW: readonly QueriedName[] = ['subject', 'outlet', 'events', 'offers']
/** With script they answer the kept trip, and their addresses stay bare. */
const BARE: readonly QueriedName[] = ['hotel', 'rooms', 'room', 'reservation']

interface CarriedPlace {
  page: CarriedPage
  isBare: boolean
}

/** `isBare`: links lead there with the trip for whoever has no script. `undefined`: the page answers no trip. */
export function carriedPageAt(path: string): CarriedPlace | undefined {
  const name = queriedAt(path)?.name
  if (!name) return undefined
  if (FORMS.includes(name)) return { page: name as CarriedPage, isBare: false }
  const isBare = BARE.includes(name)
  if (!isBare && !FIRST_WINDOW.includes(name)) return undefined
  return { page: name === 'reservation' ? name : 'answering', isBare }
}

/** An address's query without the trip that it says. */
export function withoutTrip(query: URLSearchParams, page: CarriedPage | undefined): URLSearchParams {
  return withoutSaid(query, page === 'hotels' ? [...TRIP_NAMES, ...WISH_NAMES] : TRIP_NAMES)
}

/** The query with which the page answers the kept trip; `undefined`: it does so at its address. */
export function agreedQuery(address: URLSearchParams, { page, isBare }: CarriedPlace, kept: string) {
  if (isBare) return undefined
  const others = withoutTrip(address, page)
  const query = carriedOn(others, page, kept)
  return String(query) === String(carriedOn(others, page, String(address))) ? undefined : query
}
