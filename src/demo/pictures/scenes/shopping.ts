import type { Camera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { corners } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { shell } from '../interior/shell.ts'
import { shops } from '../interior/shops.ts'
import { windowView } from '../interior/window-view.ts'

export function shopping(stage: Stage) {
  const { palette } = stage
  const horizon = 440
  const half = stage.tall ? 2.6 : 3.6
  const warm = palette.night ? 0.2 : 0
  const colours = {
    floor: mix(palette.sand.lit, palette.wall.mid, 0.4),
    ceiling: mix(palette.wall.mid, palette.shadow, 0.2),
    left: mix(palette.wall.mid, palette.shadow, warm),
    right: mix(palette.wall.dark, palette.shadow, warm),
    back: palette.wall.lit,
  }
  const { camera, walls } = shell(stage, { half, height: 5, depth: 20, horizon, eye: 1.65, focal: 760, colours })
  return [
    walls,
    farEnd(stage, camera, half, horizon),
    paving(stage, half, camera),
    shops(stage, camera, half, warm),
  ].join('')
}

// The far end opens to the sea.
function farEnd(stage: Stage, camera: Camera, half: number, horizon: number): string {
  const [x0, y0] = camera.at(-half, 5, 20)
  const [x1, y1] = camera.at(half, 0, 20)
  return [windowView(stage, [x0, y0, x1 - x0, y1 - y0], horizon, { r: 120 })].join('')
}

// Paving: bands that run to the vanishing point.
function paving(stage: Stage, half: number, camera: Camera): string {
  const { palette } = stage
  const out: string[] = []
  for (let z = 1; z < 20; z += 1)
    for (let x = -4; x < 4; x++)
      if ((x + z + 20) % 2) {
        const [a, b] = [Math.max(-half, x * (half / 4)), Math.min(half, (x + 1) * (half / 4))]
        out.push(fill(camera.flat(corners(a, z, b, z + 1)), mix(palette.second.mid, palette.sand.mid, 0.55), 0.85))
      }
  out.push(
    fill(
      camera.flat(
        [
          [-half, 20],
          [half, 20],
          [half * 0.5, 4],
          [-half * 0.5, 4],
        ],
        0.01,
      ),
      palette.light,
      0.22,
    ),
  )
  return out.join('')
}
