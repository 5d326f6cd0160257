import { describe, expect, test } from 'vitest'
import { compared, hotelRows, roomRows, type Asked, type Row } from '../../../src/features/compare/rows.ts'
import type { HotelFacts } from '../../../src/features/facts/schema.ts'
import { translator } from '../../../src/i18n/index.ts'

const t = translator('en')
const FAMILY: Asked = {
  question: {
    trip: { adults: 2, children: 2, ages: [4, 9], wishes: {} },
    party: { adults: 2, children: 2, ages: [4, 9] },
    today: '2027-06-04',
    language: { locale: 'en', t },
  },
  offers: {},
}

function hotel(more: Partial<HotelFacts> = {}): HotelFacts {
  return {
    $schema: 'https://example.com/facts/schema.json',
    id: 1,
    name: 'Bay',
    slug: 'bay',
    language: 'en',
    url: 'https://example.com/en/hotels/bay',
    languages: {},
    reservation: { phone: '+90' },
    checkIn: '14:00',
    checkOut: '12:00',
    features: [],
    pages: [],
    rooms: [],
    outlets: [],
    events: [],
    ...more,
  }
}
const room = (name: string, more: object) => ({ id: 1, slug: name.toLowerCase(), name, ...more })
const cellsOf = (rows: Row[], label: string) =>
  rows.find((row) => row.label === label)?.cells.map((cell) => cell.map(({ text }) => text).join(', '))

describe('hotels', () => {
  test('a row is there where one of them has it, and says nothing of the others', () => {
    const option = (key: string, value: string) => ({ features: [{ key, label: key, value }] })
    const rows = hotelRows(
      [hotel(option('BEACH', 'sand')), hotel({ stars: 5 }), hotel(option('AIRPORT_DISTANCE', '49 km'))],
      FAMILY,
    )
    // A hotel that tells how far its airport is, and of no beach, is not by the sea.
    expect(cellsOf(rows, 'BEACH')).toEqual(['sand', '', t('compare.noSea')])
    expect(cellsOf(rows, 'Class')).toEqual(['', 'five stars', ''])
    expect(cellsOf(rows, t('facts.checkOut'))![0]).toBe(t('house.checkOut', { time: '12:00' }))
    expect(rows.map(({ label }) => label)).not.toContain('Region')
    expect(rows.map(({ label }) => label)).not.toContain('Aquapark')
  })

  test('R5.36 what suits the party is in the hotel’s order, and a hotel says so if nothing does', () => {
    const rooms = [
      room('Suite', { sizeM2: 60, maxAdults: 4, maxChildren: 2 }),
      room('Family', {
        sizeM2: 35,
        maxAdults: 2,
        maxChildren: 2,
        url: 'https://example.com/en/hotels/bay/rooms/family',
      }),
      room('Double', { sizeM2: 20, maxAdults: 2, maxChildren: 1 }),
      room('Baby', { sizeM2: 25, maxAdults: 2, maxChildren: 2, bedding: [['double', 'single', 'cot']] }),
      room('Villa', { sizeM2: 90, maxAdults: 6, maxChildren: 2 }),
      room('House', { maxAdults: 6, maxChildren: 3 }),
    ]
    const rows = hotelRows(
      [hotel({ rooms }), hotel({ rooms: rooms.slice(2, 3) }), hotel({ rooms: rooms.slice(2, 4) }), hotel()],
      FAMILY,
    )
    const [fitting] = rows
    expect(fitting!.label).toBe('Room for 2 adults, 2 children')
    expect(fitting!.cells[0]).toEqual([
      { text: 'Suite' },
      { text: 'Family', href: '/en/hotels/bay/rooms/family' },
      { text: 'Villa' },
      { text: '1 more' },
    ])
    expect(fitting!.cells.slice(1)).toEqual([
      [{ text: 'Not in one room' }],
      [{ text: 'Baby takes you by its limits, but names no bed for: child (4 years)' }],
      [],
    ])
    expect(cellsOf(rows, 'Area')).toEqual(['20–90 m²', '20 m²', '20–25 m²', ''])
  })

  test('included and extra stand in rows of their own', () => {
    const outlet = (name: string, included: boolean) => ({ id: 1, name, group: 'Bars', included, hours: [] })
    const rows = hotelRows([hotel({ outlets: [outlet('Main', true), outlet('Grill', false)] }), hotel()], FAMILY)
    expect(cellsOf(rows, 'Included')).toEqual(['Main', ''])
    expect(cellsOf(rows, 'Extra charge')).toEqual(['Grill', ''])
  })

  test('a page is a yes with the way to it, beside a no', () => {
    const spa = { page: 'spa-and-wellness', url: 'https://example.com/en/hotels/bay/spa-and-wellness' }
    const rows = hotelRows([hotel({ pages: [spa] }), hotel()], FAMILY)
    expect(rows.find(({ label }) => label === 'Spa')?.cells).toEqual([
      [{ text: 'yes', href: '/en/hotels/bay/spa-and-wellness' }],
      [{ text: 'no' }],
    ])
  })
})

test('rooms say their hotel, size, guests, beds and view, and whether the party fits', () => {
  const suite = room('Suite', { sizeM2: 60, maxAdults: 4, maxChildren: 2, beds: '2', view: 'Sea' })
  const rows = roomRows(
    [
      { hotel: hotel(), room: suite },
      { hotel: hotel({ name: 'Cape' }), room: room('Double', { maxAdults: 2 }) },
    ],
    FAMILY,
  )
  expect(rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell.map(({ text }) => text).join())])).toEqual([
    ['Room for 2 adults, 2 children', 'Suits you', '2 children too many.'],
    ['Hotel', 'Bay', 'Cape'],
    ['Area', '60 m²', ''],
    ['Guests', '4 adults, 2 children', '2 adults'],
    ['Beds', '2', ''],
    ['View', 'Sea', ''],
  ])
})

test('R5.36 rows that say the same of all are told apart, but not whether it suits; one column alone has none', () => {
  const row = (label: string, ...texts: string[]): Row => ({ label, cells: texts.map((text) => [{ text }]) })
  const rows = [row('a', '1', '2'), row('b', '1', '1')]
  expect(compared(rows)).toEqual({ different: [rows[0]], equal: [rows[1]] })
  expect(compared([row('a', '1')]).equal).toEqual([])
  const alike = compared(
    hotelRows(
      [1, 2].map(() => hotel({ rooms: [room('Suite', { maxAdults: 2, maxChildren: 2 })] })),
      FAMILY,
    ),
  )
  expect(alike.different.map(({ label }) => label)).toEqual(['Room for 2 adults, 2 children'])
})
