import type { Camera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { nth, range, TAU } from '../drawing/numbers.ts'
import { line, polygon } from '../drawing/paths.ts'
import { arc } from '../drawing/points.ts'
import { disc, fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Material } from '../light/palette.ts'

/** A parasol at ground point (x, z): eight panels in two colours, each shaded by its own direction. */
export function parasol(
  stage: Stage,
  camera: Camera,
  x: number,
  z: number,
  {
    radius = 1.6,
    height = 2.4,
    colours = [
      stage.palette.accent,
      {
        lit: stage.palette.white,
        mid: mix(stage.palette.white, stage.palette.shadow, 0.14),
        dark: mix(stage.palette.white, stage.palette.shadow, 0.3),
      },
    ],
  }: { radius?: number; height?: number; colours?: readonly [Material, Material] } = {},
) {
  const { palette } = stage
  const rim = (a: number, r = radius, y = height - 0.55) => camera.at(x + Math.cos(a) * r, y, z + Math.sin(a) * r)
  const apex = camera.at(x, height + 0.15, z)
  const out = [
    stroke(
      line([camera.at(x, 0, z), camera.at(x, height, z)]),
      mix(palette.roof.dark, palette.ink, 0.3),
      Math.max(1.4, camera.scale(x, z) * 0.055),
    ),
  ]
  const panels = range(10, (i) => ({ i, a: (i / 10) * TAU + 0.2 })).sort(
    (p, q) => Math.sin(q.a + 0.31) - Math.sin(p.a + 0.31),
  )
  out.push(fill(polygon(range(30, (i) => rim((i / 30) * TAU))), mix(colours[0].dark, palette.shadow, 0.35)))
  for (const { i, a } of panels) {
    if (Math.sin(a + 0.31) > 0.35 && camera.eye < height - 0.5) continue
    const toLight = Math.cos(a + 0.31) * stage.sunSide
    const tone = toLight > 0.25 ? 'lit' : toLight > -0.4 ? 'mid' : 'dark'
    const edge = range(5, (k) => rim(a + (k / 4) * (TAU / 10), radius * (1 - 0.03 * Math.sin((k / 4) * Math.PI))))
    out.push(fill(polygon([apex, ...edge]), nth(colours, i % 2)[tone]))
    if (Math.sin(a + 0.31) < 0.2)
      out.push(
        fill(
          polygon([
            ...edge,
            ...range(5, (k) =>
              rim(
                a + ((4 - k) / 4) * (TAU / 10),
                radius,
                height - 0.55 - 0.16 * (0.6 + 0.4 * Math.sin((k / 4) * Math.PI)),
              ),
            ),
          ]),
          nth(colours, i % 2)[tone === 'lit' ? 'mid' : 'dark'],
        ),
      )
  }
  return out.join('') + disc(apex[0], apex[1], Math.max(1, camera.scale(x, z) * 0.05), colours[0].dark)
}

/** Shade on level ground, thrown away from the light. */
export const groundShade = (
  stage: Stage,
  camera: Camera,
  x: number,
  z: number,
  rx: number,
  rz: number,
  opacity = 0.34,
) => fill(camera.flat(arc(x, z, rx, rz, 0, TAU, 24), 0.01), stage.palette.shadow, opacity)
