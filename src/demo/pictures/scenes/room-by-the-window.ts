import { box } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { glow } from '../drawing/effects.ts'
import { range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { corners, facing, level, type Point } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { slattedCeiling } from '../interior/ceiling.ts'
import { foliagePot } from '../interior/foliage-pot.ts'
import { bed, chest, type Room, roundTable, rug, sofa, tableLamp } from '../interior/furniture.ts'
import { shell } from '../interior/shell.ts'
import { curtain, windowWall } from '../interior/window-wall.ts'
import { tintOf } from '../table/table.ts'

const DEPTH = 6
const HEIGHT = 2.9

/** A room seen from its door: the bed with its head to the wall, the window and an armchair beside it. */
export function roomByTheWindow(stage: Stage): string {
  const { palette, tall } = stage
  const horizon = 405
  const tint = tintOf(stage, 0.28)
  const half = tall ? 2.3 : 3.7
  const colours = {
    floor: tint(mix(palette.roof.mid, palette.sand.lit, 0.55)),
    ceiling: tint(palette.white, 0.06),
    left: tint(mix(palette.wall.lit, palette.sand.lit, 0.25), 0.05),
    right: tint(mix(palette.wall.mid, palette.sand.mid, 0.2), 0.12),
    back: tint(mix(palette.accent.mid, palette.wall.lit, 0.62), 0.04),
  }
  const { camera, quad, walls, on } = shell(stage, { half, height: HEIGHT, depth: DEPTH, horizon, colours })
  const room: Room = { stage, camera, tint }
  const boards = range(26, (i) => {
    const x = -half + (i * half * 2) / 26
    return quad(level(0, x, 0.6, x + 0.02, DEPTH), mix(colours.floor, palette.ink, 0.2))
  })
  const [left, right] = tall ? [0.55, 1.9] : [1.15, 3.1]
  const bedX = tall ? -2.05 : -2.2
  const width = tall ? 1.75 : 2.1
  const low = roundTable(room, 1.75, 4.4, 0.3, 0.5)
  return [
    walls,
    slattedCeiling(room, half, DEPTH, HEIGHT),
    ...boards,
    panelled(room, on, bedX - 0.75, bedX + width + 0.75),
    hangings(stage, room, on, bedX + width / 2),
    windowWall(
      stage,
      tint,
      on,
      { left, right, foot: 0.02, top: 2.4, panes: 2, horizon },
      rail(stage, room, on, left, right),
    ),
    curtain(stage, tint, on, left - 0.5, left, 2.7),
    curtain(stage, tint, on, right, Math.min(half - 0.02, right + 0.5), 2.7),
    rug(room, tall ? -1.9 : -2.7, 2.6, tall ? 1.4 : 1.5, 5.2),
    ...[bedX - 0.62, bedX + width + 0.12].map(
      (x) => chest(room, x, 5.4, 0.5, 0.5, 0.45) + tableLamp(room, x + 0.25, 5.6, 0.5),
    ),
    bed(room, bedX, 3.75, width, 2.15, palette.second),
    bench(room, bedX + 0.2, width - 0.4),
    tall ? '' : foliagePot(stage, camera, 3.35, 5.4, 1.1),
    tall ? '' : sofa(room, 2.3, 4.5, 0.8, palette.second),
    tall ? '' : low.drawn + cup(stage, room, low.x, low.y, low.unit),
  ].join('')
}

function bench({ stage: { palette }, camera, tint }: Room, x: number, width: number): string {
  const leather = {
    front: tint(palette.accent.mid, 0.06),
    side: tint(palette.accent.dark),
    top: tint(palette.accent.lit),
  }
  const wood = { front: tint(palette.roof.dark), side: tint(palette.roof.dark), top: tint(palette.roof.mid) }
  const legs = [x + 0.06, x + width - 0.14].map((at) => box(camera, [at, 0, 3.1], [0.08, 0.3, 0.4], wood))
  const shade = fill(camera.flat(corners(x - 0.15, 3, x + width, 3.5), 0.014), palette.shadow, 0.3)
  return shade + legs.join('') + box(camera, [x, 0.3, 3.08], [width, 0.12, 0.46], leather)
}

type OnWall = (x: number, y: number) => Point

function panelled({ stage: { palette }, tint, camera }: Room, on: OnWall, from: number, to: number): string {
  const field = fill(camera.face(facing(DEPTH - 0.01, from, 0, to, 1.45)), tint(palette.second.dark, 0.04))
  const seams = range(9, (i) => {
    const [x, y] = on(from + ((i + 0.5) * (to - from)) / 9, 1.45)
    return rect(x - 1, y, 2, on(0, 0)[1] - y, mix(palette.second.dark, palette.ink, 0.45))
  })
  const [x0, y0] = on(from, 1.5)
  return field + seams.join('') + rect(x0, y0, on(to, 0)[0] - x0, 6, mix(palette.lampHot, palette.lampDeep, 0.4))
}

// Three woven plates over the bed.
function hangings(stage: Stage, { tint }: Room, on: OnWall, middle: number): string {
  const { palette } = stage
  return (
    [
      [-0.72, 1.98, 0.26],
      [0, 2.08, 0.36],
      [0.74, 1.96, 0.24],
    ] as const
  )
    .map(([dx, y, r], i) => {
      const [x, cy] = on(middle + dx, y)
      const reach = r * 137
      const tones = [
        palette.sand.mid,
        i === 1 ? palette.accent.mid : palette.second.mid,
        palette.sand.lit,
        palette.roof.mid,
      ]
      return (
        glow(stage, x, cy, reach * 1.7, palette.lampHot, 0.2) +
        tones.map((colour, k) => disc(x, cy, reach * (1 - k * 0.24), tint(colour))).join('')
      )
    })
    .join('')
}

function rail({ palette }: Stage, { tint, camera }: Room, on: OnWall, left: number, right: number): string {
  const y = camera.at(0, 1, 7.3)[1]
  const foot = on(0, 0.02)[1]
  const [x0, x1] = [on(left, 0)[0], on(right, 0)[0]]
  const bars = range(Math.round((x1 - x0) / 15), (i) =>
    rect(x0 + i * 15 + 5, y, 3, foot - y - 12, tint(palette.wall.lit, 0.1)),
  )
  return (
    rect(x0, foot - 16, x1 - x0, 16, tint(palette.wall.mid)) +
    bars.join('') +
    rect(x0, y - 5, x1 - x0, 7, tint(palette.roof.dark))
  )
}

const cup = ({ palette }: Stage, { tint }: Room, x: number, y: number, g: number) =>
  disc(x, y - 2, g * 0.1, tint(palette.white), 1, g * 0.03) +
  fill(
    path`M${x - g * 0.06} ${y - g * 0.12}h${g * 0.12}q0 ${g * 0.11} ${-g * 0.06} ${g * 0.11}t${-g * 0.06} ${-g * 0.11}Z`,
    tint(palette.accent.lit),
  ) +
  stroke(path`M${x} ${y - g * 0.16}q-6 -12 0 -22t0 -20`, palette.white, 2.5, 0.5)
