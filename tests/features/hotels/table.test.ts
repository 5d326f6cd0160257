/** What records say of a hotel, and which facets tell hotels apart. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardFacts } from '../../../src/features/hotels/card-facts.ts'
import type { CardFact } from '../../../src/views/view.ts'
import { largestHall, largestRoom, offeredBy, valuesOf, type HotelRecords } from '../../../src/features/hotels/table.ts'
import { translator } from '../../../src/i18n/index.ts'

interface Parts extends Partial<Omit<HotelRecords, 'options' | 'pages'>> {
  options?: Record<string, string | undefined>
  pages?: string[]
  regionCode?: string
}

const hotel = ({ options = {}, pages = [], regionCode, ...parts }: Parts = {}): HotelRecords => ({
  property: { id: 1, name: 'Koy', slug: 'koy', ...(regionCode && { regionCode }) },
  options: new Map(Object.entries(options).flatMap(([key, value]) => (value ? [[key, value] as const] : []))),
  pages: new Set(pages),
  rooms: [],
  readings: {},
  halls: [],
  ...parts,
})

const codes = { way: [], page: [], atAirport: [] }

describe('a hotel', () => {
  test('has what its pages, options, rooms and tables say', () => {
    const values = valuesOf(
      hotel({
        regionCode: 'SIDE',
        pages: ['aquapark', 'kids', 'spa'],
        rooms: [
          { maxAdults: 2, maxChildren: 2 },
          { maxAdults: 4 },
          { maxAdults: 2, maxChildren: 1 },
          { maxAdults: 3, maxChildren: 2 },
          {},
        ],
        readings: {
          beachMetres: 150,
          grounds: ['pebble'],
          airport: { minutes: 45, codes },
          guests: { from: 16, words: '' },
        },
        halls: [1600, 120],
      }),
    )
    expect(values).toEqual({
      ...{ region: ['SIDE'], sea: ['1'], beach: ['pebble'], airport: ['1'], aquapark: ['1'], kids: ['1'], spa: ['1'] },
      ...{ adults: ['1'], room: ['4-0', '3-2'], hall: ['1600'] },
    })
  })

  test('has nothing of what is not known or too far', () => {
    expect(valuesOf(hotel())).toEqual({})
    const readings = { beachMetres: 151, airport: { minutes: 46, codes }, guests: { from: 15, words: '' } }
    expect(valuesOf(hotel({ readings }))).toEqual({})
    expect(largestHall(hotel())).toBe(0)
    expect(largestRoom(hotel())).toBeUndefined()
  })
})

describe('what is offered', () => {
  test('is what some hotels have and others have not', () => {
    const hotels = [
      { region: ['KEMER'], spa: ['1'], beach: ['sand', 'pebble'], kids: ['1'], room: ['2-2'], hall: ['80'] },
      { region: ['SIDE'], spa: ['1'], beach: ['sand'], room: ['2-2'] },
      { region: ['SIDE'], spa: ['1'], beach: ['sand'], room: ['2-2'] },
    ]
    expect(offeredBy(hotels)).toEqual({ region: ['KEMER', 'SIDE'], beach: ['pebble'], kids: ['1'], hall: ['80'] })
  })

  test('is nothing of one hotel, or of hotels that are alike', () => {
    expect(offeredBy([])).toEqual({})
    expect(offeredBy([{ sea: ['1'], hall: ['80'] }])).toEqual({})
    expect(offeredBy([{ sea: ['1'] }, { sea: ['1'] }])).toEqual({})
  })
})

describe('the rows of a card', () => {
  const t = translator('en')
  const inWords = { room: (adults: number, children: number) => `${adults} + ${children}`, seats: String }
  const OPTIONS = {
    BEACH: ['sand', 'pebbles'],
    BEACH_DISTANCE: ['40 m', 'directly on the sea'],
    AIRPORT_DISTANCE: ['40 minutes', '70 km'],
    BOARD: ['all inclusive', 'half board'],
    SEASON: ['all year', 'summer'],
    ROOMS: ['90', '300'],
  }
  const anyHotel = fc
    .record({
      options: fc.record(
        mapValues(OPTIONS, (values) => fc.constantFrom(...values)),
        { requiredKeys: [] },
      ),
      pages: fc.subarray(['aquapark', 'kids', 'spa']),
      rooms: fc.array(
        fc.record({ maxAdults: fc.integer({ min: 1, max: 6 }), maxChildren: fc.integer({ min: 0, max: 3 }) }),
      ),
      readings: fc.record({ guests: fc.constant({ from: 16, words: '' }) }, { requiredKeys: [] }),
      halls: fc.array(fc.integer({ min: 10, max: 900 })),
    })
    .map(hotel)
  const ORDER = ['Walk to the beach', 'Beach', 'Airport', 'Largest room', 'Season', 'Board', 'Rooms', 'Largest hall']
  const usual = (facts: CardFact[]) => facts.filter(({ isExtra }) => !isExtra)

  test('are in the same order on each card, four at most, and none without a value', () => {
    fc.assert(
      fc.property(fc.array(anyHotel, { minLength: 1, maxLength: 6 }), (hotels) => {
        const cards = cardFacts(hotels, t, inWords).map(usual)
        const labels = ORDER.filter((label) => cards.flat().some((fact) => fact.label === label))
        for (const facts of cards) {
          expect(facts.length).toBeLessThanOrEqual(4)
          expect(facts.every(({ value }) => value)).toBe(true)
          expect(facts.map(({ label }) => label)).toEqual(
            labels.filter((label) => facts.some((fact) => fact.label === label)),
          )
        }
      }),
    )
  })

  test('have a row of each facet but the region that a hotel can be chosen by, and only once', () => {
    fc.assert(
      fc.property(fc.array(anyHotel, { minLength: 1, maxLength: 6 }), (hotels) => {
        for (const [index, facts] of cardFacts(hotels, t, inWords).entries()) {
          const said = facts.flatMap(({ facet, value }) => (facet && value ? [facet] : []))
          expect(new Set(said).size).toBe(said.length)
          expect(said).toEqual(expect.arrayContaining(Object.keys(valuesOf(hotels[index]!))))
        }
      }),
    )
  })

  test('are those that tell hotels apart before those that are alike', () => {
    const alike = { BEACH: 'sand', BEACH_DISTANCE: '40 m', AIRPORT_DISTANCE: '40 minutes' }
    const hotels = [
      hotel({ options: { ...alike, SEASON: 'all year', BOARD: 'all' } }),
      hotel({ options: { ...alike, SEASON: 'summer', BOARD: 'half' } }),
    ]
    expect(cardFacts(hotels, t, inWords).map((facts) => usual(facts).map(({ label }) => label))).toEqual(
      Array.from({ length: 2 }, () => ['Walk to the beach', 'Beach', 'Season', 'Board']),
    )
  })
})

const mapValues = <V, R>(of: Record<string, V>, made: (value: V) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, made(value)]))
