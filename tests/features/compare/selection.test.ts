import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_COMPARED, queryOf, selectionIn, type ChosenRoom } from '../../../src/features/compare/selection.ts'

const of = (query: string) => selectionIn(new URLSearchParams(query))

test('hotels are compared in the order of the address, each once, four at most', () => {
  expect(of('hotel=b&hotel=a&hotel=b')).toEqual({
    hotels: ['b', 'a'],
    rooms: [],
    said: { adults: 2, children: 0, ages: [], wishes: {} },
    left: 0,
  })
  expect(of('hotel=a&hotel=b&hotel=c&hotel=d&hotel=e&hotel=f')).toMatchObject({ hotels: ['a', 'b', 'c', 'd'], left: 2 })
})

test('rooms are named with their hotel, or are of the first hotel, and go before hotels', () => {
  expect(of('hotel=a&hotel=b&room=suite&room=b/double')).toMatchObject({
    hotels: [],
    rooms: [
      { hotel: 'a', room: 'suite' },
      { hotel: 'b', room: 'double' },
    ],
  })
  // Without a hotel nobody knows whose room it is.
  expect(of('room=suite').rooms).toEqual([])
})

test('R5.38 nonsense is ignored, many people are not: neither a path nor a name of a file comes of it', () => {
  for (const bad of ['', '..', '../x', '.env', 'a/b/c', 'a\\b', 'a b', 'a%2Fb', '<b>', 'x'.repeat(201)])
    expect(of(new URLSearchParams([['hotel', bad]]).toString()).hotels, bad).toEqual([])
  for (const room of ['../../secret', 'a/b/c']) expect(of(`hotel=a&room=${room}`).rooms, room).toEqual([])
  expect(of('hotel=a&adult=0&child=-1').said).toEqual({ adults: 1, children: 0, ages: [], wishes: {} })
  expect(of('hotel=a&adult=many&child=1e3').said).toEqual({ adults: 2, children: 0, ages: [], wishes: {} })
  expect(of('hotel=a&adult=9999&child=9999').said).toEqual({ adults: 9999, children: 9999, ages: [], wishes: {} })
})

test('an address says what it was made of', () => {
  const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
  const said = fc.record({
    adults: fc.integer({ min: 1, max: 20 }),
    children: fc.integer({ min: 4, max: 20 }),
    ages: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
    wishes: fc.constant({}),
  })
  const hotels = fc.record({
    hotels: fc.uniqueArray(slug, { maxLength: MOST_COMPARED }),
    rooms: fc.constant<ChosenRoom[]>([]),
    said,
  })
  const rooms = fc.record({
    hotels: fc.constant<string[]>([]),
    rooms: fc.uniqueArray(fc.record({ hotel: slug, room: slug }), {
      minLength: 1,
      maxLength: MOST_COMPARED,
      selector: ({ hotel, room }) => `${hotel}/${room}`,
    }),
    said,
  })
  fc.assert(
    fc.property(fc.oneof(hotels, rooms), (selection) => {
      expect(selectionIn(queryOf(selection))).toEqual({ ...selection, left: 0 })
    }),
  )
})
