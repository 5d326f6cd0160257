import { mix } from '../drawing/colour.ts'
import { spray } from '../drawing/effects.ts'
import { lerp, nth } from '../drawing/numbers.ts'
import { path, smooth } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** A rounded land line (hills, headland) from points along its crest; closed at `base`. */
export function land(
  stage: Stage,
  crest: readonly Point[],
  base: number,
  colour: string,
  { haze = 0.3, shade = 0.25 }: { haze?: number; shade?: number } = {},
) {
  const { palette } = stage
  const d = path`${smooth(crest, false)}L${nth(crest, crest.length - 1)[0]} ${base}L${nth(crest, 0)[0]} ${base}Z`
  const top = Math.min(...crest.map((point) => point[1]))
  return (
    fill(d, colour) +
    spray(stage, d, mix(colour, palette.shadow, 0.7), [0, base], [0, top], shade) +
    spray(stage, d, palette.haze, [0, base], [0, lerp(base, top, 0.6)], haze) +
    stroke(smooth(crest, false), mix(colour, palette.light, 0.45), 2.5, 0.8)
  )
}
