import { box } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { clipped } from '../drawing/effects.ts'
import { lerp, nth, range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { arc, corners, level, sidelong } from '../drawing/points.ts'
import { disc, fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { slattedCeiling } from '../interior/ceiling.ts'
import { bed, chest, type Room, tableLamp } from '../interior/furniture.ts'
import { shell } from '../interior/shell.ts'
import { curtain, windowWall } from '../interior/window-wall.ts'
import { tintOf } from '../table/table.ts'

const DEPTH = 6.2

/** A room for a family: the parents' bed by the window, bunks along the wall, a tent to play in. */
export function familyRoom(stage: Stage): string {
  const { palette, tall } = stage
  const horizon = 400
  const tint = tintOf(stage, 0.28)
  const half = tall ? 2.3 : 3.8
  const colours = {
    floor: tint(mix(palette.roof.mid, palette.sand.lit, 0.62)),
    ceiling: tint(palette.white, 0.04),
    left: tint(mix(palette.wall.lit, palette.accent.lit, 0.12), 0.04),
    right: tint(mix(palette.wall.mid, palette.sea.lit, 0.2), 0.08),
    back: tint(mix(palette.sea.lit, palette.wall.lit, 0.55), 0.04),
  }
  const { camera, quad, walls, on } = shell(stage, { half, height: 2.8, depth: DEPTH, horizon, focal: 830, colours })
  const room: Room = { stage, camera, tint }
  const boards = range(26, (i) => {
    const x = -half + (i * half * 2) / 26
    return quad(level(0, x, 0.6, x + 0.02, DEPTH), mix(colours.floor, palette.ink, 0.16))
  })
  const [left, right] = tall ? [-0.3, 0.95] : [0.1, 2.1]
  const bedX = tall ? -2.15 : -2.75
  return [
    walls,
    slattedCeiling(room, half, DEPTH, 2.8),
    ...boards,
    hills(stage, room, on(-half, 0), on(half, 0)[0]),
    windowWall(stage, tint, on, { left, right, foot: 0.02, top: 2.3, panes: 2, horizon }),
    curtain(stage, tint, on, left - 0.45, left, 2.5),
    curtain(stage, tint, on, right, right + 0.4, 2.5),
    garland(stage, on(-half, 2.62), on(half, 2.62)),
    chest(room, bedX - 0.56, 5.5, 0.5, 0.5, 0.5),
    tableLamp(room, bedX - 0.3, 5.75, 0.5),
    headboard(room, bedX, tall ? 1.5 : 1.9),
    bed(room, bedX, 3.9, tall ? 1.5 : 1.9, 2.1, palette.accent),
    roundRug(room, tall ? 0.5 : 0.75),
    tall ? '' : tent(room, -0.05, 5.1),
    bunks(room, half),
    toys(room, tall ? 0.35 : 0.7),
  ].join('')
}

// Painted hills along the foot of the back wall.
function hills({ palette }: Stage, { tint }: Room, [x0, y]: readonly [number, number], x1: number): string {
  const wave = (tall: number, shift: number, colour: string) => {
    const crest = range(25, (i): [number, number] => [
      lerp(x0, x1, i / 24),
      y - tall * (1.2 + Math.sin(i * 0.62 + shift) * 0.5),
    ])
    return fill(polygon([...crest, [x1, y], [x0, y]]), tint(colour, 0.02), 0.75)
  }
  return (
    wave(76, 0.4, mix(palette.leaf.lit, palette.white, 0.5)) + wave(44, 2.2, mix(palette.leaf.mid, palette.white, 0.35))
  )
}

function garland({ palette }: Stage, from: readonly [number, number], to: readonly [number, number]): string {
  const sag = 46
  const at = (t: number) => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + Math.sin(t * Math.PI) * sag] as const
  const flags = range(15, (i) => {
    const [x, y] = at((i + 0.5) / 15)
    const colour = nth([palette.accent.lit, palette.second.lit, palette.white, palette.leaf.lit], i % 4)
    return fill(
      polygon([
        [x - 15, y],
        [x + 15, y],
        [x, y + 32],
      ]),
      colour,
    )
  })
  const middle = [(from[0] + to[0]) / 2, from[1] + sag * 2]
  return (
    stroke(path`M${from[0]} ${from[1]}Q${nth(middle, 0)} ${nth(middle, 1)} ${to[0]} ${to[1]}`, palette.ink, 2) +
    flags.join('')
  )
}

function headboard({ stage: { palette }, camera, tint }: Room, x: number, width: number): string {
  const panel = [
    [x - 0.1, 0, 6.1],
    ...arc(x + width / 2, 1, width / 2 + 0.1, 0.42, Math.PI, 0, 20).map(([a, b]) => [a, b, 6.1]),
    [x + width + 0.1, 0, 6.1],
  ] as [number, number, number][]
  return fill(camera.face(panel), tint(palette.second.mid))
}

function roundRug({ stage: { palette }, camera, tint }: Room, x: number): string {
  return [
    [1.15, palette.accent.mid],
    [0.98, palette.white],
    [0.72, palette.accent.mid],
    [0.52, palette.white],
  ]
    .map(([r, colour], i) =>
      fill(camera.flat(arc(x, 3.7, Number(r), Number(r) * 0.9, 0, TAU, 40), 0.01 + i * 0.001), tint(String(colour))),
    )
    .join('')
}

function tent({ stage: { palette }, camera, tint }: Room, x: number, z: number): string {
  const at = (dx: number, y: number, dz = 0) => camera.at(x + dx, y, z + dz)
  const pole = (dx: number) =>
    stroke(
      path`M${at(dx, 0)[0]} ${at(dx, 0)[1]}L${at(-dx * 0.2, 1.72)[0]} ${at(-dx * 0.2, 1.72)[1]}`,
      tint(palette.roof.dark),
      6,
    )
  const stripes = range(6, (i) => {
    const [a, b] = [-0.62 + i * 0.207, -0.62 + (i + 1) * 0.207]
    return fill(polygon([at(0, 1.5), at(a, 0), at(b, 0)]), tint(i % 2 ? palette.white : palette.second.lit))
  })
  return (
    fill(camera.flat(corners(x - 0.8, z - 0.3, x + 0.7, z + 0.3), 0.006), palette.shadow, 0.3) +
    pole(0.66) +
    pole(-0.66) +
    stripes.join('') +
    fill(polygon([at(0, 1.06), at(-0.26, 0), at(0.26, 0)]), tint(mix(palette.second.dark, palette.ink, 0.4))) +
    fill(polygon([at(0, 1.06), at(-0.26, 0), at(-0.1, 0)]), tint(palette.white))
  )
}

// Two beds over one another along the right wall, a ladder at the near end.
function bunks({ stage, camera, tint }: Room, half: number): string {
  const { palette } = stage
  const wood = {
    front: tint(palette.roof.mid, 0.12),
    side: tint(mix(palette.roof.lit, palette.sand.lit, 0.3)),
    top: tint(palette.roof.lit),
  }
  const [x, z, width, length] = [half - 1, 3.8, 0.98, 2.1]
  const mattress = (y: number, cover: string) => {
    const tones = {
      front: tint(palette.white, 0.1),
      side: tint(mix(palette.white, palette.shadow, 0.12)),
      top: tint(palette.white),
    }
    const spread = { front: tint(cover, 0.12), side: tint(cover), top: tint(mix(cover, palette.white, 0.15)) }
    return (
      box(camera, [x, y, z], [width, 0.22, length], tones) +
      box(camera, [x - 0.02, y, z - 0.01], [width, 0.24, length * 0.62], spread)
    )
  }
  const post = (px: number, pz: number) => box(camera, [px, 0, pz], [0.08, 1.95, 0.08], wood)
  const back = fill(
    camera.face(sidelong(half - 0.01, 0.3, z, 1.9, z + length)),
    tint(mix(palette.sea.mid, palette.wall.mid, 0.5), 0.1),
  )
  const rail = (y: number) => box(camera, [x - 0.05, y, z], [0.05, 0.1, length], wood)
  const rungs = range(6, (i) => box(camera, [x + 0.3, 0.24 + i * 0.28, z - 0.1], [0.4, 0.05, 0.05], wood))
  return [
    fill(camera.flat(corners(x - 0.5, z - 0.1, x + width, z + length), 0.006), palette.shadow, 0.32),
    back,
    post(x, z + length),
    box(camera, [x, 0.14, z], [width, 0.18, length], wood),
    mattress(0.32, palette.accent.lit),
    box(camera, [x, 1.12, z], [width, 0.14, length], wood),
    mattress(1.26, palette.second.lit),
    rail(1.62),
    rail(1.42),
    post(x, z),
    post(x + width - 0.08, z),
    box(camera, [x + 0.26, 0, z - 0.1], [0.05, 1.9, 0.06], wood),
    box(camera, [x + 0.69, 0, z - 0.1], [0.05, 1.9, 0.06], wood),
    ...rungs,
  ].join('')
}

function toys({ stage, camera, tint }: Room, x: number): string {
  const { palette } = stage
  const block = (dx: number, y: number, z: number, colour: string) =>
    box(camera, [x + dx, y, z], [0.24, 0.24, 0.24], {
      front: tint(colour),
      side: tint(colour, 0.2),
      top: tint(mix(colour, palette.white, 0.4)),
    })
  const [bx, by] = camera.at(x - 0.75, 0.22, 3.3)
  const r = camera.scale(x, 3.3) * 0.22
  const ball = polygon(arc(bx, by, r, r, 0, TAU, 30))
  const panels = [-1, 0, 1].map((i) =>
    fill(
      path`M${bx + i * r * 0.66 - r * 0.2} ${by - r}q${r * 0.5} ${r} 0 ${r * 2}h${r * 0.4}q${r * 0.5} ${-r} 0 ${-r * 2}Z`,
      tint(i ? palette.second.lit : palette.accent.lit),
    ),
  )
  return [
    disc(bx - r * 0.3, by + r, r, palette.shadow, 0.3, r * 0.25),
    disc(bx, by, r, tint(palette.white)),
    clipped(stage, ball, panels.join('')),
    block(0.2, 0, 3.5, palette.accent.mid),
    block(0.48, 0, 3.42, palette.second.mid),
    block(0.33, 0.24, 3.46, palette.leaf.lit),
  ].join('')
}
