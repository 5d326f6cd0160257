import { mix } from '../drawing/colour.ts'
import { gradient } from '../drawing/effects.ts'
import { nth, range } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { vista } from '../landscape/vista.ts'
import { palm } from '../plants/palm.ts'
import { glass } from '../props/glass.ts'
import { lantern } from '../props/lamps.ts'

export function bar(stage: Stage) {
  const { palette, width: w } = stage
  const top = 672
  const horizon = 450
  const out = [
    vista(stage, { horizon, sunX: w * 0.76, sunY: stage.hour === 'night' ? 150 : undefined, clouds: 4, r: 44 }),
  ]
  const wood = mix(palette.roof.dark, palette.ink, 0.5)
  // Under lamps a thing keeps its own colour, warmed.
  const lampLit = (local: string, k = 0.4) => mix(local, palette.lampDeep, k)
  out.push(backBar(stage, wood), pergola(stage, wood), counter(stage, top, lampLit, wood), stools(stage, top, lampLit))
  return out.join('')
}

// Lit shelves between posts.
function backBar(stage: Stage, wood: string): string {
  const { width: w, palette, random } = stage
  const right = w * (stage.tall ? 0.62 : 0.54)
  const out: string[] = []
  out.push(rect(-10, 0, right + 10, 690, mix(wood, palette.ink, 0.35)))
  const shelf = (y: number) => {
    const tray = [
      rect(
        -10,
        y - 132,
        right,
        132,
        gradient(
          stage,
          [0, y - 132],
          [0, y],
          [
            [0, mix(wood, palette.lampDeep, 0.16)],
            [1, mix(palette.lampDeep, palette.lamp, 0.35)],
          ],
        ),
      ),
    ]
    let x = -6
    while (x < right - 46) {
      const wide = random.between(20, 36)
      const tall = random.between(66, 112)
      const colour = mix(
        random.pick([
          palette.accent.lit,
          palette.second.lit,
          palette.leaf.lit,
          '#c9812f',
          '#e6c77a',
          palette.sea.lit,
          '#7e2a3c',
        ]),
        palette.ink,
        0.12,
      )
      tray.push(
        fill(
          path`M${x} ${y - 4}v${-tall * 0.56}q0 ${-tall * 0.12} ${wide * 0.34} ${-tall * 0.16}v${-tall * 0.26}h${wide * 0.32}v${tall * 0.26}q${wide * 0.34} ${tall * 0.04} ${wide * 0.34} ${tall * 0.16}v${tall * 0.56}Z`,
          colour,
        ),
        rect(x + wide * 0.62, y - tall * 0.56, wide * 0.2, tall * 0.48, palette.lampHot, 0.4),
        rect(x, y - tall * 0.42, wide, tall * 0.22, mix(palette.white, colour, 0.25), 0.85),
      )
      x += wide + random.between(4, 16)
    }
    return (
      tray.join('') +
      rect(-10, y - 4, right, 10, mix(palette.lampDeep, wood, 0.3)) +
      rect(-10, y + 6, right, 16, mix(wood, palette.ink, 0.4))
    )
  }
  out.push(
    ...[232, 394, 556].map(shelf),
    rect(right - 14, 0, 34, 690, wood),
    rect(right + 8, 0, 12, 690, mix(wood, palette.lampDeep, 0.3)),
  )
  return out.join('')
}

// Pergola beams and lanterns of three sizes.
function pergola(stage: Stage, wood: string): string {
  const { width: w, palette } = stage
  const out: string[] = []
  out.push(
    ...range(9, (i) =>
      fill(
        polygon([
          [w * (i / 8) - 40, -6],
          [w * (i / 8) - 10, -6],
          [w * (0.5 + (i / 8 - 0.5) * 0.86) + 6, 60],
          [w * (0.5 + (i / 8 - 0.5) * 0.86) - 14, 60],
        ]),
        mix(wood, palette.ink, 0.2),
      ),
    ),
    rect(-10, 56, w + 20, 24, wood),
    rect(-10, 76, w + 20, 5, mix(wood, palette.lampDeep, 0.4)),
  )
  const hung = stage.tall
    ? ([
        [0.12, 190, 34],
        [0.4, 250, 42],
        [0.72, 200, 32],
        [0.9, 300, 38],
      ] as const)
    : ([
        [0.06, 200, 34],
        [0.2, 276, 44],
        [0.42, 214, 36],
        [0.62, 300, 54],
        [0.73, 190, 32],
        [0.86, 270, 44],
        [0.96, 200, 30],
      ] as const)
  out.push(
    ...hung.map(([x, y, size], i) =>
      lantern(stage, w * x, y, size, y - 80, {
        colour: nth([palette.lampDeep, palette.accent.lit, palette.second.lit], i % 3),
        reach: 5,
      }),
    ),
  )
  return out.join('')
}

// Palms outside, then the counter across the foot of the picture.
function counter(stage: Stage, top: number, lampLit: (local: string, k?: number) => string, wood: string): string {
  const { width: w, palette, height: h } = stage
  const out: string[] = []
  if (!stage.tall)
    out.push(palm(stage, w * 0.9, 740, 430, { lean: -0.16, flat: mix(palette.ink, palette.sea.dark, 0.2) }))
  out.push(
    rect(
      -10,
      top,
      w + 20,
      40,
      gradient(
        stage,
        [0, 0],
        [w, 0],
        [
          [0, lampLit(stage.hotel.colours.wall, 0.6)],
          [0.5, lampLit(stage.hotel.colours.roof, 0.6)],
          [1, mix(lampLit(stage.hotel.colours.roof, 0.3), palette.ink, 0.35)],
        ],
      ),
    ),
    rect(-10, top + 40, w + 20, 12, mix(wood, palette.ink, 0.4)),
    rect(
      -10,
      top + 52,
      w + 20,
      300,
      gradient(
        stage,
        [0, top + 52],
        [0, h],
        [
          [0, lampLit(stage.hotel.colours.roof, 0.55)],
          [0.45, mix(lampLit(stage.hotel.colours.roof, 0.2), palette.ink, 0.5)],
          [1, mix(wood, palette.ink, 0.3)],
        ],
      ),
    ),
  )
  const pitch = 86
  out.push(
    ...range(Math.ceil(w / pitch) + 1, (i) => {
      const x = i * pitch - 30
      return (
        fill(`M${x + 8} ${h + 10}V${top + 108}a35 35 0 0 1 70 0V${h + 10}Z`, mix(wood, palette.ink, 0.3), 0.5) +
        fill(
          `M${x + 18} ${h + 10}V${top + 112}a25 25 0 0 1 50 0V${h + 10}Z`,
          mix(lampLit(stage.hotel.colours.second, 0.2), palette.ink, 0.35),
          0.7,
        )
      )
    }),
    rect(-10, top + 52, w + 20, 5, palette.lampDeep, 0.7),
  )
  const tall = (x: number, y: number, drink: readonly [string, string], tallness = 96) =>
    fill(path`M${x - 20} ${y - tallness}h40l-6 ${tallness}h-28Z`, mix(palette.white, palette.sky[2], 0.4), 0.35) +
    fill(
      path`M${x - 18} ${y - tallness * 0.78}h36l-5 ${tallness * 0.74}h-26Z`,
      gradient(
        stage,
        [0, y - tallness],
        [0, y],
        [
          [0, drink[0]],
          [1, drink[1]],
        ],
      ),
    ) +
    stroke(path`M${x + 4} ${y - tallness * 0.3}L${x + 20} ${y - tallness * 1.35}`, palette.white, 4) +
    disc(x - 18, y - tallness, 17, '#f2c230') +
    disc(x - 18, y - tallness, 13, '#fbe79a') +
    rect(x + 8, y - tallness * 0.7, 4, tallness * 0.5, palette.white, 0.6)
  out.push(
    tall(w * 0.6, top + 26, ['#f6c34a', '#e2553f']),
    tall(w * 0.66, top + 22, ['#bfe3a0', '#4fa07a'], 84),
    glass(stage, w * 0.76, top + 26, 116, { lit: '#f7dc9a', mid: '#e9b44f' }),
  )
  const [bx, by] = [w * 0.1, top + 24]
  out.push(
    fill(path`M${bx - 66} ${by - 34}q66 18 132 0q-10 42 -66 42t-66 -42Z`, palette.second.mid),
    ...range(9, (i) =>
      disc(bx - 52 + i * 13, by - 36 - (i % 3) * 10, 17, nth(['#f09a3a', '#f2c230', '#c9423a', '#8fae3f'], i % 4)),
    ),
    fill(path`M${bx - 66} ${by - 34}q66 18 132 0l-3 10q-63 16 -126 0Z`, palette.second.lit),
  )
  return out.join('')
}

// Stools against the light.
function stools(stage: Stage, top: number, lampLit: (local: string, k?: number) => string): string {
  const { width: w, height: h, palette } = stage
  return [
    ...(stage.tall ? [0.24, 0.6] : [0.16, 0.3, 0.44, 0.86]).map((x) => {
      const sx = w * x
      return (
        stroke(path`M${sx} ${top + 130}V${h + 20}M${sx - 48} ${h - 10}H${sx + 48}`, palette.ink, 9) +
        disc(sx, top + 124, 60, mix(palette.ink, palette.accent.dark, 0.5), 1, 19) +
        disc(sx, top + 116, 60, lampLit(stage.hotel.colours.accent, 0.2), 1, 17) +
        stroke(path`M${sx - 44} ${top + 112}q44 -14 88 0`, mix(palette.accent.lit, palette.lamp, 0.3), 3, 0.8)
      )
    }),
  ].join('')
}
