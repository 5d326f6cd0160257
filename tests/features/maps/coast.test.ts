/** The coast of a map: land is where towns are, water where the sea is. */
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { boxAround, type MapBox, type Place } from '../../../src/features/maps/box.ts'
import { createCoast } from '../../../src/features/maps/coast.ts'

const draw = createCoast()

/** The rings of the land, in the file's units. */
function ringsOf(svg: string): [number, number][][] {
  const path = parse(svg).querySelector('defs path')!.getAttribute('d')!
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [start, steps] = /^M(.+)l(.+)$/.exec(ring)!.slice(1) as [string, string]
      let [x, y] = start.split(',').map(Number) as [number, number]
      const points = steps.split(' ').map((step): [number, number] => {
        const [east, south] = step.split(',').map(Number) as [number, number]
        return [(x += east), (y += south)]
      })
      return [start.split(',').map(Number) as [number, number], ...points]
    })
}

/** Even and odd crossings to the east. */
function isLand(svg: string, box: MapBox, { latitude, longitude }: Place): boolean {
  const degree = (1200 / box.kilometres) * 111.2
  const x = 600 + (longitude - box.longitude) * degree * Math.cos((box.latitude * Math.PI) / 180)
  const y = 400 - (latitude - box.latitude) * degree
  const crossings = ringsOf(svg).flatMap((ring) =>
    ring.filter(([oneX, oneY], index) => {
      const [otherX, otherY] = ring[(index + 1) % ring.length]!
      return oneY > y !== otherY > y && x < oneX + ((y - oneY) / (otherY - oneY)) * (otherX - oneX)
    }),
  )
  return crossings.length % 2 === 1
}

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude })

describe.each([
  {
    name: 'the gulf of Antalya',
    box: boxAround([at(36.6, 30.56), at(36.63, 31.75)], 110)!,
    land: [at(36.8969, 30.7133), at(36.95, 31.1), at(36.6, 30.4), at(36.9, 31.6)],
    sea: [at(36.6, 30.9), at(36.55, 31.3), at(36.75, 30.75)],
  },
  {
    name: 'the Cape of Good Hope, south of the equator',
    box: boxAround([at(-33.93, 18.42)], 160)!,
    land: [at(-33.9, 18.7), at(-33.4, 18.7)],
    sea: [at(-34.0, 18.1), at(-34.25, 18.65)],
  },
  {
    name: 'a country far from the sea',
    box: boxAround([at(38.46, 34.75)], 825)!,
    land: [at(38.46, 34.75), at(39.9, 32.85)],
    sea: [at(36.0, 33.6)],
  },
])('$name', ({ box, land, sea }) => {
  let svg: string
  beforeAll(async () => {
    svg = await draw(box)
  })

  test('has land under towns and water off the coast', () => {
    for (const place of land) expect(isLand(svg, box, place), JSON.stringify(place)).toBe(true)
    for (const place of sea) expect(isLand(svg, box, place), JSON.stringify(place)).toBe(false)
  })

  test('is a picture of few bytes that names its source, and runs and loads nothing', async () => {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 1200, height: 800 })
    expect(Buffer.byteLength(svg)).toBeLessThan(32 * 1024)
    expect(svg).toContain('Natural Earth')
    expect(svg).not.toMatch(/<script|<style|style=|url\(|(?:href|src)="(?!#)/)
  })

  test('is the same bytes drawn again', async () => expect(await createCoast()(box)).toBe(svg))
})
