import { mix } from '../drawing/colour.ts'
import { gradient } from '../drawing/effects.ts'
import { range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { arc, corners } from '../drawing/points.ts'
import { disc, fill, rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { bush } from '../plants/bush.ts'
import { cypress, pine, poplar } from '../plants/conifers.ts'
import { tree } from '../plants/tree.ts'
import { chimney } from '../props/chimney.ts'

export type Outlook = 'garden' | 'forest' | 'pool' | 'city' | 'court' | 'valley' | 'mountain'

/** Land instead of the sea: what a window, a terrace or a table looks out on. */
export function outlook(stage: Stage, kind: Outlook, horizon: number, bottom: number): string {
  const { palette, random, width: w } = stage
  const g = Math.max(0.55, stage.scale)
  const out: string[] = []
  const ground = (lit: string, mid: string) =>
    fill(
      polygon(corners(-5, horizon - 2, w + 5, bottom + 5)),
      gradient(
        stage,
        [0, horizon],
        [0, Math.max(bottom, horizon + 60)],
        [
          [0, mid],
          [0.25, lit],
          [1, mid],
        ],
      ),
    )
  const row = (count: number, y: number, low: number, high: number, draw = tree) =>
    range(count, (i) =>
      draw(stage, (w * (i + 0.5 + random.between(-0.3, 0.3))) / count, y, random.between(low, high) * g),
    )
  const hedge = (count: number, y: number, high: number, every = 2) =>
    range(count, (i) =>
      bush(stage, (w * (i + 0.4)) / count, y, (w / count) * 1.5, high * g, {
        flower: i % every === 0 ? palette.accent : undefined,
      }),
    )
  if (kind === 'valley') {
    out.push(ground(palette.sand.lit, palette.sand.mid))
    for (const [n, y, low, high, haze] of [
      [9, 8, 90, 190, 0.45],
      [6, 40, 150, 300, 0.2],
    ] as const)
      out.push(
        ...range(n, (i) =>
          chimney(
            stage,
            (w * (i + random.between(0.2, 0.8))) / n,
            horizon + y * g,
            random.between(46, 80) * g,
            random.between(low, high) * g,
            { doors: y > 20 ? 2 : 0, haze, cap: random.chance(0.6) },
          ),
        ),
      )
    out.push(
      ...range(6, (i) =>
        poplar(stage, (w * (i + random.between(0.1, 0.9))) / 6, horizon + 70 * g, random.between(70, 130) * g),
      ),
    )
    out.push(...hedge(9, horizon + 130 * g, 60, 3))
    return out.join('')
  }
  if (kind === 'city') {
    out.push(ground(palette.leaf.lit, palette.leaf.mid))
    for (const [n, low, high, haze] of [
      [15, 120, 280, 0.55],
      [11, 70, 190, 0.3],
    ] as const)
      out.push(
        ...range(n, (i) => {
          const [x, wide, tall] = [
            (w * i) / n + random.between(-12, 12),
            (w / n) * random.between(0.66, 0.98),
            random.between(low, high) * g,
          ]
          const wall = mix(random.chance(0.5) ? palette.wall.mid : palette.wall.lit, palette.haze, haze)
          const lights = range(Math.floor(tall / (26 * g)), (r) =>
            range(3, (c) =>
              rect(
                x + wide * (0.14 + c * 0.27),
                horizon - tall + (10 + r * 26) * g,
                wide * 0.15,
                12 * g,
                random.chance(palette.lamps) ? palette.lamp : mix(palette.second.mid, palette.haze, haze),
              ),
            ).join(''),
          ).join('')
          return rect(x, horizon - tall, wide, tall + 8, wall) + lights
        }),
      )
    out.push(...row(16, horizon + 16 * g, 60, 110), ...hedge(14, horizon + 70 * g, 60))
    return out.join('')
  }
  if (kind === 'court') {
    out.push(ground(palette.sand.lit, palette.sand.mid))
    const top = horizon - 170 * g
    out.push(
      rect(-5, top, w + 10, horizon - top + 46 * g, palette.wall.lit),
      rect(-8, top - 16 * g, w + 16, 26 * g, palette.roof.mid),
    )
    const n = Math.max(3, Math.round(w / (230 * g)))
    out.push(
      ...range(n, (i) => {
        const [cx, half] = [(w * (i + 0.5)) / n, (w / n) * 0.3]
        const foot = horizon + 46 * g
        return fill(
          polygon([
            [cx - half, foot],
            ...arc(cx, horizon - 60 * g, half, half * 0.9, Math.PI, TAU, 14),
            [cx + half, foot],
          ]),
          mix(palette.shadow, palette.wall.dark, 0.35),
        )
      }),
    )
    out.push(...range(n - 1, (i) => cypress(stage, (w * (i + 1)) / n, horizon + 56 * g, 210 * g)))
    out.push(...hedge(8, horizon + 120 * g, 90, 2))
    return out.join('')
  }
  if (kind === 'forest' || kind === 'mountain') {
    out.push(ground(palette.leaf.mid, palette.leaf.dark))
    const trees = stage.hotel.coast === 'mountain' || kind === 'mountain' ? pine : tree
    out.push(...row(15, horizon + 10, kind === 'forest' ? 170 : 90, kind === 'forest' ? 290 : 160, trees))
    out.push(...row(11, horizon + 46 * g, kind === 'forest' ? 190 : 80, kind === 'forest' ? 300 : 150, trees))
    out.push(...hedge(10, horizon + 100 * g, 80, 4), ...hedge(8, horizon + 210 * g, 110, 3))
    return out.join('')
  }
  out.push(ground(palette.leaf.lit, palette.leaf.mid), ...row(13, horizon + 14, 90, 170))
  out.push(
    ...hedge(13, horizon + 40 * g, 56, 3),
    ...range(5, (i) => cypress(stage, w * (0.08 + i * 0.21), horizon + 52 * g, 150 * g)),
  )
  if (kind === 'pool') {
    const [cx, cy, rx, ry] = [w * 0.52, horizon + 118 * g, w * 0.46, 62 * g]
    out.push(
      disc(cx, cy, rx + 14, palette.white, 1, ry + 9),
      disc(cx, cy, rx, palette.sea.lit, 1, ry),
      disc(cx + rx * 0.1, cy + ry * 0.2, rx * 0.8, palette.sea.mid, 0.5, ry * 0.62),
    )
    out.push(
      ...range(9, (i) =>
        fill(
          path`M${cx - rx * 0.7 + i * rx * 0.16} ${cy - ry * 0.4 + (i % 4) * ry * 0.28}q${40 * g} ${-6 * g} ${80 * g} 0q${-40 * g} ${4 * g} ${-80 * g} 0Z`,
          palette.white,
          0.7,
        ),
      ),
    )
    out.push(...hedge(9, horizon + 260 * g, 90, 2))
  } else
    out.push(
      ...hedge(10, horizon + 110 * g, 84, 2),
      ...hedge(8, horizon + 220 * g, 120, 2),
      ...hedge(6, horizon + 380 * g, 170, 1),
    )
  return out.join('')
}
