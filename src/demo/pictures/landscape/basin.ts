import type { Camera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { clipped, gradient } from '../drawing/effects.ts'
import { lerp } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Material } from '../light/palette.ts'

/** Water in a hole of any outline: coping, shaded far wall, light ripples, mirrored shapes. */
export function basin(
  stage: Stage,
  camera: Camera,
  outline: readonly Point[],
  {
    mirror = '',
    depth = 0.35,
    coping = 0.45,
    colour = stage.palette.sea,
  }: { mirror?: string; depth?: number; coping?: number; colour?: Material } = {},
) {
  const { palette, random } = stage
  const centre = outline.reduce(([ax, az], [x, z]): Point => [ax + x / outline.length, az + z / outline.length], [0, 0])
  const grown = outline.map(([x, z]): Point => {
    const d = Math.hypot(x - centre[0], z - centre[1]) || 1
    return [x + ((x - centre[0]) / d) * coping, z + ((z - centre[1]) / d) * coping]
  })
  const hole = camera.flat(outline)
  const ys = outline.map(([x, z]) => camera.at(x, 0, z)[1])
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const out = [
    fill(camera.flat(outline, -depth * 0.05), mix(colour.dark, palette.sand.dark, 0.3)),
    fill(
      camera.flat(outline, -depth),
      gradient(
        stage,
        [0, top],
        [0, bottom],
        [
          [0, mix(colour.mid, palette.sky[2], 0.35)],
          [0.45, colour.lit],
          [1, mix(colour.mid, colour.dark, 0.25)],
        ],
      ),
    ),
    mirror,
  ]
  const xs = outline.map(([x, z]) => camera.at(x, 0, z)[0])
  const [left, right] = [Math.max(-40, Math.min(...xs)), Math.min(stage.width + 40, Math.max(...xs))]
  for (let i = 0; i < 46; i++) {
    const t = (i + random()) / 46
    const y = lerp(top + 6, bottom, t ** 1.5)
    const len = lerp(30, 190, t) * random.between(0.5, 1.3)
    const x = lerp(left, right, random())
    out.push(
      fill(
        path`M${x} ${y}q${len * 0.5} ${-lerp(2, 8, t)} ${len} 0q${-len * 0.5} ${lerp(0.5, 3, t)} ${-len} 0Z`,
        random.chance(0.6) ? mix(palette.white, colour.lit, 0.25) : colour.dark,
        random.between(0.2, 0.5),
      ),
    )
  }
  return (
    fill(camera.flat(grown), palette.sand.lit) +
    clipped(stage, hole, out.join('')) +
    stroke(hole, mix(palette.white, palette.sand.lit, 0.4), 2.5)
  )
}
