/** A request for a stay: form values → message of the contact call. Runs on servers and edge functions. */
import { ADULTS_ONLY } from '../../../site/reservation.ts'
import type { Locale } from '../../../config/locales.ts'
import { translator } from '../../../i18n/index.ts'
import { showDate, todayAt } from '../../../domain/trip/dates.ts'
import { birthProblem } from '../../../domain/trip/guests.ts'
import { childFacts, stayFacts } from '../rules/in-words.ts'
import { type Search } from '../rules/query.ts'
import { readGuests, readStay, stayOf } from '../../../domain/trip/said.ts'
import { stayProblems } from '../rules/stay.ts'
import { tidied } from '../../forms/checks.ts'
import { LONGEST } from '../../forms/text.ts'
import {
  localeOf,
  readContact,
  type ContactMessage,
  type FieldErrors,
  type FormValues,
  type Reading,
} from '../../forms/schemas.ts'

const LONGEST_NAME = 100

/** `now`: milliseconds since the epoch. */
export function readReservation(values: FormValues, now = Date.now()): Reading<ContactMessage> {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const stay = readStay(query)
  const search = { ...stay, guests: readGuests(stayOf(query), stay.checkIn) }
  const locale = localeOf(values)
  const wrong = stayErrors(search, query, todayAt(now))
  const reading = readContact({
    ...values,
    ...inWords(search, locale, { hotel: shortened(query.get('hotelName')), room: shortened(query.get('roomName')) }),
  })
  if (Object.keys(wrong).length > 0) return { ok: false, errors: { ...wrong, ...(reading.ok ? {} : reading.errors) } }
  return reading
}

function stayErrors(search: Search, query: URLSearchParams, today: string): FieldErrors {
  const { checkIn, checkOut } = stayProblems(search, today)
  const { child } = search.guests
  const children =
    child.length > 0 && ADULTS_ONLY[query.get('hotel') ?? ''] !== undefined
      ? 'validation.noChildren'
      : !checkIn && child.some((each) => birthProblem(each, search.checkIn))
        ? 'validation.births'
        : undefined
  return {
    ...(checkIn && { checkin: checkIn === 'past' ? 'validation.arrival' : 'validation.required' }),
    ...(checkOut && { checkout: query.get('checkout') ? 'validation.departure' : 'validation.required' }),
    ...(children && { child: children }),
  }
}

function inWords(search: Search, locale: Locale, { hotel, room }: { hotel: string; room: string }) {
  const t = translator(locale)
  const facts = [
    [t('components.common.search.hotel'), hotel],
    ...stayFacts({ ...search, room }, t, locale),
    ...childFacts(search, t),
  ]
  const dates = { from: showDate(search.checkIn), until: showDate(search.checkOut) }
  return {
    subject: (t('pages.reservation.subject', { hotel, ...dates }) + (room && `, ${room}`)).slice(0, LONGEST.subject),
    message: facts.map((fact) => fact.join(': ')).join('\n'),
  }
}

const shortened = (text: string | null | undefined) => tidied(text ?? '').slice(0, LONGEST_NAME)
