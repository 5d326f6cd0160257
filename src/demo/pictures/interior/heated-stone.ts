import { placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { gradient } from '../drawing/effects.ts'
import { lerp, nth, range, TAU } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { corners } from '../drawing/points.ts'
import { disc, fill, rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
/** Floor and the heated octagon. */
export function heatedStone(
  stage: Stage,
  floorY: number,
  wall: string,
  stone: string,
  deep: string,
  warm: string,
): string {
  const { width: w, height: h, palette } = stage
  const out: string[] = []
  out.push(
    rect(
      -5,
      floorY,
      w + 10,
      h - floorY + 10,
      gradient(
        stage,
        [0, floorY],
        [0, h],
        [
          [0, mix(wall, stone, 0.3)],
          [0.5, wall],
          [1, deep],
        ],
      ),
    ),
  )
  const camera = placeCamera(stage, { horizon: 430, eye: 1.6, focal: 820 })
  for (let z = 2; z < 11; z++)
    for (let x = -8; x < 8; x++)
      if ((x + z + 20) % 2) out.push(fill(camera.flat(corners(x, z, x + 1, z + 1)), deep, 0.4))
  const [ox, oz, or] = [stage.tall ? 0 : 0.7, 5.2, stage.tall ? 1.5 : 2.2]
  const oct = range(8, (i): Point => [
    ox + Math.cos((i * TAU) / 8 + TAU / 16) * or,
    oz + Math.sin((i * TAU) / 8 + TAU / 16) * or * 0.8,
  ])
  out.push(
    fill(camera.flat(oct.map(([x, z]): Point => [x - 0.3, z - 0.15])), palette.ink, 0.4),
    ...oct
      .map((a, i): [Point, Point] => [a, nth(oct, (i + 1) % 8)])
      .filter(([a, b]) => a[1] + b[1] < oz * 2)
      .sort((a, b) => b[0][1] - a[0][1])
      .map(([a, b]) =>
        fill(
          camera.face([
            [a[0], 0, a[1]],
            [b[0], 0, b[1]],
            [b[0], 0.62, b[1]],
            [a[0], 0.62, a[1]],
          ]),
          a[0] + b[0] > ox * 2 + 0.6
            ? mix(stone, warm, 0.45)
            : a[0] + b[0] < ox * 2 - 0.6
              ? mix(warm, palette.ink, 0.3)
              : warm,
        ),
      ),
    fill(camera.flat(oct, 0.62), stone),
    fill(
      camera.flat(
        oct.map(([x, z]): Point => [lerp(ox, x, 0.86), lerp(oz, z, 0.86)]),
        0.625,
      ),
      mix(stone, palette.white, 0.35),
    ),
    fill(
      camera.flat(
        oct.map(([x, z]): Point => [lerp(ox, x, 0.3), lerp(oz, z, 0.3)]),
        0.63,
      ),
      mix(stone, palette.accent.lit, 0.3),
    ),
  )
  const [tx, ty] = camera.at(ox + 0.5, 0.64, oz)
  out.push(
    ...[0, 1, 2].map((i) =>
      rect(
        tx - 66,
        ty - 34 - i * 26,
        132,
        25,
        nth([palette.white, mix(palette.accent.lit, palette.white, 0.2), mix(palette.white, palette.shadow, 0.08)], i),
        1,
        12,
      ),
    ),
  )
  const [bx, by] = camera.at(ox - 0.7, 0.64, oz - 0.2)
  out.push(
    fill(path`M${bx - 52} ${by - 34}q52 14 104 0q-8 40 -52 40t-52 -40Z`, mix(palette.lampDeep, palette.roof.mid, 0.4)),
    disc(bx, by - 34, 52, mix(palette.lamp, palette.lampDeep, 0.5), 1, 12),
    disc(bx, by - 33, 44, mix(palette.roof.dark, palette.ink, 0.2), 1, 9),
  )
  return out.join('')
}
