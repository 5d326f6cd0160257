import { mix } from '../drawing/colour.ts'
import { clipped } from '../drawing/effects.ts'
import { lerp, nth, range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { arc, corners } from '../drawing/points.ts'
import { disc, fill, moved, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { land } from '../landscape/land.ts'
import { sky } from '../landscape/sky.ts'
import type { Material } from '../light/palette.ts'
import { blades } from '../plants/blades.ts'
import { bush } from '../plants/bush.ts'
import { tree } from '../plants/tree.ts'
import { figure } from '../props/figure.ts'

export function kids(stage: Stage) {
  const { palette, random, width: w, height: h } = stage
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
  )
  out.push(...range(14, (i) => tree(stage, w * (i / 13), 486 + (i % 3) * 6, random.between(80, 140), {})))
  const near = [
    [-40, 520],
    [w * 0.3, 500],
    [w * 0.62, 512],
    [w + 40, 496],
  ] as const
  out.push(land(stage, near, h + 40, palette.leaf.lit, { haze: 0, shade: 0.5 }))
  out.push(
    fill(
      `M${w * 0.34} 520C${w * 0.5} 590 ${w * 0.3} 660 ${w * 0.5} 740C${w * 0.62} 800 ${w * 0.5} 860 ${w * 0.42} ${h + 20}H${w * 0.82}C${w * 0.84} 820 ${w * 0.72} 760 ${w * 0.6} 700C${w * 0.44} 620 ${w * 0.56} 570 ${w * 0.38} 518Z`,
      palette.sand.lit,
    ),
  )
  // striped pavilions with scalloped eaves
  const tent = (x: number, y: number, wide: number, tall: number, a: Material, b: Material) => {
    const n = 8
    const apex: Point = [x, y - tall]
    const eave = y - tall * 0.46
    const parts = []
    for (let i = 0; i < n; i++) {
      const u0 = x - wide / 2 + (i * wide) / n
      const u1 = u0 + wide / n
      const tone = i < 2 ? 'dark' : i < 5 ? 'mid' : 'lit'
      const colour = (i % 2 ? b : a)[tone]
      const wall = (u: number) => x + (u - x) * 0.86
      parts.push(fill(polygon(corners(wall(u0), eave, wall(u1), y)), mix(colour, palette.shadow, 0.12)))
      parts.push(
        fill(
          path`M${apex[0]} ${apex[1]}Q${lerp(apex[0], u0, 0.34)} ${lerp(apex[1], eave, 0.66)} ${u0} ${eave}L${u1} ${eave}Q${lerp(apex[0], u1, 0.34)} ${lerp(apex[1], eave, 0.66)} ${apex[0]} ${apex[1]}Z`,
          colour,
        ),
      )
      parts.push(
        fill(
          path`M${u0} ${eave - 1}h${wide / n}q${-wide / n / 2} ${(wide / n) * 0.9} ${-wide / n} 0Z`,
          mix((i % 2 ? a : b)[tone], palette.shadow, 0.06),
        ),
      )
    }
    parts.push(
      fill(
        path`M${x - wide * 0.12} ${y}Q${x - wide * 0.02} ${y - tall * 0.3} ${x} ${eave + wide * 0.07}Q${x + wide * 0.02} ${y - tall * 0.3} ${x + wide * 0.12} ${y}Z`,
        mix(a.dark, palette.ink, 0.5),
      ),
    )
    return (
      fill(
        path`M${x + wide * 0.4} ${y}L${x - wide * 1.1} ${y + tall * 0.2}L${x - wide * 0.5} ${y}Z`,
        palette.shadow,
        0.28,
      ) +
      parts.join('') +
      stroke(path`M${x} ${y - tall}v${-tall * 0.16}`, palette.ink, 4) +
      fill(
        path`M${x} ${y - tall * 1.16}q${wide * 0.12} ${-tall * 0.03} ${wide * 0.22} ${tall * 0.03}q${-wide * 0.1} ${tall * 0.02} ${-wide * 0.22} ${tall * 0.05}Z`,
        b.lit,
      )
    )
  }
  const cloth = {
    lit: palette.white,
    mid: mix(palette.white, palette.shadow, 0.12),
    dark: mix(palette.white, palette.shadow, 0.26),
  }
  out.push(
    tent(w * 0.62, 548, 170, 190, palette.second, cloth),
    tent(w * 0.27, 640, stage.tall ? 300 : 420, stage.tall ? 380 : 470, palette.accent, cloth),
  )
  // a playhouse of plain solids: arch, cylinder, cone, half disc
  const x = w * (stage.tall ? 0.72 : 0.77)
  const y = 660
  const q = stage.tall ? 0.72 : 1
  const solid = (dx: number, dy: number, inner: string) => moved(x + dx * q, y + dy * q, inner, q)
  out.push(fill(`M${x + 150 * q} ${y}L${x - 420 * q} ${y + 70}L${x - 150 * q} ${y}Z`, palette.shadow, 0.3))
  out.push(
    solid(
      0,
      0,
      rect(-170, -150, 340, 150, palette.second.mid) +
        rect(60, -150, 110, 150, palette.second.lit) +
        fill('M-60 0V-60a60 60 0 0 1 120 0V0Z', mix(palette.second.dark, palette.ink, 0.4)) +
        [-120, 112]
          .map((dx) => disc(dx, -84, 26, palette.lamp) + fill(`M${dx} -110a26 26 0 0 0 0 52Z`, palette.lampDeep))
          .join(''),
    ),
  )
  out.push(
    solid(
      -112,
      -150,
      rect(-58, -130, 116, 130, cloth.mid) +
        rect(6, -130, 52, 130, cloth.lit) +
        fill('M-72 -130L0 -240L72 -130Z', palette.accent.mid) +
        fill('M10 -130L0 -240L72 -130Z', palette.accent.lit) +
        fill('M-20 -40v-30a20 20 0 0 1 40 0v30Z', palette.second.dark),
    ),
  )
  out.push(
    solid(
      92,
      -150,
      fill('M-78 0a78 78 0 0 1 156 0Z', palette.roof.mid) +
        fill('M0 -78a78 78 0 0 1 78 78H30Q30 -50 0 -78Z', palette.roof.lit) +
        fill('M-34 0a34 34 0 0 1 68 0Z', mix(palette.roof.dark, palette.ink, 0.4)) +
        stroke('M0 -78V-122', palette.ink, 4) +
        fill('M0 -122l46 14l-46 16Z', palette.accent.lit),
    ),
  )
  out.push(
    solid(
      170,
      0,
      fill('M0 -132H26C80 -120 90 -30 190 -20V0H-6Z', palette.accent.dark) +
        fill('M0 -140H34C92 -126 104 -42 196 -30V-12C90 -18 78 -112 26 -122H0Z', palette.accent.lit),
    ),
  )
  // bunting hangs from the big tent's mast to the frame
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
  out.push(bunting(mast, [w * 0.77 - 112 * q, 660 - 386 * q], 90), bunting(mast, [-20, 150], 60))
  // kites ride the wind
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
  out.push(
    kite(w * 0.53, 120, 62, palette.second, palette.accent),
    kite(w * 0.93, 96, 40, palette.accent, palette.roof),
    kite(w * 0.08, 240, 30, palette.roof, palette.second),
  )
  // balls and hoops on the grass
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
  out.push(
    ball(w * 0.14, 800, 58, palette.accent),
    ball(w * 0.235, 846, 34, palette.roof),
    ball(w * 0.86, 780, 40, palette.second),
  )
  out.push(
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
  )
  out.push(
    ...range(22, () =>
      blades(stage, w * random(), h - random() * 90 + 20, random.between(26, 54), {
        count: 6,
        from: 240,
        to: 300,
        thick: 0.06,
      }),
    ),
    bush(stage, w * 1, h + 70, 320 * stage.scale, 210, { flower: palette.accent }),
  )
  return out.join('')
}
