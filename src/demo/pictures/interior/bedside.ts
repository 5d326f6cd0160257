import type { Camera } from '../drawing/camera.ts'
import { box } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { glow } from '../drawing/effects.ts'
import { range, TAU } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import type { Point3 } from '../drawing/points.ts'
import { arc, facing, level } from '../drawing/points.ts'
import { disc, fill, rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Tint } from '../table/table.ts'
import { cushion } from './cushion.ts'
import type { PaintFace } from './shell.ts'
/** Headboard panel and picture on the left wall, lamp, then the bed. */
export function bedside(stage: Stage, half: number, quad: PaintFace, tint: Tint, camera: Camera): string {
  const { palette } = stage
  const lw = (z: number, y: number): Point3 => [-half, y, z]
  const out: string[] = []
  out.push(
    quad([lw(2.7, 0), lw(5.75, 0), lw(5.75, 1.45), lw(2.7, 1.45)], tint(palette.accent.dark, 0.05)),
    ...range(9, (i) =>
      quad(
        [lw(2.7 + i * 0.34, 0), lw(2.72 + i * 0.34, 0), lw(2.72 + i * 0.34, 1.45), lw(2.7 + i * 0.34, 1.45)],
        mix(palette.accent.dark, palette.ink, 0.35),
      ),
    ),
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
    box(camera, [bx, 0.08, bz0], [foot - bx, 0.24, bz1 - bz0], wood),
    box(camera, [bx, 0.3, bz0 - 0.03], [foot - bx + 0.02, 0.34, bz1 - bz0 + 0.05], linen),
  )
  const throwTop = (a: number, b: number, colour: string, y = 0.645) =>
    quad(level(y, a, bz0 - 0.04, b, bz1), colour) +
    quad(facing(bz0 - 0.045, a, 0.26, b, y), mix(colour, palette.shadow, 0.4))
  out.push(
    throwTop(foot - 0.85, foot - 0.28, tint(palette.accent.lit)),
    ...[0.78, 0.4].map((d) => throwTop(foot - d, foot - d + 0.05, tint(palette.second.mid), 0.648)),
    quad(level(0.648, bx + 0.66, bz0 - 0.04, bx + 0.9, bz1), tint(mix(palette.white, palette.shadow, 0.08))),
  )
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
  return out.join('')
}
