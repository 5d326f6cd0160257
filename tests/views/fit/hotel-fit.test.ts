/** Whether a hotel suits a trip, and why. */
import { describe, expect, test } from 'vitest'
import { hotelFit, hotelReasons } from '../../../src/views/fit/hotel-fit.ts'
import { partyOf } from '../../../src/views/fit/party.ts'
import { roomFit } from '../../../src/views/fit/room-fit.ts'
import { tripIn } from '../../../src/views/trip/trip.ts'
import type { OfferView } from '../../../src/views/view.ts'

const OFFER: OfferView = {
  rooms: [
    { id: 1, name: 'Small', maxAdults: 2, maxChildren: 1 },
    { id: 2, name: 'Large', maxAdults: 3, maxChildren: 2 },
  ],
  season: { said: 'April to October', dates: { from: '04-01', until: '10-31' } },
  groups: [
    { name: 'Ducks', note: '4–7 years', rule: '4-7' },
    { name: 'Foxes', note: '8–12 years', rule: '8-12' },
  ],
  slides: [{ name: 'Raft', note: '120 cm', rule: '120cm' }],
}

const reasons = (query: string, offer: OfferView = OFFER) => hotelReasons(offer, tripIn(new URLSearchParams(query)))
const verdicts = (query: string, offer: OfferView = OFFER) =>
  Object.fromEntries(reasons(query, offer).map(({ name, fit }) => [name, fit]))

describe('a party', () => {
  test('is nobody if nobody is said, and the usual adults if only children are', () => {
    expect(partyOf(tripIn(new URLSearchParams('')))).toBeUndefined()
    expect(partyOf(tripIn(new URLSearchParams('room-children=0')))).toBeUndefined()
    expect(partyOf(tripIn(new URLSearchParams('child=2')))).toEqual({ adults: 2, children: 2, ages: [] })
  })

  test('counts who is older than a child of rooms as an adult', () => {
    expect(partyOf(tripIn(new URLSearchParams('adult=2&age=14&age=4')))).toEqual({ adults: 3, children: 1, ages: [4] })
  })
})

test('a room says by how much it does not fit, and nothing if it names no limits', () => {
  expect(roomFit({ maxAdults: 2 }, { adults: 3, children: 1 })).toEqual({ fit: 'no', over: { adults: 1, children: 1 } })
  expect(roomFit({}, { adults: 9, children: 9 }).fit).toBe('unsaid')
})

describe('a hotel', () => {
  test.each([
    ['crystal-waterworld', '2027-07-12', '2027-07-19', 'unsaid'],
    ['crystal-waterworld', '2027-07-11', '2027-07-18', 'yes'],
    ['crystal-waterworld', '2027-06-14', '2027-06-21', 'yes'],
    ['crystal-palace', '2027-06-28', '2027-07-05', 'unsaid'],
    ['crystal-admiral', '2027-07-12', '2027-07-15', 'unsaid'],
    ['crystal-centro', '2027-07-12', '2027-07-15', 'yes'],
  ])('%s has its own days for a stay from %s to %s: %s', (slug, checkIn, checkOut, fit) => {
    const offer = { ...OFFER, slug }
    expect(hotelFit(reasons(`checkin=${checkIn}&checkout=${checkOut}`, offer))).toBe(fit)
    expect(hotelFit(reasons(`checkin=${checkIn}`, offer))).toBe('yes')
  })

  test('is asked only for what the trip says', () => {
    expect(reasons('')).toEqual([])
    expect(verdicts('adult=2')).toEqual({ room: 'yes' })
    expect(verdicts('checkin=2027-07-01')).toEqual({ season: 'yes' })
    expect(verdicts('adult=2&age=5&month=2027-12')).toEqual({ room: 'yes', season: 'no', club: 'yes', slides: 'no' })
  })

  test.each([
    ['adult=3&child=2', 'yes'],
    ['adult=4', 'no'],
    ['adult=2&checkin=2027-10-28&checkout=2027-11-02', 'no'],
    ['adult=2&month=2027-10&nights=7', 'yes'],
    ['adult=2&month=2027-11', 'no'],
  ])('for %s: %s', (query, fit) => {
    expect(hotelFit(reasons(query))).toBe(fit)
  })

  test('for adults takes no children, whatever its rooms say', () => {
    expect(verdicts('adult=2&age=9', { ...OFFER, guestAge: 16 })).toMatchObject({ room: 'yes', guests: 'no' })
    expect(verdicts('adult=2&age=17', { ...OFFER, guestAge: 16 })).toMatchObject({ guests: 'yes' })
    expect(verdicts('adult=2&child=1', { ...OFFER, guestAge: 16 })).toMatchObject({ guests: 'no' })
    expect(verdicts('adult=2&child=1', { ...OFFER, guestAge: 6 })).toMatchObject({ guests: 'unsaid' })
  })

  test('whose records say less answers less, and is not said to be unfit', () => {
    const silent: OfferView = { rooms: [{ id: 1, name: 'Room' }], groups: [], slides: [] }
    const asked = 'adult=2&age=5&checkin=2027-07-01'
    expect(verdicts(asked, silent)).toEqual({ room: 'unsaid', season: 'unsaid', club: 'unsaid', slides: 'unsaid' })
    expect(hotelFit(reasons(asked, silent))).toBe('unsaid')
    const unread: OfferView = {
      ...OFFER,
      season: { said: 'when the sea is warm' },
      groups: [{ name: 'Ducks', note: 'small' }],
    }
    expect(verdicts(asked, unread)).toMatchObject({ season: 'unsaid', club: 'unsaid' })
  })

  test('names the groups that take some of the children, and the ages that none takes', () => {
    expect(reasons('age=5&age=2').find(({ name }) => name === 'club')).toMatchObject({
      fit: 'yes',
      groups: [{ name: 'Ducks' }],
      without: [2],
    })
  })
})
