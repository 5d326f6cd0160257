import { mix } from '../drawing/colour.ts'
import { clipped, glow, gradient } from '../drawing/effects.ts'
import { nth, range } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { arc } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { isNarrow } from '../drawing/stage.ts'
import { windowView } from '../interior/window-view.ts'
import { bush } from '../plants/bush.ts'
import { tintOf } from '../table/table.ts'

const COUNTER = 690

/** The counter of the patisserie: cakes under glass, a pyramid of baklava, ices, and the sea through an arch. */
export function dessert(stage: Stage): string {
  const { palette, width: w, height: h } = stage
  const tint = tintOf(stage)
  const wall = mix(palette.second.mid, palette.wall.lit, 0.5)
  const marble = mix(palette.white, palette.second.lit, 0.12)
  const places = isNarrow(stage) ? [0.24, 0.72] : [0.17, 0.5, 0.82]
  return [
    rect(-5, -5, w + 10, h + 10, tint(wall)),
    tiles(stage, wall),
    arched(stage, isNarrow(stage) ? 0.5 : 0.5),
    ...lamps(stage),
    rect(-5, COUNTER, w + 10, 46, tint(marble)),
    rect(-5, COUNTER, w + 10, 8, tint(palette.white)),
    ...range(7, (i) =>
      stroke(
        path`M${(w * i) / 6 - 60} ${COUNTER + 46}q40 -20 70 -26t60 -20`,
        tint(mix(marble, palette.shadow, 0.25)),
        2,
        0.5,
      ),
    ),
    rect(-5, COUNTER + 46, w + 10, 300, tint(mix(palette.accent.dark, palette.ink, 0.15))),
    ...range(Math.ceil(w / 74) + 1, (i) => rect(i * 74 - 30, COUNTER + 46, 36, 300, tint(palette.accent.mid), 0.55)),
    rect(-5, COUNTER + 46, w + 10, 16, palette.shadow, 0.4),
    layerCake(stage, w * nth(places, 0), 250),
    baklava(stage, w * nth(places, 1), isNarrow(stage) ? 200 : 150),
    places[2] === undefined ? '' : cupcakes(stage, w * places[2], 210),
    ...(isNarrow(stage) ? [0.48] : [0.335, 0.665]).map((x, i) => coupe(stage, w * x, i)),
  ].join('')
}

function tiles(stage: Stage, wall: string): string {
  const { palette, random, width: w } = stage
  const tint = tintOf(stage)
  const tones = [palette.sea.mid, palette.white, palette.second.lit].map((colour) => tint(mix(wall, colour, 0.22)))
  return range(9, (row) =>
    range(Math.ceil(w / 78) + 1, (column) =>
      random.chance(0.55) ? rect(column * 78 - 36, row * 78 - 4, 75, 75, random.pick(tones)) : '',
    ).join(''),
  ).join('')
}

/** The arch through which the hotel's own view is seen. */
function arched(stage: Stage, at: number): string {
  const { palette, width: w } = stage
  const tint = tintOf(stage)
  const half = Math.min(w * 0.3, 300)
  const x = w * at
  const shape = (grow: number) =>
    polygon([
      [x - half - grow, COUNTER],
      ...arc(x, 330, half + grow, 260 + grow, Math.PI, Math.PI * 2, 40),
      [x + half + grow, COUNTER],
    ])
  return (
    fill(shape(26), tint(palette.wall.lit)) +
    fill(shape(10), tint(palette.wall.dark)) +
    clipped(stage, shape(0), windowView(stage, [x - half, 70, half * 2, COUNTER - 70], 430, { r: 60 })) +
    bush(stage, x - half * 0.86, COUNTER - 2, 150, 120, { flower: palette.accent }) +
    bush(stage, x + half * 0.88, COUNTER - 2, 140, 110, { flower: palette.accent })
  )
}

function lamps(stage: Stage): string[] {
  const { palette, width: w } = stage
  return (isNarrow(stage) ? [0.14, 0.86] : [0.09, 0.25, 0.75, 0.91]).map((x, i) => {
    const [lx, y] = [w * x, i % 2 ? 210 : 160]
    return (
      glow(stage, lx, y + 20, 180, palette.lamp, 0.25 + palette.lamps * 0.4) +
      stroke(path`M${lx} -5V${y - 40}`, palette.ink, 3) +
      fill(path`M${lx - 58} ${y}q0 -50 58 -54q58 4 58 54Z`, palette.accent.mid) +
      fill(path`M${lx + 8} ${y}q-2 -50 -8 -54q58 4 58 54Z`, palette.accent.lit) +
      disc(lx, y, 58, palette.lampHot, 1, 9)
    )
  })
}

/** A footed stand; gives the height of its plate. */
function stand(stage: Stage, x: number, half: number, tall: number): string {
  const tint = tintOf(stage)
  const { palette } = stage
  const china = palette.white
  const y = COUNTER - tall
  return (
    disc(x - 20, COUNTER + 6, half * 0.62, palette.shadow, 0.28, 16) +
    fill(
      path`M${x - half * 0.42} ${COUNTER + 4}Q${x - 14} ${COUNTER - 10} ${x - 13} ${y + 20}H${x + 13}Q${x + 14} ${COUNTER - 10} ${x + half * 0.42} ${COUNTER + 4}Q${x} ${COUNTER + 18} ${x - half * 0.42} ${COUNTER + 4}Z`,
      tint(mix(china, palette.shadow, 0.16)),
    ) +
    disc(x, y + 12, half, tint(mix(china, palette.shadow, 0.3)), 1, 24) +
    disc(x, y, half, tint(china), 1, 24) +
    disc(x, y + 2, half * 0.92, tint(mix(china, palette.shadow, 0.1)), 1, 20)
  )
}

function glassDome(stage: Stage, x: number, y: number, half: number, tall: number): string {
  const { palette } = stage
  const shape = path`M${x - half} ${y}V${y - tall * 0.5}C${x - half} ${y - tall} ${x + half} ${y - tall} ${x + half} ${y - tall * 0.5}V${y}Q${x} ${y + 26} ${x - half} ${y}Z`
  return (
    fill(shape, palette.white, 0.16) +
    stroke(shape, palette.white, 3, 0.6) +
    stroke(
      path`M${x + half * 0.76} ${y - tall * 0.2}V${y - tall * 0.5}Q${x + half * 0.72} ${y - tall * 0.72} ${x + half * 0.46} ${y - tall * 0.8}`,
      palette.white,
      8,
      0.55,
    ) +
    disc(x, y - tall * 0.9, 13, palette.lampDeep) +
    disc(x + 4, y - tall * 0.92, 4, palette.white, 0.8)
  )
}

function layerCake(stage: Stage, x: number, tall: number): string {
  const { palette } = stage
  const tint = tintOf(stage)
  const [y, half] = [COUNTER - tall * 0.42, 118]
  const cream = tint('#fff3dc')
  const layers = range(5, (i) => {
    const top = y - 26 - i * 30
    const colour = i % 2 ? '#fff3dc' : nth(['#b8533a', '#c9703c', '#b8533a'], i >> 1)
    return (
      rect(x - half, top, half * 2, 31, tint(mix(colour, palette.shadow, 0.14))) +
      rect(x + half * 0.1, top, half * 0.9, 31, tint(colour))
    )
  })
  const top = y - 146
  const berries = range(9, (i) => {
    const a = (i / 9) * Math.PI * 2
    return [
      Math.sin(a),
      disc(x + Math.cos(a) * half * 0.78, top - 10 + Math.sin(a) * 16, 17, tint(i % 2 ? '#c8304a' : '#8f2740')) +
        disc(x + Math.cos(a) * half * 0.78 + 5, top - 16 + Math.sin(a) * 16, 5, '#fff0e6', 0.7),
    ] as const
  })
  const drips = range(9, (i) => rect(x - half + i * (half / 4.5), top, half / 5, 20 + ((i * 17) % 26), cream, 1, 11))
  return [
    stand(stage, x, 156, tall * 0.42),
    disc(x, y - 2, half, tint(mix('#b8533a', palette.shadow, 0.2)), 1, 18),
    ...layers,
    ...drips,
    disc(x, top, half, cream, 1, 20),
    ...berries.sort((a, b) => a[0] - b[0]).map(([, drawn]) => drawn),
    glassDome(stage, x, y - 2, 140, 240),
  ].join('')
}

function baklava(stage: Stage, x: number, tall: number): string {
  const tint = tintOf(stage)
  const y = COUNTER - tall * 0.4
  const piece = (px: number, py: number) =>
    fill(path`M${px - 34} ${py}l34 -14l34 14v22l-34 15l-34 -15Z`, tint('#a8621f')) +
    fill(path`M${px} ${py + 15}l34 -15v22l-34 15Z`, tint('#cf8a35')) +
    range(3, (i) => stroke(path`M${px - 33} ${py + 5 + i * 6}l33 14l33 -14`, tint('#7f4512'), 1.6, 0.7)).join('') +
    fill(path`M${px - 34} ${py}l34 -15l34 15l-34 15Z`, tint('#edbb62')) +
    disc(px, py, 11, tint('#7f9a3c'), 1, 5)
  const rows = range(5, (row) => range(5 - row, (i) => piece(x + (i - (4 - row) / 2) * 62, y - 40 - row * 40)).join(''))
  return stand(stage, x, 186, tall * 0.4) + rows.join('')
}

function cupcakes(stage: Stage, x: number, tall: number): string {
  const tint = tintOf(stage)
  const { palette } = stage
  const [low, high] = [COUNTER - tall * 0.4, COUNTER - tall * 0.4 - 170]
  const tones = ['#f3c6c9', '#fff0d8', '#cfe0b0', '#e6b06a']
  const cake = (cx: number, cy: number, i: number) =>
    fill(path`M${cx - 27} ${cy - 34}h54l-9 38h-36Z`, tint(i % 2 ? palette.second.mid : palette.accent.mid)) +
    range(4, (k) => rect(cx - 21 + k * 12, cy - 32, 3, 33, palette.ink, 0.18)).join('') +
    disc(cx, cy - 38, 34, tint(nth(tones, i % 4)), 1, 17) +
    disc(cx, cy - 54, 25, tint(mix(nth(tones, i % 4), '#ffffff', 0.25)), 1, 13) +
    disc(cx, cy - 67, 14, tint(mix(nth(tones, i % 4), '#ffffff', 0.5)), 1, 9) +
    disc(cx, cy - 78, 8, tint('#c8304a'))
  return [
    stand(stage, x, 170, tall * 0.4),
    rect(x - 6, high, 12, low - high, tint(mix(palette.white, palette.shadow, 0.2))),
    ...range(4, (i) => cake(x - 114 + i * 76, low + 4, i)),
    disc(x, high + 8, 112, tint(mix(palette.white, palette.shadow, 0.3)), 1, 17),
    disc(x, high, 112, tint(palette.white), 1, 17),
    ...range(3, (i) => cake(x - 66 + i * 66, high + 2, i + 1)),
  ].join('')
}

function coupe(stage: Stage, x: number, i: number): string {
  const { palette } = stage
  const tint = tintOf(stage)
  const y = COUNTER + 14
  const scoops = i ? ['#e9a9b4', '#f6e7c4', '#8a5636'] : ['#cfe0a0', '#f6e7c4', '#e58f7a']
  const scoop = (dx: number, dy: number, colour: string) =>
    disc(x + dx, y - 128 + dy, 31, tint(mix(colour, palette.shadow, 0.16))) +
    disc(x + dx + 5, y - 133 + dy, 25, tint(colour))
  const bowl = gradient(
    stage,
    [x - 70, 0],
    [x + 70, 0],
    [
      [0, palette.white, 0.75],
      [0.5, palette.white, 0.35],
      [1, palette.white, 0.9],
    ],
  )
  return [
    disc(x - 10, y + 4, 46, palette.shadow, 0.3, 11),
    scoop(-28, 0, nth(scoops, 0)),
    scoop(28, 0, nth(scoops, 1)),
    scoop(0, -34, nth(scoops, 2)),
    fill(path`M${x + 22} ${y - 190}l46 -64l12 8l-38 68Z`, tint('#d99b4c')),
    fill(
      path`M${x - 72} ${y - 118}H${x + 72}C${x + 66} ${y - 62} ${x + 30} ${y - 48} ${x} ${y - 46}C${x - 30} ${y - 48} ${x - 66} ${y - 62} ${x - 72} ${y - 118}Z`,
      bowl,
    ),
    rect(x - 5, y - 48, 10, 44, palette.white, 0.75),
    disc(x, y - 2, 42, palette.white, 0.8, 9),
    disc(x, y - 172, 10, tint('#c8304a')),
  ].join('')
}
