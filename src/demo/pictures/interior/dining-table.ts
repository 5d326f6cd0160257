import { mix } from '../drawing/colour.ts'
import { path } from '../drawing/paths.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import { lampAt } from '../props/lamps.ts'
import type { Room } from './furniture.ts'

/** A table with a white cloth and two chairs, seen from across the room; `r` is its radius in metres. */
export function diningTable({ stage, camera, tint }: Room, x: number, z: number, r: number): string {
  const { palette } = stage
  const g = camera.scale(x, z)
  const [px, py] = camera.at(x, 0.75, z)
  const foot = camera.at(x, 0, z)[1]
  const chair = (dx: number) =>
    rect(px + dx * g - g * 0.22, py - g * 0.24, g * 0.44, g * 0.5, tint(palette.second.dark), 1, 6) +
    stroke(
      path`M${px + dx * g - g * 0.18} ${py + g * 0.2}V${foot + g * 0.02}M${px + dx * g + g * 0.18} ${py + g * 0.2}V${foot + g * 0.02}`,
      tint(palette.roof.dark, 0.2),
      g * 0.04,
    )
  return (
    disc(px, foot, r * g * 1.2, palette.shadow, 0.35, r * g * 0.24) +
    chair(-r - 0.15) +
    chair(r + 0.15) +
    fill(
      path`M${px - r * g} ${py}L${px - r * g * 0.86} ${foot - g * 0.15}Q${px} ${foot + g * 0.02} ${px + r * g * 0.86} ${foot - g * 0.15}L${px + r * g} ${py}Z`,
      tint(mix(palette.white, palette.shadow, 0.24)),
    ) +
    disc(px, py, r * g, tint(palette.white), 1, r * g * 0.2) +
    disc(px, py - g * 0.05, g * 0.05, palette.accent.mid, 1, g * 0.06) +
    (palette.lamps > 0.1 ? lampAt(stage, px + g * 0.14, py - g * 0.07, g * 0.03, 6) : '')
  )
}
