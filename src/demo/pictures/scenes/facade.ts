import { house } from '../buildings/house.ts'
import { placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { gradient } from '../drawing/effects.ts'
import { nth, range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { corners } from '../drawing/points.ts'
import { fill, rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { basin } from '../landscape/basin.ts'
import { mountains } from '../landscape/mountains.ts'
import { sky } from '../landscape/sky.ts'
import { blades } from '../plants/blades.ts'
import { bush } from '../plants/bush.ts'
import { palm } from '../plants/palm.ts'
import { tree } from '../plants/tree.ts'
import { lampAt } from '../props/lamps.ts'

export function facadeAtDusk(stage: Stage) {
  const { palette, random, width: w, height: h } = stage
  const horizon = 520
  const out = [
    sky(stage, {
      horizon,
      x: w * 0.87,
      y: stage.hour === 'night' ? 130 : horizon - 130,
      r: stage.hour === 'night' ? 38 : 46,
      clouds: 5,
    }),
  ]
  if (stage.hotel.coast === 'mountain' || stage.hotel.coast === 'valley')
    out.push(
      mountains(
        stage,
        [
          [w * 0.02, 380],
          [w * 0.18, 250],
          [w * 0.42, 360],
          [w * 0.8, 330],
        ],
        horizon + 10,
        mix(palette.leaf.dark, palette.haze, 0.4),
        { haze: 0.5 },
      ),
    )
  out.push(rect(-5, horizon - 4, w + 10, 60, mix(palette.leaf.dark, palette.haze, 0.15)))
  const camera = placeCamera(stage, { horizon, eye: 2.6, focal: 860, yaw: random.between(0.34, 0.56) })
  out.push(
    ...range(9, (i) =>
      tree(stage, w * (i * 0.11), horizon + 12, random.between(110, 190), {
        flat: mix(palette.leaf.dark, palette.haze, 0.18),
      }),
    ),
  )
  const light = { front: 'mid', side: 'dark' } as const
  const [x0, z0] = camera.ground(w * (stage.tall ? 0.14 : random.between(0.15, 0.25)), horizon + (stage.tall ? 36 : 44))
  const spot = { x: x0, z: z0, length: stage.tall ? 40 : 56 }
  out.push(house(stage, camera, { ...spot, depth: 18, ...light }))
  const ground = mix(palette.sand.dark, palette.shadow, 0.3)
  out.push(
    rect(
      -5,
      horizon + 42,
      w + 10,
      h,
      gradient(
        stage,
        [0, horizon + 42],
        [0, h],
        [
          [0, mix(ground, palette.lampDeep, 0.3)],
          [0.5, ground],
          [1, mix(ground, palette.ink, 0.5)],
        ],
      ),
    ),
    poolOfLights(stage, horizon),
  )
  return out.join('')
}

// The pool holds the lights: every lit window becomes a broken streak.
function poolOfLights(stage: Stage, horizon: number): string {
  const { random, width: w, palette, height: h } = stage
  const levelCamera = placeCamera(stage, { horizon, eye: 2.6, focal: 860 })
  const outline = corners(-30, 6.8, 30, 20)
  const streaks = range(70, () => {
    const x = random() ** 0.8 * w
    const warm = random.chance(0.7)
    const y = horizon + random.between(118, 250)
    const wide = random.between(10, 30)
    return range(4, (k) =>
      fill(
        path`M${x - wide + random.between(-6, 6)} ${y + k * 19}q${wide} -5 ${wide * 2} 0q${-wide} 5 ${-wide * 2} 0Z`,
        warm ? palette.lamp : mix(palette.sky[1], palette.white, 0.3),
        0.55 - k * 0.1,
      ),
    ).join('')
  }).join('')
  return [
    basin(stage, levelCamera, outline, {
      mirror: streaks,
      depth: 0.2,
      coping: 0.5,
      colour: {
        lit: mix(palette.sea.mid, palette.sky[1], 0.35),
        mid: mix(palette.sea.dark, palette.sky[1], 0.4),
        dark: mix(palette.sea.dark, palette.ink, 0.5),
      },
    }),
    ...range(12, (i) => bush(stage, w * (i / 11), horizon + 66, 150, 46)),
    ...range(7, (i) => {
      const x = w * (0.04 + i * 0.155)
      return rect(x - 2, horizon + 36, 4, 30, palette.ink) + lampAt(stage, x, horizon + 34, 5, 9)
    }),
    ...(
      [
        [0.83, 330],
        [0.71, 260],
        [0.955, 470],
      ] as const
    ).map(([x, tall], i) =>
      (stage.hotel.trees === 'palm' ? palm : tree)(stage, w * x, horizon + 84 + (i === 2 ? 40 : 0), tall, {
        lean: nth([0.1, -0.08, -0.14], i),
        flat: i === 2 ? mix(palette.ink, palette.leaf.dark, 0.25) : undefined,
      }),
    ),
    bush(stage, -20, h + 60, 380 * stage.scale, 190, { flower: palette.accent }),
    bush(stage, w * 0.97, h + 80, 420 * stage.scale, 190, { flower: palette.accent }),
    blades(stage, w * 0.16, h + 40, 190 * stage.scale, { count: 13 }),
  ].join('')
}
