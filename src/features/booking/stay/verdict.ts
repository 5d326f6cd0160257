/** What the reservation page says of the stay beside its dates: the same as the hotel's other pages. */
import { ADULTS_ONLY } from '../../../site/reservation.ts'
import type { Season } from '../../../config/site-types.ts'
import { partyOf } from '../../../domain/fit/party.ts'
import type { Question } from '../../../views/fit/question.ts'
import { stayNote } from '../../../views/fit/rooms.ts'
import { tripIn, type Trip } from '../../../domain/trip/trip.ts'
import type { FitNoteView, OfferedRoom } from '../../../views/view.ts'
import { seasonInWords } from '../bar/dates/season-words.ts'
import { writeStay, type Search } from '../rules/query.ts'

interface Offered {
  slug: string
  rooms: readonly OfferedRoom[]
  season?: Season | undefined
}

/** `room`: the chosen one. */
export function stayVerdict(
  { slug, rooms, season }: Offered,
  trip: Trip,
  { room, ...answering }: Pick<Question, 'today' | 'language' | 'hrefFor'> & { room?: OfferedRoom | undefined },
): FitNoteView | undefined {
  const guestAge = ADULTS_ONLY[slug]
  const stay = { checkIn: trip.arrival ?? '', checkOut: trip.departure ?? '' }
  const offer = {
    slug,
    rooms: [...rooms],
    groups: [],
    slides: [],
    ...(season && { season: { said: seasonInWords(season, stay, answering.language.locale), dates: season } }),
    ...(guestAge !== undefined && { guestAge }),
  }
  const party = partyOf(trip)
  return stayNote(offer, { ...answering, trip, ...(party && { party }) }, room)
}

/** The trip that a search is; children without a birth date are as old as the kept trip says. */
export function tripOf(search: Search, kept: string): Trip {
  const trip = tripIn(new URLSearchParams(writeStay(search)))
  const others = tripIn(new URLSearchParams(kept)).ages
  for (const age of trip.ages) if (others.includes(age)) others.splice(others.indexOf(age), 1)
  return { ...trip, ages: [...trip.ages, ...others].slice(0, search.guests.child.length) }
}
