/** Which part of the world a map shows, and where a place lies on it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAround, kilometresBetween, mapFile, positionOn, scaleOf } from '../../../src/features/maps/box.ts'
import { clustersOf } from '../../../src/features/maps/clusters.ts'

const SIDE = { latitude: 36.767, longitude: 31.389 }
const KEMER = { latitude: 36.602, longitude: 30.559 }
const CAPPADOCIA = { latitude: 38.643, longitude: 34.83 }
const CAPE_TOWN = { latitude: -33.925, longitude: 18.424 }

const latitude = fc.double({ min: -65, max: 65, noNaN: true })
const longitude = fc.double({ min: -170, max: 170, noNaN: true })
const place = fc.record({ latitude, longitude })

test('every place lies on the map of all, away from its edge, and the sides of the world are right', () => {
  const near = fc.record({
    middle: place,
    others: fc.array(
      fc.tuple(fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true })),
      { maxLength: 12 },
    ),
  })
  fc.assert(
    fc.property(near, ({ middle, others }) => {
      const places = [
        middle,
        ...others.map(([north, east]) => ({ latitude: middle.latitude + north, longitude: middle.longitude + east })),
      ]
      const box = boxAround(places, 60)!
      const found = places.map((each) => ({ each, at: positionOn(box, each) }))
      for (const { at } of found)
        for (const share of at) {
          expect(share).toBeGreaterThan(0.1)
          expect(share).toBeLessThan(0.9)
        }
      for (const one of found)
        for (const other of found) {
          if (one.each.longitude > other.each.longitude) expect(one.at[0]).toBeGreaterThanOrEqual(other.at[0])
          if (one.each.latitude > other.each.latitude) expect(one.at[1]).toBeLessThanOrEqual(other.at[1])
        }
    }),
  )
})

test('distances on the map are those of the ground', () => {
  const box = boxAround([SIDE, KEMER], 60)!
  const [[x, y], [otherX, otherY]] = [positionOn(box, SIDE), positionOn(box, KEMER)]
  const onMap = Math.hypot((x - otherX) * box.kilometres, ((y - otherY) * box.kilometres) / 1.5)
  expect(kilometresBetween(SIDE, KEMER)).toBeCloseTo(76.3, 0)
  expect(onMap).toBeCloseTo(kilometresBetween(SIDE, KEMER), 0)
})

test('the file of a map is named after what it shows', () => {
  expect(mapFile({ ...boxAround([SIDE], 110)! })).toBe('maps/36.77n-31.39e-110km.svg')
  expect(mapFile(boxAround([CAPE_TOWN], 110)!)).toBe('maps/33.92s-18.42e-110km.svg')
  expect(mapFile(boxAround([{ latitude: 28.1, longitude: -15.4 }], 110)!)).toBe('maps/28.10n-15.40w-110km.svg')
})

test.each([
  ['of nothing', []],
  ['of two ends of the world', [SIDE, CAPE_TOWN]],
  ['of a pole', [{ latitude: 89, longitude: 0 }]],
])('there is no map: %s', (_name, places) => expect(boxAround(places, 60)).toBeUndefined())

test('the scale is a round number of kilometres, at most a quarter of the map', () => {
  const kilometres = [SIDE, CAPPADOCIA].map((other) => boxAround([SIDE, other], 60)!)
  expect(kilometres.map(scaleOf)).toEqual([10, 100])
})

test('neighbours, and neighbours of neighbours, are on one map, the largest group first', () => {
  const coast = [0, 0.6, 1.2, 1.8].map((east) => ({ latitude: 36.7, longitude: 30.5 + east }))
  expect(clustersOf([CAPPADOCIA, coast[3]!, CAPE_TOWN, coast[0]!, coast[2]!, coast[1]!])).toEqual([
    [coast[3], coast[0], coast[2], coast[1]],
    [CAPPADOCIA],
    [CAPE_TOWN],
  ])
  expect(clustersOf([])).toEqual([])
})
