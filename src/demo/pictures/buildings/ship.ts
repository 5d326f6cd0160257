import type { Camera } from '../drawing/camera.ts'
import { range } from '../drawing/numbers.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** The place of a ship-shaped house, in metres. */
export interface ShipPlace {
  x: number
  y: number
  z: number
  length: number
}

/** White rails with a coloured line that run past the ends of every deck. */
export function shipRails({ building: spec, palette }: Stage, camera: Camera, { x, y, z, length }: ShipPlace): string {
  return range(spec.floors, (deck) => {
    const v = y + (deck + 1) * spec.floorHeight
    const x0 = x + deck * length * 0.035 - 1.5
    const x1 = x + deck * length * 0.035 + length * (1 - deck * 0.055) + 3.5 - deck * 0.3
    const band = (top: number, bottom: number, right: number, end: number, colour: string) =>
      fill(
        camera.face([
          [x0, v - top, z - 1.5],
          [x1 - right, v - top, z - 1.5],
          [x1 - end, v - bottom, z - 1.5],
          [x0, v - bottom, z - 1.5],
        ]),
        colour,
      )
    return band(0, 0.55, 0, 0.8, palette.wall.lit) + band(0.55, 0.8, 0.8, 1, palette.second.mid)
  }).join('')
}

/** A raked funnel at a share of the length, with a dark top. */
export function shipFunnel(
  stage: Stage,
  camera: Camera,
  { x, y, z, length }: ShipPlace,
  at: number,
  tall: number,
): string {
  const { building: spec, palette } = stage
  const base = y + spec.floors * spec.floorHeight
  const foot = x + length * at
  const part = (u0: number, u1: number, v0: number, v1: number, colour: string) =>
    fill(
      camera.face([
        [foot + u0, base + v0, z + 6],
        [foot + u1, base + v0, z + 6],
        [foot + u1 + 0.7, base + v1, z + 6],
        [foot + u0 + 0.9, base + v1, z + 6],
      ]),
      colour,
    )
  return (
    part(0, 7, 0, tall, palette.accent.lit) +
    part(0, 2.6, 0, tall, palette.accent.dark) +
    part(0.9, 7.6, tall, tall + 1.5, palette.second.dark)
  )
}
