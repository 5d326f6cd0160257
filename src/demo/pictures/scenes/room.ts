import type { Camera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { clipped } from '../drawing/effects.ts'
import { lerp, range } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { facing, level } from '../drawing/points.ts'
import { fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { armchairByTheWindow, mirror } from '../interior/armchair.ts'
import { bedside } from '../interior/bedside.ts'
import type { PaintFace, ShellColours } from '../interior/shell.ts'
import { shell } from '../interior/shell.ts'
import { windowView } from '../interior/window-view.ts'
import type { WallPlace } from '../interior/window-wall.ts'
import { lounger } from '../props/lounger.ts'
import type { Tint } from '../table/table.ts'

export function room(stage: Stage) {
  const { palette } = stage
  const [left, right] = stage.tall ? [-1.1, 1.75] : [-1.35, 2.55]
  const horizon = 410
  const half = stage.tall ? 2.2 : 3.5
  const dim = palette.night ? 0.28 : 0
  const tint = (c: string, k = 0) => mix(c, palette.shadow, dim + k)
  const colours = {
    floor: tint(mix(palette.roof.mid, palette.sand.lit, 0.55)),
    ceiling: tint(palette.white, 0.06),
    left: tint(mix(palette.wall.lit, palette.sand.lit, 0.3), 0.04),
    right: tint(mix(palette.wall.mid, palette.sand.mid, 0.2), 0.12),
    back: tint(mix(palette.second.mid, palette.wall.lit, 0.25), 0.06),
  }
  const { camera, quad, walls, on } = shell(stage, { half, height: 2.9, depth: 6, horizon, colours })
  return [
    walls,
    boardsAndSlats(stage, half, quad, colours, tint),
    balconyDoors(stage, on, left, right, horizon, tint, camera),
    curtains(stage, on, tint, left, right),
    sunlight(stage, left, right, camera),
    rug(stage, camera, tint),
    bedside(stage, half, quad, tint, camera),
    mirror(stage, camera, half, tint),
    armchairByTheWindow(stage, tint, camera),
  ].join('')
}

// Boards.
function boardsAndSlats(stage: Stage, half: number, quad: PaintFace, colours: ShellColours, tint: Tint): string {
  const { palette } = stage
  return [
    ...range(24, (i) => {
      const x = -half + (i * half * 2) / 24
      return quad(level(0, x, 0.6, x + 0.02, 6), mix(colours.floor, palette.ink, 0.22))
    }),
    ...range(20, (i) => {
      const x = -half * 0.62 + (i * half * 1.24) / 20
      return quad(level(2.89, x, 0.6, x + half * 0.035, 5.4), tint(mix(palette.roof.mid, palette.sand.lit, 0.5), 0.06))
    }),
    quad(facing(5.99, -half, 2.78, half, 2.9), mix(colours.back, palette.lampHot, 0.45)),
  ].join('')
}

// The window wall: glass doors to a balcony.
function balconyDoors(
  stage: Stage,
  on: WallPlace,
  left: number,
  right: number,
  horizon: number,
  tint: Tint,
  camera: Camera,
): string {
  const { palette } = stage
  const [x0, y0] = on(left, 2.45)
  const [x1, y1] = on(right, 0.02)
  const out: string[] = []
  out.push(windowView(stage, [x0, y0, x1 - x0, y1 - y0], horizon))
  const frame = tint(palette.white)
  const beyond = (x: number, y: number) => camera.at(x, y, 7.4)
  out.push(
    clipped(
      stage,
      path`M${x0} ${y0}H${x1}V${y1}H${x0}Z`,
      fill(
        polygon([on(left - 1, 0), on(right + 1, 0), beyond(right + 1, 0), beyond(left - 1, 0)]),
        tint(palette.wall.mid),
      ) +
        range(30, (i) => {
          const [bx, by] = beyond(left - 0.6 + i * 0.16, 0.06)
          return rect(bx, by - 108, 3, 108, tint(palette.wall.lit, 0.1))
        }).join('') +
        (() => {
          const [a, b] = [beyond(left - 1, 1.02), beyond(right + 1, 1.02)]
          return rect(a[0], a[1] - 4, b[0] - a[0], 8, tint(palette.roof.dark))
        })() +
        lounger(stage, camera, right - 1.4, 6.25),
    ),
    stroke(path`M${x0} ${y0}H${x1}V${y1}H${x0}Z`, frame, 11),
    ...[1 / 3, 2 / 3].map((t) => rect(lerp(x0, x1, t) - 4, y0, 8, y1 - y0, frame)),
  )
  return out.join('')
}

// Curtains.
function curtains(stage: Stage, on: WallPlace, tint: Tint, left: number, right: number): string {
  const { palette } = stage
  const curtain = (from: number, to: number, folds: number) =>
    range(folds, (i) => {
      const a = lerp(from, to, i / folds)
      const b = lerp(from, to, (i + 1) / folds)
      const [ax, ay] = on(a, 2.72)
      const [bx] = on(b, 2.72)
      const foot = on(a, 0.02)[1]
      return fill(
        path`M${ax} ${ay}H${bx + 0.6}L${bx + 0.6 + (i % 2 ? 3 : -2)} ${foot}H${ax + (i % 2 ? -2 : 3)}Z`,
        tint(i % 2 ? mix(palette.white, palette.accent.mid, 0.14) : mix(palette.white, palette.shadow, 0.2), 0.02),
      )
    }).join('')
  return [
    curtain(left - 0.62, left - 0.02, 7),
    curtain(right + 0.02, right + 0.62, 7),
    (() => {
      const [a, b] = [on(left - 0.8, 2.74), on(right + 0.8, 2.74)]
      return rect(a[0], a[1] - 5, b[0] - a[0], 7, tint(palette.roof.dark))
    })(),
  ].join('')
}

// Sunlight on the floor.
function sunlight(stage: Stage, left: number, right: number, camera: Camera): string {
  const { palette } = stage
  const out: string[] = []
  if (!palette.night)
    out.push(
      ...(
        [
          [left + 0.1, left + 1.2],
          [left + 1.42, left + 2.5],
          [left + 2.72, right - 0.1],
        ] as const
      )
        .filter(([a, b]) => b > a)
        .map(([a, b]) =>
          fill(
            camera.flat(
              [
                [a, 5.9],
                [b, 5.9],
                [b - 1.3, 3.3],
                [a - 1.3, 3.3],
              ],
              0.01,
            ),
            mix(palette.light, palette.white, 0.4),
            0.5,
          ),
        ),
    )
  return out.join('')
}

// Rug.
function rug(stage: Stage, camera: Camera, tint: Tint): string {
  const { palette } = stage
  const rug = (inset: number, colour: string) =>
    fill(
      camera.flat(
        [
          [-1.25 + inset, 2.5 + inset],
          [stage.tall ? 1.7 : 2.4 - inset, 2.5 + inset],
          [(stage.tall ? 1.7 : 2.4) - inset, 5.1 - inset],
          [-1.25 + inset, 5.1 - inset],
        ],
        0.012,
      ),
      tint(colour),
    )
  return [
    rug(0, palette.second.mid),
    rug(0.1, mix(palette.wall.lit, palette.sand.lit, 0.4)),
    rug(0.22, palette.second.mid),
    rug(0.28, mix(palette.wall.lit, palette.sand.lit, 0.25)),
    ...range(4, (i) => {
      const [cx, cz] = [-0.4 + i * 0.85, 3.8]
      return i > 2
        ? ''
        : fill(
            camera.flat(
              [
                [cx - 0.3, cz],
                [cx, cz - 0.8],
                [cx + 0.3, cz],
                [cx, cz + 0.8],
              ],
              0.014,
            ),
            tint(palette.accent.mid),
          )
    }),
  ].join('')
}
