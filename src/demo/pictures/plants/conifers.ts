import { mix } from '../drawing/colour.ts'
import { range, TAU } from '../drawing/numbers.ts'
import { polygon, smooth } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill, moved } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { TreeOptions } from './tree-options.ts'

/** A conifer of ragged tiers, lit on one side. */
export function pine(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  { flat, spread = 0.24 }: { flat?: string; spread?: number } = {},
) {
  const { random, palette } = stage
  const tiers = 8
  const half = (side: number): Point[] => {
    const points: Point[] = [[0, -height]]
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers
      const reach = height * spread * t ** 0.85 * random.between(0.82, 1.12)
      points.push(
        [side * reach, -height * (1 - t * 0.88) + random.between(0, 6) * height * 0.004],
        [side * reach * 0.52, -height * (1 - t * 0.88) - height * 0.012],
      )
    }
    return [...points, [0, -height * 0.1]]
  }
  const [sunny, shaded] = flat ? [flat, flat] : [palette.leaf.mid, mix(palette.leaf.dark, palette.shadow, 0.2)]
  return moved(
    x,
    y,
    fill(
      polygon([
        [-height * 0.014, 0],
        [-height * 0.01, -height * 0.2],
        [height * 0.01, -height * 0.2],
        [height * 0.014, 0],
      ]),
      flat ?? mix(palette.roof.dark, palette.shadow, 0.4),
    ) +
      fill(polygon(half(stage.sunSide)), sunny) +
      fill(polygon(half(-stage.sunSide)), shaded),
  )
}

/** An umbrella pine: bare forked trunk under flat plates of foliage. */
export function stonepine(stage: Stage, x: number, y: number, height: number, { flat }: { flat?: string } = {}) {
  const { random, palette } = stage
  const bark = flat ?? mix(palette.roof.dark, palette.shadow, 0.3)
  const out = [
    fill(
      `M${-height * 0.022} 0Q${-height * 0.012} ${-height * 0.4} ${-height * 0.02} ${-height * 0.62}L${-height * 0.2} ${-height * 0.8}L${-height * 0.01} ${-height * 0.68}L${height * 0.15} ${-height * 0.84}L${height * 0.02} ${-height * 0.6}Q${height * 0.014} ${-height * 0.3} ${height * 0.028} 0Z`,
      bark,
    ),
  ]
  const plate = (cx: number, cy: number, rx: number, ry: number, colour: string) =>
    fill(
      smooth(
        range(18, (i): Point => {
          const a = (i / 18) * TAU
          const bump = 1 + (i % 2 ? 0.1 : -0.06) * (Math.sin(a) < 0.3 ? 1 : 0.3)
          return [cx + Math.cos(a) * rx * bump, cy + Math.sin(a) * ry * (Math.sin(a) > 0 ? 0.55 : 1) * bump]
        }),
      ),
      colour,
    )
  for (const [cx, cy, rx] of [
    [-0.24, -0.8, 0.24],
    [0.2, -0.84, 0.24],
    [0, -0.93, 0.3],
  ] as const) {
    const jitter = random.between(-0.02, 0.02)
    out.push(plate(cx * height, (cy + jitter) * height, rx * height, height * 0.1, flat ?? palette.leaf.dark))
    if (!flat)
      out.push(
        plate(
          cx * height + stage.sunSide * rx * height * 0.14,
          (cy + jitter - 0.018) * height,
          rx * height * 0.82,
          height * 0.075,
          cx * stage.sunSide >= 0 ? palette.leaf.lit : palette.leaf.mid,
        ),
      )
  }
  return moved(x, y, out.join(''))
}

export function cypress(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  { flat, width = 0.1 }: { flat?: string; width?: number } = {},
) {
  const { palette, random } = stage
  const side = (way: number): Point[] =>
    range(13, (i): Point => {
      const t = i / 12
      return [
        way *
          height *
          width *
          Math.sin(Math.PI * Math.min(1, 0.06 + 0.9 * t)) ** 0.75 *
          (i % 2 ? 1.05 : 0.93) *
          random.between(0.95, 1.05),
        -height * (1 - t),
      ]
    })
  return moved(
    x,
    y,
    fill(polygon([...side(1), ...side(-1).reverse()]), flat ?? palette.leaf.mid) +
      (flat
        ? ''
        : fill(
            polygon([[0, -height], ...side(-stage.sunSide), [stage.sunSide * height * width * 0.12, -height * 0.1]]),
            palette.leaf.dark,
          )),
  )
}

export const poplar = (stage: Stage, x: number, y: number, height: number, options: TreeOptions = {}) =>
  cypress(stage, x, y, height, { width: 0.13, ...options })
