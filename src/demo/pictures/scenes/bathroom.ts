import type { Camera } from '../drawing/camera.ts'
import { box } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { nth, TAU } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import type { Point3 } from '../drawing/points.ts'
import { arc, corners, facing, sidelong } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { foliagePot } from '../interior/foliage-pot.ts'
import type { PaintFace } from '../interior/shell.ts'
import { shell } from '../interior/shell.ts'
import { windowView } from '../interior/window-view.ts'
import type { WallPlace } from '../interior/window-wall.ts'
import type { Tint } from '../table/table.ts'

export function bathroom(stage: Stage) {
  const { palette } = stage
  const horizon = 400
  const half = stage.tall ? 2 : 3.2
  const tint = (c: string, k = 0) => mix(c, palette.shadow, (palette.night ? 0.25 : 0) + k)
  const tile = mix(palette.second.mid, palette.sea.mid, 0.4)
  const colours = {
    floor: tint(mix(palette.sand.lit, palette.wall.lit, 0.5)),
    ceiling: tint(palette.white, 0.05),
    left: tint(mix(palette.wall.mid, palette.sand.lit, 0.3), 0.06),
    right: tint(tile, 0.12),
    back: tint(mix(tile, palette.wall.lit, 0.12)),
  }
  const { camera, quad, walls, on } = shell(stage, { half, height: 2.8, depth: 5.2, horizon, colours })
  return [
    walls,
    tiledWalls(stage, tint, tile, half, quad, camera, on, horizon),
    vanity(stage, camera, half, tint),
    tub(stage, camera, tint),
    stool(stage, camera, tint, half),
  ].join('')
}

// Zellige on the back and right walls: rows of slightly different tiles.
function tiledWalls(
  stage: Stage,
  tint: Tint,
  tile: string,
  half: number,
  quad: PaintFace,
  camera: Camera,
  on: WallPlace,
  horizon: number,
): string {
  const { palette } = stage
  const bit = (k: number) =>
    mix(tint(tile), nth([palette.sea.lit, palette.ink, palette.white, tile], k % 4), nth([0.16, 0.14, 0.14, 0], k % 4))
  const out: string[] = []
  for (let j = 0; j < 14; j++)
    for (let i = 0; i < Math.round(half * 10); i++) {
      const x = -half + i * 0.2
      if (stage.random.chance(0.5))
        out.push(
          quad(
            facing(5.19, x + 0.008, j * 0.2 + 0.008, x + 0.192, j * 0.2 + 0.192),
            bit(Math.floor(stage.random() * 4)),
          ),
        )
    }
  for (let j = 0; j < 14; j++)
    for (let i = 0; i < 16; i++) {
      const z = 2 + i * 0.2
      if (stage.random.chance(0.4))
        out.push(
          quad(
            sidelong(half, j * 0.2 + 0.008, z, j * 0.2 + 0.192, z + 0.19),
            mix(bit(Math.floor(stage.random() * 4)), palette.shadow, 0.16),
          ),
        )
    }
  for (let z = 1; z < 5.2; z += 0.7)
    for (let x = -half; x < half; x += 0.7)
      if ((Math.round(x / 0.7) + Math.round(z / 0.7)) % 2)
        out.push(
          fill(
            camera.flat(corners(x, z, Math.min(half, x + 0.7), Math.min(5.2, z + 0.7)), 0.002),
            tint(mix(palette.wall.mid, palette.second.mid, 0.25)),
            0.8,
          ),
        )
  const [left, right] = stage.tall ? [-1.1, 1.1] : [-0.6, 2.1]
  const [x0, y0] = on(left, 2.35)
  const [x1, y1] = on(right, 0.95)
  out.push(
    windowView(stage, [x0, y0, x1 - x0, y1 - y0], horizon, { boat: true }),
    stroke(path`M${x0} ${y0}H${x1}V${y1}H${x0}Z`, tint(palette.white), 12),
    rect((x0 + x1) / 2 - 4, y0, 8, y1 - y0, tint(palette.white)),
    rect(x0 - 14, y1 - 2, x1 - x0 + 28, 15, tint(palette.wall.lit)),
  )
  if (!palette.night)
    out.push(
      fill(
        camera.flat(
          [
            [left, 4.6],
            [right, 4.6],
            [right - 1.2, 2.3],
            [left - 1.2, 2.3],
          ],
          0.01,
        ),
        mix(palette.light, palette.white, 0.5),
        0.4,
      ),
    )
  return out.join('')
}

// Vanity along the left wall.
function vanity(stage: Stage, camera: Camera, half: number, tint: Tint): string {
  const { palette } = stage
  const out: string[] = []
  out.push(
    box(camera, [-half + 0.02, 0.35, 2.7], [0.62, 0.45, 1.9], {
      front: tint(palette.roof.mid, 0.2),
      side: tint(palette.roof.mid, 0.05),
      top: tint(palette.wall.lit),
    }),
    box(camera, [-half + 0.02, 0.8, 2.65], [0.68, 0.06, 2], {
      front: tint(palette.wall.mid),
      side: tint(palette.wall.dark),
      top: tint(palette.white),
    }),
    fill(
      camera.face(arc(0, 0, 0.55, 0.62, 0, TAU, 30).map(([a, b]): Point3 => [-half, 1.72 + b, 3.65 + a])),
      tint(palette.lampDeep, 0.1),
    ),
    fill(
      camera.face(arc(0, 0, 0.5, 0.57, 0, TAU, 30).map(([a, b]): Point3 => [-half + 0.01, 1.72 + b, 3.65 + a])),
      tint(mix(palette.sky[2], palette.sea.lit, 0.25)),
    ),
    fill(
      camera.face([
        [-half + 0.01, 1.5, 3.3],
        [-half + 0.01, 2.1, 3.9],
        [-half + 0.01, 2.2, 3.75],
        [-half + 0.01, 1.62, 3.22],
      ]),
      palette.white,
      0.4,
    ),
  )
  for (const z of [4.1, 3.15]) {
    const [bx, by] = camera.at(-half + 0.36, 0.87, z)
    const g = camera.scale(0, z)
    out.push(
      fill(
        path`M${bx - g * 0.25} ${by - g * 0.16}Q${bx - g * 0.2} ${by + g * 0.03} ${bx} ${by + g * 0.03}T${bx + g * 0.25} ${by - g * 0.16}Z`,
        tint(mix(palette.white, palette.shadow, 0.12)),
      ),
      disc(bx, by - g * 0.16, g * 0.25, tint(palette.white), 1, g * 0.07),
      disc(bx, by - g * 0.155, g * 0.2, tint(mix(palette.sea.lit, palette.white, 0.4)), 1, g * 0.05),
    )
  }
  return out.join('')
}

// The tub, an egg of white with water to the brim.
function tub(stage: Stage, camera: Camera, tint: Tint): string {
  const { palette } = stage
  const [tx, tz, g] = [stage.tall ? 0.1 : 0.75, 3.5, camera.scale(0, 3.5)]
  const [cx, cy] = camera.at(tx, 0, tz)
  const a = g * (stage.tall ? 0.85 : 1.02)
  const out: string[] = []
  out.push(
    disc(cx - 10, cy + 4, a * 0.98, palette.shadow, 0.4, a * 0.13),
    fill(
      path`M${cx - a} ${cy - g * 0.66}C${cx - a * 0.96} ${cy - g * 0.1} ${cx - a * 0.7} ${cy + g * 0.06} ${cx - a * 0.5} ${cy + g * 0.06}H${cx + a * 0.5}C${cx + a * 0.7} ${cy + g * 0.06} ${cx + a * 0.96} ${cy - g * 0.1} ${cx + a} ${cy - g * 0.66}Z`,
      tint(palette.white),
    ),
    fill(
      path`M${cx - a} ${cy - g * 0.66}C${cx - a * 0.96} ${cy - g * 0.1} ${cx - a * 0.7} ${cy + g * 0.06} ${cx - a * 0.5} ${cy + g * 0.06}H${cx + a * 0.3}C${cx - a * 0.3} ${cy - g * 0.06} ${cx - a * 0.62} ${cy - g * 0.2} ${cx - a * 0.7} ${cy - g * 0.6}Z`,
      tint(mix(palette.white, palette.shadow, 0.24)),
    ),
    disc(cx, cy - g * 0.66, a, tint(palette.white), 1, g * 0.17),
    disc(cx, cy - g * 0.645, a * 0.92, tint(mix(palette.sea.mid, palette.second.mid, 0.2)), 1, g * 0.135),
    disc(cx, cy - g * 0.62, a * 0.86, tint(mix(palette.sea.lit, palette.white, 0.15)), 1, g * 0.1),
    fill(
      path`M${cx - a * 0.5} ${cy - g * 0.62}q${a * 0.3} -6 ${a * 0.6} 0q${-a * 0.3} 5 ${-a * 0.6} 0Z`,
      palette.white,
      0.7,
    ),
    fill(
      path`M${cx + a * 0.42} ${cy - g * 0.8}q${g * 0.16} ${-g * 0.02} ${g * 0.3} ${g * 0.06}l${g * 0.06} ${g * 0.42}q${-g * 0.14} ${g * 0.06} ${-g * 0.3} ${g * 0.03}Z`,
      tint(palette.accent.lit),
    ),
    fill(
      path`M${cx + a * 0.47} ${cy - g * 0.4}l${g * 0.3} ${-g * 0.01}l${g * 0.01} ${g * 0.06}l${-g * 0.3} ${g * 0.02}Z`,
      palette.white,
    ),
  )
  const [fx, fy] = camera.at(tx - 0.95, 0, tz + 0.6)
  out.push(
    stroke(
      path`M${fx} ${fy}V${fy - g * 0.95}q0 ${-g * 0.16} ${g * 0.16} ${-g * 0.16}t${g * 0.16} ${g * 0.14}`,
      tint(palette.lampDeep, 0.2),
      g * 0.035,
    ),
  )
  return out.join('')
}

// Stool with towels, plant.
function stool(stage: Stage, camera: Camera, tint: Tint, half: number): string {
  const { palette } = stage
  const stool = camera.at(stage.tall ? -1.35 : -1, 0, 2.7)
  const sg = camera.scale(0, 2.7)
  return [
    disc(stool[0], stool[1], sg * 0.27, palette.shadow, 0.35, sg * 0.07),
    stroke(
      path`M${stool[0] - sg * 0.16} ${stool[1] - sg * 0.42}l${-sg * 0.05} ${sg * 0.42}M${stool[0] + sg * 0.16} ${stool[1] - sg * 0.42}l${sg * 0.05} ${sg * 0.42}`,
      tint(palette.roof.dark),
      sg * 0.05,
    ),
    disc(stool[0], stool[1] - sg * 0.42, sg * 0.25, tint(palette.roof.dark), 1, sg * 0.075),
    disc(stool[0], stool[1] - sg * 0.45, sg * 0.25, tint(palette.roof.mid), 1, sg * 0.07),
    ...[0, 1, 2].map((i) =>
      rect(
        stool[0] - sg * 0.19,
        stool[1] - sg * (0.55 + i * 0.1),
        sg * 0.38,
        sg * 0.095,
        tint(nth([palette.white, palette.accent.lit, mix(palette.white, palette.shadow, 0.12)], i)),
        1,
        sg * 0.045,
      ),
    ),
    foliagePot(stage, camera, half - 0.55, stage.tall ? 4.6 : 3.4, 1.15, palette.wall),
  ].join('')
}
