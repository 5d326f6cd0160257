import { mix } from '../drawing/colour.ts'
import { clipped, spray } from '../drawing/effects.ts'
import { lerp, range } from '../drawing/numbers.ts'
import { line, polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Material } from '../light/palette.ts'
import { bush } from '../plants/bush.ts'
/** The castle rock, its wall climbing in zigzags to the keep. */
export function castleRock(stage: Stage, horizon: number, tone: string, stone: Material): string {
  const { width: w, palette, random } = stage
  const rockCrest = [
    [w * 0.36, horizon + 30],
    [w * 0.44, horizon - 30],
    [w * 0.52, horizon - 130],
    [w * 0.62, horizon - 250],
    [w * 0.72, horizon - 330],
    [w * 0.82, horizon - 352],
    [w * 0.94, horizon - 318],
    [w + 60, horizon - 300],
  ] as const
  const body = `${line(rockCrest)}L${w + 60} ${horizon + 70}L${w * 0.36} ${horizon + 70}Z`
  const out: string[] = []
  out.push(fill(body, mix(tone, palette.light, 0.24)))
  const shade = mix(tone, palette.shadow, 0.4)
  out.push(
    clipped(
      stage,
      body,
      range(8, (i) => {
        const x = w * (0.5 + i * 0.075)
        const y = horizon - 150 - Math.sin(i * 0.5) * 130
        return fill(
          polygon([
            [x, y - 60],
            [x + 70, y + 10],
            [x + 50, y + 90],
            [x + 130, y + 210],
            [x + 170, horizon + 90],
            [x + 40, horizon + 90],
            [x + 30, y + 150],
            [x - 14, y + 60],
          ]),
          shade,
          0.62,
        )
      }).join('') +
        range(40, () =>
          bush(
            stage,
            w * random.between(0.42, 1.02),
            horizon - 20 - 220 * random() ** 0.8,
            random.between(26, 54),
            random.between(14, 26),
          ),
        ).join(''),
    ),
    spray(stage, body, palette.haze, [0, horizon + 60], [0, horizon - 200], 0.5),
  )
  const walls = (points: readonly Point[], tall: number) => {
    const way = [fill(polygon([...points, ...points.map(([x, y]): Point => [x, y - tall]).reverse()]), stone.lit)]
    points.forEach(([x, y], i) => {
      const before = points[i - 1]
      if (before) {
        const [px, py] = before
        const n = Math.max(3, Math.round(Math.hypot(x - px, y - py) / 11))
        way.push(...range(n, (k) => rect(lerp(px, x, k / n), lerp(py, y, k / n) - tall - 5, 5.5, 7, stone.lit)))
        if (y > py)
          way.push(
            fill(
              polygon([
                [px, py],
                [x, y],
                [x, y - tall],
                [px, py - tall],
              ]),
              stone.mid,
            ),
          )
      }
      way.push(
        rect(x - 9, y - tall - 16, 20, tall + 20, stone.lit),
        rect(x + 2, y - tall - 16, 9, tall + 20, stone.dark),
        ...[-9, -2, 5].map((d) => rect(x + d, y - tall - 21, 4.5, 6, stone.lit)),
      )
    })
    return way.join('')
  }
  out.push(
    walls(
      [
        [w * 0.62, horizon - 244],
        [w * 0.69, horizon - 300],
        [w * 0.76, horizon - 330],
        [w * 0.84, horizon - 344],
        [w * 0.92, horizon - 320],
        [w * 1.02, horizon - 300],
      ],
      24,
    ),
    walls(
      [
        [w * 0.455, horizon - 20],
        [w * 0.53, horizon - 96],
        [w * 0.6, horizon - 106],
        [w * 0.65, horizon - 176],
        [w * 0.73, horizon - 190],
        [w * 0.78, horizon - 262],
        [w * 0.84, horizon - 340],
      ],
      20,
    ),
    stroke(`M${w * 0.845} ${horizon - 372}v-52`, palette.ink, 2.5),
    fill(`M${w * 0.845} ${horizon - 424}l38 8l-38 12Z`, palette.accent.lit),
  )
  return out.join('')
}
