/** A page of the visit, however it was opened, answers the visit's trip. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreedQuery } from '../../../src/features/booking/rules/carried-pages.ts'
import { withAddress, withSaid, type TripPage } from '../../../src/domain/trip/kept.ts'
import { tripIn, tripQuery } from '../../../src/domain/trip/trip.ts'
import { trips } from '../../domain/trip/trips.ts'

const TODAY = '2027-06-01'
const FORMS: TripPage[] = ['hotels', 'compare', 'day', 'week']

/** What the visit keeps once the page was opened at the address. */
const opened = (kept: string, address: URLSearchParams, page: TripPage | 'answering') =>
  page === 'answering' ? withAddress(kept, address, TODAY) : withSaid(kept, { page, query: address, today: TODAY })

const births = fc.constantFrom('', '&childages=2020-09-03', '&childages=2020-09-03,2017-02-01')

test('R2.161 the address that answers the visit’s trip says that trip, and is not changed again', () => {
  fc.assert(
    fc.property(trips, births, trips, fc.constantFrom(...FORMS, 'answering' as const), (before, born, said, page) => {
      const there = { page, isBare: false }
      const address = tripQuery(said)
      const kept = opened(String(tripQuery(before)) + born, address, page)
      const query = agreedQuery(address, there, kept) ?? address
      const later = opened(kept, query, page)
      expect(tripIn(new URLSearchParams(later))).toEqual(tripIn(new URLSearchParams(kept)))
      expect(agreedQuery(query, there, later)).toBeUndefined()
    }),
  )
})

test.each([
  [
    'hotels',
    'utm_source=a',
    'age=4&checkin=2027-07-10&checkout=2027-07-17&kids=1&room-adults=2&room-children=1&utm_source=a',
  ],
  ['hotels', 'kids=1&room-adults=2&child=1&age=4&checkin=2027-07-10&checkout=2027-07-17', undefined],
  [
    'compare',
    'hotel=crystal-flora',
    'hotel=crystal-flora&age=4&adult=2&child=1&checkin=2027-07-10&checkout=2027-07-17',
  ],
  ['day', '', 'age=4'],
  ['week', 'plan=spa.2', 'plan=spa.2&age=4&checkin=2027-07-10&checkout=2027-07-17'],
  ['answering', '', 'age=4&adult=2&child=1&checkin=2027-07-10&checkout=2027-07-17'],
] as const)('R2.161 %s, opened at "%s"', (page, address, query) => {
  const kept = 'checkin=2027-07-10&checkout=2027-07-17&adult=2&child=1&age=4&kids=1'
  expect(agreedQuery(new URLSearchParams(address), { page, isBare: false }, kept)?.toString()).toBe(query)
})
