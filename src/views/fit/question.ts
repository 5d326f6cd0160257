/** What a trip asks of hotels and rooms, and how a page answers. Web standards only. */
import { translator } from '../../i18n/index.ts'
import { hrefOf } from '../../routes/paths.ts'
import type { Query } from '../queried/query.ts'
import type { Language } from '../timetable/fitting.ts'
import { todayAt, type Stay } from '../../domain/trip/dates.ts'
import { queryOn, tripIn, type Trip } from '../../domain/trip/trip.ts'
import { partyOf, type Party } from '../../domain/fit/party.ts'

export interface Question {
  trip: Trip
  /** Missing if the trip names no travellers. */
  party?: Party
  /** 'YYYY-MM-DD' */
  today: string
  language: Language
  /** Address of the page for the trip on these days; missing where a form changes it. */
  hrefFor?: (stay: Stay) => string
}

/** `now`: milliseconds since the epoch. */
export function questionIn({ locale, path, parameters }: Query, now: number): Question {
  const trip = tripIn(parameters)
  const party = partyOf(trip)
  return {
    trip,
    ...(party && { party }),
    today: todayAt(now),
    language: { locale, t: translator(locale) },
    hrefFor: (stay) => `${hrefOf(path)}?${queryOn(stay, parameters)}`,
  }
}
