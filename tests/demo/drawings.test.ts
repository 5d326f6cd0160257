/** A drawing that was turned or coloured anew is the same drawing: compared by the edges in it, as they are and mirrored. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import type { File } from '../../src/demo/contract.ts'
import { ownPictures } from '../../src/demo/media.ts'

const WIDTH = 48
const HEIGHT = 32
/** Turned drawings agree by 0.83 and more, different ones by 0.61 at most. */
const SAME = 0.75
const world = demoWorld()

interface Edges {
  seen: number[]
  mirrored: number[]
}

const hotels = world.hotels.map(({ id, name }) => ({ id, name }))
const known = new Map<string, Promise<Edges>>()

async function drawn(path: string): Promise<Edges> {
  const { body } = (await ownPictures(path))!
  const small = sharp(body).resize(WIDTH, HEIGHT, { fit: 'fill' }).toColourspace('b-w')
  const pixels = [...(await small.raw().toBuffer())]
  const rows = Array.from({ length: HEIGHT }, (_, row) => pixels.slice(row * WIDTH, (row + 1) * WIDTH))
  return { seen: edges(rows), mirrored: edges(rows.map((row) => row.toReversed())) }
}

function edgesOf(path: string): Promise<Edges> {
  const found = known.get(path) ?? drawn(path)
  known.set(path, found)
  return found
}

/** How much each pixel differs from the one beside and the one below it, less the mean, of length one. */
function edges(rows: readonly number[][]): number[] {
  const steps = rows
    .slice(0, -1)
    .flatMap((row, y) =>
      row
        .slice(0, -1)
        .map((pixel, x) => Math.min(40, Math.abs(row[x + 1]! - pixel) + Math.abs(rows[y + 1]![x]! - pixel))),
    )
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  const length = Math.hypot(...steps.map((step) => step - mean))
  return steps.map((step) => (step - mean) / length)
}

const agreement = (one: number[], other: number[]) => one.reduce((sum, step, index) => sum + step * other[index]!, 0)

/** Pairs of pictures that are one drawing. */
async function twins(paths: readonly string[]): Promise<string[]> {
  const all = await Promise.all(paths.map(edgesOf))
  return paths.flatMap((path, index) =>
    paths
      .slice(0, index)
      .filter((_, other) => {
        const { seen, mirrored } = all[index]!
        return Math.max(agreement(seen, all[other]!.seen), agreement(mirrored, all[other]!.seen)) > SAME
      })
      .map((other) => `${path} = ${other}`),
  )
}

const pathOf = ({ sourceUrl }: File) => sourceUrl

describe('each of a hotel’s', () => {
  test.each(hotels)('rooms for families has a drawing of its own: $name', async ({ id }) => {
    const rooms = (world.rooms.get(id, 'en') ?? []).map(({ image }) => pathOf(image!))
    expect(await twins(rooms.filter((path) => !/\/(?:room|suite)-\d+\.avif$/.test(path)))).toEqual([])
  })

  test.each(hotels)('groups of children has a drawing of its own: $name', async ({ id }) => {
    const clubs = [...world.pages.rows()].filter(
      ({ property, category, locale }) => property.id === id && locale === 'en' && category?.code.includes('KIDS'),
    )
    const groups = clubs.flatMap(({ contents }) => filesIn(contents))
    expect(await twins([...new Set(groups)])).toEqual([])
  })
})

test('a picture and its mirror are known as one drawing', async () => {
  const { seen, mirrored } = await edgesOf('/media/flora/loft-room-1.avif')
  expect(agreement(seen, mirrored)).toBeLessThan(SAME)
  expect(await twins(['/media/aura/suite-1.avif', '/media/aura/suite-2.avif'])).toHaveLength(1)
})

function filesIn(record: unknown): string[] {
  if (typeof record !== 'object' || record === null) return []
  if ('sourceUrl' in record) return [pathOf(record as File)]
  return Object.values(record).flatMap(filesIn)
}
