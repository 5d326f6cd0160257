import type { Camera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { clipped, glow } from '../drawing/effects.ts'
import { nth, range } from '../drawing/numbers.ts'
import { path, polygon, smooth } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { arc, sidelong } from '../drawing/points.ts'
import { disc, fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { bush } from '../plants/bush.ts'
import { figure } from '../props/figure.ts'
import { lantern } from '../props/lamps.ts'

/** One shop front: its wall in metres, its shade, and how far off it stands. */
export interface Front {
  wall: (u: number, v: number) => Point
  tone: (colour: string, k?: number) => string
  camera: Camera
  z: number
}

const GOODS = {
  carpets: (stage: Stage, { wall }: Front): string[] => {
    const { palette } = stage
    return range(4, (k) =>
      range(4, (n) =>
        fill(
          polygon([
            wall(0.5 + k * 0.55, 0.6 + n * 0.45),
            wall(0.95 + k * 0.55, 0.6 + n * 0.45),
            wall(0.95 + k * 0.55, 1.05 + n * 0.45),
            wall(0.5 + k * 0.55, 1.05 + n * 0.45),
          ]),
          nth([palette.accent.mid, palette.second.mid, palette.roof.mid, palette.wall.lit], (k + n) % 4),
        ),
      ).join(''),
    )
  },
  vases: (stage: Stage, { wall, tone }: Front): string[] => {
    const { palette } = stage
    return [0.7, 1.55].map(
      (v) =>
        fill(
          polygon([wall(0.35, v), wall(2.65, v), wall(2.65, v - 0.07), wall(0.35, v - 0.07)]),
          tone(palette.roof.dark),
        ) +
        range(5, (k) => {
          const [a, b] = [0.55 + k * 0.44, v]
          return fill(
            smooth([
              wall(a - 0.05, b),
              wall(a - 0.14, b + 0.22),
              wall(a - 0.05, b + 0.42),
              wall(a - 0.08, b + 0.52),
              wall(a + 0.08, b + 0.52),
              wall(a + 0.05, b + 0.42),
              wall(a + 0.14, b + 0.22),
              wall(a + 0.05, b),
            ]),
            nth([palette.sea.mid, palette.accent.lit, palette.white, palette.second.mid], k % 4),
          )
        }).join(''),
    )
  },
  cloth: (stage: Stage, { wall }: Front): string[] => {
    const { palette } = stage
    return range(9, (k) =>
      fill(
        polygon([
          wall(0.42 + k * 0.25, 0.7 + (k % 2) * 0.2),
          wall(0.64 + k * 0.25, 0.7 + (k % 2) * 0.2),
          wall(0.64 + k * 0.25, 2.3),
          wall(0.42 + k * 0.25, 2.3),
        ]),
        nth([palette.accent.lit, palette.white, palette.second.lit, palette.accent.mid, palette.sea.lit], k % 5),
      ),
    )
  },
  lamps: (stage: Stage, { wall, camera, z }: Front): string[] => {
    const { palette } = stage
    return range(7, (k) => {
      const [lx, ly] = wall(0.6 + k * 0.3, 2.7 - (k % 3) * 0.45)
      const g = camera.scale(0, z + 1.5) * 0.17
      return (
        glow(stage, lx, ly, g * 2.4, palette.lampHot, 0.7) +
        disc(lx, ly, g, nth([palette.accent.lit, palette.second.lit, palette.lamp], k % 3), 1, g * 1.15) +
        stroke(path`M${lx} ${ly - g}V${wall(0.6, 3.4)[1]}`, palette.ink, 1.5)
      )
    })
  },
}

/** Shops on both sides, far ones first. */
export const goodsOf = (stage: Stage, kind: keyof typeof GOODS, front: Front) => GOODS[kind](stage, front)

export function shops(stage: Stage, camera: Camera, half: number, warm: number, open = false): string {
  const { palette, random } = stage
  const out: string[] = []
  for (let i = 5; i >= 0; i--)
    for (const way of [-1, 1]) {
      const z = 2.2 + i * 3
      const wall = (u: number, v: number) => camera.at(way * half, v, z + u)
      const tone = (c: string, k = 0) => mix(c, palette.shadow, warm * 0.5 + k + (way > 0 ? 0.1 : 0))
      const goods = random.pick(['carpets', 'vases', 'cloth', 'lamps'] as const)
      const shape = polygon([
        wall(0.35, 0.25),
        ...arc(1.5, 2.35, 1.15, 1, Math.PI, 0, 14).map(([u, v]) => wall(u, v)),
        wall(2.65, 0.25),
      ])
      out.push(
        fill(
          polygon([
            wall(0.15, 0),
            ...arc(1.5, 2.35, 1.36, 1.24, Math.PI, 0, 14).map(([u, v]) => wall(u, v)),
            wall(2.85, 0),
          ]),
          tone(palette.wall.lit),
        ),
      )
      const inside = [
        fill(shape, mix(mix(palette.lamp, palette.lampDeep, 0.4), palette.wall.mid, 0.25)),
        fill(polygon([wall(0.35, 0.25), wall(2.65, 0.25), wall(2.65, 0.6), wall(0.35, 0.6)]), tone(palette.roof.dark)),
      ]
      inside.push(...GOODS[goods](stage, { wall, tone, camera, z }))
      out.push(clipped(stage, shape, inside.join('')))
      // awning reaches into the passage
      const stripes = 8
      out.push(
        fill(
          camera.face([
            [way * half, 3.62, z + 0.1],
            [way * half, 3.62, z + 2.9],
            [way * (half - 1), 2.95, z + 2.9],
            [way * (half - 1), 2.95, z + 0.1],
          ]),
          tone(palette.accent.lit),
        ),
        ...range(stripes / 2, (k) => {
          const [a, b] = [z + 0.1 + (k * 2 * 2.8) / stripes, z + 0.1 + ((k * 2 + 1) * 2.8) / stripes]
          return fill(
            camera.face([
              [way * half, 3.625, a],
              [way * half, 3.625, b],
              [way * (half - 1), 2.955, b],
              [way * (half - 1), 2.955, a],
            ]),
            tone(palette.white),
          )
        }),
        ...range(stripes, (k) => {
          const [a, b] = [z + 0.1 + (k * 2.8) / stripes, z + 0.1 + ((k + 1) * 2.8) / stripes]
          return fill(
            camera.face(sidelong(way * (half - 1), 2.95, a, 2.7, b)),
            tone(k % 2 ? mix(palette.accent.mid, palette.shadow, 0.15) : mix(palette.white, palette.shadow, 0.25)),
          )
        }),
        fill(polygon([wall(0, 3.95), wall(3, 3.95), wall(3, 4.12), wall(0, 4.12)]), tone(palette.wall.lit)),
      )
      const pot = camera.at(way * (half - 0.35), 0, z)
      const g = camera.scale(0, z)
      out.push(
        disc(pot[0], pot[1], g * 0.3, palette.shadow, 0.3, g * 0.07),
        bush(stage, pot[0], pot[1] - g * 0.45, g * 0.7, g * 0.75, { flower: i % 2 ? palette.accent : undefined }),
        fill(
          path`M${pot[0] - g * 0.24} ${pot[1] - g * 0.55}h${g * 0.48}l${-g * 0.08} ${g * 0.55}h${-g * 0.32}Z`,
          palette.second.mid,
        ),
        fill(
          path`M${pot[0] - g * 0.24} ${pot[1] - g * 0.55}h${g * 0.2}l0 ${g * 0.55}h${-g * 0.12}Z`,
          palette.second.dark,
        ),
      )
      if (way > 0 && !open) {
        // a rib across the vault carries a lantern
        const rib = [
          ...arc(0, 4.2, half, 1.15, Math.PI, 0, 20).map(([x, y]) => camera.at(x, y, z)),
          ...arc(0, 4.2, half, 0.8, 0, Math.PI, 20).map(([x, y]) => camera.at(x, y, z)),
        ]
        out.push(fill(polygon([...rib]), mix(palette.wall.mid, palette.shadow, 0.1)))
        const [lx, ly] = camera.at(0, 4.1, z)
        out.push(lantern(stage, lx, ly, Math.max(4, g * 0.2), g * 0.6, { reach: 3 }))
      }
    }
  out.push(
    ...(
      [
        [-0.35, 11, 1.7],
        [0.05, 11.2, 1.62],
        [1.2, 15, 1.7],
      ] as const
    ).map(([x, z, tall]) => {
      const [px, py] = camera.at(x, 0, z)
      return (
        disc(px, py, camera.scale(x, z) * 0.3, palette.shadow, 0.4, 3) +
        figure(px, py, camera.scale(x, z) * tall, mix(palette.ink, palette.second.dark, 0.3))
      )
    }),
  )
  return out.join('')
}
