import type { Camera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { line } from '../drawing/paths.ts'
import type { Point3 } from '../drawing/points.ts'
import { facing, level, sidelong } from '../drawing/points.ts'
import { fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** A sun lounger with its foot toward the viewer (`turn` radians about the upright). */
export function lounger(
  stage: Stage,
  camera: Camera,
  x: number,
  z: number,
  { turn = 0, towel = true }: { turn?: number; towel?: boolean } = {},
) {
  const { palette } = stage
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (u: number, y: number, v: number): Point3 => [x + u * cos - v * sin, y, z + u * sin + v * cos]
  const quad = (points: readonly Point3[], colour: string, opacity = 1) =>
    fill(camera.face(points.map((point) => at(...point))), colour, opacity)
  const cloth = {
    lit: palette.white,
    mid: mix(palette.white, palette.shadow, 0.16),
    dark: mix(palette.white, palette.shadow, 0.34),
  }
  const wood = mix(palette.roof.mid, palette.ink, 0.35)
  return (
    quad(
      [
        [-0.35 - stage.sunSide * 0.35, 0, 0.05],
        [0.35 - stage.sunSide * 0.35, 0, 0.05],
        [0.35 - stage.sunSide * 0.6, 0, 1.9],
        [-0.35 - stage.sunSide * 0.6, 0, 1.9],
      ],
      palette.shadow,
      0.34,
    ) +
    (
      [
        [-0.3, 0.12],
        [0.3, 0.12],
        [-0.3, 1.35],
        [0.3, 1.35],
      ] as const
    )
      .map(([u, v]) =>
        stroke(
          line([at(u, 0, v), at(u, 0.3, v)].map((point) => camera.at(...point))),
          wood,
          Math.max(1.2, camera.scale(x, z) * 0.05),
        ),
      )
      .join('') +
    quad(facing(0, -0.35, 0.28, 0.35, 0.4), cloth.dark) +
    quad(sidelong(-0.35, 0.28, 0, 0.4, 1.3), stage.sunSide < 0 ? cloth.mid : cloth.dark) +
    quad(sidelong(0.35, 0.28, 0, 0.4, 1.3), stage.sunSide > 0 ? cloth.mid : cloth.dark) +
    quad(level(0.4, -0.35, 0, 0.35, 1.3), cloth.lit) +
    (towel
      ? quad(level(0.41, -0.35, 0.1, 0.35, 0.6), palette.accent.lit) +
        quad(
          [
            [-0.35, 0.41, 0.1],
            [0.35, 0.41, 0.1],
            [0.35, 0.24, -0.02],
            [-0.35, 0.24, -0.02],
          ],
          palette.accent.mid,
        )
      : '') +
    quad(
      [
        [-0.35, 0.4, 1.3],
        [0.35, 0.4, 1.3],
        [0.35, 0.95, 1.85],
        [-0.35, 0.95, 1.85],
      ],
      cloth.mid,
    ) +
    quad(
      [
        [-0.28, 0.72, 1.6],
        [0.28, 0.72, 1.6],
        [0.28, 0.95, 1.84],
        [-0.28, 0.95, 1.84],
      ],
      towel ? palette.accent.mid : cloth.lit,
    )
  )
}
