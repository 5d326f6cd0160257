import { archway, masonry } from '../buildings/masonry.ts'
import type { Camera } from '../drawing/camera.ts'
import { box, placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { nth, range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { arc, corners } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { sky } from '../landscape/sky.ts'
import { bush } from '../plants/bush.ts'
import { balloon } from '../props/balloon.ts'
import { chimney } from '../props/chimney.ts'
import { lantern } from '../props/lamps.ts'
import { groundShade } from '../props/parasol.ts'

export function courtyard(stage: Stage) {
  const { palette, width: w, height: h } = stage
  const dark = mix(palette.wall.dark, palette.ink, 0.62)
  const horizon = 470
  const camera = placeCamera(stage, { horizon, eye: 1.9, focal: 820, centre: stage.tall ? 0.5 : 0.46 })
  const out = [sky(stage, { horizon, x: w * 0.86, y: 200, clouds: 3, r: 46 })]
  out.push(
    ...(
      [
        [0.72, 80, 190],
        [0.82, 70, 150],
        [0.94, 90, 220],
        [0.64, 60, 120],
        [0.88, 54, 100],
      ] as const
    ).map(([x, wide, tall]) => chimney(stage, w * x, horizon + 20, wide, tall, { haze: 0.4, doors: 0 })),
    balloon(stage, w * 0.76, 150, 40, { haze: 0.25 }),
    balloon(stage, w * 0.93, 84, 22, { haze: 0.4 }),
    rect(-5, horizon + 2, w + 10, h, palette.sand.mid),
  )
  const back = 14
  const half = stage.tall ? 5 : 7
  out.push(
    paving(stage, camera),
    arcade(stage, camera, half, back, dark),
    leftRange(stage, camera, half, back, dark),
    fountain(stage, camera),
    potsAndLanterns(stage, half, camera),
  )
  return out.join('')
}

// Paving in perspective.
function paving(stage: Stage, camera: Camera): string {
  const { palette } = stage
  const floor = [
    mix(palette.wall.lit, palette.sand.mid, 0.35),
    mix(palette.wall.mid, palette.sand.mid, 0.3),
    mix(palette.wall.lit, palette.white, 0.15),
  ]
  const out: string[] = []
  for (let z = 2; z < 15; z++)
    for (let x = -9; x < 9; x++)
      out.push(
        fill(
          camera.flat(corners(x, z, x + 1, z + 1)),
          nth(floor, (x * 7 + z * 3 + 63) % 5 < 3 ? 0 : (x + z + 40) % 2 ? 1 : 2),
        ),
      )
  return out.join('')
}

// Parapet on the open side.
function arcade(stage: Stage, camera: Camera, half: number, back: number, dark: string): string {
  const { palette } = stage
  const out: string[] = []
  out.push(
    box(camera, [half - 2.6, 0, back], [8, 1, 0.5], {
      front: palette.wall.mid,
      side: palette.wall.dark,
      top: palette.wall.lit,
    }),
  )
  const backMap = (u: number, v: number) => camera.at(-half - 1 + u, v, back)
  const run = half * 2 - 1.6
  out.push(masonry(stage, backMap, run, 7.2, 'mid'))
  const warm = mix(dark, palette.lampDeep, 0.28 + palette.lamps * 0.3)
  const arches = Math.max(3, Math.round(run / 2.9))
  for (let i = 0; i < arches; i++) {
    const u = ((i + 0.5) * run) / arches
    out.push(
      archway(backMap, u, 1.9, 3.2, i % 2 ? warm : dark, palette.wall.lit),
      ...[-0.95, 0.95].map((d) =>
        fill(
          polygon([
            backMap(u + d - 0.14, 0),
            backMap(u + d + 0.14, 0),
            backMap(u + d + 0.14, 2.2),
            backMap(u + d - 0.14, 2.2),
          ]),
          palette.wall.lit,
        ),
      ),
    )
    const up = (a: number, b: number) => backMap(a, b + 4.5)
    out.push(
      archway(up, u, 0.95, 1.7, mix(dark, palette.lamp, i % 3 === 1 ? 0.6 : 0.08), palette.wall.lit, 0.14),
      ...[-1, 1].map((way) =>
        fill(
          polygon([
            up(u + way * 0.62, 0.05),
            up(u + way * 0.98, 0.05),
            up(u + way * 0.98, 1.3),
            up(u + way * 0.62, 1.3),
          ]),
          palette.second.mid,
        ),
      ),
    )
  }
  out.push(
    fill(polygon([backMap(0, 3.9), backMap(run, 3.9), backMap(run, 4.1), backMap(0, 4.1)]), palette.wall.lit),
    fill(
      polygon([backMap(0, 7.1), backMap(run + 0.2, 7.1), backMap(run + 0.2, 7.5), backMap(0, 7.5)]),
      palette.wall.lit,
    ),
  )
  return out.join('')
}

// The left range comes toward us with a stair.
function leftRange(stage: Stage, camera: Camera, half: number, back: number, dark: string): string {
  const { palette } = stage
  const sideMap = (u: number, v: number) => camera.at(-half, v, back - u)
  return [
    masonry(stage, sideMap, 12, 6, 'dark'),
    ...[2.4, 5.6, 8.6].map((u, i) =>
      archway(
        sideMap,
        u,
        1.7,
        2.8,
        i === 1 ? mix(palette.lampDeep, palette.lamp, 0.4) : mix(dark, palette.ink, 0.3),
        palette.wall.mid,
      ),
    ),
    fill(polygon([sideMap(0, 6), sideMap(12, 6), sideMap(12, 6.3), sideMap(0, 6.3)]), palette.wall.mid),
    fill(
      camera.flat([
        [-half, back],
        [-half + 3.4, back],
        [-half + 2.2, 1.6],
        [-half, 1.6],
      ]),
      palette.shadow,
      0.3,
    ),
  ].join('')
}

// Fountain.
function fountain(stage: Stage, camera: Camera): string {
  const { palette } = stage
  const ring = (r: number, y: number, x = 1.2, z = 8.6) =>
    polygon(
      arc(x, z, r, r, 0, TAU, 8)
        .slice(0, 8)
        .map(([a, b]) => camera.at(a, y, b)),
    )
  const out: string[] = []
  out.push(groundShade(stage, camera, 0.6, 8.5, 2.5, 1.5))
  const rim = arc(1.2, 8.6, 1.7, 1.7, 0, TAU, 8).slice(0, 8)
  out.push(
    ...rim
      .map((a, i): [Point, Point] => [a, nth(rim, (i + 1) % 8)])
      .sort((a, b) => b[0][1] + b[1][1] - a[0][1] - a[1][1])
      .map(([[x0, z0], [x1, z1]]) =>
        fill(
          camera.face([
            [x0, 0, z0],
            [x1, 0, z1],
            [x1, 0.7, z1],
            [x0, 0.7, z0],
          ]),
          x0 + x1 > 2.5 ? palette.wall.lit : palette.wall.dark,
        ),
      ),
    fill(ring(1.7, 0.7), palette.wall.lit),
    fill(ring(1.4, 0.68), mix(palette.sea.mid, palette.sky[1], 0.25)),
    fill(ring(1.1, 0.66), mix(palette.sea.lit, palette.white, 0.3), 0.5),
  )
  const [fx, fy] = camera.at(1.2, 0.66, 8.6)
  const u = camera.scale(1.2, 8.6)
  out.push(
    rect(fx - u * 0.1, fy - u * 0.9, u * 0.2, u * 0.9, palette.wall.mid),
    disc(fx, fy - u * 0.9, u * 0.6, palette.wall.dark, 1, u * 0.13),
    disc(fx, fy - u * 0.94, u * 0.6, palette.wall.lit, 1, u * 0.11),
    disc(fx, fy - u * 0.95, u * 0.48, mix(palette.sea.lit, palette.sky[2], 0.3), 1, u * 0.08),
    stroke(
      [-1, -0.55, 0.55, 1]
        .map(
          (k) => path`M${fx} ${fy - u * 1.2}Q${fx + k * u * 0.4} ${fy - u * 1.45} ${fx + k * u * 0.5} ${fy - u * 0.94}`,
        )
        .join(''),
      palette.white,
      2.2,
      0.9,
    ),
  )
  return out.join('')
}

// Pots with geraniums, near ones last.
function potsAndLanterns(stage: Stage, half: number, camera: Camera): string {
  const { palette, width: w, height: h } = stage
  const pots = [
    [-half + 0.9, 12.5, 0.8],
    [-half + 0.9, 9.6, 0.8],
    [3.6, 13.3, 0.7],
    [half - 1.8, 13.2, 0.8],
    [-half + 1, 6.6, 0.9],
    [half - 2.4, 7.2, 1],
    [-half + 1.8, 4, 1],
  ] as const
  const out: string[] = []
  for (const [x, z, size] of pots) {
    const [px, py] = camera.at(x, 0, z)
    const g = camera.scale(x, z) * size
    out.push(
      disc(px - stage.sunSide * g * 0.3, py, g * 0.55, palette.shadow, 0.35, g * 0.12),
      bush(stage, px, py - g * 0.42, g * 1.1, g * 0.95, { flower: palette.accent }),
      fill(
        path`M${px - g * 0.34} ${py - g * 0.6}H${px + g * 0.34}L${px + g * 0.24} ${py}H${px - g * 0.24}Z`,
        palette.roof.mid,
      ),
      fill(path`M${px - g * 0.34} ${py - g * 0.6}H${px}L${px - g * 0.04} ${py}H${px - g * 0.24}Z`, palette.roof.dark),
      rect(px - g * 0.39, py - g * 0.66, g * 0.78, g * 0.14, palette.roof.lit),
    )
  }
  out.push(
    ...range(stage.tall ? 3 : 5, (i) => {
      const [x, y] = camera.at(-half + 1 + i * 2.7, 4.6, 10.5)
      const sag = Math.sin((i + 0.5) * 0.63) * 26
      return lantern(stage, x, y + 30 + sag, 20, 24, { reach: 3 })
    }),
  )
  const [wx0, wy0] = camera.at(-half, 4.6, 10.5)
  const [wx1] = camera.at(half + 3, 4.6, 10.5)
  out.push(
    stroke(path`M${wx0} ${wy0}Q${(wx0 + wx1) / 2} ${wy0 + 66} ${wx1} ${wy0 - 10}`, palette.ink, 2.5),
    fill(
      camera.flat(
        [
          [-9, 6.2],
          [1.5, 1],
          [-9, 1],
        ],
        0.01,
      ),
      palette.shadow,
      0.28,
    ),
    bush(stage, -10, 190, 420 * stage.scale, 330, { flower: palette.accent, hanging: true }),
    bush(stage, w * 0.13, 66, 360 * stage.scale, 170, { flower: palette.accent, hanging: true }),
    bush(stage, w * 0.015, 420, 190 * stage.scale, 330, { flower: palette.accent, hanging: true }),
    bush(stage, w * 1, h + 60, 380 * stage.scale, 260, { flower: palette.accent }),
  )
  return out.join('')
}
