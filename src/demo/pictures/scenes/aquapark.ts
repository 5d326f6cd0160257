import type { Camera } from '../drawing/camera.ts'
import { placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { spray } from '../drawing/effects.ts'
import { lerp, range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { arc, sampled } from '../drawing/points.ts'
import { disc, fill, rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { basin } from '../landscape/basin.ts'
import { mountains } from '../landscape/mountains.ts'
import { sky } from '../landscape/sky.ts'
import type { Material } from '../light/palette.ts'
import { blades } from '../plants/blades.ts'
import { bush } from '../plants/bush.ts'
import { palm } from '../plants/palm.ts'
import { tree } from '../plants/tree.ts'
import { lounger } from '../props/lounger.ts'
import { groundShade, parasol } from '../props/parasol.ts'
import { towerAndSlides } from '../props/slide-tower.ts'

export function aquapark(stage: Stage) {
  const { palette, random, width: w, height: h } = stage
  const horizon = 470
  const out = [sky(stage, { horizon, x: w * 0.8, y: 150, clouds: 5, r: 50 })]
  out.push(
    mountains(
      stage,
      [
        [w * 0.1, 400],
        [w * 0.34, stage.hotel.coast === 'mountain' ? 250 : 384],
        [w * 0.66, 398],
        [w * 0.92, 376],
      ],
      horizon + 10,
      mix(mix(palette.shadow, palette.sky[0], 0.4), palette.haze, 0.5),
      { haze: 0.65 },
    ),
  )
  const camera = placeCamera(stage, { horizon, eye: 5.5, focal: 900 })
  out.push(
    rect(-5, horizon + 2, w + 10, h, palette.leaf.mid),
    ...range(18, (i) => tree(stage, w * (i / 17), horizon + 14, random.between(80, 150), {})),
    ...range(14, (i) =>
      bush(stage, w * (i / 13), horizon + 34, 150, 54, { flower: i % 3 === 0 ? palette.accent : undefined }),
    ),
  )
  const deck = sampled([
    [-40, 6],
    [-38, 30],
    [-16, 40],
    [14, 40],
    [38, 32],
    [42, 8],
    [20, 1],
    [-20, 1],
  ])
  out.push(
    fill(camera.flat(deck), palette.sand.lit),
    spray(stage, camera.flat(deck), palette.sand.dark, [0, h], [0, horizon + 80], 0.5),
  )
  const k = stage.tall ? 0.52 : 1
  const water = sampled(
    (
      [
        [-17, 11],
        [-15, 19],
        [-7, 23],
        [3, 21],
        [12, 22.5],
        [18, 18],
        [16, 11],
        [9, 7],
        [-3, 6],
        [-12, 7],
      ] as const
    ).map(([x, z]): Point => [x * k + (stage.tall ? 0.5 : 1.5), z]),
  )
  out.push(basin(stage, camera, water), towerAndSlides(stage, camera), splashes(stage, camera))
  return out.join('')
}

// Splashes where they meet the water, a ring afloat, parasols and a near palm.
function splashes(stage: Stage, camera: Camera): string {
  const { palette, random, width: w, height: h } = stage
  const splash = (x: number, z: number) => {
    const [px, py] = camera.at(x, 0, z)
    return (
      disc(px, py + 8, 74, palette.white, 0.5, 17) +
      disc(px, py + 4, 48, palette.white, 0.8, 13) +
      range(13, (i) => {
        const a = lerp(-2.75, -0.4, i / 12)
        const far = random.between(34, 76)
        const [qx, qy] = [px + Math.cos(a) * far * 1.15, py + 4 + Math.sin(a) * far]
        return (
          fill(
            path`M${px + (i - 6) * 4} ${py + 8}Q${lerp(px, qx, 0.5)} ${qy - 4} ${qx} ${qy}Q${lerp(px, qx, 0.55) + 6} ${lerp(py, qy, 0.4)} ${px + (i - 6) * 4 + 9} ${py + 8}Z`,
            palette.white,
            0.8,
          ) + disc(qx + Math.cos(a) * 9, qy + Math.sin(a) * 9 - 3, random.between(1.8, 4.2), palette.white, 0.9)
        )
      }).join('')
    )
  }
  const out: string[] = []
  out.push(
    ...(stage.tall
      ? ([
          [-0.6, 16.6],
          [1.6, 17.2],
          [3, 17.6],
        ] as const)
      : ([
          [-2.5, 16.5],
          [3.5, 17],
          [7, 17.5],
          [13.5, 19],
        ] as const)
    ).map(([x, z]) => splash(x, z)),
  )
  const ring = (x: number, z: number, r: number, colour: Material) => {
    const [px, py] = camera.at(x, 0, z)
    const g = camera.scale(x, z) * r
    return (
      disc(px, py + g * 0.14, g, palette.sea.dark, 0.5, g * 0.4) +
      range(8, (i) =>
        fill(
          polygon([
            ...arc(px, py, g, g * 0.4, (i * TAU) / 8, ((i + 1) * TAU) / 8, 6),
            ...arc(px, py, g * 0.5, g * 0.19, ((i + 1) * TAU) / 8, (i * TAU) / 8, 6),
          ]),
          i % 2 ? palette.white : colour.lit,
        ),
      ).join('')
    )
  }
  out.push(
    ring(stage.tall ? -2.2 : -5.8, 10.2, 0.9, palette.accent),
    ring(stage.tall ? 1.8 : 4.6, 9.2, 0.9, palette.second),
    ring(stage.tall ? 3 : 10.5, 13.5, 0.9, palette.accent),
    ...(stage.tall
      ? []
      : (
          [
            [-20.5, 17],
            [-21, 12.5],
            [21.5, 16],
            [20.5, 11.5],
          ] as const
        ).map(
          ([x, z]) =>
            groundShade(stage, camera, x - stage.sunSide * 1.2, z, 1.9, 1) +
            lounger(stage, camera, x - 0.9, z - 0.8) +
            lounger(stage, camera, x + 0.9, z - 0.8) +
            parasol(stage, camera, x, z, { radius: 1.9, height: 2.7 }),
        )),
  )
  if (!stage.tall) out.push(palm(stage, w * 0.95, h + 40, 640, { lean: -0.1 }))
  out.push(
    bush(stage, w * 0.99, h + 70, 400 * stage.scale, 240, { flower: palette.accent }),
    bush(stage, -10, h + 60, 380 * stage.scale, 230, { flower: palette.accent }),
    blades(stage, w * 0.18, h + 30, 180 * stage.scale, { count: 13 }),
  )
  return out.join('')
}
