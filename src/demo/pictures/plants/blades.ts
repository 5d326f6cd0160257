import { clamp, lerp, nth, range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** Sword leaves fanning from a foot: agave, reeds, dune grass. */
export function blades(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  {
    count = 13,
    from = 200,
    to = 340,
    colours,
    thick = 0.07,
  }: { count?: number; from?: number; to?: number; colours?: readonly string[]; thick?: number } = {},
) {
  const { random, palette } = stage
  const tones = colours ?? [palette.leaf.dark, palette.leaf.mid, palette.leaf.lit]
  return range(count, (i) => {
    const t = (i * 0.618) % 1
    const a = (lerp(from, to, t) * Math.PI) / 180
    const length = size * random.between(0.7, 1)
    const bend = Math.cos(a) * length * 0.18
    const [tx, ty] = [x + Math.cos(a) * length + bend, y + Math.sin(a) * length + Math.abs(bend) * 0.6]
    const [nx, ny] = [-Math.sin(a) * size * thick, Math.cos(a) * size * thick]
    const middle: Point = [x + Math.cos(a) * length * 0.5, y + Math.sin(a) * length * 0.55]
    return fill(
      path`M${x - nx * 0.4} ${y - ny * 0.4}Q${middle[0] - nx} ${middle[1] - ny} ${tx} ${ty}Q${middle[0] + nx} ${middle[1] + ny} ${x + nx * 0.4} ${y + ny * 0.4}Z`,
      nth(tones, clamp(Math.floor((Math.cos(a) * stage.sunSide + 1) * 1.5), 0, 2)),
    )
  }).join('')
}
