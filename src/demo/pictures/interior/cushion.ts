import { lerp } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'

/** Corners of a cushion in the picture, clockwise from its upper left. */
export type CushionCorners = readonly [Point, Point, Point, Point]

/** A soft cushion: its corners are pinched and its sides bulge. */
export function cushion([a, b, c, d]: CushionCorners, colour: string, shade: string, bulge = 0.1) {
  const [cx, cy] = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4]
  const side = (from: Point, to: Point) => {
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    return path`Q${mx + (mx - cx) * bulge * 2.4} ${my + (my - cy) * bulge * 2.4} ${to[0]} ${to[1]}`
  }
  const body = path`M${a[0]} ${a[1]}${side(a, b)}${side(b, c)}${side(c, d)}${side(d, a)}Z`
  const low = path`M${d[0]} ${d[1]}Q${cx} ${lerp(cy, d[1], 0.2)} ${c[0]} ${c[1]}${side(c, d)}Z`
  return fill(body, colour) + fill(low, shade, 0.7)
}
