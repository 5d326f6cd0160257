import { mix } from '../drawing/colour.ts'
import { clipped, spray } from '../drawing/effects.ts'
import { lerp, nth, range } from '../drawing/numbers.ts'
import { line, path, polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { disc, fill, moved, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { gulet } from '../landscape/gulet.ts'
import { vista } from '../landscape/vista.ts'
import type { Material } from '../light/palette.ts'
import { bush } from '../plants/bush.ts'

export function harbour(stage: Stage) {
  const { palette, random, width: w, height: h } = stage
  const horizon = 540
  const out = [vista(stage, { horizon, sunX: w * 0.24, sunY: horizon - 150, r: 66, boat: false, clouds: 5 })]
  stage.sunSide = -1
  // the castle rock, its wall climbing in zigzags to the keep
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
  const tone = mix(mix(palette.sand.dark, palette.leaf.dark, 0.4), palette.haze, 0.16)
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
  )
  out.push(spray(stage, body, palette.haze, [0, horizon + 60], [0, horizon - 200], 0.5))
  const stone = {
    lit: mix(palette.wall.lit, palette.sand.mid, 0.35),
    mid: mix(palette.wall.mid, palette.roof.mid, 0.22),
    dark: mix(palette.wall.dark, palette.shadow, 0.2),
  }
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
  )
  out.push(
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
  )
  out.push(
    stroke(`M${w * 0.845} ${horizon - 372}v-52`, palette.ink, 2.5),
    fill(`M${w * 0.845} ${horizon - 424}l38 8l-38 12Z`, palette.accent.lit),
  )
  // old houses at the foot, the octagonal tower, the quay
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
  )
  out.push(
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
  out.push(...mirror)
  out.push(
    gulet(stage, w * 0.6, horizon + 112, 210 * stage.scale, { sails: false }),
    gulet(stage, w * 0.84, horizon + 126, 250 * stage.scale, { sails: false }),
    gulet(stage, w * 0.13, horizon + 70, 130 * stage.scale),
    gulet(stage, w * 0.31, horizon + 206, 330 * stage.scale),
  )
  // small boats and the near quay
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
  )
  out.push(
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
  )
  out.push(bush(stage, -20, h + 60, 300 * stage.scale, 220, { flower: palette.accent }))
  return out.join('')
}
