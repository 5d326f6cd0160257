import { mix } from '../drawing/colour.ts'
import { range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { cypress } from '../plants/conifers.ts'

/** A walled castle on its rock, centred on x at water line y. */
export function castle(stage: Stage, x: number, y: number, width: number) {
  const { palette } = stage
  const w = width / 2
  const stone = {
    lit: mix(palette.wall.lit, palette.sand.mid, 0.5),
    mid: mix(palette.wall.mid, palette.sand.mid, 0.4),
    dark: mix(palette.wall.dark, palette.shadow, 0.15),
  }
  const block = (u: number, base: number, wide: number, tall: number, merlons = true) =>
    rect(x + u * w, y - base - tall, wide * w, tall + base * 0.4, stone.mid) +
    rect(
      x + u * w + (stage.sunSide > 0 ? wide * w * 0.55 : 0),
      y - base - tall,
      wide * w * 0.45,
      tall + base * 0.4,
      stone.lit,
    ) +
    (merlons
      ? range(Math.max(3, Math.round((wide * w) / 13)), (i, n = Math.max(3, Math.round((wide * w) / 13))) =>
          rect(
            x + u * w + (i * wide * w) / n,
            y - base - tall - w * 0.045,
            ((wide * w) / n) * 0.6,
            w * 0.05,
            stage.sunSide > 0 && i > n * 0.52 ? stone.lit : stone.mid,
          ),
        ).join('')
      : '') +
    rect(x + u * w + wide * w * 0.4, y - base - tall * 0.66, w * 0.03, w * 0.07, stone.dark)
  return (
    fill(
      path`M${x - w * 1.25} ${y}L${x - w * 1.05} ${y - w * 0.16}L${x - w * 0.7} ${y - w * 0.24}L${x + w * 0.6} ${y - w * 0.26}L${x + w} ${y - w * 0.2}L${x + w * 1.3} ${y}Z`,
      mix(palette.sand.dark, palette.leaf.dark, 0.35),
    ) +
    block(-0.5, w * 0.2, 0.24, w * 0.52) +
    block(0.16, w * 0.22, 0.26, w * 0.62) +
    block(-0.3, w * 0.2, 0.5, w * 0.34) +
    block(-0.95, w * 0.14, 0.26, w * 0.3) +
    block(0.62, w * 0.14, 0.24, w * 0.34) +
    block(-0.95, w * 0.1, 1.8, w * 0.17) +
    stroke(path`M${x + 0.29 * w} ${y - w * 0.84}v${-w * 0.3}`, palette.ink, 2) +
    fill(path`M${x + 0.29 * w} ${y - w * 1.14}l${w * 0.2} ${w * 0.05}l${-w * 0.2} ${w * 0.06}Z`, palette.accent.lit) +
    range(5, (i) => cypress(stage, x - w * (1 - i * 0.44), y - w * 0.05, w * 0.2)).join('')
  )
}
