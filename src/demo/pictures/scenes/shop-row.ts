import { mix } from '../drawing/colour.ts'
import { placeCamera } from '../drawing/camera.ts'
import { clipped } from '../drawing/effects.ts'
import { nth, range } from '../drawing/numbers.ts'
import { polygon } from '../drawing/paths.ts'
import { arc, corners, facing, type Point } from '../drawing/points.ts'
import { disc, fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { goodsOf } from '../interior/shops.ts'
import { outlook } from '../landscape/outlook.ts'
import { sky } from '../landscape/sky.ts'
import { bush } from '../plants/bush.ts'
import { lantern } from '../props/lamps.ts'

/** A row of small shops seen across a square, each with other goods in its arch. */
export function shopRow(stage: Stage) {
  const { palette, random, width: w, height: h } = stage
  const horizon = 520
  const camera = placeCamera(stage, { horizon, eye: 1.6, focal: 900 })
  const z = 8.4
  const k = camera.scale(0, z)
  const warm = palette.night ? 0.22 : 0
  const count = Math.ceil(w / (3 * k)) + 1
  const from = -(count * 3) / 2
  const roofAt = (v: number) => camera.at(0, v, z)[1]
  const out = [
    sky(stage, { horizon, x: w * 0.7, y: 110, clouds: 4, r: 44 }),
    outlook({ ...stage, scale: 1.1 }, 'garden', roofAt(4.1), horizon),
  ]
  out.push(
    fill(polygon(corners(-5, camera.at(0, 0, z)[1] - 2, w + 5, h + 5)), mix(palette.sand.lit, palette.wall.mid, 0.35)),
  )
  for (let i = -9; i < 9; i++)
    for (let j = 0; j < 7; j++)
      if ((i + j) % 2)
        out.push(
          fill(
            camera.flat(corners(i * 1.1, 1.6 + j * 0.97, (i + 1) * 1.1, 1.6 + (j + 1) * 0.97)),
            mix(palette.second.mid, palette.sand.mid, 0.6),
            0.75,
          ),
        )
  const kinds = random.pick([
    ['carpets', 'vases', 'cloth', 'lamps'],
    ['lamps', 'cloth', 'vases', 'carpets'],
    ['vases', 'lamps', 'carpets', 'cloth'],
  ] as const)
  for (let i = 0; i < count; i++) {
    const x = from + i * 3
    const wall = (u: number, v: number): Point => camera.at(x + u, v, z)
    const tone = (c: string, more = 0) => mix(c, palette.shadow, warm * 0.5 + more)
    out.push(
      fill(
        camera.face(facing(z, x - 0.01, 0, x + 3.01, 4.2)),
        tone(i % 2 ? palette.wall.lit : mix(palette.wall.lit, palette.accent.lit, 0.16), 0.04),
      ),
    )
    const shape = polygon([
      wall(0.3, 0.05),
      ...arc(1.5, 2.3, 1.2, 1.05, Math.PI, 0, 16).map(([u, v]) => wall(u, v)),
      wall(2.7, 0.05),
    ])
    const frame = polygon([
      wall(0.12, 0),
      ...arc(1.5, 2.3, 1.38, 1.24, Math.PI, 0, 16).map(([u, v]) => wall(u, v)),
      wall(2.88, 0),
    ])
    const inside = [
      fill(shape, mix(mix(palette.lamp, palette.lampDeep, 0.4), palette.wall.mid, 0.25)),
      fill(polygon([wall(0.3, 0.05), wall(2.7, 0.05), wall(2.7, 0.55), wall(0.3, 0.55)]), tone(palette.roof.dark)),
    ]
    inside.push(...goodsOf(stage, nth(kinds, i % 4), { wall, tone, camera, z: z - 1 }))
    out.push(fill(frame, tone(palette.second.mid)), clipped(stage, shape, inside.join('')))
    out.push(fill(camera.face(facing(z - 0.02, x + 0.2, 3.52, x + 2.8, 3.86)), tone(palette.second.dark)))
    const out1 = 0.9
    const stripes = 6
    out.push(
      ...range(stripes, (s) => {
        const [a, b] = [x + 0.05 + (s * 2.9) / stripes, x + 0.05 + ((s + 1) * 2.9) / stripes]
        const c = s % 2 ? palette.white : nth([palette.accent.lit, palette.second.lit], i % 2)
        return (
          fill(
            camera.face([
              [a, 3.5, z],
              [b, 3.5, z],
              [b, 2.98, z - out1],
              [a, 2.98, z - out1],
            ]),
            tone(c),
          ) + fill(camera.face(facing(z - out1, a, 2.98, b, 2.8)), tone(mix(c, palette.shadow, 0.2)))
        )
      }),
    )
    out.push(
      fill(polygon([wall(-0.1, 4.12), wall(3.1, 4.12), wall(3.1, 4.46), wall(-0.1, 4.46)]), tone(palette.roof.mid)),
    )
    const [lx, ly] = wall(0, 3.35)
    out.push(lantern(stage, lx, ly + 20, k * 0.15, k * 0.3, { reach: 3 }))
  }
  for (let i = 0; i <= count; i++) {
    const [px, py] = camera.at(from + i * 3, 0, z - 1.2)
    const g = camera.scale(0, z - 1.2)
    out.push(
      disc(px, py, g * 0.34, palette.shadow, 0.3, g * 0.06),
      bush(stage, px, py - g * 0.42, g * 0.8, g * 0.8, { flower: i % 2 ? palette.accent : palette.second }),
      fill(
        polygon([
          [px - g * 0.26, py - g * 0.5],
          [px + g * 0.26, py - g * 0.5],
          [px + g * 0.18, py],
          [px - g * 0.18, py],
        ]),
        palette.roof.mid,
      ),
    )
  }
  return out.join('')
}
