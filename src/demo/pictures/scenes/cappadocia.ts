import { mix } from '../drawing/colour.ts'
import { spray } from '../drawing/effects.ts'
import { nth, range } from '../drawing/numbers.ts'
import { polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { land } from '../landscape/land.ts'
import { mountains } from '../landscape/mountains.ts'
import { sky } from '../landscape/sky.ts'
import type { Material } from '../light/palette.ts'
import { blades } from '../plants/blades.ts'
import { poplar } from '../plants/conifers.ts'
import { balloon } from '../props/balloon.ts'
import { chimney } from '../props/chimney.ts'

export function cappadocia(stage: Stage) {
  const { palette, random, width: w } = stage
  const horizon = 560
  const out = [sky(stage, { horizon: horizon + 20, x: w * 0.64, y: 440, r: 58, clouds: 5 })]
  out.push(
    mountains(
      stage,
      [
        [w * 0.08, 470],
        [w * 0.3, 400],
        [w * 0.56, 470],
        [w * 0.86, 430],
      ],
      horizon + 20,
      mix(mix(palette.shadow, palette.sky[0], 0.4), palette.haze, 0.45),
      { haze: 0.8 },
    ),
  )
  const mesa = (y: number, tall: number, colour: string, haze: number) => {
    const d = polygon([
      [-20, y + 200],
      [-20, y - tall * 0.4],
      [w * 0.1, y - tall * 0.5],
      [w * 0.16, y - tall],
      [w * 0.34, y - tall * 1.04],
      [w * 0.4, y - tall * 0.45],
      [w * 0.62, y - tall * 0.3],
      [w * 0.7, y - tall * 0.85],
      [w * 0.92, y - tall * 0.9],
      [w + 20, y - tall * 0.4],
      [w + 20, y + 200],
    ])
    return fill(d, mix(colour, palette.haze, haze)) + spray(stage, d, palette.haze, [0, y + 60], [0, y - tall], 0.8)
  }
  out.push(mesa(horizon + 20, 110, mix(palette.sand.dark, palette.accent.mid, 0.2), 0.42))
  const flight = [
    [0.83, 120, 30, 0.5],
    [0.52, 250, 22, 0.6],
    [0.92, 330, 20, 0.6],
    [0.14, 150, 40, 0.4],
    [0.42, 110, 26, 0.5],
    [0.06, 330, 18, 0.65],
    [0.73, 210, 44, 0.3],
    [0.58, 390, 13, 0.7],
    [0.36, 330, 15, 0.7],
    [0.97, 190, 16, 0.6],
  ] as const
  const pairs = [
    [palette.accent, palette.second],
    [palette.second, palette.accent],
    [palette.roof, palette.accent],
    [palette.accent, palette.roof],
  ] as const
  flight.forEach(([x, y, r, haze], i) =>
    out.push(
      balloon(stage, w * x, y + random.between(-14, 14), r * (stage.tall ? 0.8 : 1), {
        colours: nth(pairs, i % 4),
        haze: haze * 0.7,
      }),
    ),
  )
  const rose = palette.material(mix(stage.hotel.colours.sand, stage.hotel.colours.accent, 0.16))
  out.push(chimneyRows(stage, horizon, rose, pairs), nearRidge(stage, rose))
  return out.join('')
}

// Three rows of chimneys, each lower, larger and clearer than the one behind, with mist between.
function chimneyRows(
  stage: Stage,
  horizon: number,
  rose: Material,
  pairs: readonly (readonly [Material, Material])[],
): string {
  const { width: w, random, palette } = stage
  const rows = [
    [horizon + 36, 130, 16, 0.42],
    [horizon + 118, 220, 11, 0.24],
    [horizon + 226, 330, 7, 0.06],
  ] as const
  const out: string[] = []
  rows.forEach(([y, tall, count, haze], row) => {
    const ground: Point[] = [
      [-40, y - tall * 0.1],
      ...range(6, (i): Point => [w * (i / 5), y - tall * random.between(0, 0.16)]),
      [w + 40, y],
    ]
    const kept = range(count, (i) => (i + random.between(0.1, 0.9)) / count).filter((x) =>
      row < 2 ? x < 0.2 || x > 0.34 : x < 0.17 || x > 0.42,
    )
    out.push(
      ...kept.map((x) =>
        chimney(stage, w * x, y + 10, tall * random.between(0.36, 0.56), tall * random.between(0.55, 1.1), {
          cap: random.chance(0.65),
          doors: row,
          haze,
          tones: rose,
        }),
      ),
      land(stage, ground, y + 240, mix(rose.mid, palette.haze, haze), { haze: 0.15, shade: 0.55 }),
      ...range(9, () => poplar(stage, w * random(), y + random.between(-4, 30), tall * random.between(0.16, 0.3))),
    )
    if (row < 2)
      out.push(
        fill(
          `M-20 ${y + 26}Q${w * 0.3} ${y - 10} ${w * 0.6} ${y + 22}T${w + 20} ${y + 12}V${y + 60}H-20Z`,
          palette.haze,
          0.3,
        ),
      )
  })
  out.push(
    balloon(stage, w * (stage.tall ? 0.36 : 0.27), stage.tall ? 290 : 262, 158 * (stage.tall ? 0.85 : 1), {
      colours: pairs[0],
    }),
  )
  return out.join('')
}

// The near ridge: hotel's cave rooms at the right, dry grass at the left.
function nearRidge(stage: Stage, rose: Material): string {
  const { width: w, height: h, palette, random } = stage
  const out: string[] = []
  out.push(
    chimney(stage, w * 0.9, h + 40, 330 * stage.scale, 560, { doors: 3, cap: false, tones: rose }),
    chimney(stage, w * 0.995, h + 40, 300 * stage.scale, 420, { doors: 2, tones: rose }),
    chimney(stage, w * 0.02, h + 40, 280 * stage.scale, 330, { doors: 1, tones: rose }),
  )
  const near = [
    [-40, h - 70],
    [w * 0.2, h - 44],
    [w * 0.5, h - 20],
    [w * 0.76, h - 46],
    [w + 40, h - 60],
  ] as const
  out.push(
    land(stage, near, h + 20, mix(rose.dark, palette.shadow, 0.35), { haze: 0, shade: 0.6 }),
    ...range(26, (i) =>
      blades(stage, w * (i / 25) + random.between(-20, 20), h + 8, random.between(40, 84), {
        count: 7,
        from: 235,
        to: 305,
        thick: 0.05,
        colours: [
          mix(palette.leaf.dark, palette.shadow, 0.3),
          palette.leaf.dark,
          mix(palette.leaf.mid, palette.sand.mid, 0.4),
        ],
      }),
    ),
  )
  return out.join('')
}
