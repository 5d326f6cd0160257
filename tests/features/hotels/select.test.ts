/** Which hotels fit what was chosen: whatever the hotels are and whatever a guest or an address asks for. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  choicesIn,
  FACETS,
  FACET_NAMES,
  fits,
  queryOf,
  select,
  type Choices,
} from '../../../src/features/hotels/select.ts'
import type { FacetName, FacetValues } from '../../../src/views/view.ts'

const OFFERED: FacetValues = {
  region: ['SIDE', 'KE MER', 'a=b&c'],
  sea: ['1'],
  beach: ['sand', 'pebble'],
  airport: ['1'],
  aquapark: ['1'],
  room: [],
  hall: [],
}

const some = (values: string[]) => fc.subarray(values)
const size = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 4 })).map((each) => each.join('-'))
const number = fc.integer({ min: 1, max: 3000 }).map(String)
const record = (room: fc.Arbitrary<string[]>, hall: fc.Arbitrary<string[]>) =>
  fc
    .record({
      region: some(OFFERED.region!),
      sea: some(['1']),
      beach: some(OFFERED.beach!),
      airport: some(['1']),
      aquapark: some(['1']),
      room,
      hall,
    })
    .map((values) => Object.fromEntries(Object.entries(values).filter(([, each]) => each.length > 0)) as FacetValues)
const hotels = fc.array(record(fc.array(size, { maxLength: 3 }), fc.array(number, { maxLength: 1 })), { maxLength: 12 })
const choices = record(fc.array(size, { maxLength: 1 }), fc.array(number, { maxLength: 1 }))
const read = (query: string) => choicesIn(new URLSearchParams(query), OFFERED)

describe('the address of choices', () => {
  test('says them so that they are read as they were', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        expect(read(queryOf(chosen))).toEqual(chosen)
      }),
    )
  })

  test('is one address, in whatever order and however often they were chosen', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const backwards = [...new URLSearchParams(queryOf(chosen))].reverse()
        const twice = new URLSearchParams([...backwards, ...backwards]).toString()
        expect(queryOf(read(twice))).toBe(queryOf(chosen))
      }),
    )
  })

  test.each(
    (
      '|utm_source=x&q=1|region=ATLANTIS&sea=2&beach=gold&spa=1&constructor=1&__proto__=1|' +
      'hall=&room-adults=&room-children=0|hall=-5&room-adults=two&room-children=1.5|' +
      'hall=1e3&room-adults=999999'
    ).split('|'),
  )('asks for nothing where it is nonsense: %s', (query) => {
    expect(read(query)).toEqual({})
    expect(queryOf(read(query))).toBe('')
  })

  test('leaves out what asks for nothing', () => {
    expect(queryOf(read('room-children=0&hall=0200&room-adults=2&region=SIDE&x=1'))).toBe(
      'region=SIDE&room-adults=2&hall=200',
    )
    expect(queryOf(read('room-children=2'))).toBe('room-children=2')
  })
})

describe('the hotels that fit', () => {
  test('have something of each facet that was chosen', () => {
    fc.assert(
      fc.property(hotels, choices, (all, chosen) => {
        const { fitting, total } = select(all, chosen)
        expect(fitting).toEqual(all.map((hotel) => fits(hotel, chosen)))
        expect(total).toBe(fitting.filter(Boolean).length)
      }),
    )
    expect(select([{}, { sea: ['1'] }], {}).total).toBe(2)
  })

  const fit = (hotel: FacetValues, chosen: Choices) => fits(hotel, chosen)
  test('one of several regions or beaches is enough', () => {
    expect(fit({ region: ['SIDE'] }, { region: ['KEMER', 'SIDE'] })).toBe(true)
    expect(fit({ region: ['LARA'] }, { region: ['KEMER', 'SIDE'] })).toBe(false)
    expect(fit({ beach: ['sand', 'pebble'] }, { beach: ['pebble'] })).toBe(true)
  })

  test('a hall takes at least so many', () => {
    expect(fit({ hall: ['200'] }, { hall: ['200'] })).toBe(true)
    expect(fit({ hall: ['200'] }, { hall: ['201'] })).toBe(false)
    expect(fit({}, { hall: ['1'] })).toBe(false)
  })
})

test('the count beside a choice is the number of hotels that choosing it gives', () => {
  fc.assert(
    fc.property(hotels, choices, (all, chosen) => {
      const { count } = select(all, chosen)
      for (const name of FACET_NAMES.filter((each) => FACETS[each] === 'oneOf'))
        for (const value of OFFERED[name] ?? [])
          expect(count(name, value)).toBe(select(all, { ...chosen, [name]: [value] }).total)
    }),
  )
})

describe('where no hotel fits', () => {
  const named = ({ ways }: ReturnType<typeof select>) => ways.map(({ name, isKept, count }) => [name, isKept, count])

  test('each way out leads to as many hotels as it says, most first', () => {
    fc.assert(
      fc.property(hotels, choices, (all, chosen) => {
        const { total, ways } = select(all, chosen)
        if (total > 0) expect(ways).toEqual([])
        for (const way of ways) {
          expect(way.count).toBeGreaterThan(0)
          expect(select(all, way.choices).total).toBe(way.count)
        }
        expect(ways.map(({ count }) => count)).toEqual(ways.map(({ count }) => count).sort((a, b) => b - a))
      }),
    )
  })

  test('there is one as long as any choice alone has a hotel', () => {
    fc.assert(
      fc.property(hotels, choices, (all, chosen) => {
        const { total, ways } = select(all, chosen)
        const alone = (Object.keys(chosen) as FacetName[]).filter(
          (name) => select(all, { [name]: chosen[name]! }).total > 0,
        )
        if (total === 0) expect(ways.length > 0).toBe(alone.length > 0)
      }),
    )
  })

  test('one choice is dropped where that helps, else one alone is kept', () => {
    const all: FacetValues[] = [{ sea: ['1'] }, { sea: ['1'], hall: ['90'] }, { region: ['SIDE'] }]
    expect(named(select(all, { sea: ['1'], region: ['SIDE'] }))).toEqual([
      ['region', false, 2],
      ['sea', false, 1],
    ])
    expect(named(select(all, { sea: ['1'], region: ['SIDE'], hall: ['100'] }))).toEqual([
      ['sea', true, 2],
      ['region', true, 1],
    ])
    expect(named(select(all, { hall: ['100'] }))).toEqual([])
  })
})
