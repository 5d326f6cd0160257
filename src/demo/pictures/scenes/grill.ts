import { mix } from '../drawing/colour.ts'
import { glow, gradient } from '../drawing/effects.ts'
import { nth, range } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { vista } from '../landscape/vista.ts'
import { palm } from '../plants/palm.ts'
import { tree } from '../plants/tree.ts'
import { lampAt, lantern } from '../props/lamps.ts'
import { greens, lemon } from '../table/food.ts'
import { plate, tableAt } from '../table/table.ts'

/** Skewers over charcoal at the beach in the evening. */
export function grill(stage: Stage): string {
  const { palette, width: w, height: h, hotel } = stage
  const horizon = 350
  const silhouette = mix(palette.ink, palette.leaf.dark, 0.25)
  const standing = hotel.trees === 'palm' ? palm : tree
  const lanterns = (stage.tall ? [0.2, 0.52, 0.84] : [0.1, 0.27, 0.46, 0.64, 0.82]).map((x, i) =>
    lantern(stage, w * x, 150 + (i % 2) * 34, i % 2 ? 34 : 26, 120, { reach: 4 }),
  )
  const wall = mix(palette.roof.dark, palette.ink, 0.35)
  return [
    vista(stage, { horizon, sunX: w * 0.58, clouds: 5, r: 54 }),
    standing(stage, w * 0.93, 640, 470, { lean: -0.12, flat: silhouette }),
    standing(stage, w * 0.05, 620, 380, { lean: 0.1, flat: silhouette }),
    stroke(path`M-10 20Q${w * 0.5} 70 ${w + 10} 14`, palette.ink, 2.5),
    ...lanterns,
    rect(-5, 520, w + 10, h, wall),
    rect(-5, 514, w + 10, 22, mix(palette.wall.mid, palette.lampDeep, 0.25)),
    ...range(Math.ceil(w / 130) + 1, (i) => rect(i * 130 - 40, 536, 3, 380, palette.ink, 0.4)),
    ...range(3, (i) => rect(-5, 620 + i * 96, w + 10, 3, palette.ink, 0.4)),
    brazier(stage),
    sides(stage),
  ].join('')
}

/** A steel trough full of embers with the skewers across it. */
function brazier(stage: Stage): string {
  const { palette, random, width: w } = stage
  const [left, right, top] = [w * (stage.tall ? 0.06 : 0.2), w * (stage.tall ? 0.94 : 0.8), 610]
  const inset = 58
  const bed = polygon([
    [left + inset, top],
    [right - inset, top],
    [right, top + 118],
    [left, top + 118],
  ])
  const heat = gradient(
    stage,
    [0, top],
    [0, top + 118],
    [
      [0, '#7a1f12'],
      [1, '#e8622a'],
    ],
  )
  const coals = range(150, () => {
    const depth = random()
    const side = inset * (1 - depth)
    const x = random.between(left + side + 16, right - side - 16)
    const size = 9 + depth * 9
    const hot = random.pick(['#3a1a18', '#5a1f16', '#c8401c', '#f08a2c', '#ffc45a'])
    return [depth, disc(x, top + 8 + depth * 100, size, hot, 1, size * 0.6)] as const
  })
  const steel = mix('#4a4850', palette.ink, 0.3)
  const skewers = range(stage.tall ? 5 : 8, (i) => skewer(stage, left, right, top, i, stage.tall ? 5 : 8))
  return [
    glow(stage, w / 2, top + 40, (right - left) * 0.62, '#ff9a4a', 0.55),
    fill(bed, heat),
    ...coals.sort((a, b) => a[0] - b[0]).map(([, drawn]) => drawn),
    fill(path`M${left - 12} ${top + 112}H${right + 12}L${right - 20} ${top + 262}H${left + 20}Z`, steel),
    fill(
      path`M${left - 12} ${top + 112}H${right + 12}L${right + 8} ${top + 136}H${left - 8}Z`,
      mix(steel, '#ffb070', 0.45),
    ),
    ...range(stage.tall ? 7 : 12, (i, n = stage.tall ? 7 : 12) =>
      disc(left + 50 + (i * (right - left - 100)) / (n - 1), top + 196, 11, '#ff8a3a'),
    ),
    fill(
      path`M${left + inset - 8} ${top - 12}H${right - inset + 8}V${top + 4}H${left + inset - 8}Z`,
      mix(steel, palette.ink, 0.4),
    ),
    ...skewers,
    smoke(stage, left, right, top),
  ].join('')
}

function skewer(stage: Stage, left: number, right: number, top: number, i: number, count: number): string {
  const { palette } = stage
  const share = (i + 0.5) / count
  const far = left + 70 + (right - left - 140) * share
  const near = left + 24 + (right - left - 48) * share
  const [x0, y0, x1, y1] = [far, top - 34, near, top + 176]
  const along = (t: number) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t] as const
  const kinds =
    i % 3 === 1
      ? ['#c8402c', '#e9b23a', '#5f8f3c', '#c8402c', '#e9b23a', '#5f8f3c']
      : ['#8a4a2a', '#c8402c', '#9a5630', '#5f8f3c', '#8a4a2a', '#a8623a']
  const pieces = range(6, (k) => {
    const [x, y] = along(0.16 + k * 0.115)
    const size = 19 + k * 2.2
    const colour = nth(kinds, k)
    const side = mix(colour, palette.ink, 0.35)
    return (
      rect(x - size, y - size * 0.5, size * 2, size * 1.06, side, 1, 9) +
      rect(x - size, y - size * 0.62, size * 2, size * 0.86, colour, 1, 9) +
      stroke(
        path`M${x - size * 0.6} ${y - size * 0.4}q${size * 0.6} ${-size * 0.2} ${size * 1.1} 0`,
        mix(colour, '#ffd9a0', 0.55),
        4,
        0.85,
      )
    )
  })
  const wide = path`M${x1 - 9} ${y1 - 6}h18l6 62q-15 12 -30 0Z`
  return (
    stroke(path`M${x0} ${y0}L${x1} ${y1}`, '#c9c4bc', 6) +
    pieces.join('') +
    fill(wide, mix(palette.second.mid, palette.ink, 0.2)) +
    rect(x1 - 11, y1 - 10, 22, 8, palette.lampDeep)
  )
}

function smoke(stage: Stage, left: number, right: number, top: number): string {
  const { palette, random } = stage
  return range(7, (i) => {
    const x = left + ((i + 0.5) * (right - left)) / 7 + random.between(-20, 20)
    const tall = random.between(170, 300)
    return stroke(
      path`M${x} ${top}q-34 ${-tall * 0.3} 0 ${-tall * 0.55}t8 ${-tall * 0.45}`,
      palette.white,
      random.between(8, 18),
      0.1,
    )
  }).join('')
}

/** Salad and flat bread to both sides, where the picture is wide enough for them. */
function sides(stage: Stage): string {
  if (stage.tall) return ''
  const { palette, width: w, height: h } = stage
  const right = tableAt(stage, { x: w * 0.9, y: h - 96, size: 360 })
  const left = tableAt(stage, { x: w * 0.09, y: h - 92, size: 360 })
  const bread = range(4, (i) => {
    const [x, y] = left.spot(0, -i * 0.13)
    return (
      disc(x, y + 6, 124, '#9a5a24', 1, 42) +
      disc(x, y, 122, i % 2 ? '#d99b4c' : '#cf8d40', 1, 39) +
      range(5, (k) => disc(x - 70 + k * 34, y + (k % 2 ? -12 : 8), 9, '#a8682c', 0.8, 4)).join('')
    )
  })
  return [
    plate(right, 0, 0, 0.5, mix(palette.accent.lit, palette.white, 0.3)),
    greens(right, 0, -0.02, 0.32, 60, '#d8453a'),
    lemon(right, 0.2, 0.3, 30),
    plate(left, 0, 0.04, 0.46, palette.second.lit),
    ...bread,
    lampAt(stage, w * 0.19, h - 190, 6, 14),
  ].join('')
}
