import { house } from '../buildings/house.ts'
import { placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { spray } from '../drawing/effects.ts'
import { lerp, nth, range } from '../drawing/numbers.ts'
import { path, polygon, smooth } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Coast } from '../hotels/looks.ts'
import { castle } from '../landscape/castle.ts'
import { foreground } from '../landscape/foreground.ts'
import { gulet } from '../landscape/gulet.ts'
import { land } from '../landscape/land.ts'
import { rock } from '../landscape/rock.ts'
import { vista } from '../landscape/vista.ts'
import { bush } from '../plants/bush.ts'
import { tree } from '../plants/tree.ts'
import { groundShade, parasol } from '../props/parasol.ts'
import { cappadocia } from './cappadocia.ts'

// The shore line per kind of coast, as [share of width, units below the far shore]; land lies to its left.
const SHORES: Record<Exclude<Coast, 'valley'>, Point[]> = {
  bay: [
    [-0.03, 0],
    [0.2, 6],
    [0.43, 16],
    [0.53, 44],
    [0.5, 92],
    [0.4, 150],
    [0.31, 226],
    [0.29, 310],
    [0.36, 460],
  ],
  straight: [
    [0.63, -112],
    [0.585, -96],
    [0.56, -72],
    [0.545, -40],
    [0.52, 10],
    [0.5, 80],
    [0.46, 180],
    [0.44, 300],
    [0.46, 470],
  ],
  mountain: [
    [-0.03, 0],
    [0.2, 4],
    [0.44, 8],
    [0.6, 2],
    [0.66, -22],
    [0.5, -26],
    [0.3, -30],
    [0, -30],
    [-0.03, -30],
  ],
  coves: [
    [-0.03, 0],
    [0.16, 6],
    [0.3, 4],
    [0.36, 24],
    [0.3, 56],
    [0.18, 84],
    [0.08, 120],
    [0, 170],
    [-0.03, 190],
  ],
}

export function coast(stage: Stage) {
  const { palette, random, hotel, width: w } = stage
  if (hotel.coast === 'valley') return cappadocia(stage)
  const horizon = { bay: 350, straight: 330, mountain: 450, coves: 340 }[hotel.coast] + (stage.tall ? 20 : 0)
  const shoreY = horizon + 122
  const camera = placeCamera(stage, { horizon, eye: 26, focal: 1350 })
  const out = [vista(stage, { horizon, boat: false, sunX: w * random.between(0.58, 0.8), r: random.between(46, 62) })]
  const green = mix(palette.leaf.mid, palette.haze, 0.2)
  if (hotel.coast === 'coves') out.push(castle(stage, w * 0.78, horizon + 40, 300 * stage.scale))
  if (hotel.coast === 'bay')
    out.push(
      land(
        stage,
        [
          [w * 0.74, horizon + 12],
          [w * 0.83, horizon - 24],
          [w * 0.93, horizon - 66],
          [w + 60, horizon - 96],
        ],
        horizon + 14,
        mix(green, palette.haze, 0.45),
        { haze: 0.5 },
      ),
    )
  const rise = { bay: 1, straight: 0.25, mountain: 0.8, coves: 1.35 }[hotel.coast]
  const reach = { bay: 0.52, straight: 0.62, mountain: 0.7, coves: 0.42 }[hotel.coast]
  const crest = (
    [
      [-60, 128],
      [0.1, 104],
      [0.22, 74],
      [0.32, 42],
      [0.39, 10],
    ] as const
  ).map(([x, up]): Point => [x < 0 ? x : (x / 0.47) * reach * w, horizon + 20 - up * rise])
  const foot = hotel.coast === 'straight' ? horizon + 22 : shoreY - 30
  out.push(
    land(
      stage,
      [
        ...crest,
        [w * reach * 0.94, lerp(horizon + 20, foot, 0.5)],
        [w * reach * 1.04, foot + 4],
        [w * reach * 1.1, foot + 22],
      ],
      hotel.coast === 'straight' ? foot + 20 : foot + 24,
      green,
      { haze: 0.3, shade: 0.4 },
    ),
  )
  const shore = SHORES[hotel.coast].map(([x, y]): Point => [w * x, shoreY + y])
  const strip = (dx: number, dy: number) => {
    const points = shore.map(([x, y], i): Point => [x + dx * (0.3 + i * 0.22), y + dy * (0.3 + i * 0.2)])
    return hotel.coast === 'mountain'
      ? `${smooth(points, false)}Z`
      : path`${smooth(points, false)}L-60 ${stage.height + 60}L-60 ${nth(shore, 0)[1]}Z`
  }
  const calm = hotel.coast === 'mountain' ? 0.35 : 1
  out.push(
    fill(strip(34 * calm, 5), mix(palette.sea.lit, palette.sand.lit, 0.22), 0.55),
    fill(strip(14 * calm, 2), palette.white, 0.92),
    fill(strip(5 * calm, 0.6), mix(palette.sand.mid, palette.sea.mid, 0.25)),
    fill(strip(-6 * calm, 0), palette.sand.lit),
    spray(stage, strip(-6 * calm, 0), palette.sand.dark, [0, stage.height + 100], [w * 0.3, shoreY + 40], 0.9),
  )
  if (hotel.coast === 'straight')
    out.push(
      fill(
        polygon([
          [-40, horizon + 20],
          [w * 0.55, horizon + 12],
          [w * 0.47, horizon + 52],
          [w * 0.4, shoreY - 16],
          [w * 0.2, shoreY + 8],
          [-40, shoreY + 14],
        ]),
        green,
      ),
    )
  const lawn = hotel.coast === 'straight' ? shoreY - 6 : shoreY - 14
  const [hx, hz] = camera.ground(
    w * { bay: 0.1, straight: 0.05, mountain: 0.2, coves: 0.02 }[hotel.coast] - (stage.tall ? w * 0.06 : 0),
    lawn,
  )
  out.push(
    ...range(10, (i) =>
      tree(stage, w * (0.01 + i * 0.045), lawn - 22 + random.between(-4, 4), 96 * random.between(0.8, 1.15), {}),
    ),
    house(stage, camera, {
      x: hx,
      z: hz,
      length: stage.tall ? 62 : 92,
      depth: 18,
      y: hotel.coast === 'coves' ? 0 : 0.5,
      front: 'mid',
      side: 'lit',
      detail: 0.6,
    }),
    ...range(16, (i) =>
      i % 3
        ? bush(stage, w * (0.005 + i * 0.029), lawn + 12, 92, 40, { flower: i % 4 === 1 ? palette.accent : undefined })
        : tree(stage, w * (0.012 + i * 0.029), lawn + 10, 104 * random.between(0.8, 1.2), {}),
    ),
  )
  if (hotel.coast !== 'straight')
    out.push(
      ...range(8, (i) =>
        rock(
          stage,
          w * (reach * (hotel.coast === 'bay' ? 0.88 : 0.72) + i * 0.03),
          (hotel.coast === 'bay' ? foot + 28 : shoreY + 4) - i * 4,
          random.between(26, 50) * (1 - i * 0.07),
        ),
      ),
    )
  out.push(
    gulet(
      stage,
      w * random.between(0.68, 0.8),
      horizon + random.between(120, 190),
      random.between(210, 280) * stage.scale + 30,
    ),
    gulet(stage, w * random.between(0.88, 0.94), horizon + 46, 80, { sails: false }),
    gulet(stage, w * random.between(0.56, 0.64), horizon + 26, 46),
  )
  for (let i = 0; i < 34; i++) {
    const row = Math.floor(i / 7)
    const [px, py] = [
      w * lerp(0, 0.44, (i % 7) / 6) - row * 20 + random.between(-16, 16),
      shoreY + 34 + row * 48 + random.between(-9, 9),
    ]
    const edge = shore.reduce(
      (best, point) => (Math.abs(point[1] - py) < Math.abs(best[1] - py) && point[1] > shoreY ? point : best),
      [w * 0.4, shoreY + 30],
    )
    if (px > edge[0] - 60 - row * 10 || hotel.coast === 'mountain') continue
    const [gx, gz] = camera.ground(px, py)
    out.push(
      groundShade(stage, camera, gx - stage.sunSide * 2.4, gz, 3.2, 1.7),
      parasol(stage, camera, gx, gz, {
        radius: 3.1,
        height: 3.6,
        colours: i % 5 === 2 ? [palette.second, palette.accent] : undefined,
      }),
    )
  }
  if (hotel.coast === 'mountain')
    out.push(
      ...range(12, (i) => {
        const [gx, gz] = camera.ground(w * (0.04 + i * 0.043), shoreY - 3)
        return parasol(stage, camera, gx, gz, { radius: 2.3, height: 3 })
      }),
      rock(stage, w * 0.06, stage.height + 30, 260),
      rock(stage, w * 0.2, stage.height + 50, 200),
    )
  return out.join('') + foreground(stage)
}
