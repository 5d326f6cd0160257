import { describe, expect, test } from 'vitest'
import { LANGS } from '../../src/demo/contract.ts'
import { Table } from '../../src/demo/table.ts'
import { deadLinks, unreached } from './links.ts'
import * as worlds from './index.ts'

describe.each([
  ['oneHotel', worlds.oneHotel],
  ['hotelAdded', worlds.hotelAdded],
  ['hotelRemoved', worlds.hotelRemoved],
  ['noRussian', worlds.noRussian],
  ['manyHotels', () => worlds.manyHotels(3)],
])('%s', (_, make) => {
  test.each(LANGS)('leads nowhere that does not exist, and everywhere that does (%s)', (lang) => {
    const world = make()
    expect(deadLinks(world, lang)).toEqual([])
    const rooms = /\/(odalar|rooms)\//
    // Rooms are linked by the rooms list, which is no page of the provider.
    expect(unreached(world, lang).filter((url) => url !== '404' && !rooms.test(url))).toEqual([])
  })
})

/** All objects that a world holds, and what they hold. */
function objectsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  found.add(value)
  for (const each of value instanceof Table ? value.rows() : Object.values(value)) objectsOf(each, found)
  return found
}

test.each(Object.entries(worlds.NAMED_WORLDS))(
  '%s is made anew: what one test changes, no other one sees',
  (_, make) => {
    const first = objectsOf(make())
    expect(first.size).toBeGreaterThan(100)
    expect([...objectsOf(make())].filter((object) => first.has(object))).toEqual([])
  },
)
