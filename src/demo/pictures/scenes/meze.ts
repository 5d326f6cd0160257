import { mix } from '../drawing/colour.ts'
import { clipped } from '../drawing/effects.ts'
import { nth, range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { arc } from '../drawing/points.ts'
import { disc, fill, moved, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { isNarrow } from '../drawing/stage.ts'
import { tintOf } from '../table/table.ts'

/** A dish seen from straight above, in a circle of radius 100 about the origin. */
type Dish = (stage: Stage) => string

const RED = '#c8402c'
const OIL = '#d9a520'

const scattered = (stage: Stage, count: number, reach: number, draw: (x: number, y: number, turn: number) => string) =>
  range(count, () => {
    const [angle, distance] = [stage.random() * TAU, Math.sqrt(stage.random()) * reach]
    return draw(Math.cos(angle) * distance, Math.sin(angle) * distance, stage.random() * 360)
  }).join('')

const leafAt = (x: number, y: number, turn: number, colour: string, size = 1) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size})">${fill('M-15 0q15 -15 30 0q-15 13 -30 0Z', colour)}</g>`

const swirl = (colour: string) => stroke('M-8 4a12 12 0 1 1 20 8a30 30 0 1 1 6 -44a50 50 0 0 1 8 70', colour, 7)

const hummus: Dish = (stage) =>
  disc(0, 0, 78, '#e3c083') +
  swirl('#f0d7a4') +
  disc(14, 10, 16, OIL) +
  scattered(stage, 9, 58, (x, y) => disc(x, y, 6, '#b8863f') + disc(x + 1, y - 2, 3, '#e9c98a'))

const yoghurt: Dish = (stage) =>
  disc(0, 0, 78, '#f8f3e6') +
  swirl('#e6dfce') +
  disc(-10, 6, 13, OIL) +
  scattered(stage, 11, 62, (x, y, turn) => leafAt(x, y, turn, '#5f8f45', 0.8))

const salad: Dish = (stage) =>
  disc(0, 0, 78, '#7d9a45') +
  scattered(stage, 26, 66, (x, y, turn) =>
    leafAt(x, y, turn, stage.random.pick(['#5f8f3c', '#8fbf4f', '#3f6f32']), 1.1),
  ) +
  scattered(stage, 16, 62, (x, y) => disc(x, y, 8, RED) + disc(x + 2, y - 2, 3, '#f08a66')) +
  scattered(stage, 8, 58, (x, y) => rect(x - 7, y - 7, 14, 14, '#fbf5e4', 1, 2))

const rolledLeaves: Dish = () =>
  range(7, (i) => {
    const row = i % 2 ? 1 : -1
    const x = -54 + i * 18
    return moved(
      x,
      row * 8,
      fill('M-10 -38Q0 -48 10 -38V38Q0 48 -10 38Z', '#56662c') +
        stroke('M-4 -34Q-6 0 -3 34M5 -36Q3 0 6 36', '#7d8c46', 2.5),
    )
  }).join('') + moved(52, 44, disc(0, 0, 22, '#f2c230') + disc(0, 0, 17, '#fbe79a'))

const olives: Dish = (stage) =>
  scattered(
    stage,
    30,
    62,
    (x, y) =>
      disc(x, y, 12, stage.random.pick(['#4f5a26', '#3b2f3f', '#6d7a34'])) + disc(x + 3, y - 4, 3, '#fffaf0', 0.7),
  )

const peppers: Dish = (stage) =>
  disc(0, 0, 78, '#b8371f') +
  swirl('#d4552f') +
  scattered(stage, 10, 60, (x, y, turn) => leafAt(x, y, turn, '#4f7f3a', 0.75)) +
  scattered(stage, 9, 60, (x, y) => disc(x, y, 5, '#f0dcb0'))

const octopus: Dish = (stage) =>
  disc(0, 0, 78, '#efe2d0') +
  range(6, (i) => {
    const turn = i * 60 + 12
    return `<g transform="rotate(${turn})">${stroke('M4 0C22 -22 40 -10 46 -30C50 -46 34 -54 28 -44', '#a8506a', 15)}${stroke('M4 0C22 -22 40 -10 46 -30C50 -46 34 -54 28 -44', '#d98a96', 4)}</g>`
  }).join('') +
  scattered(stage, 8, 64, (x, y, turn) => leafAt(x, y, turn, '#5f8f45', 0.7))

const pastries: Dish = () =>
  range(6, (i) => {
    const [x, y] = [-36 + (i % 3) * 36, i < 3 ? -24 : 26]
    return moved(
      x,
      y,
      fill('M-15 -22H15V22H-15Z', '#cf8a3a') +
        fill('M-15 -22H15V-12H-15Z', '#e8b05a') +
        stroke('M-8 -6L8 0M-8 8L8 14', '#9a5a1e', 3),
    )
  }).join('') + leafAt(0, 62, 20, '#4f7f3a', 1.4)

const melon: Dish = () =>
  range(
    5,
    (i) =>
      `<g transform="rotate(${i * 72})">${fill('M0 -70Q34 -62 40 -26L0 -6Z', i % 2 ? '#f2b04a' : '#e0544a')}${stroke('M2 -70Q36 -62 42 -26', i % 2 ? '#8fa84a' : '#4f7f3a', 7)}</g>`,
  ).join('')

const DISHES: readonly Dish[] = [hummus, salad, olives, octopus, yoghurt, rolledLeaves, peppers, pastries, melon]

/** A table of small dishes seen from above: nine plates, bread and glasses on a striped cloth. */
export function meze(stage: Stage): string {
  const { palette, random, width: w, height: h } = stage
  const tint = tintOf(stage, 0.16)
  const dark = tint(mix(palette.roof.dark, palette.ink, 0.35))
  const boards = range(8, (i) => {
    const plank = mix(palette.roof.mid, palette.sand.mid, 0.3 + (i % 3) * 0.12)
    return rect(-5, i * 116 - 10, w + 10, 112, tint(plank))
  })
  const narrow = isNarrow(stage)
  const unit = narrow ? w / 760 : (w / 1600) * 1.14
  const start = Math.floor(random() * DISHES.length)
  const dishAt = (i: number) => nth(DISHES, (i * 4 + start) % DISHES.length)
  const places = narrow ? NARROW : WIDE
  const light = fill(
    polygon([
      [w * 0.5, -10],
      [w * 0.86, -10],
      [w * 0.5, h + 10],
      [w * 0.12, h + 10],
    ]),
    palette.light,
    0.16,
  )
  return [
    rect(-5, -5, w + 10, h + 10, dark),
    ...boards,
    runner(stage),
    ...places.map(([x, y, r], i) => served(stage, x * w, y * h, r * unit, dishAt(i), i)),
    bread(stage, w * (narrow ? 0.8 : 0.83), h * (narrow ? 0.9 : 0.83), unit),
    ...(narrow ? NARROW_GLASSES : WIDE_GLASSES).map(([x, y]) => glassFromAbove(stage, x * w, y * h, 46 * unit)),
    light,
  ].join('')
}

const WIDE = [
  [0.5, 0.47, 1.75],
  [0.27, 0.3, 1.3],
  [0.73, 0.28, 1.3],
  [0.24, 0.76, 1.4],
  [0.64, 0.86, 1.1],
  [0.075, 0.5, 1.05],
  [0.91, 0.5, 1.15],
  [0.47, 0.02, 0.95],
  [0.08, 0.06, 1.05],
] as const
const NARROW = [
  [0.5, 0.44, 1.9],
  [0.18, 0.2, 1.4],
  [0.8, 0.17, 1.4],
  [0.14, 0.64, 1.3],
  [0.86, 0.63, 1.3],
  [0.42, 0.8, 1.4],
  [0.5, 0.02, 1.1],
] as const
const WIDE_GLASSES = [
  [0.39, 0.16],
  [0.62, 0.13],
  [0.44, 0.88],
] as const
const NARROW_GLASSES = [
  [0.49, 0.19],
  [0.1, 0.87],
] as const

// The cloth runs across the table and ends in the hotel's stripes.
function runner(stage: Stage): string {
  const { palette, width: w, height: h } = stage
  const tint = tintOf(stage, 0.16)
  const [top, tall] = [h * 0.16, h * 0.66]
  const stripes = [0.05, 0.09, 0.13, 0.87, 0.91, 0.95].map((share, i) =>
    rect(
      -5,
      top + tall * share - 6,
      w + 10,
      i % 3 === 1 ? 16 : 8,
      tint(i % 3 === 1 ? palette.accent.mid : palette.second.mid),
    ),
  )
  return (
    rect(-5, top + 14, w + 10, tall, palette.shadow, 0.35) +
    rect(-5, top, w + 10, tall, tint(mix(palette.white, palette.sand.lit, 0.35))) +
    stripes.join('')
  )
}

function served(stage: Stage, x: number, y: number, size: number, dish: Dish, index: number): string {
  const { palette } = stage
  const tint = tintOf(stage, 0.16)
  const rim = nth(
    [palette.white, palette.second.lit, mix(palette.accent.lit, palette.white, 0.35), palette.sea.mid],
    index % 4,
  )
  const petals = range(
    24,
    (i) => `<g transform="rotate(${i * 15})">${disc(0, -92, 4, tint(mix(rim, palette.ink, 0.4)), 0.6)}</g>`,
  )
  const inner = clipped(
    stage,
    polygon(arc(0, 0, 80, 80, 0, TAU, 40)),
    disc(0, 0, 80, tint(mix(palette.white, rim, 0.2))) + dish(stage),
  )
  const shade = fill('M-80 0A80 80 0 0 1 40 -69A92 92 0 0 0 -60 53A80 80 0 0 1 -80 0Z', palette.shadow, 0.2)
  return moved(
    x,
    y,
    disc(-16, 14, 102, palette.shadow, 0.36) +
      disc(0, 0, 102, tint(mix(rim, palette.shadow, 0.2))) +
      disc(1, -1, 99, tint(rim)) +
      petals.join('') +
      inner +
      shade,
    size,
  )
}

function bread(stage: Stage, x: number, y: number, unit: number): string {
  const { palette } = stage
  const loaf = (dx: number, dy: number, turn: number) =>
    `<g transform="translate(${dx} ${dy}) rotate(${turn})">${disc(-10, 10, 120, palette.shadow, 0.3, 62)}${disc(0, 0, 120, '#b9772f', 1, 62)}${disc(2, -3, 112, '#d99b4c', 1, 55)}${[-66, -22, 22, 66].map((at) => stroke(path`M${at} -42Q${at + 12} 0 ${at} 42`, '#b9772f', 6)).join('')}${[-88, -44, 0, 44, 88].map((at, i) => disc(at, i % 2 ? -18 : 14, 4, '#f6dfa6')).join('')}</g>`
  return moved(x, y, loaf(60, 20, -24) + loaf(0, 0, 14), unit)
}

function glassFromAbove(stage: Stage, x: number, y: number, r: number): string {
  const { palette } = stage
  const drink = mix(palette.white, palette.sea.lit, 0.16)
  return (
    disc(x - r * 0.3, y + r * 0.3, r, palette.shadow, 0.3) +
    disc(x, y, r, mix(palette.white, palette.sky[1], 0.3), 0.75) +
    disc(x, y, r * 0.82, drink) +
    rect(x - r * 0.4, y - r * 0.1, r * 0.42, r * 0.42, palette.white, 0.75, 4) +
    rect(x + r * 0.05, y - r * 0.45, r * 0.4, r * 0.4, palette.white, 0.6, 4) +
    stroke(path`M${x - r * 0.62} ${y - r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 1 ${x} ${y - r * 0.8}`, palette.white, 4)
  )
}
