/** What the visit keeps of a trip, whichever page it was said on. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBar, withKept, writeStay } from '../../../src/features/booking/rules/query.ts'
import {
  carriedOn,
  withAddress,
  withSaid,
  withStay,
  withTrip,
  type CarriedPage,
  type TripPage,
} from '../../../src/domain/trip/kept.ts'
import { stayOf } from '../../../src/domain/trip/said.ts'
import { tripIn, tripQuery, type Trip } from '../../../src/domain/trip/trip.ts'
import { parametersOf, queriesOf } from '../../harness/queries.ts'
import { trips } from './trips.ts'

const NOW = Date.parse('2027-06-01T09:00:00Z')
const PAGES: TripPage[] = ['hotels', 'compare', 'day']
const STAY = 'adult=2&child=2&checkin=2027-06-12&checkout=2027-06-19&childages=2020-09-03,2017-02-01'

const query = (text: string) => new URLSearchParams(text)
const said = (kept: string, page: TripPage, text: string, isChanged = false) =>
  withSaid(kept, { page, query: query(text), isChanged, today: '1900-01-01' })
const carried = (kept: string, page: CarriedPage, link = '') => carriedOn(query(link), page, kept).toString()
const bar = (kept: string) =>
  readBar(withKept(query(''), String(stayOf(query(kept)))), { slugs: [], selected: '', seasons: {} }, NOW)

const opened = (kept: string, address: string) => withAddress(kept, query(address), '2027-06-01')

describe('what an address says of who travels and when', () => {
  test('replaces what the visit had, and takes nothing else', () => {
    expect(opened(`${STAY}&sea=1`, 'adult=1&child=1&age=15')).toBe(
      'checkin=2027-06-12&checkout=2027-06-19&adult=2&child=0&sea=1',
    )
    expect(opened('adult=2&child=2&age=4&age=9', 'adult=3')).toBe('adult=3&child=0')
    expect(opened('adult=2&child=1&age=4', 'checkInDate=12.06.2027&checkOutDate=19.06.2027&utm_source=a')).toBe(
      'checkin=2027-06-12&checkout=2027-06-19&adult=2&child=1&age=4',
    )
    expect(opened('checkin=2027-06-12&adult=2', 'month=2027-09&nights=7')).toBe('month=2027-09&nights=7&adult=2')
    expect(opened('', 'checkin=2027-07-05')).toBe('checkin=2027-07-05')
    expect(opened('', 'utm_source=a')).toBe('')
  })

  test('is not said of days that have gone by', () => {
    expect(opened('', 'checkin=2027-05-05&checkout=2027-05-12')).toBe('')
    expect(opened('checkin=2027-06-12', 'month=2027-05')).toBe('checkin=2027-06-12')
    expect(opened('', 'checkin=soon&adult=3')).toBe('adult=3&child=0')
  })

  test('takes back neither birth dates nor ages that it cannot say', () => {
    expect(opened(STAY, 'adult=2&child=2&checkin=2027-06-12&checkout=2027-06-19')).toBe(opened(STAY, ''))
    expect(tripIn(query(opened(STAY, 'adult=3&child=2&checkin=2028-06-12'))).ages).toEqual([7, 11])
  })

  test('of a whole trip but its wishes is that trip', () => {
    fc.assert(
      fc.property(trips, trips, (trip, before) => {
        const { adults, children } = trip
        // One without ages takes back none of as many children.
        fc.pre(adults !== undefined && children !== undefined && (trip.ages.length > 0 || before.ages.length === 0))
        const address = tripQuery({ ...trip, wishes: {} })
        const after = tripIn(query(withAddress(String(tripQuery(before)), address, '1900-01-01')))
        expect({ ...after, wishes: {} }).toMatchObject(tripIn(address))
        expect(after.wishes).toEqual(before.wishes)
      }),
    )
  })
})

describe('what is said on one page', () => {
  test('is what the others begin with, and nothing of it is lost on the way', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const kept = tripQuery(trip).toString()
        for (const page of PAGES) expect(said(kept, page, carried(kept, page)), page).toBe(kept)
        const after = tripIn(query(withStay(kept, writeStay(bar(kept)))))
        expect(after).toEqual(trip)
      }),
    )
  })

  test('of the list and the comparison are the days of their address, too', () => {
    for (const page of ['hotels', 'compare'] as const) {
      expect(said('adult=2', page, 'checkin=2027-07-10&checkout=2027-07-17')).toBe(
        'checkin=2027-07-10&checkout=2027-07-17&adult=2',
      )
      expect(tripIn(query(said(STAY, page, 'checkin=2028-06-12'))).ages).toEqual([7, 11])
      expect(said('checkin=2027-07-10&adult=2', page, 'sea=1')).toMatch(/^checkin=2027-07-10&adult=2/)
    }
  })

  test('of the list is the party and the wishes; taken back there, they are gone', () => {
    const kept = said('', 'hotels', 'kids=1&room-adults=2&room-children=3')
    expect(kept).toBe('adult=2&child=3&kids=1')
    expect(carried(kept, 'compare', 'hotel=a')).toBe('hotel=a&adult=2&child=3')
    expect(carried(kept, 'hotels')).toBe('kids=1&room-adults=2&room-children=3')
    expect(carried(kept, 'hotels', 'region=SIDE')).toBe('region=SIDE&room-adults=2&room-children=3')
    expect(bar(kept).guests).toMatchObject({ adult: 2, child: [{}, {}, {}] })
    expect(said(kept, 'hotels', 'room-adults=2&room-children=3', true)).toBe('adult=2&child=3')
    expect(said(kept, 'hotels', '', true)).toBe('')
    // An address that merely says less takes nothing back.
    expect(said(kept, 'hotels', 'sea=1')).toBe('adult=2&child=3&sea=1')
  })

  test('of the comparison is the party', () => {
    expect(said('age=4&kids=1', 'compare', 'hotel=a&adult=3&child=2')).toBe('adult=3&child=2&age=4&kids=1')
    expect(said('adult=3&child=2&age=4', 'compare', 'hotel=a')).toBe('adult=3&child=2&age=4')
    expect(said('adult=3&child=2&age=4&age=9', 'compare', 'hotel=a&adult=3&child=1')).toBe('adult=3&child=1&age=4')
  })

  test('of the day is the ages, and how many children there are', () => {
    expect(said('', 'day', 'age=9&age=4')).toBe('child=2&age=9&age=4')
    expect(said('adult=2&child=3&age=4', 'day', 'age=4')).toBe('adult=2&child=3&age=4')
    expect(said('adult=2&child=3&age=4', 'day', 'age=4&age=7')).toBe('adult=2&child=2&age=4&age=7')
    expect(said('adult=2&child=2&age=4&age=7', 'day', '', true)).toBe('adult=2')
    expect(carried('adult=2&child=2&age=4&age=7', 'day')).toBe('age=4&age=7')
  })

  test('goes with links to pages that answer people and days, without wishes', () => {
    expect(carried('checkin=2027-06-12&checkout=2027-06-19&adult=2&child=1&age=4&kids=1', 'answering')).toBe(
      'age=4&adult=2&child=1&checkin=2027-06-12&checkout=2027-06-19',
    )
    expect(carried('month=2027-07&nights=7&adult=2', 'answering')).toBe('adult=2&month=2027-07&nights=7')
  })

  test('goes with its very days to the list, whose seasons they meet or not', () => {
    const days = 'checkin=2027-06-28&checkout=2027-07-05'
    expect(carried(`${days}&adult=2`, 'hotels')).toBe(`${days}&room-adults=2`)
    expect(carried('month=2027-07&nights=7', 'hotels')).toBe('month=2027-07&nights=7')
  })

  test('goes to a form of a reservation as a whole stay or not at all', () => {
    const stay = 'checkin=2027-06-12&checkout=2027-06-19'
    expect(carried(`${stay}&adult=2&child=1&age=4`, 'reservation', 'room=7')).toBe(
      `room=7&${stay}&adult=2&child=1&age=4`,
    )
    expect(carried(`${stay}&adult=1&child=2&age=4&age=15`, 'reservation')).toBe(`${stay}&adult=2&child=1&age=4`)
    for (const part of [stay, 'adult=2', 'checkin=2027-06-12&adult=2']) expect(carried(part, 'reservation')).toBe('')
  })

  test('of the search is dates and guests; those that nobody chose are not said', () => {
    expect(withStay('', 'checkin=2027-06-12&checkout=2027-06-19&adult=2&child=0')).toBe(
      'checkin=2027-06-12&checkout=2027-06-19',
    )
    expect(withStay('kids=1&child=2&age=4&age=9', 'adult=2&child=2')).toBe('child=2&age=4&age=9&kids=1')
    expect(withStay('kids=1&adult=2&child=2&age=4&age=9', 'adult=1&child=1')).toBe('adult=1&child=1&age=4&kids=1')
    expect(carried(withStay('', STAY), 'day')).toBe('age=6&age=10')
    expect(withStay('month=2027-07&nights=7', 'adult=3&child=0')).toBe('month=2027-07&nights=7&adult=3&child=0')
  })
})

describe("children's birth dates", () => {
  const kept = withStay('', STAY)
  test('are those of children who still travel', () => {
    expect(said(kept, 'day', 'age=10&age=3')).toContain('&child=2&age=10&age=3&')
    expect(query(said(kept, 'day', 'age=10&age=3')).get('childages')).toBe('2017-02-01')
    expect(query(said(kept, 'compare', 'adult=2&child=1')).get('childages')).toBe('2020-09-03')
    expect(query(said(kept, 'compare', 'adult=2&child=0')).has('childages')).toBe(false)
  })

  test('are taken back by a filter of the list that had their children', () => {
    const [others, births] = kept.split('&childages=')
    expect(said(kept, 'hotels', 'kids=1', true)).toBe(`${others}&kids=1&childages=${births}`)
    const before = query(carried(kept, 'hotels'))
    const after = {
      page: 'hotels',
      query: query('room-adults=2'),
      before,
      isChanged: true,
      today: '1900-01-01',
    } as const
    expect(withSaid(kept, after)).toBe('checkin=2027-06-12&checkout=2027-06-19&adult=2')
  })

  test('are those of children who are as old as before, once all of the trip is said anew', () => {
    const trip = tripIn(query(kept))
    const anew = (part: object) => query(withTrip(kept, { ...trip, ...part }))
    expect(anew({}).toString()).toBe(query(kept).toString())
    expect(anew({ ages: [6, 4] }).get('childages')).toBe('2020-09-03')
    expect(anew({ ages: [6, 4] }).getAll('age')).toEqual(['6', '4'])
    expect(anew({ children: 0, ages: [] }).has('childages')).toBe(false)
    // On another day they give other ages; a child that grew up has none.
    expect(tripIn(anew({ arrival: '2027-09-12', departure: '2027-09-19' })).ages).toEqual([7, 10])
    const later = anew({ arrival: '2029-06-12', departure: '2029-06-19' })
    expect([tripIn(later).ages, later.get('childages')]).toEqual([[8], '2020-09-03'])
  })

  test('outlive days that are taken back and said again', () => {
    const { arrival, departure, ...dateless } = tripIn(query(kept))
    const without = withTrip(kept, dateless)
    expect(tripIn(query(without))).toMatchObject({ ages: [6, 10] })
    const said = tripIn(query(without))
    const again = (part: object) => query(withTrip(without, { ...said, arrival, departure, ...part } as Trip))
    expect(again({}).toString()).toBe(query(kept).toString())
    // Half a year later both have had their birthdays.
    const later = again({ arrival: '2028-03-01', departure: '2028-03-08' })
    expect([tripIn(later).ages, later.get('childages')]).toEqual([[7, 11], '2020-09-03,2017-02-01'])
    // Another child has no birth date.
    expect(again({ ages: [3, 10] }).get('childages')).toBe('2017-02-01')
    expect(again({ children: 0, ages: [] }).has('childages')).toBe(false)
    expect(query(withTrip(without, { ...said, ages: [3, 10] })).has('childages')).toBe(false)
  })

  test('are in no link', () => {
    for (const page of [...PAGES, 'week', 'answering', 'reservation'] as const)
      expect(carried(kept, page, 'hotel=a')).not.toMatch(/childages|2020|2017/)
  })
})

test('R5.38 a trip kept from before with a child of 15 has an adult more, for the search and every page', () => {
  const kept = 'adult=2&child=2&age=4&age=15'
  expect(bar(kept).guests).toMatchObject({ adult: 3, child: [{}] })
  expect(carried(kept, 'compare')).toBe('age=4&adult=3&child=1')
  expect(withStay(kept, writeStay(bar(kept)))).toBe('adult=3&child=1&age=4')
  expect(said('', 'day', 'room-adults=2&room-children=2&age=12&age=4')).toBe('adult=3&child=1&age=4')
  // A birth date of a twelve-year-old is mended where the stay is asked for.
  const born = 'checkin=2027-07-11&checkout=2027-07-18&adult=2&child=2&childages=2014-05-01%2C2022-05-01'
  for (const page of PAGES) expect(said(born, page, 'adult=2&child=2&age=5'), page).toBe(born)
})

test('whatever the store and an address say, both are read without an error', () => {
  const values = {
    age: ['4', '15', '18'],
    child: ['0', '2', '9999'],
    adult: ['0', '3'],
    'room-adults': ['2'],
    kids: ['1'],
    checkin: ['2027-06-12'],
    childages: ['2020-09-03,,x', '2031-01-01'],
  }
  const any = queriesOf({ values })
  fc.assert(
    fc.property(any, any, fc.constantFrom(...PAGES), fc.boolean(), (kept, asked, page, isChanged) => {
      const store = parametersOf(kept).toString()
      const next = withSaid(store, { page, query: parametersOf(asked), isChanged, today: '2027-06-01' })
      expect(tripQuery(tripIn(query(next))).toString()).not.toContain('childages')
      expect(() => [
        withStay(store, asked),
        stayOf(query(next)),
        carriedOn(parametersOf(asked), page, next),
      ]).not.toThrow()
    }),
  )
})
