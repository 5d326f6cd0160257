import { range } from '../drawing/numbers.ts'
import { line, polygon } from '../drawing/paths.ts'
import { fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { BuildingSpec } from '../hotels/buildings.ts'
import type { Tone } from '../light/palette.ts'
import { dome } from './dome.ts'
import { type Plane, type Quad } from './plane.ts'

/** What a building ends in at the top, which is what tells it from the others at a distance. */
export function crown(
  stage: Stage,
  map: Plane,
  quad: Quad,
  { length, top, spec, tone }: { length: number; top: number; spec: BuildingSpec; tone: Tone },
) {
  const { palette } = stage
  const cap = palette.wall[tone === 'dark' ? 'mid' : 'lit']
  const out = []
  if (spec.top === 'flat' || spec.top === 'stepped' || spec.top === 'funnels')
    out.push(fill(quad(-0.2, top - 0.25, length + 0.2, top + 0.65, 0.3), cap))
  if (spec.top === 'wave') {
    const rise = (u: number) => top + 0.5 + Math.sin((u / length) * Math.PI * 1.5 + 0.4) * 1.5 + (u / length) * 1.6
    const us = range(25, (i) => (i / 24) * (length + 4) - 2)
    out.push(
      fill(
        polygon([...us.map((u) => map(u, top - 0.2, 0)), ...us.map((u) => map(u, rise(u), 0)).reverse()]),
        palette.wall.dark,
      ),
      fill(
        polygon([...us.map((u) => map(u, rise(u), 1.6)), ...us.map((u) => map(u, rise(u) + 0.75, 1.6)).reverse()]),
        palette.roof[tone],
      ),
    )
  }
  if (spec.top === 'tiles') {
    const tile = palette.roof[tone]
    out.push(
      fill(
        polygon([
          map(-0.7, top, 0.9),
          map(length + 0.7, top, 0.9),
          map(length - 0.5, top + 2.2, -3),
          map(0.5, top + 2.2, -3),
        ]),
        tile,
      ),
      ...range(Math.round(length / 0.9), (i) =>
        stroke(
          line([
            map(-0.7 + (i + 0.5) * 0.9, top, 0.9),
            map(0.5 + ((i + 0.5) * 0.9 * (length - 1)) / (length + 1.4), top + 2.2, -3),
          ]),
          palette.roof.dark,
          1.2,
          0.35,
        ),
      ),
      fill(quad(-0.7, top - 0.22, length + 0.7, top + 0.06, 0.9), palette.roof.dark),
    )
  }
  if (spec.top === 'domes') {
    out.push(
      fill(quad(-0.3, top - 0.2, length + 0.3, top + 0.7, 0.5), cap),
      ...range(Math.round(length / 1.5), (i) =>
        fill(quad(i * 1.5 + 0.2, top + 0.7, i * 1.5 + 1, top + 1.35, 0.4), cap),
      ),
    )
    const count = Math.max(1, Math.round(length / 13))
    for (let i = 0; i < count; i++) {
      const u = (length * (i + 0.5)) / count
      const main = Math.abs(i - (count - 1) / 2) < 0.6
      const [x, y] = map(u, top + 0.7, -2)
      const size = Math.abs(map(u, top + 1.7, -2)[1] - y)
      out.push(dome(stage, x, y, size * (main ? 3.6 : 2.3), tone))
    }
  }
  return out.join('')
}
