/** What records say of a hotel, and which facets tell hotels apart. */
import { describe, expect, test } from 'vitest'
import { largestHall, largestRoom, offeredBy, valuesOf, type HotelRecords } from '../../src/facets/table.ts'
import { distinguishingFacts } from '../../src/facets/distinguishing.ts'
import { translator } from '../../src/i18n/index.ts'

interface Parts extends Partial<Omit<HotelRecords, 'options' | 'pages'>> {
  options?: Record<string, string>
  pages?: string[]
  regionCode?: string
}

const hotel = ({ options = {}, pages = [], regionCode, ...parts }: Parts = {}): HotelRecords => ({
  property: { id: 1, name: 'Koy', slug: 'koy', ...(regionCode && { regionCode }) },
  options: new Map(Object.entries(options)),
  pages: new Set(pages),
  rooms: [],
  roomRows: [],
  halls: [],
  ...parts,
})

describe('a hotel', () => {
  test('has what its pages, options, rooms and tables say', () => {
    const values = valuesOf(
      hotel({
        regionCode: 'SIDE',
        options: { BEACH: '90 m, Kies', BEACH_DISTANCE: '150 m', AIRPORT_DISTANCE: '30 km, 45 Minuten' },
        pages: ['aquapark', 'kids', 'spa'],
        rooms: [
          { maxAdults: 2, maxChildren: 2 },
          { maxAdults: 4 },
          { maxAdults: 2, maxChildren: 1 },
          { maxAdults: 3, maxChildren: 2 },
          {},
        ],
        roomRows: [
          ['Anreise', 'ab 14:00 Uhr'],
          ['Alter der Gäste', 'ab 16 Jahren'],
        ],
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
    expect(
      valuesOf(hotel({ options: { BEACH_DISTANCE: '151 m', AIRPORT_DISTANCE: '46 min', BEACH: 'jetty' } })),
    ).toEqual({})
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

describe('the facts on a card', () => {
  const t = translator('en')
  const inWords = { room: (adults: number, children: number) => `${adults} + ${children}`, seats: String }
  const labels = (hotels: HotelRecords[]) =>
    distinguishingFacts(hotels, t, inWords).map((facts) => facts.map(({ label }) => label))
  const all = {
    BEACH: 'sand',
    BEACH_DISTANCE: '40 m',
    AIRPORT_DISTANCE: '40 minutes',
    BOARD: 'all',
    SEASON: 'all year',
  }

  test('are at most three, those that fewest others share, in one order', () => {
    const hotels = [
      hotel({ options: { ...all, ROOMS: '90', BOARD: 'half board' }, halls: [600] }),
      hotel({ options: { ...all, ROOMS: '300', SEASON: 'summer' } }),
      hotel({ options: { ...all, ROOMS: '310' }, rooms: [{ maxAdults: 4 }] }),
    ]
    expect(labels(hotels)).toEqual([
      ['Board', 'Rooms', 'Largest hall'],
      ['Board', 'Season', 'Rooms'],
      ['Board', 'Season', 'Largest room'],
    ])
  })

  test('leave out what all hotels have alike', () => {
    expect(labels([hotel({ options: all }), hotel({ options: all })])).toEqual([[], []])
  })

  test('are the first three of a hotel that has no other beside it', () => {
    expect(labels([hotel({ options: all })])).toEqual([['Beach', 'Walk to the beach', 'Airport']])
  })

  test('that are written otherwise are alike where a guest would call them so', () => {
    const near = hotel({ options: { BEACH_DISTANCE: '40 m', SEASON: 'summer' } })
    const nearer = hotel({ options: { BEACH_DISTANCE: 'directly on the sea', SEASON: 'all year' } })
    expect(labels([near, nearer])).toEqual([['Season'], ['Season']])
  })
})
