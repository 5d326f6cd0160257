/** What a query says of a trip, and the page that answers it. */
import { translator } from '../../i18n/index.ts'
import { partyOf, type Party } from '../../views/fit/party.ts'
import type { Language } from '../../views/timetable/fitting.ts'
import { saysPrivate, withLanguageQuery } from '../../views/queried/page.ts'
import type { Query } from '../../views/queried/query.ts'
import { tripIn, type Trip } from '../../views/trip/trip.ts'
import type { PageView } from '../../views/view.ts'

export interface Asked {
  trip: Trip
  party?: Party
  language: Language
}

/** `undefined`: the query says neither who travels nor when. */
export function askedIn({ locale, parameters }: Query): Asked | undefined {
  const trip = tripIn(parameters)
  const party = partyOf(trip)
  if (!party && !trip.arrival && !trip.month) return undefined
  return { trip, ...(party && { party }), language: { locale, t: translator(locale) } }
}

/** Also where nothing is said of the trip: the address is private all the same, and what it says was not asked of the search. */
export const answered = (view: PageView, body: PageView['body'], { parameters }: Query): PageView =>
  withLanguageQuery({ ...view, body: { ...body, ...saysPrivate(parameters) } }, parameters)
