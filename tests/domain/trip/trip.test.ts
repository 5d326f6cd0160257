import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { selectionIn } from '../../../src/features/compare/selection.ts'
import { choicesIn } from '../../../src/features/hotels/select.ts'
import { tripIn, tripQuery } from '../../../src/domain/trip/trip.ts'
import { saysGrown } from '../../../src/domain/trip/said.ts'
import { parametersOf, QUERIED_SAMPLES, queriesOf } from '../../harness/queries.ts'
import { trips } from './trips.ts'

const read = (query: string) => tripIn(new URLSearchParams(query))
const NONE = { ages: [], wishes: {} }

describe('the address of a trip', () => {
  test('says it so that it is read as it was', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        expect(read(tripQuery(trip).toString())).toEqual(trip)
      }),
    )
  })

  test('is one address, in whatever order its parts stand, but for the children', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const written = tripQuery(trip)
        const mixed = new URLSearchParams([...written].filter(([name]) => name !== 'age').reverse())
        for (const age of trip.ages) mixed.append('age', String(age))
        expect(tripQuery(tripIn(mixed)).toString()).toBe(written.toString())
      }),
    )
  })

  test('is read from any query without an error, and written again it says the same', () => {
    const samples = QUERIED_SAMPLES.filter(({ locale }) => locale === 'tr')
    const any = queriesOf({
      values: Object.assign({}, ...samples.map(({ values }) => values), {
        checkin: ['2027-06-12', '12.06.2027'],
        checkout: ['2027-06-19', '1.1.2020'],
        childages: ['2020-09-03,2024-01-01', ',,', '31.02.2020'],
        month: ['2027-07', '2027-13'],
        nights: ['7', '0'],
      }) as Record<string, string[]>,
    })
    fc.assert(
      fc.property(any, (query) => {
        const trip = tripIn(parametersOf(query))
        const written = tripQuery(trip)
        expect(tripIn(written)).toEqual(trip)
        expect(written.toString().length).toBeLessThan(70_000)
      }),
    )
  })

  test('has ages, never birth dates', () => {
    const birth = fc.date({ min: new Date('2016-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.array(birth, { minLength: 1, maxLength: 3 }), trips, (births, { wishes }) => {
        const days = births.map((each) => each.toISOString().slice(0, 10))
        const trip = tripIn(
          new URLSearchParams([
            ['checkin', '2027-06-12'],
            ['childages', days.join(',')],
            ...tripQuery({ ages: [], wishes }),
          ]),
        )
        const written = tripQuery({ ...trip, wishes: {} }).toString()
        for (const day of days) expect(written).not.toContain(day)
        expect(trip.children).toBe(days.length)
      }),
    )
    expect(read('checkin=2027-09-02&childages=2020-09-03,2024-01-01&child=3')).toMatchObject({
      children: 3,
      ages: [6, 3],
    })
    // Without a day nobody knows how old they will be.
    expect(read('childages=2020-09-03')).toEqual({ ...NONE, children: 1 })
  })

  test.each([
    ['room-adults=2&room-children=3', { adults: 2, children: 3 }],
    ['adult=2&child=3', { adults: 2, children: 3 }],
    ['age=4&age=9', { children: 2, ages: [4, 9] }],
    ['child=3&age=4&age=9', { children: 3, ages: [4, 9] }],
    ['child=1&age=4&age=9', { children: 2, ages: [4, 9] }],
    ['room-adults=4&adult=2', { adults: 4 }],
    ['room-adults=&adult=2', { adults: 2 }],
    ['checkInDate=12.06.2027&checkOutDate=19.06.2027', { arrival: '2027-06-12', departure: '2027-06-19' }],
    ['checkin=2027-06-12&checkout=2027-06-12', { arrival: '2027-06-12' }],
    ['month=2027-07&nights=7', { month: '2027-07', nights: 7 }],
    ['month=2027-07&checkin=2027-06-12', { arrival: '2027-06-12' }],
    [
      'kids=1&region=SIDE&region=BELEK&hall=0200',
      { wishes: { region: ['BELEK', 'SIDE'], kids: ['1'], hall: ['200'] } },
    ],
  ])('may have any of the names of its parts: %s', (query, part) => {
    expect(read(query)).toEqual({ ...NONE, ...part })
  })

  test('R5.38 ages are whole years of at most three children; who is older is an adult, and a fourth child still counts', () => {
    expect(read('age=&age=0&age=11&age=-1&age=x&age=4.5&age=007').ages).toEqual([0, 11])
    expect(read('adult=2&child=2&age=4&age=12')).toEqual({ ...NONE, adults: 3, children: 1, ages: [4] })
    expect(read('age=17')).toEqual({ ...NONE, adults: 3 })
    expect(read('adult=2&child=2&age=12, 4')).toEqual(read('adult=2&child=2&age=4&age=12'))
    const days = 'checkin=2027-07-11&checkout=2027-07-18'
    const says = (query: string) => saysGrown(new URLSearchParams(query))
    expect(['age=4,12', `childages=01.05.2014&${days}`, `childages=2022-05-01&amp;age=13`].every(says)).toBe(true)
    expect(['age=11', `childages=2016-05-01&${days}`, 'childages=soon', ''].some(says)).toBe(false)
    expect(read('age=1&age=2&age=3&age=4')).toEqual({ ...NONE, children: 4, ages: [1, 2, 3] })
    expect(read('q=4')).toEqual(NONE)
  })

  test.each([
    '',
    'adult=two&child=-1',
    'room-adults=0',
    'month=07.2027&nights=7',
    'nights=7',
    'checkout=2027-06-12',
    'hall=1e3',
  ])('says nothing where it is nonsense: %s', (query) => {
    expect(read(query)).toEqual(NONE)
    expect(tripQuery(read(query)).size).toBe(0)
  })
})

test('list, comparison and day understand a trip under the names of each other', () => {
  const offered = { room: [], kids: ['1'] }
  const asked = ['room-adults=2&room-children=2&kids=1', 'adult=2&child=2&kids=1', 'adult=2&age=4&age=9&kids=1']
  for (const query of asked.map((each) => new URLSearchParams(each))) {
    expect(choicesIn(query, offered), query.toString()).toEqual({ room: ['2-2'], kids: ['1'] })
    expect(selectionIn(query).said, query.toString()).toMatchObject({ adults: 2, children: 2 })
  }
  fc.assert(
    fc.property(trips, (trip) => {
      const query = tripQuery(trip)
      const { adults = 0, children = 0 } = trip
      expect(choicesIn(query, { room: [] })).toEqual(adults || children ? { room: [`${adults}-${children}`] } : {})
      expect(selectionIn(query).said).toEqual({
        ...trip,
        adults: adults || 2,
        children: children,
        wishes: {},
      })
    }),
  )
})
