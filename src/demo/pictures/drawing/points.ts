import { lerp, nth, range } from './numbers.ts'

/** Across and down in picture units, or across and away in metres on the ground. */
export type Point = readonly [number, number]
/** Metres to the right, up and away. */
export type Point3 = readonly [number, number, number]

/** The four corners of a rectangle. */
export const corners = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

/** A rectangle in space that lies level at height `y`. */
export const level = (y: number, x0: number, z0: number, x1: number, z1: number): Point3[] =>
  corners(x0, z0, x1, z1).map(([x, z]): Point3 => [x, y, z])

/** A rectangle in space that faces the viewer at distance `z`. */
export const facing = (z: number, x0: number, y0: number, x1: number, y1: number): Point3[] =>
  corners(x0, y0, x1, y1).map(([x, y]): Point3 => [x, y, z])

/** A rectangle in space that runs away from the viewer at `x` to the side. */
export const sidelong = (x: number, y0: number, z0: number, y1: number, z1: number): Point3[] =>
  corners(y0, z0, y1, z1).map(([y, z]): Point3 => [x, y, z])

/** Points along an ellipse; angles in radians, clockwise in the picture. */
export const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number, steps = 18): Point[] =>
  range(steps + 1, (i): Point => {
    const angle = lerp(from, to, i / steps)
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })

/** The points of a smooth closed curve, for shapes that are bent before they are projected. */
export function sampled(points: readonly Point[], per = 8): Point[] {
  const at = (i: number) => nth(points, (i + points.length) % points.length)
  const blend = (a: number, b: number, c: number, e: number, t: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t ** 3)
  return points.flatMap((_, i) =>
    range(per, (k): Point => {
      const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      return [blend(a[0], b[0], c[0], e[0], k / per), blend(a[1], b[1], c[1], e[1], k / per)]
    }),
  )
}
