import { box, type Camera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { glow } from '../drawing/effects.ts'
import { range, TAU } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { arc, corners, level, type Point } from '../drawing/points.ts'
import { disc, fill, rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Material } from '../light/palette.ts'
import type { Tint } from '../table/table.ts'
import { cushion } from './cushion.ts'

/** What furniture is drawn with: its room's stage, camera and dimness. */
export interface Room {
  stage: Stage
  camera: Camera
  tint: Tint
}

const woodOf = ({ stage: { palette }, tint }: Room) => ({
  front: tint(palette.roof.mid, 0.25),
  side: tint(palette.roof.mid, 0.1),
  top: tint(mix(palette.roof.lit, palette.sand.lit, 0.3)),
})

/** A chest or cabinet of the room's wood. */
export const chest = (room: Room, x: number, z: number, width: number, height: number, depth: number) =>
  box(room.camera, [x, 0, z], [width, height, depth], woodOf(room))

/** A lamp with a shade, standing at height `base`. */
export function tableLamp({ stage, camera, tint }: Room, x: number, z: number, base: number, k = 1): string {
  const { palette } = stage
  const [lx, ly] = camera.at(x, base, z)
  const g = camera.scale(x, z) * k
  const shade = path`M${lx - g * 0.12} ${ly - g * 0.64}h${g * 0.24}l${g * 0.1} ${g * 0.34}h${-g * 0.44}Z`
  const dim = path`M${lx - g * 0.12} ${ly - g * 0.64}h${g * 0.08}l${-g * 0.02} ${g * 0.34}h${-g * 0.16}Z`
  return (
    glow(stage, lx, ly - g * 0.5, g * (0.9 + palette.lamps), palette.lamp, 0.25 + palette.lamps * 0.5) +
    rect(lx - g * 0.02, ly - g * 0.32, g * 0.04, g * 0.32, tint(palette.roof.dark)) +
    disc(lx, ly, g * 0.1, tint(palette.roof.dark), 1, g * 0.03) +
    fill(shade, mix(palette.lampHot, palette.lamp, 0.3)) +
    fill(dim, palette.lampDeep, 0.45)
  )
}

/** A woven rug with two lines along its edge. */
export function rug({ stage, camera, tint }: Room, x0: number, z0: number, x1: number, z1: number): string {
  const { palette } = stage
  const band = (inset: number, colour: string, y: number) =>
    fill(camera.flat(corners(x0 + inset, z0 + inset, x1 - inset, z1 - inset), y), tint(colour))
  const pale = mix(palette.wall.lit, palette.sand.lit, 0.35)
  return (
    band(0, palette.second.mid, 0.01) +
    band(0.1, pale, 0.011) +
    band(0.22, palette.second.mid, 0.012) +
    band(0.28, pale, 0.013)
  )
}

/** A bed whose foot looks at the viewer, its head at the far end, with two pillows and a throw. */
export function bed(room: Room, x: number, z: number, width: number, length: number, cover: Material): string {
  const { stage, camera, tint } = room
  const { palette } = stage
  const linen = {
    front: tint(mix(palette.white, palette.shadow, 0.2)),
    side: tint(mix(palette.white, palette.shadow, 0.26)),
    top: tint(palette.white),
  }
  const top = 0.62
  const far = z + length
  const pillow = (from: number, to: number, back: number, colour: string, shade: string, tall = 0.46) =>
    cushion(
      [
        camera.at(from, top + tall, far - back),
        camera.at(to, top + tall, far - back),
        camera.at(to, top, far - back - 0.28),
        camera.at(from, top, far - back - 0.28),
      ],
      colour,
      shade,
      0.1,
    )
  const [near, end] = [z + length * 0.06, z + length * 0.36]
  const half = width / 2
  const stripe = (a: number, b: number, colour: string) =>
    fill(camera.face(level(top + 0.01, x - 0.02, a, x + width + 0.02, b)), colour)
  return [
    fill(camera.flat(corners(x - 0.25, z - 0.16, x + width + 0.1, far), 0.005), palette.shadow, 0.34),
    box(camera, [x, 0.06, z], [width, 0.22, length], woodOf(room)),
    box(camera, [x - 0.02, 0.28, z - 0.02], [width + 0.04, top - 0.28, length], linen),
    pillow(x + 0.06, x + half - 0.03, 0.05, linen.top, linen.front),
    pillow(x + half + 0.03, x + width - 0.06, 0.05, linen.top, linen.front),
    pillow(x + half - 0.42, x + half + 0.42, 0.34, tint(cover.lit), tint(cover.dark), 0.34),
    stripe(near, end, tint(cover.lit)),
    stripe(near + 0.1, near + 0.17, tint(palette.second.mid)),
    stripe(near + 0.24, near + 0.31, tint(palette.second.mid)),
  ].join('')
}

/** A sofa along the picture. */
export function sofa({ stage, camera, tint }: Room, x: number, z: number, width: number, cloth: Material): string {
  const tones = { front: tint(cloth.mid), side: tint(cloth.dark), top: tint(cloth.lit) }
  const deep = { front: tint(cloth.mid, 0.06), side: tint(cloth.dark, 0.06), top: tint(cloth.lit) }
  const shade = fill(camera.flat(corners(x - 0.2, z - 0.15, x + width + 0.2, z + 1), 0.008), stage.palette.shadow, 0.34)
  const back = box(camera, [x, 0.1, z + 0.72], [width, 0.74, 0.22], deep)
  const seat = box(camera, [x, 0.12, z], [width, 0.32, 0.9], tones)
  const arms = [x - 0.18, x + width].map((at) => box(camera, [at, 0.1, z], [0.18, 0.52, 0.92], tones)).join('')
  const count = Math.max(2, Math.round(width / 0.75))
  const pillows = range(count, (i) => {
    const [from, to] = [x + ((i + 0.08) * width) / count, x + ((i + 0.92) * width) / count]
    const corner = [
      camera.at(from, 0.86, z + 0.66),
      camera.at(to, 0.86, z + 0.66),
      camera.at(to, 0.44, z + 0.5),
      camera.at(from, 0.44, z + 0.5),
    ] as const
    const accent = i % 2 ? stage.palette.accent : stage.palette.wall
    return cushion(corner, tint(accent.lit), tint(accent.dark))
  })
  return shade + back + seat + pillows.join('') + arms
}

/** A round table; gives its drawing and where things stand on it. */
export function roundTable({ stage, camera, tint }: Room, x: number, z: number, r: number, height: number) {
  const { palette } = stage
  const [tx, ty] = camera.at(x, height, z)
  const foot: Point = camera.at(x, 0, z)
  const g = camera.scale(x, z)
  const ring = (dy: number) => arc(x, z, r, r, 0, TAU, 32).map(([a, b]) => [a, height + dy, b] as const)
  const drawn =
    disc(foot[0], foot[1], g * r * 0.9, palette.shadow, 0.34, g * r * 0.24) +
    rect(tx - g * 0.03, ty, g * 0.06, foot[1] - ty, tint(palette.roof.dark)) +
    fill(camera.face(ring(-0.05)), tint(palette.roof.dark)) +
    fill(camera.face(ring(0)), tint(palette.wall.lit))
  return { drawn, x: tx, y: ty, unit: g }
}
