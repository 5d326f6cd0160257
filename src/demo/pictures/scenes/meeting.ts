import type { Camera } from '../drawing/camera.ts'
import { box } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { glow, gradient } from '../drawing/effects.ts'
import { lerp, range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { corners, facing, level, sidelong } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { PaintFace } from '../interior/shell.ts'
import { shell } from '../interior/shell.ts'
import { windowView } from '../interior/window-view.ts'
import type { WallPlace } from '../interior/window-wall.ts'

export function meeting(stage: Stage) {
  const { palette } = stage
  const horizon = 400
  const half = stage.tall ? 4.5 : 8
  const colours = {
    floor: mix(palette.second.dark, palette.shadow, 0.25),
    ceiling: mix(palette.wall.mid, palette.shadow, 0.2),
    left: mix(palette.roof.mid, palette.wall.mid, 0.45),
    right: mix(palette.roof.mid, palette.wall.dark, 0.35),
    back: mix(palette.roof.dark, palette.second.dark, 0.4),
  }
  const { camera, quad, walls, on } = shell(stage, { half, height: 5.6, depth: 17, horizon, eye: 2.5, colours })
  return [
    walls,
    sideWindows(stage, quad, half, camera),
    coffers(stage, quad, half),
    stageAndScreen(stage, camera, half, on, quad),
    seats(stage, camera, half),
  ].join('')
}

// Tall windows on the left let the hotel's sky in; slats on the right.
function sideWindows(stage: Stage, quad: PaintFace, half: number, camera: Camera): string {
  const { palette } = stage
  const out: string[] = []
  for (let i = 0; i < 6; i++) {
    const z = 4 + i * 2.1
    out.push(
      quad(
        sidelong(-half, 0.6, z, 4.7, z + 1.5),
        gradient(
          stage,
          [0, 120],
          [0, 620],
          [
            [0, palette.sky[0]],
            [0.55, palette.sky[2]],
            [0.56, palette.sea.mid],
            [0.8, palette.sea.lit],
            [1, palette.leaf.mid],
          ],
        ),
      ),
      quad(sidelong(-half, 2.55, z, 2.68, z + 1.5), palette.wall.lit),
      fill(
        camera.flat(
          [
            [-half, z],
            [-half, z + 1.5],
            [-half + 3.6, z + 0.7],
            [-half + 3.6, z - 0.8],
          ],
          0.01,
        ),
        palette.light,
        0.16,
      ),
    )
  }
  out.push(
    ...range(34, (i) => {
      const z = 2.4 + i * 0.43
      return quad(
        sidelong(half, 0, z, 5.6, z + 0.2),
        i % 2 ? mix(palette.roof.mid, palette.wall.mid, 0.2) : mix(palette.roof.dark, palette.ink, 0.1),
      )
    }),
  )
  return out.join('')
}

// Ceiling coffers with light lines.
function coffers(stage: Stage, quad: PaintFace, half: number): string {
  const { palette } = stage
  return [
    ...range(7, (i) => {
      const z = 2.6 + i * 2.1
      return (
        quad(level(5.58, -half, z, half, z + 1.2), mix(palette.wall.lit, palette.shadow, 0.1)) +
        quad(level(5.56, -half + 1, z + 0.5, half - 1, z + 0.62), palette.lampHot)
      )
    }),
  ].join('')
}

// Stage and screen with the hotel's mark of rings and waves.
function stageAndScreen(stage: Stage, camera: Camera, half: number, on: WallPlace, quad: PaintFace): string {
  const { palette } = stage
  const out: string[] = []
  out.push(
    box(camera, [-half + 1, 0, 14], [half * 2 - 2, 0.7, 3], {
      front: mix(palette.roof.dark, palette.ink, 0.3),
      side: palette.roof.dark,
      top: palette.roof.lit,
    }),
  )
  const [x0, y0] = on(-half * 0.52, 4.9)
  const [x1, y1] = on(half * 0.52, 1.5)
  out.push(
    glow(stage, (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) * 0.75, palette.sky[2], 0.5),
    windowView(stage, [x0, y0, x1 - x0, y1 - y0], lerp(y0, y1, 0.62), { clouds: 2, r: 90 }),
    stroke(path`M${x0} ${y0}H${x1}V${y1}H${x0}Z`, palette.ink, 7),
    ...[-1, 1].map(
      (way) =>
        quad(facing(16.9, way * half * 0.62, 0.7, way * half * 0.9, 5.3), palette.accent.dark) +
        range(6, (i) =>
          quad(
            facing(16.88, way * half * (0.63 + i * 0.047), 0.7, way * half * (0.65 + i * 0.047), 5.3),
            palette.accent.mid,
          ),
        ).join(''),
    ),
  )
  const [lx, ly] = camera.at(half * 0.45, 0.7, 14.8)
  const lg = camera.scale(0, 14.8)
  out.push(
    fill(
      path`M${lx - lg * 0.35} ${ly - lg * 1.15}h${lg * 0.7}l${-lg * 0.1} ${lg * 1.15}h${-lg * 0.5}Z`,
      mix(palette.roof.dark, palette.ink, 0.3),
    ),
    stroke(path`M${lx} ${ly - lg * 1.15}q${-lg * 0.02} ${-lg * 0.2} ${-lg * 0.16} ${-lg * 0.26}`, palette.ink, 2),
  )
  return out.join('')
}

// Rows of seats on both sides of an aisle.
function seats(stage: Stage, camera: Camera, half: number): string {
  const { palette } = stage
  const seat = (x: number, z: number) => {
    const g = camera.scale(x, z)
    const [px, py] = camera.at(x, 0, z)
    const tone = x < 0 ? palette.accent.lit : palette.accent.mid
    return (
      disc(px, py, g * 0.3, palette.ink, 0.25, g * 0.06) +
      stroke(
        path`M${px - g * 0.2} ${py - g * 0.45}V${py}M${px + g * 0.2} ${py - g * 0.45}V${py}`,
        palette.ink,
        Math.max(1.2, g * 0.035),
      ) +
      rect(px - g * 0.26, py - g * 0.98, g * 0.52, g * 0.5, mix(tone, palette.shadow, 0.16), 1, g * 0.07) +
      rect(px - g * 0.26, py - g * 0.98, g * 0.52, g * 0.1, mix(tone, palette.light, 0.3), 1, g * 0.05) +
      rect(px - g * 0.28, py - g * 0.5, g * 0.56, g * 0.1, mix(tone, palette.ink, 0.35), 1, g * 0.04)
    )
  }
  const out: string[] = []
  out.push(
    fill(camera.flat(corners(-0.75, 1, 0.75, 14), 0.005), mix(palette.second.mid, palette.shadow, 0.1)),
    ...[-0.7, 0.66].map((x) => fill(camera.flat(corners(x, 1, x + 0.05, 14), 0.006), palette.lampDeep)),
  )
  for (let z = 12; z > 2.4; z -= 1.15)
    for (const x of range(9, (i) => 1.25 + i * 0.68).filter((v) => v < half - 0.6)) out.push(seat(-x, z), seat(x, z))
  return out.join('')
}
