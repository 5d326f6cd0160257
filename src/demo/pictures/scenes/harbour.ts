import { mix } from '../drawing/colour.ts'
import { spray } from '../drawing/effects.ts'
import { nth, range } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { disc, fill, moved, rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { castleRock } from '../landscape/castle-rock.ts'
import { gulet } from '../landscape/gulet.ts'
import { vista } from '../landscape/vista.ts'
import type { Material } from '../light/palette.ts'
import { bush } from '../plants/bush.ts'

export function harbour(stage: Stage) {
  const { palette, width: w } = stage
  const tone = mix(mix(palette.sand.dark, palette.leaf.dark, 0.4), palette.haze, 0.16)
  const horizon = 540
  const out = [vista(stage, { horizon, sunX: w * 0.24, sunY: horizon - 150, r: 66, boat: false, clouds: 5 })]
  stage.sunSide = -1
  const stone = {
    lit: mix(palette.wall.lit, palette.sand.mid, 0.35),
    mid: mix(palette.wall.mid, palette.roof.mid, 0.22),
    dark: mix(palette.wall.dark, palette.shadow, 0.2),
  }
  out.push(
    castleRock(stage, horizon, tone, stone),
    oldTown(stage, horizon, stone, tone),
    boatsAndQuay(stage, horizon, stone),
  )
  return out.join('')
}

// Old houses at the foot, the octagonal tower, the quay.
function oldTown(stage: Stage, horizon: number, stone: Material, tone: string): string {
  const { width: w, random, palette } = stage
  const houses = range(16, (i) => {
    const x = w * (0.5 + i * 0.034)
    const wide = random.between(46, 66)
    const tall = random.between(40, 74)
    const y = horizon + 34 - (i % 3) * 22
    return (
      rect(x, y - tall, wide, tall + 30, palette.wall.lit) +
      rect(x + wide * 0.62, y - tall, wide * 0.38, tall + 30, palette.wall.dark) +
      fill(
        polygon([
          [x - 5, y - tall],
          [x + wide * 0.3, y - tall - 18],
          [x + wide * 0.76, y - tall - 18],
          [x + wide + 5, y - tall],
        ]),
        palette.roof.lit,
      ) +
      fill(
        polygon([
          [x + wide * 0.58, y - tall],
          [x + wide * 0.76, y - tall - 18],
          [x + wide + 5, y - tall],
        ]),
        palette.roof.dark,
      ) +
      [0.12, 0.38]
        .map((f) =>
          rect(
            x + wide * f,
            y - tall * 0.7,
            8,
            13,
            random() < palette.lamps ? palette.lamp : mix(palette.wall.dark, palette.ink, 0.6),
          ),
        )
        .join('')
    )
  })
  const out: string[] = []
  out.push(...houses)
  const tx = w * 0.44
  const tw = 118 * (stage.tall ? 0.8 : 1)
  const facets = [
    [-0.5, -0.27, 'lit'],
    [-0.27, 0.03, 'lit'],
    [0.03, 0.3, 'mid'],
    [0.3, 0.5, 'dark'],
  ] as const
  const red = {
    lit: mix(palette.roof.lit, palette.wall.lit, 0.3),
    mid: mix(palette.roof.mid, palette.wall.mid, 0.2),
    dark: mix(palette.roof.dark, palette.shadow, 0.2),
  }
  out.push(
    ...facets.map(([a, b, t], i) =>
      rect(tx + a * tw, horizon - 128, (b - a) * tw + 0.6, 190, i === 1 ? mix(red.lit, red.mid, 0.3) : red[t]),
    ),
    ...range(8, (i) =>
      rect(tx - tw * 0.5 + i * tw * 0.128, horizon - 141, tw * 0.08, 15, i < 4 ? red.lit : i < 6 ? red.mid : red.dark),
    ),
    ...range(3, (i) =>
      [-0.38, -0.14, 0.15]
        .map((f) => rect(tx + f * tw, horizon - 104 + i * 40, 5, 18, mix(red.dark, palette.ink, 0.6)))
        .join(''),
    ),
    fill(
      polygon([
        [w * 0.3, horizon + 62],
        [w * 0.33, horizon + 46],
        [w + 40, horizon + 46],
        [w + 40, horizon + 92],
        [w * 0.3, horizon + 84],
      ]),
      stone.mid,
    ),
    fill(
      polygon([
        [w * 0.3, horizon + 66],
        [w + 40, horizon + 66],
        [w + 40, horizon + 92],
        [w * 0.3, horizon + 84],
      ]),
      stone.dark,
    ),
  )
  const mirror = range(34, (i) => {
    const x = w * random.between(0.32, 1.02)
    return fill(
      path`M${x} ${horizon + 96 + random() * 110}q40 -5 ${random.between(60, 150)} 0q-40 6 -90 0Z`,
      nth([stone.lit, red.mid, palette.wall.lit, tone], i % 4),
      random.between(0.25, 0.5),
    )
  })
  out.push(
    ...mirror,
    gulet(stage, w * 0.6, horizon + 112, 210 * stage.scale, { sails: false }),
    gulet(stage, w * 0.84, horizon + 126, 250 * stage.scale, { sails: false }),
    gulet(stage, w * 0.13, horizon + 70, 130 * stage.scale),
    gulet(stage, w * 0.31, horizon + 206, 330 * stage.scale),
  )
  return out.join('')
}

// Small boats and the near quay.
function boatsAndQuay(stage: Stage, horizon: number, stone: Material): string {
  const { palette, width: w, height: h } = stage
  const skiff = (x: number, y: number, size: number, colour: Material) =>
    moved(
      x,
      y,
      fill('M-50 -16Q0 -6 56 -22Q48 4 30 6H-30Q-46 4 -50 -16Z', colour.mid) +
        fill('M-50 -16Q0 -6 56 -22L54 -16Q0 0 -48 -10Z', palette.white) +
        fill('M-44 -13Q0 -5 46 -18Q0 -14 -44 -13Z', mix(colour.dark, palette.ink, 0.4)) +
        fill('M-40 9q40 -4 80 0q-40 5 -80 0Z', palette.sea.dark, 0.6),
      size / 100,
    )
  const out: string[] = []
  out.push(
    skiff(w * 0.74, horizon + 208, 150 * stage.scale, palette.accent),
    skiff(w * 0.92, horizon + 250, 190 * stage.scale, palette.second),
  )
  const quay = polygon([
    [-10, h + 10],
    [-10, h - 96],
    [w * 0.3, h - 62],
    [w * 0.5, h + 10],
  ])
  out.push(
    fill(quay, stone.mid),
    spray(stage, quay, stone.dark, [0, h + 10], [0, h - 90], 0.8),
    fill(
      polygon([
        [-10, h - 96],
        [w * 0.3, h - 62],
        [w * 0.3, h - 50],
        [-10, h - 82],
      ]),
      stone.lit,
    ),
    ...(
      [
        [0.08, -70],
        [0.24, -50],
      ] as const
    ).map(
      ([x, dy]) =>
        fill(path`M${w * x - 16} ${h + dy}q-4 -26 -10 -40h52q-6 14 -10 40Z`, palette.ink) +
        disc(w * x, h + dy - 42, 27, mix(palette.ink, palette.light, 0.18), 1, 8),
    ),
    bush(stage, -20, h + 60, 300 * stage.scale, 220, { flower: palette.accent }),
  )
  return out.join('')
}
