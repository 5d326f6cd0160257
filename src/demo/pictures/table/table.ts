import { mix } from '../drawing/colour.ts'
import { clipped } from '../drawing/effects.ts'
import { range, TAU } from '../drawing/numbers.ts'
import { polygon } from '../drawing/paths.ts'
import { arc, type Point } from '../drawing/points.ts'
import { disc, fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** A colour in the shade of a room or under a night sky; `k` takes it further into the shade. */
export type Tint = (colour: string, k?: number) => string

export const tintOf =
  (stage: Stage, nightShade = 0.22): Tint =>
  (colour, k = 0) =>
    mix(colour, stage.palette.shadow, (stage.palette.night ? nightShade : 0) + k)

/** A table top: everything that lies on it is an ellipse of one flattening. */
export interface Table {
  stage: Stage
  /** Picture units to one unit of the table. */
  size: number
  flatten: number
  tint: Tint
  /** A place on the table: 0 is its middle, about 1.4 its edge. */
  spot: (u: number, v: number) => Point
}

export interface TablePlace {
  x: number
  y: number
  size: number
  flatten?: number
}

export function tableAt(stage: Stage, { x, y, size, flatten = 0.36 }: TablePlace): Table {
  const spot = (u: number, v: number): Point => [x + u * size, y + v * size * flatten]
  return { stage, size, flatten, tint: tintOf(stage), spot }
}

/** A round white cloth with stripes that run toward the viewer. */
export function cloth({ stage, size, flatten, tint, spot }: Table, colour = stage.palette.accent.lit): string {
  const { palette } = stage
  const [x, y] = spot(0, 0)
  const r = size * 1.42
  const stripes = range(5, (i) => {
    const u = -1.25 + i * 0.62
    const stripe = polygon([spot(u, -2), spot(u + 0.05, -2), spot(u * 1.25 + 0.06, 2), spot(u * 1.25, 2)])
    return fill(stripe, tint(colour), 0.28)
  })
  return (
    disc(x, y + 26, r, tint(mix(palette.white, palette.shadow, 0.3)), 1, r * flatten) +
    disc(x, y, r, tint(palette.white), 1, r * flatten) +
    clipped(stage, polygon(arc(x, y, r, r * flatten, 0, TAU, 60)), stripes.join(''))
  )
}

/** A plate of radius `r` in units of the table, with a thin ring in the hotel's second colour. */
export function plate({ stage, size, flatten, tint, spot }: Table, u: number, v: number, r: number, colour?: string) {
  const { palette } = stage
  const rim = colour ?? palette.white
  const [x, y] = spot(u, v)
  const reach = r * size
  const round = (dx: number, dy: number, share: number, paint: string, opacity = 1) =>
    disc(x + dx * reach, y + dy * reach, share * reach, paint, opacity, share * reach * flatten)
  const ring = polygon(arc(x, y - reach * 0.03, reach * 0.93, reach * 0.93 * flatten, 0, TAU, 40))
  return (
    round(-stage.sunSide * 0.1, 0.1, 1, palette.shadow, 0.3) +
    round(0, 0, 1, tint(mix(rim, palette.shadow, 0.18))) +
    round(0, -0.03, 1, tint(rim)) +
    `<path d="${ring}" fill="none" stroke="${tint(palette.second.mid)}" stroke-width="2.2"/>` +
    round(0, -0.02, 0.72, tint(mix(rim, palette.shadow, 0.08)))
  )
}

/** A bowl with what is in it: wall, rim and the level of its contents. */
export function bowl(table: Table, u: number, v: number, r: number, colour: string, contents: string): string {
  const { stage, size, flatten, tint, spot } = table
  const { palette } = stage
  const [x, y] = spot(u, v)
  const reach = r * size
  const deep = reach * (1 - flatten) * 0.55
  const wall = (share: number, dy: number) =>
    `M${x - reach * share} ${y - deep + dy}Q${x - reach * 0.6} ${y + reach * 0.3} ${x} ${y + reach * 0.3}T${x + reach * share} ${y - deep + dy}Z`
  const level = (share: number, paint: string, dy = 0) =>
    disc(x, y - deep + dy, reach * share, tint(paint), 1, reach * share * flatten)
  return (
    disc(
      x - stage.sunSide * reach * 0.15,
      y + reach * 0.12,
      reach * 0.95,
      palette.shadow,
      0.3,
      reach * 0.95 * flatten,
    ) +
    fill(wall(1, 0), tint(mix(colour, palette.shadow, 0.2))) +
    level(1, colour) +
    level(0.86, mix(colour, palette.shadow, 0.3)) +
    level(0.82, contents, reach * 0.03)
  )
}
