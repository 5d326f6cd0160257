import { mix } from '../drawing/colour.ts'
import { polygon } from '../drawing/paths.ts'
import { arc } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Tone } from '../light/palette.ts'
import type { Plane } from './plane.ts'

/** A wall of stone blocks on any plane: map(u, v) in metres. */
export function masonry(
  stage: Stage,
  map: Plane,
  length: number,
  height: number,
  tone: Tone,
  { course = 0.5 }: { course?: number } = {},
) {
  const { palette, random } = stage
  const base = palette.wall[tone]
  const out = [fill(polygon([map(0, 0), map(length, 0), map(length, height), map(0, height)]), base)]
  for (let v = 0; v < height - 0.01; v += course)
    for (let u = (Math.round(v / course) % 2) * -0.5; u < length; u += 1) {
      if (!random.chance(0.4)) continue
      const [u0, u1, v1] = [Math.max(0, u + 0.03), Math.min(length, u + 0.97), Math.min(height, v + course - 0.03)]
      if (u1 > u0)
        out.push(
          fill(
            polygon([map(u0, v + 0.02), map(u1, v + 0.02), map(u1, v1), map(u0, v1)]),
            random.chance(0.5)
              ? mix(base, palette.roof[tone], random.between(0.12, 0.3))
              : mix(base, palette.white, 0.16),
          ),
        )
    }
  return out.join('')
}

/** An arched opening on a plane, with a voussoir ring. */
export function archway(
  map: Plane,
  u: number,
  width: number,
  height: number,
  inside: string,
  ring: string,
  band = 0.22,
) {
  const shape = (grow: number) =>
    polygon([
      map(u - width / 2 - grow, 0),
      ...arc(u, height - width / 2, width / 2 + grow, width / 2 + grow, Math.PI, 0, 16).map(([a, b]) => map(a, b)),
      map(u + width / 2 + grow, 0),
    ])
  return fill(shape(band), ring) + fill(shape(0), inside)
}
