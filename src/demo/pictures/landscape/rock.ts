import { mix } from '../drawing/colour.ts'
import { nth } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** A sea rock standing on (x, y). */
export function rock(stage: Stage, x: number, y: number, size: number) {
  const { palette, random } = stage
  const shape = (
    [
      [-1, 0],
      [-0.72, -0.5],
      [-0.3, -0.86],
      [0.1, -0.74],
      [0.5, -0.5],
      [0.86, -0.28],
      [1, 0],
    ] as const
  ).map(([u, v]): Point => [x + u * size * random.between(0.9, 1.1), y + v * size * random.between(0.7, 1)])
  const light = mix(palette.sand.mid, palette.wall.mid, 0.3)
  const way = -stage.sunSide
  const half: Point[] =
    way < 0
      ? [nth(shape, 0), nth(shape, 1), nth(shape, 2), [x - size * 0.1, y - size * 0.4], [x - size * 0.22, y]]
      : [
          nth(shape, 3),
          nth(shape, 4),
          nth(shape, 5),
          nth(shape, 6),
          [x + size * 0.16, y],
          [x + size * 0.24, y - size * 0.4],
        ]
  return (
    fill(path`M${x - size * 1.25} ${y + 1}q${size * 1.25} ${size * 0.2} ${size * 2.5} 0Z`, palette.white, 0.6) +
    fill(polygon(shape), light) +
    fill(polygon(half), mix(palette.sand.dark, palette.shadow, 0.3))
  )
}
