import { house } from '../buildings/house.ts'
import { mix } from '../drawing/colour.ts'
import { placeCamera } from '../drawing/camera.ts'
import { glow } from '../drawing/effects.ts'
import { range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { corners, facing, level, sidelong } from '../drawing/points.ts'
import { disc, fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { shops } from '../interior/shops.ts'
import { mountains } from '../landscape/mountains.ts'
import { sky } from '../landscape/sky.ts'
import { tree } from '../plants/tree.ts'

/** A lane of shops under the open sky, lamps on wires over it; it ends at the hotel. */
export function shopLane(stage: Stage) {
  const { palette, random, width: w } = stage
  const horizon = 470
  const half = stage.tall ? 3 : 4.6
  const camera = placeCamera(stage, { horizon, eye: 1.65, focal: 760 })
  const warm = palette.night ? 0.2 : 0
  const out = [sky(stage, { horizon, x: w * 0.62, clouds: 4, r: 46 })]
  out.push(
    mountains(
      stage,
      [
        [w * 0.3, 300],
        [w * 0.5, 240],
        [w * 0.72, 320],
      ],
      horizon + 3,
      mix(palette.shadow, palette.haze, 0.5),
      { haze: 0.6 },
    ),
  )
  out.push(fill(camera.flat(corners(-60, 1, 60, 200)), palette.sand.mid))
  out.push(...range(9, (i) => tree(stage, w * (0.3 + i * 0.05), horizon + 10, random.between(60, 110))))
  out.push(house(stage, camera, { x: -24, z: 70, length: 48, depth: 14, front: 'lit', side: 'mid' }))
  for (let z = 1; z < 24; z += 0.8)
    out.push(fill(camera.flat(corners(-half, z, half, z + 0.4)), mix(palette.sand.lit, palette.roof.mid, 0.22), 0.8))
  out.push(fill(camera.flat(corners(-0.35, 1, 0.35, 24)), mix(palette.white, palette.sand.lit, 0.4), 0.8))
  for (let i = 6; i >= 0; i--)
    for (const way of [-1, 1]) {
      const z = 2.2 + i * 3
      const high = 4.1 + ((i * 7 + (way > 0 ? 3 : 0)) % 3) * 0.7
      const wall = mix(i % 2 ? palette.wall.lit : palette.wall.mid, palette.shadow, warm + (way > 0 ? 0.12 : 0))
      if (way < 0)
        out.push(
          tree(
            stage,
            camera.at(-half - 3, 0, z + 2)[0],
            camera.at(-half - 3, 0, z + 2)[1] - 10,
            camera.scale(0, z + 2) * 6.5,
          ),
        )
      else
        out.push(
          tree(
            stage,
            camera.at(half + 3, 0, z + 2)[0],
            camera.at(half + 3, 0, z + 2)[1] - 10,
            camera.scale(0, z + 2) * 6,
          ),
        )
      out.push(fill(camera.face(facing(z + 3, way * half, 0, way * (half + 6), high)), mix(wall, palette.shadow, 0.2)))
      out.push(fill(camera.face(sidelong(way * half, 0, z, high, z + 3)), wall))
      out.push(
        fill(
          camera.face([
            [way * (half - 0.3), high, z - 0.1],
            [way * (half - 0.3), high, z + 3.1],
            [way * (half + 2.6), high + 1.1, z + 3.1],
            [way * (half + 2.6), high + 1.1, z - 0.1],
          ]),
          mix(palette.roof.lit, palette.shadow, warm),
        ),
      )
      out.push(fill(camera.face(level(high, way * (half - 0.3), z - 0.1, way * half, z + 3.1)), palette.roof.dark))
    }
  out.push(shops(stage, camera, half, warm, true))
  for (let i = 4; i >= 0; i--) {
    const z = 3.4 + i * 3
    const [ax, ay] = camera.at(-half, 4.1, z)
    const [bx, by] = camera.at(half, 4.1, z)
    const sag = camera.scale(0, z) * 0.6
    out.push(stroke(path`M${ax} ${ay}Q${(ax + bx) / 2} ${ay + sag * 2} ${bx} ${by}`, palette.ink, 1.6, 0.7))
    out.push(
      ...range(7, (k) => {
        const t = (k + 1) / 8
        const [x, y] = [ax + (bx - ax) * t, ay + sag * 4 * t * (1 - t)]
        const r = Math.max(3, camera.scale(0, z) * 0.075)
        return (
          (palette.night ? glow(stage, x, y + r, r * 5, palette.lampHot, 0.6) : '') +
          disc(x, y + r, r, palette.night ? palette.lampHot : palette.accent.lit)
        )
      }),
    )
  }
  return out.join('')
}
