import { mix } from '../drawing/colour.ts'
import { clipped, glow, gradient, spray } from '../drawing/effects.ts'
import { lerp, nth, range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { mountains } from '../landscape/mountains.ts'
import { sky } from '../landscape/sky.ts'
import { palm } from '../plants/palm.ts'
import { figure } from '../props/figure.ts'
import { lampAt } from '../props/lamps.ts'

export function night(stage: Stage) {
  const { palette, width: w, height: h } = stage
  const out = [sky(stage, { horizon: 620, x: w * 0.14, y: 130, r: 40, clouds: 3 })]
  out.push(
    mountains(
      stage,
      [
        [w * 0.06, 470],
        [w * 0.3, 500],
        [w * 0.7, 480],
        [w * 0.96, 440],
      ],
      640,
      mix(palette.ink, palette.sky[1], 0.45),
      { haze: 0.3 },
    ),
    rect(
      -5,
      616,
      w + 10,
      300,
      gradient(
        stage,
        [0, 616],
        [0, h],
        [
          [0, mix(palette.ink, palette.accent.dark, 0.35)],
          [0.5, mix(palette.ink, palette.accent.dark, 0.12)],
          [1, palette.ink],
        ],
      ),
    ),
    ...(
      [
        [0.03, 560],
        [0.12, 440],
        [0.9, 480],
        [0.985, 600],
      ] as const
    ).map(([x, tall]) =>
      palm(stage, w * x, 760, tall, { flat: mix(palette.ink, palette.sky[1], 0.12), lean: x < 0.5 ? 0.08 : -0.08 }),
    ),
  )
  const cx = w * 0.5
  const half = Math.min(w * 0.33, 480)
  const roof = 214
  const hot = [
    palette.accent.lit,
    palette.lampDeep,
    palette.second.lit,
    mix(palette.accent.lit, palette.second.lit, 0.5),
  ].map((c) => mix(c, palette.lampHot, 0.2))
  out.push(
    beams(stage, cx, half, hot, roof),
    stageMouth(stage, cx, half, roof, hot),
    players(stage, cx, half),
    strings(stage, cx, half, roof),
    crowd(stage, cx, half, hot),
  )
  return out.join('')
}

// Beams first: they pass behind the truss and over the sky.
function beams(stage: Stage, cx: number, half: number, hot: readonly string[], roof: number): string {
  const { random } = stage
  return [
    ...range(10, (i) => {
      const x = lerp(cx - half * 0.9, cx + half * 0.9, i / 9)
      const tilt = (i - 4.5) * 92 + random.between(-30, 30)
      const colour = nth(hot, i % 4)
      return fill(
        polygon([
          [x - 5, roof + 30],
          [x + 5, roof + 30],
          [x + tilt + 66, -40],
          [x + tilt - 66, -40],
        ]),
        gradient(
          stage,
          [0, roof + 30],
          [0, -40],
          [
            [0, colour, 0.62],
            [1, colour, 0],
          ],
        ),
      )
    }),
    glow(stage, cx, 470, half * 1.5, nth(hot, 0), 0.55),
  ].join('')
}

// Stage mouth with a fan of the hotel's colours.
function stageMouth(stage: Stage, cx: number, half: number, roof: number, hot: readonly string[]): string {
  const { palette } = stage
  const back = `M${cx - half} 690V${roof + 26}H${cx + half}V690Z`
  const fan = range(18, (i) => {
    const a0 = Math.PI + (i * Math.PI) / 18
    const a1 = a0 + Math.PI / 18
    return fill(
      polygon([
        [cx, 640],
        [cx + Math.cos(a0) * 900, 640 + Math.sin(a0) * 900],
        [cx + Math.cos(a1) * 900, 640 + Math.sin(a1) * 900],
      ]),
      nth(
        [
          palette.accent.mid,
          mix(palette.accent.dark, palette.ink, 0.3),
          palette.second.mid,
          mix(palette.second.dark, palette.ink, 0.3),
        ],
        i % 4,
      ),
    )
  }).join('')
  const rings = (
    [
      [270, palette.lampDeep],
      [206, palette.accent.lit],
      [146, palette.lamp],
      [88, palette.lampHot],
    ] as const
  )
    .map(([r, colour]) => disc(cx, 640, r, colour))
    .join('')
  const out: string[] = []
  out.push(
    fill(back, mix(palette.ink, palette.second.dark, 0.3)),
    clipped(stage, back, fan + rings),
    spray(stage, back, palette.ink, [0, roof], [0, 520], 0.7),
  )
  const truss = (x0: number, y0: number, x1: number, y1: number, n: number) => {
    const steel = mix(palette.ink, palette.sky[2], 0.3)
    const vertical = x0 === x1
    const off = 26
    let d = vertical ? `M${x0} ${y0}V${y1}M${x0 + off} ${y0}V${y1}` : `M${x0} ${y0}H${x1}M${x0} ${y0 + off}H${x1}`
    for (let i = 0; i < n; i++) {
      const a = i / n
      const b = (i + 1) / n
      d += vertical
        ? path`M${x0 + (i % 2 ? off : 0)} ${lerp(y0, y1, a)}L${x0 + (i % 2 ? 0 : off)} ${lerp(y0, y1, b)}`
        : path`M${lerp(x0, x1, a)} ${y0 + (i % 2 ? off : 0)}L${lerp(x0, x1, b)} ${y0 + (i % 2 ? 0 : off)}`
    }
    return stroke(d, steel, 4)
  }
  out.push(
    truss(cx - half - 40, roof, cx - half - 40, 720, 15),
    truss(cx + half + 14, roof, cx + half + 14, 720, 15),
    truss(cx - half - 40, roof, cx + half + 40, roof, 30),
    ...range(10, (i) => {
      const x = lerp(cx - half * 0.9, cx + half * 0.9, i / 9)
      return (
        rect(x - 11, roof + 24, 22, 26, palette.ink, 1, 4) +
        lampAt(stage, x, roof + 50, 8, 5) +
        fill(
          polygon([
            [x - 9, roof + 52],
            [x + 9, roof + 52],
            [x + 64 - i * 6, 690],
            [x - 64, 690],
          ]),
          gradient(
            stage,
            [0, roof + 52],
            [0, 690],
            [
              [0, nth(hot, (i + 1) % 4), 0.42],
              [1, nth(hot, (i + 1) % 4), 0],
            ],
          ),
        )
      )
    }),
  )
  return out.join('')
}

// Three players are small against the light.
function players(stage: Stage, cx: number, half: number): string {
  const { palette } = stage
  return [
    ...(
      [
        [-0.34, 120],
        [0, 134],
        [0.32, 122],
      ] as const
    ).map(([dx, tall], i) =>
      figure(cx + dx * half, 690, tall, mix(palette.ink, palette.accent.dark, 0.12), { arms: i === 1 ? 0.7 : 0 }),
    ),
    rect(cx - half - 60, 688, half * 2 + 120, 60, mix(palette.ink, palette.second.dark, 0.25)),
    rect(cx - half - 60, 688, half * 2 + 120, 7, palette.lampDeep),
    ...range(24, (i) =>
      disc(lerp(cx - half - 40, cx + half + 40, i / 23), 716, 5, i % 2 ? palette.lampHot : palette.lampDeep),
    ),
  ].join('')
}

// Strings of bulbs from the towers to the frame.
function strings(stage: Stage, cx: number, half: number, roof: number): string {
  const { palette, width: w } = stage
  const string = (x0: number, y0: number, x1: number, y1: number, sag: number) =>
    stroke(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, palette.ink, 2.5) +
    range(9, (i) => {
      const t = (i + 0.5) / 9
      return lampAt(stage, lerp(x0, x1, t), lerp(y0, y1, t) + Math.sin(t * Math.PI) * sag + 8, 5, 5)
    }).join('')
  return [string(-20, 330, cx - half - 30, roof + 10, 70), string(cx + half + 30, roof + 10, w + 20, 330, 70)].join('')
}

// Confetti, then three rows of crowd, the nearest darkest and largest.
function crowd(stage: Stage, cx: number, half: number, hot: readonly string[]): string {
  const { random, palette, width: w } = stage
  const out: string[] = []
  out.push(
    ...range(120, () => {
      const [px, py] = [random.between(cx - half * 1.3, cx + half * 1.3), random() ** 1.3 * 640 + 30]
      const a = random() * TAU
      const size = random.between(4, 9)
      return fill(
        polygon([
          [px, py],
          [px + Math.cos(a) * size, py + Math.sin(a) * size],
          [px + Math.cos(a) * size - Math.sin(a) * size * 0.6, py + Math.sin(a) * size + Math.cos(a) * size * 0.6],
          [px - Math.sin(a) * size * 0.6, py + Math.cos(a) * size * 0.6],
        ]),
        nth([...hot, palette.lampHot], Math.floor(random() * 5)),
        0.9,
      )
    }),
  )
  for (const [y, tall, gap, colour] of [
    [836, 118, 34, mix(palette.ink, nth(hot, 0), 0.34)],
    [908, 176, 48, mix(palette.ink, nth(hot, 0), 0.14)],
    [1010, 270, 78, mix(palette.ink, '#000000', 0.3)],
  ] as const) {
    for (let x = -20 + random() * gap; x < w + 30; x += gap * random.between(0.75, 1.2)) {
      const size = tall * random.between(0.88, 1.1)
      const lift = random.chance(0.45) ? random.between(0.3, 1) : 0
      out.push(
        fill(
          path`M${x - size * 0.2} ${y}q0 ${-size * 0.62} ${size * 0.12} ${-size * 0.72}q${size * 0.08} ${-size * 0.04} ${size * 0.16} 0q${size * 0.12} ${size * 0.1} ${size * 0.12} ${size * 0.72}Z`,
          colour,
        ),
        disc(x, y - size * 0.84, size * 0.1, colour, 1, size * 0.12),
      )
      if (lift)
        out.push(
          stroke(
            path`M${x - size * 0.13} ${y - size * 0.62}L${x - size * (0.24 - lift * 0.06)} ${y - size * (0.82 + lift * 0.26)}M${x + size * 0.13} ${y - size * 0.62}L${x + size * (0.26 - lift * 0.1)} ${y - size * (0.86 + lift * 0.24)}`,
            colour,
            size * 0.075,
          ),
        )
    }
  }
  return out.join('')
}
