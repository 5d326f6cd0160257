import { house } from '../buildings/house.ts'
import type { Camera } from '../drawing/camera.ts'
import { placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { gradient, spray } from '../drawing/effects.ts'
import { lerp, range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { sampled } from '../drawing/points.ts'
import { fill, rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { basin } from '../landscape/basin.ts'
import { mountains } from '../landscape/mountains.ts'
import { sky } from '../landscape/sky.ts'
import { blades } from '../plants/blades.ts'
import { bush } from '../plants/bush.ts'
import { palm } from '../plants/palm.ts'
import { tree } from '../plants/tree.ts'
import { lounger } from '../props/lounger.ts'
import { groundShade, parasol } from '../props/parasol.ts'

// Outlines of pools in metres from the middle of the terrace; the far shore lies beneath the hotel.
// prettier-ignore
const LAGOONS: Point[][] = [
  [[-21, 24], [-17, 34], [-6, 38], [3, 33], [12, 37], [23, 33], [24, 24], [14, 19.5], [10, 14], [14, 9.5], [9, 6.5], [-4, 6.7], [-11, 9], [-9, 14], [-14, 18]],
  [[-26, 24], [-21, 34], [-8, 37], [5, 38], [18, 36], [23, 30], [19, 24], [12, 19], [15, 13], [20, 8.5], [8, 6.4], [-6, 6.6], [-18, 8], [-21, 14]],
  [[-20, 22], [-15, 33], [0, 37], [15, 35], [22, 27], [20, 17], [12, 9.5], [0, 6.8], [-13, 9.5]],
] as const

export function pool(stage: Stage) {
  const { palette, random, width: w, height: h } = stage
  const horizon = 330
  const out = [sky(stage, { horizon, x: w * 0.78, clouds: 4, sun: stage.hour !== 'noon' })]
  if (stage.hotel.coast === 'mountain')
    out.push(
      mountains(
        stage,
        [
          [w * 0.1, 190],
          [w * 0.36, 96],
          [w * 0.62, 200],
          [w * 0.92, 150],
        ],
        horizon + 20,
        mix(palette.leaf.dark, palette.haze, 0.55),
        { haze: 0.6 },
      ),
    )
  else
    out.push(
      mountains(
        stage,
        [
          [w * 0.2, 262],
          [w * 0.5, 244],
          [w * 0.86, 258],
        ],
        horizon + 20,
        mix(palette.leaf.dark, palette.haze, 0.66),
        { haze: 0.6 },
      ),
    )
  const camera = placeCamera(stage, { horizon, eye: random.between(5.8, 7.2), focal: 920 })
  out.push(
    rect(
      -5,
      horizon,
      w + 10,
      h - horizon + 10,
      gradient(
        stage,
        [0, horizon],
        [0, h],
        [
          [0, palette.leaf.mid],
          [0.16, palette.leaf.lit],
          [1, palette.leaf.mid],
        ],
      ),
    ),
  )
  const start = stage.tall ? -20 : -46
  out.push(
    ...range(16, (i) =>
      tree(stage, w * (i / 15), horizon + 14, random.between(60, 110) * (stage.hotel.trees === 'palm' ? 1.2 : 1), {}),
    ),
    house(stage, camera, { x: start, z: 62, length: stage.tall ? 46 : 62, depth: 16, front: 'lit', side: 'mid' }),
    ...range(15, (i) =>
      bush(stage, w * (i / 14) + random.between(-12, 12), horizon + 108, 140, 44, {
        flower: i % 3 === 1 ? palette.accent : undefined,
      }),
    ),
    terraceAndWater(stage, camera, horizon, start),
  )
  return out.join('')
}

// Terrace of warm stone, then the water.
function terraceAndWater(stage: Stage, camera: Camera, horizon: number, start: number): string {
  const { palette, height: h, random, width: w } = stage
  const terrace = sampled([
    [-40, 10],
    [-38, 40],
    [-20, 52],
    [8, 50],
    [34, 54],
    [44, 30],
    [40, 2],
    [0, 1],
  ])
  const out: string[] = []
  out.push(
    fill(camera.flat(terrace), mix(palette.sand.lit, palette.wall.lit, 0.4)),
    spray(stage, camera.flat(terrace), palette.sand.dark, [0, h + 40], [0, horizon + 120], 0.6),
  )
  const k = stage.tall ? 0.62 : 1
  const water = sampled(
    random.pick(LAGOONS).map(([x, z]): Point => [x * k + (stage.tall ? 1 : 2) + random.between(-0.4, 0.4), z]),
  )
  const mirror = range(26, (i) => {
    const [x, y] = camera.at(start + 4 + i * 2.2, 0, 37)
    return fill(
      path`M${x} ${y}l${26} 0l${-4} ${random.between(30, 120)}l${-14} 6Z`,
      i % 2 ? mix(palette.wall.lit, palette.sea.lit, 0.35) : mix(palette.sea.dark, palette.ink, 0.1),
      0.22,
    )
  }).join('')
  out.push(basin(stage, camera, water, { mirror }))
  const island = sampled(
    (
      [
        [-1.5, 23],
        [1.5, 25.5],
        [5, 24.5],
        [5.6, 22.3],
        [2, 20.8],
      ] as const
    ).map(([x, z]): Point => [x * k, z]),
  )
  out.push(
    fill(camera.flat(island, 0), mix(palette.sand.dark, palette.shadow, 0.2)),
    fill(camera.flat(island, 0.35), palette.leaf.lit),
  )
  const standing: { z: number; make: () => string }[] = []
  const add = (z: number, make: () => string) => standing.push({ z, make })
  for (const [x, z] of [
    [1 * k, 23.2],
    [3 * k, 22.6],
  ] as const)
    add(z, () => {
      const [px, py] = camera.at(x, 0.3, z)
      return palm(stage, px, py, camera.scale(x, z) * random.between(7.5, 9), { lean: random.between(-0.12, 0.14) })
    })
  for (const [x, z, tall] of [
    [-25 * k, 36, 10],
    [-28 * k, 30, 8.5],
    [27 * k, 37, 10],
    [30 * k, 33, 8],
  ] as const)
    add(z, () => {
      const [px, py] = camera.at(x, 0, z)
      return (
        groundShade(stage, camera, x - stage.sunSide * 2, z, 2.6, 1) +
        tree(stage, px, py, camera.scale(x, z) * tall, { lean: random.between(-0.1, 0.1) })
      )
    })
  for (let i = 0; i < 8; i++) {
    const x = lerp(-24, 24, i / 7) * k
    const z = 42 + (i % 2) * 1.2
    add(
      z,
      () =>
        groundShade(stage, camera, x - 1.2, z, 2, 0.9) +
        lounger(stage, camera, x - 1, z - 1) +
        lounger(stage, camera, x + 1, z - 1) +
        parasol(stage, camera, x, z, { radius: 2.1, height: 2.8 }),
    )
  }
  for (const [x, z] of stage.tall
    ? ([[-4.6, 13.5]] as const)
    : ([
        [-14.6, 13],
        [-19.5, 15],
        [17.5, 14.5],
        [21.5, 16.5],
      ] as const))
    add(
      z,
      () =>
        groundShade(stage, camera, x - stage.sunSide * 1.3, z, 2, 1) +
        lounger(stage, camera, x - 1, z - 1) +
        lounger(stage, camera, x + 1, z - 1) +
        parasol(stage, camera, x, z, { radius: 2, height: 2.7 }),
    )
  out.push(...standing.sort((a, b) => b.z - a.z).map(({ make }) => make()))
  if (!stage.tall) {
    const [px, py] = [w * 0.93, h + 30]
    out.push(palm(stage, px, py, random.between(720, 840), { lean: -random.between(0.06, 0.18) }))
  }
  out.push(
    bush(stage, w * 0.97, h + 70, 460 * stage.scale, 250, { flower: palette.accent }),
    bush(stage, -10, h + 60, 340 * stage.scale, 200, { flower: palette.accent }),
    blades(stage, w * 0.17, h + 30, 170 * stage.scale, { count: 13 }),
  )
  return out.join('')
}
