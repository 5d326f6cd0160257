import { mix } from '../drawing/colour.ts'
import { range } from '../drawing/numbers.ts'
import { level } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Room } from './furniture.ts'

/** A field of wooden slats that runs to the back wall, its edge lit by a hidden lamp. */
export function slattedCeiling({ stage, camera, tint }: Room, half: number, depth: number, height: number): string {
  const { palette } = stage
  const wood = tint(mix(palette.roof.mid, palette.sand.lit, 0.5), 0.06)
  const glow = mix(tint(palette.white, 0.04), palette.lampHot, 0.6)
  const field = (x0: number, z0: number, x1: number, z1: number, colour: string, drop = 0) =>
    fill(camera.face(level(height - drop, x0, z0, x1, z1)), colour)
  const reach = half * 0.66
  const slats = range(20, (i) => {
    const x = -reach + (i * reach * 2) / 20
    return field(x, 0.6, x + reach * 0.056, depth - 0.7, wood, 0.01)
  })
  return (
    field(-reach - 0.14, 0.6, reach + 0.14, depth - 0.55, glow, 0.005) +
    field(-reach, 0.6, reach, depth - 0.7, mix(wood, palette.ink, 0.3), 0.008) +
    slats.join('')
  )
}
