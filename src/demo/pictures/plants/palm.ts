import { mix } from '../drawing/colour.ts'
import { lerp, nth, range } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import type { Random } from '../drawing/random.ts'
import { disc, fill, moved } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** One palm frond from the origin: a drooping spine with a toothed lower edge. */
export function frond(random: Random, angle: number, length: number, droop: number, joints = 14) {
  const spine = range(joints + 1, (i): Point => {
    const t = i / joints
    return [length * (Math.cos(angle) * t), length * (Math.sin(angle) * t + droop * t * t)]
  })
  const upper: Point[] = []
  const lower: Point[] = []
  spine.forEach(([x, y], i) => {
    const t = i / joints
    const next = nth(spine, Math.min(joints, i + 1))
    const prior = nth(spine, Math.max(0, i - 1))
    const run = Math.hypot(next[0] - prior[0], next[1] - prior[1]) || 1
    const [tx, ty] = [(next[0] - prior[0]) / run, (next[1] - prior[1]) / run]
    const side = Math.cos(angle) >= 0 ? 1 : -1
    const leaf = length * 0.3 * Math.sin(Math.PI * Math.min(1, 0.1 + 0.9 * t)) ** 0.7 * random.between(0.85, 1.1)
    upper.push(
      [x, y],
      [x + tx * leaf * 0.5 + ty * side * leaf * 0.34, y + ty * leaf * 0.5 - tx * side * leaf * 0.34 + leaf * 0.04],
    )
    lower.push(
      [x + tx * leaf * 0.1, y + ty * leaf * 0.1 + length * 0.012],
      [x + tx * leaf * 0.55 - ty * side * leaf * 0.62, y + ty * leaf * 0.55 + tx * side * leaf * 0.62 + leaf * 0.3],
    )
  })
  return polygon([...upper, nth(spine, joints), ...lower.reverse()])
}

/** A date palm with its foot at (x, y). `flat` paints it in one colour (silhouette, shadow). */
export function palm(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  { lean = 0.08, flat }: { lean?: number; flat?: string } = {},
) {
  const { random, palette } = stage
  const crown: Point = [lean * height, -height]
  const bend: Point = [lean * height * 0.1, -height * 0.55]
  const at = (t: number): Point => [
    2 * (1 - t) * t * bend[0] + t * t * crown[0],
    2 * (1 - t) * t * bend[1] + t * t * crown[1],
  ]
  const thick = (t: number) => height * lerp(0.03, 0.017, t) * (t < 0.08 ? 1.35 - t * 4 : 1)
  const steps = range(21, (i) => i / 20)
  const edge = (side: number) =>
    steps.map((t, i): Point => {
      const [px, py] = at(t)
      return [px + side * thick(t) * (i % 2 ? 1.12 : 0.92), py]
    })
  const trunk = mix(palette.roof.mid, palette.leaf.dark, 0.4)
  const out = [fill(polygon([...edge(-1), ...edge(1).reverse()]), flat ?? mix(trunk, palette.sand.mid, 0.35))]
  if (!flat)
    out.push(
      fill(
        polygon([
          ...steps.map((t): Point => {
            const [px, py] = at(t)
            return [px - stage.sunSide * thick(t) * 0.1, py]
          }),
          ...edge(-stage.sunSide).reverse(),
        ]),
        mix(trunk, palette.shadow, 0.55),
      ),
    )
  const size = height * random.between(0.4, 0.46)
  const angles = [200, -20, 172, 8, 218, -38, 238, -58, 262, -82, 186, -6].map(
    (a) => ((a + random.between(-7, 7)) * Math.PI) / 180,
  )
  angles.forEach((angle, i) => {
    const toLight = Math.cos(angle) * stage.sunSide
    const colour =
      flat ??
      (i < 4
        ? mix(palette.leaf.dark, palette.shadow, 0.25)
        : toLight > 0.25
          ? palette.leaf.lit
          : toLight < -0.35
            ? palette.leaf.dark
            : palette.leaf.mid)
    out.push(
      path`<g transform="translate(${crown[0]} ${crown[1]})">${fill(frond(random, angle, size * (Math.sin(angle) < -0.8 ? 0.72 : 1), 0.42 + 0.3 * Math.abs(Math.cos(angle)), height > 480 ? 24 : 14), colour)}</g>`,
    )
  })
  if (!flat)
    out.push(
      ...range(7, (i) =>
        disc(
          crown[0] + (i - 3) * height * 0.011,
          crown[1] + height * (0.022 + (i % 2) * 0.014),
          height * 0.011,
          mix(palette.accent.mid, trunk, 0.4),
        ),
      ),
    )
  return moved(x, y, out.join(''))
}
