import { box } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { clipped, glow } from '../drawing/effects.ts'
import { lerp, range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import type { Point3 } from '../drawing/points.ts'
import { arc, facing, level } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { cushion } from '../interior/cushion.ts'
import { shell } from '../interior/shell.ts'
import { windowView } from '../interior/window-view.ts'
import { lounger } from '../props/lounger.ts'

export function room(stage: Stage) {
  const { palette } = stage
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
  const out = [walls]
  // boards
  out.push(
    ...range(24, (i) => {
      const x = -half + (i * half * 2) / 24
      return quad(level(0, x, 0.6, x + 0.02, 6), mix(colours.floor, palette.ink, 0.22))
    }),
  )
  out.push(
    ...range(20, (i) => {
      const x = -half * 0.62 + (i * half * 1.24) / 20
      return quad(level(2.89, x, 0.6, x + half * 0.035, 5.4), tint(mix(palette.roof.mid, palette.sand.lit, 0.5), 0.06))
    }),
  )
  out.push(quad(facing(5.99, -half, 2.78, half, 2.9), mix(colours.back, palette.lampHot, 0.45)))
  // the window wall: glass doors to a balcony
  const [left, right] = stage.tall ? [-1.1, 1.75] : [-1.35, 2.55]
  const [x0, y0] = on(left, 2.45)
  const [x1, y1] = on(right, 0.02)
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
  )
  out.push(
    stroke(path`M${x0} ${y0}H${x1}V${y1}H${x0}Z`, frame, 11),
    ...[1 / 3, 2 / 3].map((t) => rect(lerp(x0, x1, t) - 4, y0, 8, y1 - y0, frame)),
  )
  // curtains
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
  out.push(curtain(left - 0.62, left - 0.02, 7), curtain(right + 0.02, right + 0.62, 7))
  out.push(
    (() => {
      const [a, b] = [on(left - 0.8, 2.74), on(right + 0.8, 2.74)]
      return rect(a[0], a[1] - 5, b[0] - a[0], 7, tint(palette.roof.dark))
    })(),
  )
  // sunlight on the floor
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
  // rug
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
  out.push(
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
  )
  // headboard panel and picture on the left wall, lamp, then the bed
  const lw = (z: number, y: number): Point3 => [-half, y, z]
  out.push(
    quad([lw(2.7, 0), lw(5.75, 0), lw(5.75, 1.45), lw(2.7, 1.45)], tint(palette.accent.dark, 0.05)),
    ...range(9, (i) =>
      quad(
        [lw(2.7 + i * 0.34, 0), lw(2.72 + i * 0.34, 0), lw(2.72 + i * 0.34, 1.45), lw(2.7 + i * 0.34, 1.45)],
        mix(palette.accent.dark, palette.ink, 0.35),
      ),
    ),
  )
  out.push(
    quad([lw(3.6, 1.75), lw(4.9, 1.75), lw(4.9, 2.5), lw(3.6, 2.5)], tint(palette.roof.dark)),
    quad([lw(3.66, 1.8), lw(4.84, 1.8), lw(4.84, 2.45), lw(3.66, 2.45)], tint(palette.sand.lit)),
    quad([lw(3.66, 1.8), lw(4.84, 1.8), lw(4.84, 2.02), lw(3.66, 2.02)], tint(palette.sea.mid)),
    fill(
      camera.face(arc(0, 0, 0.17, 0.17, 0, TAU, 16).map(([a, b]): Point3 => [-half, 2.2 + b, 4.4 + a])),
      tint(palette.accent.lit),
    ),
  )
  const lamp = (x: number, z: number, base: number) => {
    const [lx, ly] = camera.at(x, base, z)
    const g = camera.scale(x, z)
    return (
      glow(stage, lx, ly - g * 0.5, g * (0.9 + palette.lamps), palette.lamp, 0.25 + palette.lamps * 0.5) +
      rect(lx - g * 0.02, ly - g * 0.32, g * 0.04, g * 0.32, tint(palette.roof.dark)) +
      disc(lx, ly, g * 0.1, tint(palette.roof.dark), 1, g * 0.03) +
      fill(
        path`M${lx - g * 0.12} ${ly - g * 0.64}h${g * 0.24}l${g * 0.1} ${g * 0.34}h${-g * 0.44}Z`,
        mix(palette.lampHot, palette.lamp, 0.3),
      ) +
      fill(
        path`M${lx - g * 0.12} ${ly - g * 0.64}h${g * 0.08}l${-g * 0.02} ${g * 0.34}h${-g * 0.16}Z`,
        palette.lampDeep,
        0.45,
      )
    )
  }
  const wood = {
    front: tint(palette.roof.mid, 0.25),
    side: tint(palette.roof.mid, 0.1),
    top: tint(mix(palette.roof.lit, palette.sand.lit, 0.3)),
  }
  out.push(box(camera, [-half + 0.02, 0, 5.25], [0.5, 0.5, 0.5], wood), lamp(-half + 0.27, 5.5, 0.5))
  const [bx, bz0, bz1, foot] = [-half + 0.05, 3.15, 5.05, stage.tall ? 0.05 : -half + 2.25]
  const linen = {
    front: tint(mix(palette.white, palette.shadow, 0.26)),
    side: tint(mix(palette.white, palette.shadow, 0.1)),
    top: tint(palette.white),
  }
  out.push(
    fill(
      camera.flat(
        [
          [bx, bz0 - 0.22],
          [foot + 0.25, bz0 - 0.22],
          [foot + 0.4, bz1],
          [bx, bz1],
        ],
        0.005,
      ),
      palette.shadow,
      0.32,
    ),
  )
  out.push(
    box(camera, [bx, 0.08, bz0], [foot - bx, 0.24, bz1 - bz0], wood),
    box(camera, [bx, 0.3, bz0 - 0.03], [foot - bx + 0.02, 0.34, bz1 - bz0 + 0.05], linen),
  )
  const throwTop = (a: number, b: number, colour: string, y = 0.645) =>
    quad(level(y, a, bz0 - 0.04, b, bz1), colour) +
    quad(facing(bz0 - 0.045, a, 0.26, b, y), mix(colour, palette.shadow, 0.4))
  out.push(
    throwTop(foot - 0.85, foot - 0.28, tint(palette.accent.lit)),
    ...[0.78, 0.4].map((d) => throwTop(foot - d, foot - d + 0.05, tint(palette.second.mid), 0.648)),
  )
  out.push(quad(level(0.648, bx + 0.66, bz0 - 0.04, bx + 0.9, bz1), tint(mix(palette.white, palette.shadow, 0.08))))
  const pillow = (x: number, z: number, size: number, colour: string, shade: string) => {
    const top = 0.64 + size * 0.62
    return cushion(
      [
        camera.at(x, top, z + size),
        camera.at(x + 0.06, top, z),
        camera.at(x + 0.3, 0.66, z),
        camera.at(x + 0.24, 0.66, z + size),
      ],
      colour,
      shade,
      0.12,
    )
  }
  out.push(
    pillow(bx + 0.06, 4.2, 0.72, linen.top, linen.front),
    pillow(bx + 0.06, 3.3, 0.72, linen.top, linen.front),
    pillow(bx + 0.34, 4.15, 0.52, tint(palette.second.lit), tint(palette.second.dark)),
    pillow(bx + 0.34, 3.42, 0.52, tint(palette.accent.lit), tint(palette.accent.dark)),
  )
  if (!stage.tall) out.push(box(camera, [-half + 0.02, 0, 2.4], [0.5, 0.5, 0.5], wood), lamp(-half + 0.27, 2.66, 0.5))
  // a mirror and a console on the right wall
  if (!stage.tall)
    out.push(
      fill(
        camera.face(arc(0, 0, 0.62, 0.52, 0, TAU, 30).map(([a, b]): Point3 => [half - 0.01, 1.75 + b, 4.1 + a])),
        tint(palette.lampDeep, 0.2),
      ),
      fill(
        camera.face(arc(0, 0, 0.56, 0.47, 0, TAU, 30).map(([a, b]): Point3 => [half - 0.02, 1.75 + b, 4.1 + a])),
        tint(mix(palette.sky[2], palette.sea.lit, 0.25), 0.05),
      ),
      fill(
        camera.face([
          [half - 0.02, 1.5, 3.86],
          [half - 0.02, 2.1, 4.3],
          [half - 0.02, 2.12, 4.12],
          [half - 0.02, 1.56, 3.72],
        ]),
        palette.white,
        0.35,
      ),
    )
  // armchair and table by the window, plant behind
  if (!stage.tall) {
    const chair = tint(palette.second.mid)
    const deep = tint(palette.second.dark)
    const pale = tint(palette.second.lit)
    out.push(fill(camera.flat(arc(2.45, 4.5, 0.75, 0.5, 0, TAU, 20), 0.02), palette.shadow, 0.35))
    out.push(
      box(camera, [2.05, 0.16, 4.85], [0.95, 0.85, 0.2], { front: deep, side: deep, top: pale }),
      box(camera, [2.05, 0.16, 4.1], [0.95, 0.28, 0.72], { front: chair, side: deep, top: pale }),
      box(camera, [1.93, 0.12, 4.08], [0.16, 0.52, 0.85], { front: chair, side: deep, top: pale }),
      box(camera, [2.93, 0.12, 4.08], [0.16, 0.52, 0.85], { front: chair, side: deep, top: pale }),
    )
    const back = [camera.at(2.2, 0.86, 4.72), camera.at(2.78, 0.86, 4.72)] as const
    const seat = [camera.at(2.78, 0.45, 4.6), camera.at(2.2, 0.45, 4.6)] as const
    out.push(cushion([...back, ...seat], tint(palette.accent.lit), tint(palette.accent.dark)))
    const [dx, dz] = [1.35, 3.9]
    const [tx, ty] = camera.at(dx, 0.5, dz)
    const g = camera.scale(dx, dz)
    out.push(
      disc(camera.at(dx, 0, dz)[0], camera.at(dx, 0, dz)[1], g * 0.3, palette.shadow, 0.3, g * 0.08),
      rect(tx - g * 0.025, ty, g * 0.05, g * 0.5, tint(palette.roof.dark)),
      disc(tx, ty + 3, g * 0.34, tint(palette.roof.dark), 1, g * 0.105),
      disc(tx, ty - 2, g * 0.34, tint(palette.wall.lit), 1, g * 0.1),
      disc(tx - g * 0.1, ty - 6, g * 0.12, tint(palette.accent.mid), 1, g * 0.05),
      disc(tx - g * 0.1, ty - 12, g * 0.1, tint(palette.accent.lit), 1, g * 0.06),
      fill(
        path`M${tx + g * 0.06} ${ty - g * 0.02}q${-g * 0.03} ${-g * 0.16} ${g * 0.02} ${-g * 0.24}h${g * 0.08}q${g * 0.05} ${g * 0.08} ${g * 0.02} ${g * 0.24}Z`,
        tint(mix(palette.sea.lit, palette.white, 0.3)),
      ),
    )
  }
  return out.join('')
}
