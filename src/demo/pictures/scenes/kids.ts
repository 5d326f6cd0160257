import { mix } from '../drawing/colour.ts'
import { clipped } from '../drawing/effects.ts'
import { lerp, nth, range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { arc } from '../drawing/points.ts'
import { disc, fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { land } from '../landscape/land.ts'
import { sky } from '../landscape/sky.ts'
import type { Material } from '../light/palette.ts'
import { blades } from '../plants/blades.ts'
import { bush } from '../plants/bush.ts'
import { tree } from '../plants/tree.ts'
import { figure } from '../props/figure.ts'
import { pavilions, playhouse } from '../props/playground.ts'

export function kids(stage: Stage) {
  const { palette, random, width: w, height: h } = stage
  const q = stage.tall ? 0.72 : 1
  const horizon = 500
  const out = [sky(stage, { horizon, x: w * 0.8, y: 180, clouds: 6, r: 52 })]
  out.push(
    land(
      stage,
      [
        [-40, 452],
        [w * 0.2, 424],
        [w * 0.5, 470],
        [w * 0.78, 430],
        [w + 40, 460],
      ],
      horizon + 60,
      mix(palette.leaf.mid, palette.haze, 0.45),
      { haze: 0.5 },
    ),
    ...range(14, (i) => tree(stage, w * (i / 13), 486 + (i % 3) * 6, random.between(80, 140), {})),
  )
  const near = [
    [-40, 520],
    [w * 0.3, 500],
    [w * 0.62, 512],
    [w + 40, 496],
  ] as const
  out.push(
    land(stage, near, h + 40, palette.leaf.lit, { haze: 0, shade: 0.5 }),
    fill(
      `M${w * 0.34} 520C${w * 0.5} 590 ${w * 0.3} 660 ${w * 0.5} 740C${w * 0.62} 800 ${w * 0.5} 860 ${w * 0.42} ${h + 20}H${w * 0.82}C${w * 0.84} 820 ${w * 0.72} 760 ${w * 0.6} 700C${w * 0.44} 620 ${w * 0.56} 570 ${w * 0.38} 518Z`,
      palette.sand.lit,
    ),
  )
  const cloth = {
    lit: palette.white,
    mid: mix(palette.white, palette.shadow, 0.12),
    dark: mix(palette.white, palette.shadow, 0.26),
  }
  out.push(
    pavilions(stage, cloth),
    playhouse(stage, q, cloth),
    buntings(stage, cloth, q),
    kites(stage),
    meadow(stage, cloth),
  )
  return out.join('')
}

// Bunting hangs from the big tent's mast to the frame.
function buntings(stage: Stage, cloth: Material, q: number): string {
  const { width: w, palette } = stage
  const mast: Point = [w * 0.27, 640 - (stage.tall ? 380 : 470)]
  const bunting = (from: Point, to: Point, sag: number) =>
    range(17, (i) => {
      const t = (i + 0.5) / 17
      const [px, py] = [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + Math.sin(t * Math.PI) * sag]
      return fill(
        polygon([
          [px - 13, py - 2],
          [px + 13, py + 1],
          [px, py + 30],
        ]),
        nth([palette.accent, palette.second, cloth, palette.roof], i % 4)[i % 2 ? 'lit' : 'mid'],
      )
    }).join('') +
    stroke(
      path`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to[0]} ${to[1]}`,
      palette.ink,
      2,
    )
  return [bunting(mast, [w * 0.77 - 112 * q, 660 - 386 * q], 90), bunting(mast, [-20, 150], 60)].join('')
}

// Kites ride the wind.
function kites(stage: Stage): string {
  const { width: w, palette } = stage
  const kite = (kx: number, ky: number, size: number, a: Material, b: Material) =>
    fill(
      polygon([
        [kx, ky - size],
        [kx + size * 0.66, ky],
        [kx, ky + size * 1.2],
        [kx - size * 0.66, ky],
      ]),
      a.lit,
    ) +
    fill(
      polygon([
        [kx, ky - size],
        [kx, ky + size * 1.2],
        [kx - size * 0.66, ky],
      ]),
      a.dark,
    ) +
    fill(
      polygon([
        [kx, ky - size],
        [kx + size * 0.66, ky],
        [kx, ky],
      ]),
      b.lit,
    ) +
    stroke(
      `M${kx} ${ky + size * 1.2}q${size * 0.6} ${size * 0.6} ${size * 0.1} ${size * 1.2}t${size * 0.3} ${size * 1.2}`,
      b.dark,
      3,
    ) +
    [0.6, 1.2, 1.8]
      .map((t) =>
        fill(
          polygon([
            [kx + size * 0.2 - 11, ky + size * (1.2 + t) - 8],
            [kx + size * 0.2 + 13, ky + size * (1.2 + t) + 6],
            [kx + size * 0.2 + 11, ky + size * (1.2 + t) - 8],
            [kx + size * 0.2 - 13, ky + size * (1.2 + t) + 6],
          ]),
          b.lit,
        ),
      )
      .join('')
  return [
    kite(w * 0.53, 120, 62, palette.second, palette.accent),
    kite(w * 0.93, 96, 40, palette.accent, palette.roof),
    kite(w * 0.08, 240, 30, palette.roof, palette.second),
  ].join('')
}

// Balls and hoops on the grass.
function meadow(stage: Stage, cloth: Material): string {
  const { palette, width: w, random, height: h } = stage
  const ball = (bx: number, by: number, r: number, a: Material) =>
    disc(bx - r * 0.6, by + r * 0.9, r * 1.3, palette.shadow, 0.3, r * 0.26) +
    disc(bx, by, r, cloth.lit) +
    clipped(
      stage,
      polygon(arc(bx, by, r, r, 0, TAU, 30)),
      [-1.1, -0.2, 0.7]
        .map((t, i) =>
          fill(
            `M${bx + r * t} ${by - r * 1.1}q${r * 0.7} ${r} ${r * 0.1} ${r * 2.2}h${r * 0.5}q${r * 0.5} ${-r * 1.2} ${-r * 0.1} ${-r * 2.2}Z`,
            i === 1 ? palette.second.lit : a.lit,
          ),
        )
        .join('') +
        fill(
          polygon([
            ...arc(bx, by, r * 1.02, r * 1.02, Math.PI * 0.45, Math.PI * 1.3, 16),
            ...arc(bx + r * 0.32, by - r * 0.16, r, r, Math.PI * 1.3, Math.PI * 0.45, 16),
          ]),
          palette.shadow,
          0.3,
        ),
    )
  return [
    ball(w * 0.14, 800, 58, palette.accent),
    ball(w * 0.235, 846, 34, palette.roof),
    ball(w * 0.86, 780, 40, palette.second),
    ...(
      [
        [0.5, 620, 62],
        [0.47, 628, 54],
        [0.545, 700, 66],
      ] as const
    ).map(
      ([px, py, tall], i) =>
        disc(w * px - 16, py, 22, palette.shadow, 0.3, 4) +
        figure(w * px, py, tall, mix(palette.ink, nth([palette.second, palette.accent, palette.roof], i).dark, 0.35), {
          arms: i === 1 ? 0.9 : 0,
        }),
    ),
    ...range(22, () =>
      blades(stage, w * random(), h - random() * 90 + 20, random.between(26, 54), {
        count: 6,
        from: 240,
        to: 300,
        thick: 0.06,
      }),
    ),
    bush(stage, w * 1, h + 70, 320 * stage.scale, 210, { flower: palette.accent }),
  ].join('')
}
