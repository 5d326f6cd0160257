import { box, type Camera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { clipped } from '../drawing/effects.ts'
import { range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { corners, facing, level, sidelong } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { slattedCeiling } from '../interior/ceiling.ts'
import { foliagePot } from '../interior/foliage-pot.ts'
import { chest, type Room, roundTable, rug, sofa, tableLamp } from '../interior/furniture.ts'
import { shell } from '../interior/shell.ts'
import { curtain, windowWall } from '../interior/window-wall.ts'
import { bush } from '../plants/bush.ts'
import { lounger } from '../props/lounger.ts'
import { type Tint, tintOf } from '../table/table.ts'

const DEPTH = 7.4
const HEIGHT = 3.1

/** The living room of a suite: glass from wall to wall and the suite's own pool before the sea. */
export function suite(stage: Stage): string {
  const { palette, tall } = stage
  const horizon = 400
  const tint = tintOf(stage, 0.28)
  const half = tall ? 2.5 : 4.6
  const colours = {
    floor: tint(mix(palette.sand.lit, palette.wall.lit, 0.5)),
    ceiling: tint(palette.white, 0.05),
    left: tint(mix(palette.wall.lit, palette.second.lit, 0.14), 0.05),
    right: tint(mix(palette.wall.mid, palette.sand.mid, 0.25), 0.1),
    back: tint(palette.wall.lit, 0.06),
  }
  const { camera, quad, walls, on } = shell(stage, { half, height: HEIGHT, depth: DEPTH, horizon, focal: 840, colours })
  const room: Room = { stage, camera, tint }
  const wide = half - 0.45
  const slabs = range(6, (i) => quad(level(0.002, -half, 0.8 + i * 1.3, half, 0.82 + i * 1.3), tint(palette.wall.dark)))
  const cove = quad(facing(DEPTH - 0.02, -half, HEIGHT - 0.16, half, HEIGHT), mix(colours.back, palette.lampHot, 0.6))
  const place = { left: -wide, right: wide, foot: 0.02, top: 2.72, panes: tall ? 2 : 4, horizon }
  const low = roundTable(room, tall ? -0.1 : 0.35, 3.9, 0.62, 0.36)
  return [
    walls,
    slattedCeiling(room, half, DEPTH, HEIGHT),
    ...slabs,
    cove,
    windowWall(stage, tint, on, place, outside(stage, camera, tint, wide)),
    curtain(stage, tint, on, -half + 0.02, -wide + 0.12, 2.94),
    curtain(stage, tint, on, wide - 0.12, half - 0.02, 2.94),
    palette.night ? '' : sunlight(stage, camera, wide),
    slats(stage, room, half),
    tall ? '' : picture(room, half),
    rug(room, tall ? -1.7 : -1.9, 2.7, tall ? 1.7 : 2.6, 5.4),
    foliagePot(stage, camera, tall ? 1.9 : 3.7, 6.4, 1.5),
    sofa(room, tall ? -1.3 : -1.4, 5.3, tall ? 2.4 : 3.3, palette.second),
    low.drawn,
    fruit(stage, tint, low.x, low.y, low.unit),
    tall ? '' : sideSofa(room),
    chest(room, -half + 0.05, 2.3, 0.6, 0.62, 2.1),
    tableLamp(room, -half + 0.34, 4, 0.62, 1.1),
    bush(stage, ...camera.at(-half + 0.36, 0.9, 2.8), camera.scale(0, 2.8) * 0.55, camera.scale(0, 2.8) * 0.42, {
      flower: palette.accent,
    }),
    vase(stage, tint, camera, -half + 0.36, 2.8),
  ].join('')
}

// Deck, pool and rail, cut to the window.
function outside(stage: Stage, camera: Camera, tint: Tint, wide: number): string {
  const { palette } = stage
  const [x0, y0] = camera.at(-wide, 2.72, DEPTH)
  const [x1, y1] = camera.at(wide, 0.02, DEPTH)
  const [near, far] = [DEPTH + 0.7, DEPTH + 2.7]
  const left = -wide * 0.72
  const right = wide * 0.3
  const ripples = range(9, (i) => {
    const [x, y] = camera.at(left + 0.3 + ((i * 0.37) % 1) * (right - left - 1), 0, near + 0.2 + (i / 9) * 1.6)
    return fill(path`M${x} ${y}q26 -5 52 0q-26 4 -52 0Z`, palette.white, 0.65)
  })
  const posts = range(8, (i) =>
    fill(camera.face(facing(DEPTH + 3.3, -6 + i * 1.7, 0, -5.94 + i * 1.7, 1)), tint(palette.white)),
  )
  return clipped(
    stage,
    path`M${x0} ${y0}H${x1}V${y1}H${x0}Z`,
    [
      fill(camera.flat(corners(-12, DEPTH - 0.5, 12, DEPTH + 3.3)), tint(mix(palette.roof.mid, palette.sand.lit, 0.6))),
      fill(camera.face(facing(DEPTH + 3.3, -12, 0, 12, 0.98)), mix(palette.white, palette.sky[2], 0.3), 0.3),
      ...posts,
      fill(camera.face(facing(DEPTH + 3.3, -12, 0.98, 12, 1.05)), tint(palette.white)),
      fill(camera.flat(corners(left - 0.25, near - 0.2, right + 0.25, far + 0.2)), tint(palette.wall.lit)),
      fill(camera.flat(corners(left, near, right, far)), mix(palette.sea.lit, palette.white, 0.2)),
      fill(camera.flat(corners(left, far - 0.5, right, far)), palette.sea.mid, 0.6),
      ...ripples,
      lounger(stage, camera, wide * 0.62, DEPTH + 0.9),
      lounger(stage, camera, wide * 0.9, DEPTH + 0.9),
    ].join(''),
  )
}

const sunlight = ({ palette }: Stage, camera: Camera, wide: number) =>
  range(3, (i) => {
    const [from, to] = [-wide + 0.2 + i * wide * 0.62, -wide + wide * 0.54 + i * wide * 0.62]
    const beam = camera.flat(
      [
        [from, DEPTH - 0.1],
        [to, DEPTH - 0.1],
        [to - 1.5, 3.4],
        [from - 1.5, 3.4],
      ],
      0.006,
    )
    return fill(beam, mix(palette.light, palette.white, 0.4), 0.4)
  }).join('')

// Upright slats on the right wall hide the bedroom and let its light through.
function slats({ palette }: Stage, { camera, tint }: Room, half: number): string {
  const lit = fill(camera.face(sidelong(half - 0.01, 0, 3.2, 2.7, 6.2)), mix(palette.lampHot, palette.wall.lit, 0.45))
  const wood = tint(palette.roof.mid, 0.12)
  return (
    lit +
    range(14, (i) => fill(camera.face(sidelong(half - 0.02, 0, 3.2 + i * 0.215, 2.72, 3.31 + i * 0.215)), wood)).join(
      '',
    )
  )
}

function picture({ stage: { palette }, camera, tint }: Room, half: number): string {
  const panel = (y0: number, z0: number, y1: number, z1: number, colour: string) =>
    fill(camera.face(sidelong(-half + 0.01, y0, z0, y1, z1)), tint(colour))
  return (
    panel(1.25, 4.5, 2.45, 6.5, palette.roof.dark) +
    panel(1.3, 4.56, 2.4, 6.44, palette.sand.lit) +
    panel(1.3, 4.56, 1.68, 6.44, palette.accent.mid) +
    panel(1.68, 4.56, 1.9, 6.44, palette.second.mid) +
    panel(2, 5.6, 2.24, 5.95, palette.accent.lit)
  )
}

// A second sofa at the right, seen from its side.
function sideSofa({ stage: { palette }, camera, tint }: Room): string {
  const tones = {
    front: tint(palette.wall.mid, 0.08),
    side: tint(palette.wall.dark, 0.02),
    top: tint(palette.wall.lit),
  }
  const back = { front: tint(palette.wall.mid, 0.12), side: tint(palette.wall.mid, 0.06), top: tint(palette.wall.lit) }
  const cushionOf = (z: number, colour: string) =>
    box(camera, [3.05, 0.46, z], [0.16, 0.36, 0.62], {
      front: tint(colour, 0.2),
      side: tint(colour),
      top: tint(colour),
    })
  return (
    fill(camera.flat(corners(2, 2.9, 3.7, 5), 0.008), palette.shadow, 0.34) +
    box(camera, [3.2, 0.1, 2.95], [0.24, 0.74, 1.95], back) +
    box(camera, [2.3, 0.12, 3], [0.92, 0.32, 1.85], tones) +
    cushionOf(4.05, palette.accent.mid) +
    cushionOf(3.2, palette.second.mid) +
    box(camera, [2.3, 0.1, 2.84], [1.14, 0.5, 0.16], tones)
  )
}

function fruit({ palette }: Stage, tint: Tint, x: number, y: number, g: number): string {
  return (
    disc(x, y - 2, g * 0.26, tint(mix(palette.second.mid, palette.shadow, 0.1)), 1, g * 0.07) +
    ['#e6a43a', '#c9423a', '#8fae3f', '#e6a43a']
      .map((colour, i) => disc(x - g * 0.12 + i * g * 0.08, y - g * (0.06 + (i % 2) * 0.05), g * 0.065, tint(colour)))
      .join('') +
    rect(x + g * 0.3, y - g * 0.03, g * 0.22, g * 0.04, tint(palette.accent.mid)) +
    stroke(path`M${x + g * 0.3} ${y - g * 0.05}h${g * 0.2}`, tint(palette.white), 3)
  )
}

function vase({ palette }: Stage, tint: Tint, camera: Camera, x: number, z: number): string {
  const [vx, vy] = camera.at(x, 0.62, z)
  const g = camera.scale(x, z)
  return fill(
    path`M${vx - g * 0.07} ${vy}q${-g * 0.08} ${-g * 0.16} ${g * 0.02} ${-g * 0.3}h${g * 0.1}q${g * 0.1} ${g * 0.14} ${g * 0.02} ${g * 0.3}Z`,
    tint(palette.sea.mid),
  )
}
