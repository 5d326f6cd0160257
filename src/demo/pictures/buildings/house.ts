import type { Camera } from '../drawing/camera.ts'
import { nth, range } from '../drawing/numbers.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Tone } from '../light/palette.ts'
import { wing, type WingPlace } from './wing.ts'

/** The hotel's own house, about `length` metres wide with its left front corner at (x, z): its silhouette is its signature. */
export function house(
  stage: Stage,
  camera: Camera,
  {
    x,
    z,
    length,
    depth = 16,
    front,
    side,
    y = 0,
    detail,
  }: { x: number; z: number; length: number; depth?: number; front?: Tone; side?: Tone; y?: number; detail?: number },
) {
  const { building: spec, palette } = stage
  const put = (part: Omit<WingPlace, 'z' | 'depth'> & { z?: number; depth?: number }) =>
    wing(stage, camera, { depth, front, side, y, detail, z, ...part })
  const f = spec.floors
  const far = z + depth
  switch (stage.hotel.building) {
    case 'terraces':
      return (
        [
          [0, 1, f],
          [0.12, 0.76, f + 1],
          [0.24, 0.52, f + 2],
          [0.34, 0.32, f + 3],
        ] as const
      )
        .toReversed()
        .map(([at, part, floors], i) =>
          put({ x: x + length * at, length: length * part, floors, z: z + (3 - i) * 3.2 }),
        )
        .join('')
    case 'tower':
      return (
        put({ x, length: length * 0.36, floors: f - 2, z: z + 4 }) +
        put({ x: x + length * 0.66, length: length * 0.34, floors: f - 4, z: z + 4 }) +
        put({ x: x + length * 0.32, length: length * 0.38, floors: f + 3 })
      )
    case 'palace': {
      const tower = (at: number, floors: number) => {
        const w = length * 0.09
        return put({
          x: x + length * at,
          length: w,
          floors,
          depth: w,
          z: z - 1,
          spec: { ...spec, bay: w, top: 'domes' },
        })
      }
      return (
        put({ x, length, floors: f }) +
        put({ x: x + length * 0.34, length: length * 0.32, floors: f + 1, z: z - 2 }) +
        tower(0.02, f + 2) +
        tower(0.89, f + 2)
      )
    }
    case 'village':
      return (
        [
          [0.58, 0.42, 3, 8],
          [0, 0.34, 3, 6],
          [0.3, 0.36, 4, 3],
          [0.12, 0.22, 2, -1],
          [0.7, 0.24, 2, -2],
        ] as const
      )
        .map(([at, part, floors, dz]) => put({ x: x + length * at, length: length * part, floors, z: z + dz }))
        .join('')
    case 'cubes':
      return range(10, (i) => ({
        at: nth([0.58, 0.08, 0.34, 0.8, 0.2, -0.02, 0.48, 0.76, 0.1, 0.6], i),
        row: i < 3 ? 2 : i < 5 ? 1 : i < 8 ? 1 : 0,
      }))
        .map(({ at, row }, i) => {
          const part = { x: x + length * at, length: length * (0.17 + (i % 3) * 0.04), z: z + row * 7, depth: 8 }
          const lift = row * 5.5
          return (
            (lift
              ? put({ ...part, floors: 1, spec: { ...spec, floorHeight: lift, opening: 'none', top: 'none' } })
              : '') + put({ ...part, floors: 2 + ((i * 7) % 2), y: y + lift })
          )
        })
        .join('')
    case 'wave':
      return (
        put({ x: x + length * 0.05, length: length * 0.9, floors: f + 1, z: z + 5 }) +
        put({ x, length: length * 0.3, floors: f - 2, z: z - 2, spec: { ...spec, top: 'flat' } })
      )
    case 'ship': {
      const decks = range(f, (j) =>
        put({
          x: x + j * length * 0.035,
          length: length * (1 - j * 0.055),
          floors: 1,
          y: y + j * spec.floorHeight,
          spec: { ...spec, top: 'flat', balcony: 'none' },
          z: z + j * 0.8,
        }),
      ).join('')
      const rails = range(f, (j) => {
        const v = y + (j + 1) * spec.floorHeight
        const [x0, x1] = [
          x + j * length * 0.035 - 1.5,
          x + j * length * 0.035 + length * (1 - j * 0.055) + 3.5 - j * 0.3,
        ]
        return (
          fill(
            camera.face([
              [x0, v, z - 1.5],
              [x1, v, z - 1.5],
              [x1 - 0.8, v - 0.55, z - 1.5],
              [x0, v - 0.55, z - 1.5],
            ]),
            palette.wall.lit,
          ) +
          fill(
            camera.face([
              [x0, v - 0.55, z - 1.5],
              [x1 - 0.8, v - 0.55, z - 1.5],
              [x1 - 1, v - 0.8, z - 1.5],
              [x0, v - 0.8, z - 1.5],
            ]),
            palette.second.mid,
          )
        )
      }).join('')
      const funnel = (at: number, tall: number) => {
        const base = y + f * spec.floorHeight
        const q = (u0: number, u1: number, v0: number, v1: number, c: string) =>
          fill(
            camera.face([
              [x + length * at + u0, base + v0, z + 6],
              [x + length * at + u1, base + v0, z + 6],
              [x + length * at + u1 + 0.7, base + v1, z + 6],
              [x + length * at + u0 + 0.9, base + v1, z + 6],
            ]),
            c,
          )
        return (
          q(0, 7, 0, tall, palette.accent.lit) +
          q(0, 2.6, 0, tall, palette.accent.dark) +
          q(0.9, 7.6, tall, tall + 1.5, palette.second.dark)
        )
      }
      return funnel(0.3, 6) + funnel(0.52, 6.6) + decks + rails
    }
    default:
      return (
        put({ x, length, floors: f, z: far - depth }) +
        put({ x: x + length * 0.2, length: length * 0.4, floors: f + 1, z: z + 6 })
      )
  }
}
