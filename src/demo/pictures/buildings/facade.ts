import { mix } from '../drawing/colour.ts'
import { lerp, range } from '../drawing/numbers.ts'
import { polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { arc } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { BuildingSpec } from '../hotels/buildings.ts'
import type { Tone } from '../light/palette.ts'
import { crown } from './crown.ts'
import type { Plane } from './plane.ts'

// From where to where an opening reaches, as shares of its bay.
const OPENING_WIDTHS: Record<BuildingSpec['opening'], Point> = {
  rect: [0.16, 0.84],
  arch: [0.24, 0.76],
  band: [0.03, 0.97],
  small: [0.36, 0.64],
  shutter: [0.34, 0.66],
  none: [0, 0],
}

/**
 * One face of a wing: `map(u, v, out)` takes metres along, up and out of the wall to the picture.
 * `tone` is 'lit' | 'mid' | 'dark'; lamps light a share of the rooms.
 */
export function facade(
  stage: Stage,
  map: Plane,
  {
    length,
    floors,
    spec,
    tone,
    detail = 1,
  }: { length: number; floors: number; spec: BuildingSpec; tone: Tone; detail?: number },
) {
  const { palette, random } = stage
  const quad = (u0: number, v0: number, u1: number, v1: number, out = 0) =>
    polygon([map(u0, v0, out), map(u1, v0, out), map(u1, v1, out), map(u0, v1, out)])
  const bays = Math.max(1, Math.round(length / spec.bay))
  const bay = length / bays
  const fh = spec.floorHeight
  const top = floors * fh
  const wall = palette.wall[tone]
  const under = mix(palette.wall.dark, palette.shadow, 0.45)
  const glass = palette.night
    ? mix(palette.ink, palette.sky[1], 0.35)
    : mix(palette.sea.dark, palette.ink, tone === 'lit' ? 0.35 : 0.55)
  const railColour = {
    glass: mix(palette.sea.mid, palette.white, 0.35),
    wall: palette.wall[tone === 'dark' ? 'mid' : 'lit'],
    wood: mix(palette.roof.mid, palette.ink, 0.25),
    colour: palette.accent[tone],
  }[spec.rail]
  const out = [fill(quad(0, 0, length, top), wall)]
  const archTop = (u0: number, u1: number, v0: number, v1: number) =>
    polygon([
      map(u0, v0, 0),
      ...arc((u0 + u1) / 2, v1 - (u1 - u0) / 2, (u1 - u0) / 2, (u1 - u0) / 2, Math.PI, 0, 10).map(([u, v]) =>
        map(u, v, 0),
      ),
      map(u1, v0, 0),
    ])
  for (let j = 0; j < floors; j++) {
    const v = j * fh
    for (let i = 0; i < bays && spec.opening !== 'none'; i++) {
      const u = i * bay
      const [l, r] = OPENING_WIDTHS[spec.opening]
      const [low, high] =
        spec.opening === 'small' ? [0.32, 0.72] : spec.opening === 'shutter' ? [0.16, 0.76] : [0.06, 0.8]
      const shape =
        spec.opening === 'arch'
          ? archTop(u + l * bay, u + r * bay, v + low * fh, v + 0.86 * fh)
          : quad(u + l * bay, v + low * fh, u + r * bay, v + high * fh)
      const lamp = random() < palette.lamps * (j === 0 ? 1 : 0.62)
      const paint = lamp
        ? mix(random.pick([palette.lamp, palette.lampHot, palette.lampDeep]), glass, palette.lamps > 0.5 ? 0.04 : 0.3)
        : mix(glass, palette.sky[1], random() * 0.25)
      if (spec.opening === 'shutter')
        out.push(
          fill(quad(u + 0.2 * bay, v + low * fh, u + 0.33 * bay, v + high * fh), palette.second[tone]),
          fill(quad(u + 0.67 * bay, v + low * fh, u + 0.8 * bay, v + high * fh), palette.second[tone]),
        )
      out.push(fill(shape, paint))
      if (detail > 0.4 && spec.opening !== 'arch') {
        out.push(fill(quad(u + l * bay, v + lerp(low, high, 0.86) * fh, u + r * bay, v + high * fh), under, 0.55))
        if (lamp)
          out.push(
            fill(
              quad(u + lerp(l, r, 0.02) * bay, v + low * fh, u + lerp(l, r, 0.24) * bay, v + high * fh),
              mix(palette.lampDeep, palette.accent.mid, 0.4),
              0.65,
            ),
          )
        if (spec.opening !== 'small')
          out.push(
            fill(quad(u + lerp(l, r, 0.48) * bay, v + low * fh, u + lerp(l, r, 0.52) * bay, v + high * fh), under, 0.7),
          )
      }
    }
    const balconies =
      j === 0
        ? []
        : spec.balcony === 'whole'
          ? ([[0, length]] as const)
          : spec.balcony === 'none'
            ? []
            : range(bays, (i): Point => [i * bay + bay * 0.08, (i + 1) * bay - bay * 0.08]).filter((_, i) =>
                spec.balcony === 'bay' ? (i + j) % 4 !== 3 : (i + j * 2) % 3 === 1,
              )
    for (const [u0, u1] of balconies) {
      out.push(
        fill(quad(u0, v - 0.62 * fh, u1, v), under, spec.balcony === 'whole' ? 0.28 : 0.3),
        fill(polygon([map(u0, v, 0), map(u1, v, 0), map(u1, v, 1.3), map(u0, v, 1.3)]), under),
      )
      if (spec.balcony === 'whole' && spec.opening !== 'band')
        out.push(
          ...range(bays + 1, (i) =>
            fill(
              polygon([
                map(i * bay, v, 0),
                map(i * bay, v, 1.2),
                map(i * bay, v + fh * 0.95, 1.2),
                map(i * bay, v + fh * 0.95, 0),
              ]),
              palette.wall[tone === 'lit' ? 'mid' : 'dark'],
            ),
          ),
        )
      out.push(
        fill(quad(u0, v + 0.1, u1, v + 1.05, 1.3), railColour, spec.rail === 'glass' ? 0.72 : 1),
        fill(quad(u0, v - 0.12, u1, v + 0.22, 1.3), palette.wall[tone === 'dark' ? 'mid' : 'lit']),
      )
      if (spec.rail === 'colour' && random() < 0.35)
        out.push(fill(quad(u0, v + 0.22, u1, v + 1.05, 1.3), palette.second[tone]))
    }
  }
  return out.join('') + crown(stage, map, quad, { length, top, spec, tone })
}
