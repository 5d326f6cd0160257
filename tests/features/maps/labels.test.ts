/** Labels of a map: none touches another one or the map's edge, on a phone or on a desktop. */
import { expect, test } from 'vitest'
import { offsetsOf, type Labelled } from '../../../src/features/maps/labels.ts'

const DISC = 26
const WIDTHS = [300, 335, 400, 520, 700, 880]

interface Drawn {
  x: number
  y: number
  width: number
  height: number
}

/** Those that have room. */
function drawn(labels: Labelled[], width: number): Drawn[] {
  const offsets = offsetsOf(labels)
  return labels.flatMap((label, index) => {
    const offset = offsets[index]
    if (!offset) return []
    const [dx, dy] = offset
    const [x, y] = [label.x * width + dx, (label.y * width) / 1.5 + dy]
    return [{ x, y, width: label.width, height: label.height }]
  })
}

function expectApart(labels: Labelled[], least = labels.length): void {
  for (const width of WIDTHS) {
    const all = drawn(labels, width)
    expect(all.length).toBeGreaterThanOrEqual(least)
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        const isApart =
          Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
          Math.abs(one.y - other.y) >= (one.height + other.height) / 2
        expect(isApart, JSON.stringify({ width, one, other })).toBe(true)
      }
      expect(one.x - one.width / 2).toBeGreaterThanOrEqual(0)
      expect(one.y - one.height / 2).toBeGreaterThanOrEqual(0)
      expect(one.x + one.width / 2).toBeLessThanOrEqual(width)
      expect(one.y + one.height / 2).toBeLessThanOrEqual(width / 1.5)
    }
  }
}

const disc = (x: number, y: number): Labelled => ({ x, y, width: DISC, height: DISC })

test('sixteen hotels side by side on a hundred kilometres of coast', () => {
  const longitudes = [0.16, 0.17, 0.17, 0.17, 0.31, 0.4, 0.42, 0.45, 0.48, 0.49, 0.57, 0.59, 0.6, 0.65, 0.71, 0.83]
  const latitudes = [0.58, 0.53, 0.64, 0.65, 0.38, 0.38, 0.39, 0.39, 0.39, 0.4, 0.43, 0.44, 0.46, 0.49, 0.53, 0.62]
  const airport = { x: 0.3, y: 0.34, width: 36, height: 24 }
  expectApart([...longitudes.map((x, index) => disc(x, latitudes[index]!)), airport])
})

test('five hotels at one place', () => expectApart(Array.from({ length: 5 }, () => disc(0.5, 0.5))))

/** From the edge that a map leaves free to the other. */
const SHARES = [0.17, 0.33, 0.5, 0.67, 0.83]
const SPOTS = SHARES.flatMap((x) => SHARES.map((y) => ({ x, y })))

test.each(SPOTS)('a hotel with its name at $x, $y, and its airport anywhere', (spot) => {
  const name = { ...spot, width: 160, height: 24 }
  for (const other of SPOTS) expectApart([name, { ...other, width: 36, height: 24 }])
})

test.each(SPOTS)('three numbers at $x, $y and one anywhere', ({ x, y }) => {
  for (const other of SPOTS) expectApart([disc(x, y), disc(x, y), disc(x, y), disc(other.x, other.y)])
})

test.each([
  ['at one place', Array.from({ length: 60 }, (_, index) => disc(0.5 + index / 1e4, 0.5))],
  ['along a coast', Array.from({ length: 60 }, (_, index) => disc(0.17 + index / 90, 0.5 + (index % 7) / 50))],
])('of sixty, those that have no room are left out, and the others do not touch: %s', (_name, many) => {
  const offsets = offsetsOf(many)
  expect(offsets).toHaveLength(60)
  expect(offsets).toContain(undefined)
  expectApart(many, 15)
})
