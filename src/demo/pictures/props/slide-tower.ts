import type { Camera } from '../drawing/camera.ts'
import { box } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { lerp, nth, range, TAU } from '../drawing/numbers.ts'
import { line, polygon } from '../drawing/paths.ts'
import type { Point, Point3 } from '../drawing/points.ts'
import { fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { slideParts } from './slide.ts'
/** The tower, then the slides, sorted by depth. */
export function towerAndSlides(stage: Stage, camera: Camera): string {
  const { palette } = stage
  const [tx, tz, top] = [stage.tall ? -4 : -8, 25, 14.5]
  const parts = []
  const coil = (
    turns: number,
    radius: number,
    from: number,
    to: number,
    cx: number,
    cz: number,
    start: number,
    exit: Point,
  ) => {
    const n = Math.round(turns * 22)
    const points = range(n, (i): Point3 => {
      const t = i / n
      const a = start + t * turns * TAU
      return [cx + Math.cos(a) * radius, lerp(from, to, t), cz + Math.sin(a) * radius]
    })
    const last = nth(points, points.length - 1)
    const run: Point3[] = [
      [tx + 1.8, from + 1, tz + 0.6],
      [lerp(tx + 1.8, nth(points, 0)[0], 0.5), from + 0.5, tz + 1.6],
      ...points,
      ...range(12, (i): Point3 => {
        const t = (i + 1) / 12
        return [lerp(last[0], exit[0], t), lerp(last[1], 0.25, Math.sin((t * Math.PI) / 2)), lerp(last[2], exit[1], t)]
      }),
    ]
    return run
  }
  const slope = (from: Point3, to: Point, drop: number, waves: number) =>
    range(30, (i): Point3 => {
      const t = i / 29
      return [
        lerp(from[0], to[0], t),
        Math.max(0.25, lerp(from[1], 0.2, t ** drop) + Math.sin(t * Math.PI * waves) * 0.55 * (1 - t)),
        lerp(from[2], to[1], t),
      ]
    })
  const out: string[] = []
  parts.push(
    ...slideParts(
      stage,
      camera,
      coil(2.25, stage.tall ? 2.6 : 4.2, 11, 2.6, tx + (stage.tall ? 4.6 : 9.5), 25, Math.PI, [stage.tall ? 3 : 7, 18]),
      palette.accent,
      1.7,
    ),
  )
  parts.push(
    ...slideParts(
      stage,
      camera,
      slope([tx + 1.6, 13, 24], [stage.tall ? 1.6 : 3.5, 17.5], 0.8, 5),
      palette.second,
      1.7,
    ),
  )
  parts.push(
    ...slideParts(
      stage,
      camera,
      slope([tx + 0.2, 13, 23.5], [stage.tall ? -0.6 : -2.5, 17], 0.62, 0),
      {
        lit: palette.white,
        mid: mix(palette.white, palette.shadow, 0.15),
        dark: mix(palette.white, palette.shadow, 0.35),
      },
      1.7,
    ),
  )
  if (!stage.tall)
    parts.push(
      ...slideParts(
        stage,
        camera,
        coil(1.6, 3.4, 9.5, 2.2, tx + 19.5, 28, Math.PI, [13.5, 19.5]),
        { lit: palette.sea.lit, mid: palette.sea.mid, dark: palette.sea.dark },
        1.7,
      ),
    )
  const frame = mix(palette.white, palette.shadow, 0.16)
  const tower =
    [-2, 2]
      .flatMap((dz) =>
        [-2, 2].map((dx) =>
          stroke(
            line([camera.at(tx + dx, 0, tz + dz), camera.at(tx + dx, top, tz + dz)]),
            dz < 0 ? frame : mix(frame, palette.shadow, 0.3),
            8,
          ),
        ),
      )
      .reverse()
      .join('') +
    range(5, (i) =>
      stroke(
        line([camera.at(tx - 2, 0.2 + i * 2.6, tz - 2), camera.at(tx + 2, 2.8 + i * 2.6, tz - 2)]),
        mix(palette.roof.mid, palette.white, 0.2),
        7,
      ),
    ).join('') +
    range(6, (i) =>
      box(camera, [tx - 2.3, i * 2.6, tz - 2.3], [4.6, 0.22, 4.6], {
        front: frame,
        side: frame,
        top: palette.wall.lit,
      }),
    ).join('') +
    fill(
      camera.face([
        [tx - 3, top, tz - 2.6],
        [tx + 3, top, tz - 2.6],
        [tx, top + 3.2, tz],
      ]),
      palette.accent.mid,
    ) +
    fill(
      camera.face([
        [tx + 0.8, top, tz - 2.6],
        [tx + 3, top, tz - 2.6],
        [tx, top + 3.2, tz],
      ]),
      palette.accent.lit,
    ) +
    range(3, (i) =>
      fill(
        camera.face([
          [tx - 2 + i * 2, top, tz - 2.6],
          [tx - 1 + i * 2, top, tz - 2.6],
          [tx, top + 3.2, tz],
        ]),
        palette.white,
        0.85,
      ),
    ).join('') +
    stroke(line([camera.at(tx, top + 3.1, tz), camera.at(tx, top + 4.8, tz)]), palette.ink, 3) +
    fill(
      polygon([camera.at(tx, top + 4.8, tz), camera.at(tx + 1.8, top + 4.4, tz), camera.at(tx, top + 3.9, tz)]),
      palette.second.lit,
    )
  parts.push({ z: tz - 0.4, draw: tower })
  out.push(...parts.sort((a, b) => b.z - a.z).map((part) => part.draw))
  return out.join('')
}
