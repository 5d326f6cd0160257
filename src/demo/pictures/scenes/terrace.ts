import type { Camera } from '../drawing/camera.ts'
import { box, placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { nth, range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { corners, facing, level } from '../drawing/points.ts'
import { disc, fill, rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { foliagePot } from '../interior/foliage-pot.ts'
import { vista } from '../landscape/vista.ts'
import { bush } from '../plants/bush.ts'
import { glass } from '../props/glass.ts'

export function terrace(stage: Stage) {
  const { palette, width: w } = stage
  const horizon = 400
  const out = [vista(stage, { horizon, sunX: w * 0.62, clouds: 4, r: 56 })]
  const camera = placeCamera(stage, { horizon, eye: 1.6, focal: 820 })
  const tile = mix(palette.roof.mid, palette.sand.lit, 0.5)
  const end = 5.6
  out.push(fill(camera.flat(corners(-12, 0.8, 12, end)), tile))
  for (let z = 1; z < end; z += 0.6)
    for (let x = -7.2; x < 7; x += 0.6)
      if ((Math.round(x / 0.6) + Math.round(z / 0.6)) % 2)
        out.push(
          fill(camera.flat(corners(x, z, x + 0.6, Math.min(end, z + 0.6))), mix(tile, palette.wall.lit, 0.4), 0.7),
        )
  const beam = mix(palette.roof.dark, palette.ink, 0.3)
  out.push(pergola(stage, camera, end, beam), breakfastTable(stage, camera, beam))
  return out.join('')
}

// Balustrade of white posts, and a slatted pergola that throws its stripes on the floor.
function pergola(stage: Stage, camera: Camera, end: number, beam: string): string {
  const { palette } = stage
  const rail = (x0: number, x1: number, y0: number, y1: number, colour: string) =>
    fill(camera.face(facing(end, x0, y0, x1, y1)), colour)
  const out: string[] = []
  out.push(
    ...range(60, (i) => rail(-6 + i * 0.2, -5.95 + i * 0.2, 0.08, 1, mix(palette.wall.lit, palette.shadow, 0.12))),
    rail(-8, 8, 0.98, 1.07, palette.wall.lit),
    rail(-8, 8, 0, 0.1, palette.wall.mid),
  )
  const stripes = range(13, (i) => {
    const x = -4.2 + i * 0.7
    return fill(
      camera.flat(
        [
          [x, 5.5],
          [x + 0.34, 5.5],
          [x - 1.5, 1.2],
          [x - 1.84, 1.2],
        ],
        0.005,
      ),
      palette.shadow,
      0.22,
    )
  })
  out.push(
    ...stripes,
    ...range(13, (i) =>
      fill(
        camera.face(level(2.9, -4.2 + i * 0.7, 1, -4.05 + i * 0.7, end)),
        i % 2 ? beam : mix(beam, palette.light, 0.12),
      ),
    ),
    rail(-8, 8, 2.72, 2.96, mix(beam, palette.light, 0.2)),
  )
  const post = (x: number) =>
    rail(x - 0.12, x + 0.12, 0, 2.8, palette.wall.mid) + rail(x + 0.02, x + 0.12, 0, 2.8, palette.wall.lit)
  out.push(...(stage.tall ? [-1.9, 1.9] : [-4.1, 4.1]).map(post))
  return out.join('')
}

// Two chairs and a table set for breakfast.
function breakfastTable(stage: Stage, camera: Camera, beam: string): string {
  const { palette, width: w } = stage
  const k = stage.tall ? 0.7 : 1
  const armchair = (x: number, z: number, way: number) => {
    const pale = {
      front: mix(palette.white, palette.shadow, 0.2),
      side: mix(palette.white, palette.shadow, 0.3),
      top: palette.white,
    }
    const wood = {
      front: mix(palette.roof.mid, palette.ink, 0.2),
      side: mix(palette.roof.dark, palette.ink, 0.2),
      top: palette.roof.lit,
    }
    return (
      fill(
        camera.flat(
          [
            [x - 0.6, z - 0.1],
            [x + 0.8, z - 0.1],
            [x + 0.7, z + 0.9],
            [x - 0.7, z + 0.9],
          ],
          0.006,
        ),
        palette.shadow,
        0.35,
      ) +
      box(camera, [way > 0 ? x : x + 0.62, 0.3, z], [0.2, 0.56, 0.8], {
        front: mix(palette.accent.mid, palette.shadow, 0.05),
        side: palette.accent.lit,
        top: mix(palette.accent.lit, palette.white, 0.2),
      }) +
      box(camera, [x, 0.1, z + 0.72], [0.82, 0.5, 0.09], wood) +
      box(camera, [x, 0.1, z], [0.82, 0.22, 0.8], wood) +
      box(camera, [way > 0 ? x + 0.2 : x, 0.32, z + 0.06], [0.62, 0.15, 0.68], pale) +
      box(camera, [x, 0.3, z - 0.02], [0.82, 0.3, 0.08], wood)
    )
  }
  const out: string[] = []
  out.push(armchair(-1.75 * k, 3.1, 1), armchair(0.95 * k, 3.1, -1))
  const [tx, ty] = camera.at(0.02, 0.62, 3.4)
  const g = camera.scale(0, 3.4)
  out.push(
    disc(tx, camera.at(0, 0, 3.4)[1], g * 0.4, palette.shadow, 0.4, g * 0.1),
    rect(tx - g * 0.03, ty, g * 0.06, g * 0.6, beam),
    disc(tx, ty + 6, g * 0.48, beam, 1, g * 0.15),
    disc(tx, ty, g * 0.48, palette.wall.lit, 1, g * 0.145),
    disc(tx - g * 0.16, ty + 2, g * 0.17, palette.white, 1, g * 0.052),
    ...(
      [
        [-0.22, -0.01],
        [-0.12, 0],
        [-0.16, -0.03],
      ] as const
    ).map(([dx, dy], i) => disc(tx + dx * g, ty + dy * g - 6, g * 0.045, nth(['#e6a43a', '#c9423a', '#8fae3f'], i))),
    glass(stage, tx + g * 0.2, ty + 6, g * 0.34, { lit: '#f6c765', mid: '#ee9f3a' }),
    fill(
      path`M${tx + g * 0.02} ${ty - g * 0.02}q${-g * 0.05} ${-g * 0.14} 0 ${-g * 0.2}h${g * 0.1}q${g * 0.05} ${g * 0.06} 0 ${g * 0.2}Z`,
      palette.sea.mid,
    ),
    bush(stage, tx + g * 0.07, ty - g * 0.18, g * 0.26, g * 0.2, { flower: palette.accent }),
    ...(stage.tall
      ? ([
          [-1.6, 4.9, 0.9],
          [1.7, 4.7, 1],
        ] as const)
      : ([
          [-3.7, 5, 1],
          [3.6, 4.8, 1.1],
          [-3.2, 3.6, 1.2],
        ] as const)
    ).map(([x, z, size]) => foliagePot(stage, camera, x, z, size)),
    bush(stage, w * 0.97, 150, 520 * stage.scale, 360, { flower: palette.accent, hanging: true }),
    bush(stage, w * 0.82, 56, 420 * stage.scale, 190, { flower: palette.accent, hanging: true }),
    bush(stage, w * 1.03, 330, 240 * stage.scale, 320, { flower: palette.accent, hanging: true }),
  )
  return out.join('')
}
