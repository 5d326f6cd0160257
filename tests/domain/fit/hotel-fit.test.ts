/** Whether a hotel suits a trip, and why. */
import { describe, expect, test } from 'vitest'
import { beddingIn } from '../../../src/provider/read/beds.ts'
import { hotelFit, hotelReasons } from '../../../src/domain/fit/hotel-fit.ts'
import { partyOf } from '../../../src/domain/fit/party.ts'
import { roomFit } from '../../../src/domain/fit/room-fit.ts'
import { nightsBetween } from '../../../src/domain/trip/dates.ts'
import { tripIn } from '../../../src/domain/trip/trip.ts'
import type { Offer } from '../../../src/views/view.ts'

const TODAY = '2027-06-04'

const OFFER: Offer = {
  rooms: [
    { id: 1, name: 'Small', maxAdults: 2, maxChildren: 1 },
    { id: 2, name: 'Large', maxAdults: 3, maxChildren: 2 },
  ],
  season: { said: 'April to October', dates: { from: '04-01', until: '10-31' } },
  groups: [
    { name: 'Ducks', note: '4–7 years', rule: { ages: { from: 4, to: 7 } } },
    { name: 'Foxes', note: '8–12 years', rule: { ages: { from: 8, to: 12 } } },
  ],
  slides: [{ name: 'Raft', note: '120 cm', rule: { height: 120 } }],
}

const reasons = (query: string, offer: Offer = OFFER) => hotelReasons(offer, tripIn(new URLSearchParams(query)), TODAY)
const verdicts = (query: string, offer: Offer = OFFER) =>
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

describe('R5.36 a room', () => {
  const BABY_ROOM = { maxAdults: 2, maxChildren: 2, beds: 'Double bed, single bed and cot' }
  test.each([
    [BABY_ROOM, 'adult=2&age=1&age=6', 'yes', []],
    [BABY_ROOM, 'adult=2&age=4&age=9', 'unsaid', [4]],
    [{ ...BABY_ROOM, beds: 'Bed with a view' }, 'adult=2&age=4&age=9', 'yes', undefined],
    [
      { maxAdults: 3, maxChildren: 3, beds: '1 double bed, 1 bunk bed' },
      'adult=3&child=3',
      'unsaid',
      ['child', 'child'],
    ],
    [{ maxAdults: 2, maxChildren: 1, beds: 'One double bed' }, 'adult=2&age=0', 'unsaid', [0]],
    [{ beds: 'One double bed' }, 'adult=9', 'unsaid', undefined],
  ])('%o suits %s: %s', ({ beds, ...limits }, query, fit, left) => {
    const verdict = roomFit({ ...limits, bedding: beddingIn(beds) }, partyOf(tripIn(new URLSearchParams(query)))!)
    expect([verdict.fit, verdict.sleeping?.left]).toEqual([fit, left])
  })

  test('says by how much it does not fit', () => {
    const party = { adults: 3, children: 1, ages: [] }
    expect(roomFit({ maxAdults: 2 }, party)).toEqual({ fit: 'no', over: { adults: 1, children: 1 } })
  })
})

describe('a hotel', () => {
  test.each([
    ['crystal-waterworld', 'checkin=2027-07-12&checkout=2027-07-19', ['2027-07-11 7', '2027-07-18 7']],
    ['crystal-waterworld', 'checkin=2027-07-12', ['2027-07-11 7', '2027-07-18 7']],
    ['crystal-waterworld', 'checkin=2027-07-14&checkout=2027-07-17', ['2027-07-11 7', '2027-07-18 7']],
    ['crystal-waterworld', 'month=2027-07&nights=5', ['2027-07-04 7', '2027-07-11 7']],
    ['crystal-palace', 'checkin=2027-06-28&checkout=2027-07-05', ['2027-06-23 7', '2027-06-26 7']],
    ['crystal-admiral', 'checkin=2027-07-12&checkout=2027-07-15', ['2027-07-10 5', '2027-07-12 5']],
  ])('R5.37 %s has its own days for %s, and names the nearest that it sells: %j', (slug, query, nearest) => {
    const asked = reasons(query, { ...OFFER, slug })
    expect(hotelFit(asked)).toBe('no')
    const stays = asked.flatMap((reason) => (reason.name === 'days' ? reason.stays : []))
    expect(stays.map(({ checkIn, checkOut }) => `${checkIn} ${nightsBetween(checkIn, checkOut)}`)).toEqual(nearest)
  })

  test.each([
    ['crystal-waterworld', 'checkin=2027-07-11&checkout=2027-07-18'],
    ['crystal-waterworld', 'checkin=2027-06-14&checkout=2027-06-21'],
    ['crystal-waterworld', 'month=2027-07&nights=7'],
    ['crystal-centro', 'checkin=2027-07-12&checkout=2027-07-15'],
  ])('R5.37 %s sells %s', (slug, query) => expect(hotelFit(reasons(query, { ...OFFER, slug }))).toBe('yes'))

  test('R5.37 the nearest stays are neither over nor out of season', () => {
    const offer = {
      ...OFFER,
      slug: 'crystal-waterworld',
      season: { said: '', dates: { from: '04-01', until: '07-18' } },
    }
    const [days] = hotelReasons(offer, tripIn(new URLSearchParams('checkin=2027-07-12')), '2027-07-12').slice(-1)
    expect(days).toMatchObject({ name: 'days', stays: [] })
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
    expect(verdicts('adult=2&child=1', { ...OFFER, guestAge: 16 })).toMatchObject({ guests: 'no' })
    expect(verdicts('adult=2&child=1', { ...OFFER, guestAge: 6 })).toMatchObject({ guests: 'unsaid' })
  })

  test('whose records say less answers less, and is not said to be unfit', () => {
    const silent: Offer = { rooms: [{ id: 1, name: 'Room' }], groups: [], slides: [] }
    const asked = 'adult=2&age=5&checkin=2027-07-01'
    expect(verdicts(asked, silent)).toEqual({ room: 'unsaid', season: 'unsaid', club: 'unsaid', slides: 'unsaid' })
    expect(hotelFit(reasons(asked, silent))).toBe('unsaid')
    const unread: Offer = {
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
