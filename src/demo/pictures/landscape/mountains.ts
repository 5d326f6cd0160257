import { mix } from '../drawing/colour.ts'
import { clipped, spray } from '../drawing/effects.ts'
import { clamp, lerp, nth, range } from '../drawing/numbers.ts'
import { polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** A mountain range from sharp peaks [x, y]; each gets a shaded side with a broken spine, and haze at the foot. */
export function mountains(
  stage: Stage,
  peaks: readonly Point[],
  base: number,
  colour: string,
  { contrast = 0.3, haze = 0.5, rough = 1 }: { contrast?: number; haze?: number; rough?: number } = {},
) {
  const { random, palette } = stage
  const ridge: Point[] = []
  const peakAt: number[] = []
  const ends: Point[] = [[-60, base - 10], ...peaks, [stage.width + 60, base - 10]]
  ends.forEach((point, i) => {
    const before = ends[i - 1]
    if (before) {
      const dip: Point = [
        lerp(before[0], point[0], random.between(0.42, 0.58)),
        Math.min(base - 8, Math.max(before[1], point[1]) + Math.abs(before[0] - point[0]) * random.between(0.1, 0.24)),
      ]
      for (const [from, to] of [
        [before, dip],
        [dip, point],
      ] as const) {
        for (let k = 1; k <= 5; k++) {
          const jitter = k < 5 ? (random() - 0.5) * Math.abs(to[0] - from[0]) * 0.1 * rough : 0
          ridge.push([lerp(from[0], to[0], k / 5), lerp(from[1], to[1], k / 5) + jitter])
        }
      }
    } else ridge.push(point)
    peakAt.push(ridge.length - 1)
  })
  const body = polygon([...ridge, [stage.width + 60, base], [-60, base]])
  const lit = mix(colour, palette.light, 0.22)
  const shade = mix(colour, palette.shadow, contrast)
  const out = [fill(body, lit)]
  for (let i = 1; i < ends.length - 1; i++) {
    const top = nth(ends, i)
    const way = -stage.sunSide // the shaded flank lies away from the light
    const peak = nth(peakAt, i)
    const near = (steps: number) => nth(ridge, clamp(peak + way * steps, 0, ridge.length - 1))
    const flank = range(6, near)
    const foot = near(5)
    const tall = base - top[1]
    const spine = range(7, (k): Point => [
      top[0] - way * (k % 2 ? 0.05 : -0.02) * tall * (0.4 + k * 0.16) + way * k * tall * 0.02,
      lerp(top[1], base, (k + (k ? 0.2 : 0)) / 6.6),
    ])
    out.push(fill(polygon([...flank, [foot[0], base], ...spine.reverse()]), shade))
    for (let n = 0; n < 2; n++) {
      const t = 0.28 + n * 0.26 + random() * 0.08
      const [x, y] = [top[0] - way * tall * (0.22 + n * 0.2), lerp(top[1], base, t) + tall * 0.04]
      out.push(
        fill(
          polygon([
            [x, y],
            [x + way * tall * 0.07, y + tall * 0.13],
            [x + way * tall * 0.03, y + tall * 0.26],
            [x + way * tall * 0.12, y + tall * 0.4],
            [x - way * tall * 0.03, y + tall * 0.36],
            [x - way * tall * 0.01, y + tall * 0.18],
          ]),
          shade,
          0.75,
        ),
      )
    }
  }
  const top = Math.min(...peaks.map((peak) => peak[1]))
  return (
    clipped(stage, body, out.join('')) +
    spray(stage, body, palette.haze, [0, base], [0, lerp(base, top, 0.75)], Math.min(0.95, haze * stage.weather.haze))
  )
}
