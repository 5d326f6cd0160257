import { mix } from '../drawing/colour.ts'
import { clipped, gradient } from '../drawing/effects.ts'
import { lerp } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { corners } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** Water from the horizon down, darker far off, with swell lines that widen as they come near, and the light's path. */
export function sea(
  stage: Stage,
  {
    horizon,
    bottom = stage.height,
    x = stage.width * 0.68,
    glints = true,
  }: { horizon: number; bottom?: number; x?: number; glints?: boolean },
) {
  const { palette, random } = stage
  const far = mix(palette.sea.mid, palette.sky[2], stage.hour === 'noon' ? 0.06 : 0.5)
  const near =
    stage.hour === 'noon' ? mix(palette.sea.lit, palette.sand.lit, 0.22) : mix(palette.sea.mid, palette.sea.dark, 0.5)
  const height = bottom - horizon
  const swell = (cx: number, cy: number, len: number, thick: number, colour: string, opacity: number) =>
    fill(
      path`M${cx - len / 2} ${cy}q${len / 2} ${-thick} ${len} 0q${-len / 2} ${thick * 0.7} ${-len} 0Z`,
      colour,
      opacity,
    )
  const out = [
    path`<rect x="-2" y="${horizon}" width="${stage.width + 4}" height="${height}" fill="${gradient(
      stage,
      [0, horizon],
      [0, bottom],
      [
        [0, far],
        [0.3, palette.sea.mid],
        [1, near],
      ],
    )}"/>`,
  ]
  const rows = 34
  for (let i = 0; i < rows; i++) {
    const t = (i + random() * 0.6) / rows
    const y = horizon + 3 + height * t ** 1.7
    for (let k = 0; k < 3; k++)
      out.push(
        swell(
          random() * stage.width,
          y,
          lerp(50, 300, t) * random.between(0.5, 1.3),
          lerp(1.2, 9, t),
          random.chance(0.5) ? mix(palette.sea.lit, palette.sky[2], 0.25) : palette.sea.dark,
          random.between(0.16, 0.38),
        ),
      )
  }
  if (glints) {
    for (let i = 0; i < 40; i++) {
      const t = (i + random()) / 40
      const y = horizon + 2 + height * 0.9 * t ** 1.5
      const wide = lerp(26, 120, t)
      out.push(
        swell(
          x + (random() - 0.5) * wide * (0.4 + t * 1.5),
          y,
          wide * random.between(0.4, 1.2),
          lerp(2, 7, t),
          palette.sun,
          lerp(0.85, 0.4, t),
        ),
      )
    }
  }
  return clipped(stage, polygon(corners(-2, horizon, stage.width + 2, bottom)), out.join(''))
}
