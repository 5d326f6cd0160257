/** A request for a stay as the message that the provider is sent. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { readReservation } from '../../../src/features/booking/stay/request.ts'
import { LONGEST } from '../../../src/features/forms/text.ts'
import { translator } from '../../../src/i18n/index.ts'
import { addDays, showDate } from '../../../src/domain/trip/dates.ts'
import { listed } from '../../harness/listed.ts'

const NOW = Date.parse('2027-06-01T09:00:00Z')
const WRITER = {
  fullName: 'Anna Ay',
  email: 'anna@example.com',
  phone: '+4917012345678',
  consent: 'true',
  propertyId: '26',
}
const STAY = { hotel: 'crystal-centro', hotelName: 'Crystal Centro', checkin: '2027-06-12', checkout: '2027-06-19' }

const read = (fields: object) =>
  readReservation({ ...WRITER, ...STAY, lang: 'en', adult: '2', child: '0', ...fields }, NOW)
const errors = (fields: object) => {
  const reading = read(fields)
  return reading.ok ? {} : reading.errors
}

test('R7.25 hotel, room, stay and each child stand in subject and message', () => {
  const roomName = 'Family Room'
  expect(read({ room: '501', roomName, child: '2', childages: '2020-09-03,2026-12-31' })).toEqual({
    ok: true,
    message: {
      fullName: 'Anna Ay',
      email: 'anna@example.com',
      phone: '+4917012345678',
      subject: 'Reservation request: Crystal Centro, 12.06.2027 – 19.06.2027, Family Room',
      message: listed(`
        Hotel: Crystal Centro | Room: Family Room | Arrival: Saturday, 12.06.2027 | Departure: Saturday, 19.06.2027 | Nights: 7
        Guests: 2 adults, 2 children (6, 0) | Date of birth, child 1: 03.09.2020 (6 years on arrival)
        Date of birth, child 2: 31.12.2026 (0 years on arrival)`).join('\n'),
      consent: true,
      propertyId: 26,
      lang: 'en',
    },
  })
})

test.each([
  [{ checkin: '' }, { checkin: 'validation.required' }],
  [{ checkin: '31.02.2027' }, { checkin: 'validation.required' }],
  [{ checkin: '2027-05-31' }, { checkin: 'validation.arrival' }],
  [{ checkout: '2027-06-12' }, { checkout: 'validation.departure' }],
  [{ checkout: '' }, { checkout: 'validation.required' }],
  [{ child: '1' }, { child: 'validation.births' }],
  [{ checkin: '2027-05-31', child: '1' }, { checkin: 'validation.arrival' }],
  [{ child: '2', childages: '2020-09-03' }, { child: 'validation.births' }],
  [{ child: '1', childages: '2005-01-01' }, { child: 'validation.births' }],
  [{ hotel: 'crystal-aura', child: '1', childages: '2020-09-03' }, { child: 'validation.noChildren' }],
  [
    { email: 'anna', checkin: '' },
    { checkin: 'validation.required', email: 'validation.email' },
  ],
])('%j is asked for again', (fields, found) => {
  expect(errors(fields)).toEqual(found)
})

test('what is sent says the stay in any language, whatever the names are, and stays within the limits', () => {
  const days = fc.integer({ min: 0, max: 700 })
  const nights = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.string(),
      fc.string(),
      days,
      nights,
      (lang, hotelName, roomName, from, long) => {
        const checkin = addDays('2027-06-01', from)
        const checkout = addDays(checkin, long)
        const reading = read({ lang, hotelName, roomName, checkin: showDate(checkin), checkout })
        if (!reading.ok) throw new Error(JSON.stringify(reading.errors))
        const { subject, message } = reading.message
        expect(subject.length).toBeLessThanOrEqual(LONGEST.subject)
        expect(message).toContain(`${translator(lang)('pages.reservation.nights')}: ${long}\n`)
        for (const date of [checkin, checkout]) expect(message).toContain(showDate(date))
        expect(message.split('\n').length, 'no name begins a line of its own').toBeLessThanOrEqual(6)
      },
    ),
  )
})
