import { clamp, range, TAU } from '../drawing/numbers.ts'
import { polygon, smooth } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Material } from '../light/palette.ts'

/** A rounded bush, flat at the foot unless it is `hanging`; with `flower` it carries clusters of bracts (bougainvillea, oleander, geranium). */
export function bush(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  { flower, colour = stage.palette.leaf, hanging }: { flower?: Material; colour?: Material; hanging?: boolean } = {},
) {
  const { random } = stage
  const blob = (cx: number, cy: number, rx: number, ry: number) =>
    smooth(
      range(14, (i): Point => {
        const a = (i / 14) * TAU
        const bump = random.between(0.88, 1.12)
        return [
          cx + Math.cos(a) * rx * bump,
          Math.min(hanging ? Infinity : y + height * 0.04, cy + Math.sin(a) * ry * bump),
        ]
      }),
    )
  const out = [fill(blob(x, y - height * 0.42, width * 0.5, height * 0.5), colour.dark)]
  out.push(fill(blob(x + stage.sunSide * width * 0.08, y - height * 0.52, width * 0.4, height * 0.38), colour.mid))
  for (let i = 0; i < 5; i++)
    out.push(
      fill(
        blob(
          x + stage.sunSide * width * 0.1 + random.between(-0.3, 0.3) * width,
          y - height * random.between(0.45, 0.8),
          width * 0.13,
          height * 0.12,
        ),
        colour.lit,
        0.85,
      ),
    )
  if (flower) {
    const count = Math.round(clamp(width / 2.2, 24, 110))
    for (let i = 0; i < count; i++) {
      const a = random() * TAU
      const d = Math.sqrt(random())
      const [px, py] = [x + Math.cos(a) * d * width * 0.5, y - height * 0.46 + Math.sin(a) * d * height * 0.48]
      const size = clamp(width * 0.02, 2, 6.5) * random.between(0.7, 1.35)
      const lit = Math.cos(a) * stage.sunSide - Math.sin(a) > 0.1
      out.push(
        fill(
          polygon(
            range(7, (k): Point => [
              px + Math.cos(k * 0.9 + a) * size * (k % 2 ? 1.25 : 0.75),
              py + Math.sin(k * 0.9 + a) * size * (k % 2 ? 1.15 : 0.7),
            ]),
          ),
          lit ? flower.lit : random.chance(0.5) ? flower.mid : flower.dark,
        ),
      )
    }
  }
  return out.join('')
}
