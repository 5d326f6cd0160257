/** Which halls fit, in which order, and what else there is. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEATINGS } from '../../../src/records/seats.ts'
import type { OfferedHall } from '../../../src/views/view.ts'
import { fittingHalls, hotelOf, nameOf, queryIn, queryOf, waysOut } from '../../../src/features/halls/select.ts'

const SIDE = { hotel: { name: 'Koy' }, region: { code: 'SIDE' } }
const KEMER = { hotel: { name: 'Tepe' }, region: { code: 'KEMER' } }
const HALLS: OfferedHall[] = [
  { ...SIDE, key: 'koy/Large', seats: { theatre: 400, banquet: 260 } },
  { ...SIDE, key: 'koy/Small', seats: { theatre: 120, banquet: 80 } },
  { ...KEMER, key: 'tepe/One', seats: { theatre: 300, classroom: 160 } },
]
const asked = (query: string) => queryIn(new URLSearchParams(query), HALLS)
const found = (query: string) => fittingHalls(HALLS, asked(query)).map((place) => HALLS[place]!.key)
const ways = (query: string) =>
  waysOut(HALLS, asked(query)).map(({ kind, query: other }) => `${kind} ${decodeURIComponent(queryOf(other))}`)

test.each([
  ['', ['koy/Large', 'koy/Small', 'tepe/One']],
  ['persons=100', ['koy/Small', 'tepe/One', 'koy/Large']],
  ['persons=121&seating=theatre', ['tepe/One', 'koy/Large']],
  ['seating=banquet', ['koy/Small', 'koy/Large']],
  ['where=SIDE', ['koy/Large', 'koy/Small']],
  ['where=tepe&persons=300', ['tepe/One']],
  ['where=tepe&persons=301', []],
])('"%s" finds %j', (query, keys) => expect(found(query)).toEqual(keys))

test('where nothing fits: elsewhere, seated differently, two halls of one house, fewer people', () => {
  expect(ways('persons=500')).toEqual(['pair persons=500&where=koy&together=1', 'fewer persons=400'])
  expect(ways('persons=300&where=SIDE&seating=banquet')).toEqual([
    'seating persons=300&seating=theatre&where=SIDE',
    'pair persons=300&seating=banquet&where=koy&together=1',
    'fewer persons=260&seating=banquet&where=SIDE',
  ])
  expect(ways('persons=380&where=tepe')).toEqual(['everywhere persons=380', 'fewer persons=300&where=tepe'])
})

describe('two halls', () => {
  const pairs = (seats: Record<string, number>, persons: number) => {
    const all = Object.entries(seats).map(([name, theatre]) => ({ ...SIDE, key: `koy/${name}`, seats: { theatre } }))
    return waysOut(all, { ...asked(''), persons })
      .filter(({ kind }) => kind === 'pair')
      .map((way) => [...way.halls.map((place) => nameOf(all[place]!)), way.persons])
  }

  test('are the smallest that take all', () =>
    expect(pairs({ Oak: 400, Elm: 300, Ash: 120, Fir: 110 }, 410)).toEqual([['Elm', 'Fir', 410]]))

  test('are those of the three houses that have the least room to spare', () => {
    const all = [500, 410, 430, 420].flatMap((persons, house) =>
      ['Oak', 'Elm'].map((name) => ({ ...SIDE, key: `${house}/${name}`, seats: { theatre: persons / 2 } })),
    )
    const found = waysOut(all, { ...asked(''), persons: 400 }).filter(({ kind }) => kind === 'pair')
    expect(found.map(({ persons }) => persons)).toEqual([410, 420, 430])
  })

  test.each([
    [{ 'A+B': 400, A: 200, B: 190 }, 410],
    [{ 'Iris 1+2': 400, 'Iris 2': 200 }, 410],
    [{ 'GRAND HALL': 400, 'Grand Hall II': 200 }, 410],
  ])('are never one and a part of it: %j', (seats, persons) => expect(pairs(seats, persons)).toEqual([]))

  test('show the halls that share the people, whose number the inquiry keeps', () => {
    expect(found('persons=500&where=koy&together=1')).toEqual(['koy/Small', 'koy/Large'])
    expect(asked('persons=500&where=koy&together=1').persons).toBe(500)
  })

  test.each([
    ['one takes all', 'persons=400&where=koy&together=1'],
    ['two of a house are too small', 'persons=521&where=koy&together=1'],
    ['no house was asked for', 'persons=500&where=SIDE&together=1'],
    ['the house has one alone', 'persons=500&where=tepe&together=1'],
    ['no number was asked for', 'where=koy&together=1'],
  ])('share nothing where %s', (_, query) => expect(queryOf(asked(query))).toBe(query.replace('&together=1', '')))
})

const hall = fc.record({
  key: fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.string({ minLength: 1, maxLength: 5 }))
    .map((parts) => parts.join('/')),
  hotel: fc.constant({ name: 'Any' }),
  region: fc.constantFrom({ code: 'SIDE' }, { code: 'KEMER' }),
  seats: fc
    .dictionary(fc.constantFrom(...SEATINGS), fc.integer({ min: 1, max: 99_999 }), { minKeys: 1 })
    .map((seats) => ({ ...seats })),
})
const halls = fc.array(hall, { minLength: 1, maxLength: 8 })

test('every hall is found by what it takes in every seating, and not by one more', () => {
  fc.assert(
    fc.property(halls, (all) => {
      for (const [place, { seats }] of all.entries())
        for (const [seating, persons] of Object.entries(seats)) {
          const at = (count: number) =>
            fittingHalls(all, { ...asked(''), persons: count, seating: seating as (typeof SEATINGS)[number] })
          expect(at(persons)).toContain(place)
          expect(at(persons + 1)).not.toContain(place)
        }
    }),
  )
})

test('every way out leads to halls, and a pair is of one house and takes all', () => {
  const query = fc.record({
    persons: fc.integer({ min: 0, max: 99_999 }),
    seating: fc.constantFrom('' as const, ...SEATINGS),
    where: fc.constantFrom('', 'SIDE', 'a', 'b'),
  })
  fc.assert(
    fc.property(halls, query, (all, wish) => {
      const wished = { ...asked(''), ...wish }
      for (const way of waysOut(all, wished)) {
        expect(fittingHalls(all, way.query).length).toBeGreaterThan(0)
        if (way.kind !== 'pair') continue
        expect(new Set(way.halls.map((place) => hotelOf(all[place]!))).size).toBe(1)
        expect(way.persons).toBeGreaterThanOrEqual(wished.persons)
      }
    }),
  )
})

test('an address says what was asked, in one order, and nothing that is not offered', () => {
  const whole = 'ask=koy%2FLarge&where=SIDE&seating=theatre&persons=0120'
  expect(queryOf(asked(whole))).toBe('persons=120&seating=theatre&where=SIDE&ask=koy%2FLarge')
  for (const bad of 'persons=-1 persons=1e3 persons=12345678 together=1 seating=ushape where=x ask=koy/No x=1'.split(
    ' ',
  ))
    expect(queryOf(asked(bad)), bad).toBe('')
})
