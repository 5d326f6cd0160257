import type { Camera } from '../drawing/camera.ts'
import { box } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { TAU } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import type { Point3 } from '../drawing/points.ts'
import { arc } from '../drawing/points.ts'
import { disc, fill, rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Tint } from '../table/table.ts'
import { cushion } from './cushion.ts'
/** A mirror and a console on the right wall. */
export function mirror(stage: Stage, camera: Camera, half: number, tint: Tint): string {
  const { palette } = stage
  const out: string[] = []
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
  return out.join('')
}

/** Armchair and table by the window, plant behind. */
export function armchairByTheWindow(stage: Stage, tint: Tint, camera: Camera): string {
  const { palette } = stage
  const out: string[] = []
  if (!stage.tall) {
    const chair = tint(palette.second.mid)
    const deep = tint(palette.second.dark)
    const pale = tint(palette.second.lit)
    out.push(
      fill(camera.flat(arc(2.45, 4.5, 0.75, 0.5, 0, TAU, 20), 0.02), palette.shadow, 0.35),
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
