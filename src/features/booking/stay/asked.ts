/** What the address of a reservation by telephone says of the stay, as far as it can be read. */
import type { Locale } from '../../../config/locales.ts'
import { translator } from '../../../i18n/index.ts'
import type { FitNoteView, ReservationBody } from '../../../views/view.ts'
import { stayFacts, type Fact } from '../rules/in-words.ts'
import { roomIn } from '../rules/hand-off.ts'
import { hasStay } from '../rules/query.ts'
import { todayAt, type Stay } from '../../../domain/trip/dates.ts'
import { readGuests, readStay, stayOf } from '../../../domain/trip/said.ts'
import { queryOn, tripIn } from '../../../domain/trip/trip.ts'
import { stayVerdict } from './verdict.ts'

export function stayAsked(body: ReservationBody, locale: Locale): { facts: Fact[]; verdict?: FitNoteView } {
  const { stay, rooms, hotel, season } = body
  if (!stay) return { facts: [] }
  const t = translator(locale)
  const query = new URLSearchParams(stay.said)
  const room = rooms.find(({ id }) => String(id) === roomIn(query))
  if (!hasStay(query)) return { facts: room ? [[t('pages.reservation.room'), room.name]] : [] }
  const dates = readStay(query)
  const guests = readGuests(stayOf(query), dates.checkIn)
  const hrefFor = (other: Stay) => `?${queryOn(other, query)}`
  const about = { today: todayAt(stay.at), language: { locale, t }, hrefFor, room }
  const verdict = stayVerdict({ slug: hotel.slug, rooms, season }, tripIn(query), about)
  return { facts: stayFacts({ ...dates, guests, room: room?.name }, t, locale), ...(verdict && { verdict }) }
}
