import { box, type Camera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { clipped, glow, gradient } from '../drawing/effects.ts'
import { range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { arc, corners, facing, level, sidelong } from '../drawing/points.ts'
import { disc, fill, moved, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { foliagePot } from '../interior/foliage-pot.ts'
import { type Room, roundTable, sofa } from '../interior/furniture.ts'
import { shell } from '../interior/shell.ts'
import { windowView } from '../interior/window-view.ts'
import { MARKS } from '../logos/marks.ts'
import { bush } from '../plants/bush.ts'
import { figure } from '../props/figure.ts'
import { type Tint, tintOf } from '../table/table.ts'

const DEPTH = 13
const HEIGHT = 6

/** The hall of arrival: the desk under the hotel's mark, columns, a ring of lights and the sea to both sides. */
export function lobby(stage: Stage): string {
  const { palette, tall } = stage
  const horizon = 500
  const tint = tintOf(stage, 0.24)
  const half = tall ? 3.2 : 5.6
  const colours = {
    floor: tint(mix(palette.wall.lit, palette.sand.lit, 0.4)),
    ceiling: tint(mix(palette.roof.mid, palette.sand.lit, 0.45), 0.08),
    left: tint(mix(palette.wall.lit, palette.sand.lit, 0.2), 0.06),
    right: tint(mix(palette.wall.mid, palette.sand.mid, 0.2), 0.12),
    back: tint(palette.wall.lit, 0.05),
  }
  const { camera, quad, walls, on } = shell(stage, {
    half,
    height: HEIGHT,
    depth: DEPTH,
    horizon,
    eye: 1.65,
    focal: 900,
    colours,
  })
  const room: Room = { stage, camera, tint }
  const coffers = range(6, (i) =>
    quad(
      level(HEIGHT - 0.01, -half, 1.6 + i * 2, half, 1.9 + i * 2),
      tint(mix(palette.roof.dark, palette.ink, 0.2), 0.05),
    ),
  )
  const view = tall ? [] : [-1, 1].map((way) => archedView(stage, tint, camera, way * (half - 1.35), horizon))
  const near = tall ? -1.9 : -3.9
  const low = roundTable(room, tall ? 0.2 : 2.3, 5, 0.5, 0.42)
  return [
    walls,
    ...coffers,
    pavement(room, half),
    ...view,
    desk(room, on, tall ? 2.3 : 2.5),
    ...[10.6, 7.8, 5].map((z) => columns(room, half - (tall ? 0.7 : 1), z)),
    chandelier(stage, ...camera.at(0, 4.6, 7.4), camera.scale(0, 7.4)),
    guests(stage, camera),
    foliagePot(stage, camera, tall ? 2.2 : 4.2, 8.6, 1.9),
    foliagePot(stage, camera, tall ? -2.2 : -4.2, 8.6, 1.9),
    tall ? '' : sofa(room, 2.9, 5.2, 1.9, palette.accent),
    low.drawn,
    bush(stage, low.x, low.y - low.unit * 0.16, low.unit * 0.4, low.unit * 0.34, { flower: palette.accent }),
    fill(
      path`M${low.x - low.unit * 0.08} ${low.y}l${-low.unit * 0.03} ${-low.unit * 0.18}h${low.unit * 0.22}l${-low.unit * 0.03} ${low.unit * 0.18}Z`,
      tint(palette.sea.mid),
    ),
    sofa(room, near, tall ? 4.6 : 4.8, tall ? 1.5 : 2.1, palette.second),
    luggage(room, tall ? 1.1 : 0.75, 4.1),
  ].join('')
}

// A star of two stones in the middle of a floor of large slabs, with the light of the windows on it.
function pavement({ stage: { palette }, camera, tint }: Room, half: number): string {
  const dark = tint(mix(palette.second.mid, palette.sand.mid, 0.55))
  const slabs = range(12, (z) =>
    range(Math.ceil(half), (i) =>
      (i + z) % 2
        ? [-1, 1]
            .map((way) => fill(camera.flat(corners(way * i, z + 1, way * Math.min(half, i + 1), z + 2)), dark, 0.25))
            .join('')
        : '',
    ).join(''),
  )
  const star = (r: number, inner: number, colour: string) =>
    fill(
      camera.flat(
        range(16, (i): [number, number] => {
          const [reach, a] = [i % 2 ? inner : r, (i / 16) * TAU]
          return [Math.cos(a) * reach, 7 + Math.sin(a) * reach]
        }),
        0.004,
      ),
      tint(colour),
    )
  const ring = (r: number, colour: string) => fill(camera.flat(arc(0, 7, r, r, 0, TAU, 48), 0.003), tint(colour))
  const beams = [-1, 1].map((way) =>
    fill(
      camera.flat(
        [
          [way * 2.7, 12.8],
          [way * 4.9, 12.8],
          [way * 3.4, 6],
          [way * 1.2, 6],
        ],
        0.005,
      ),
      palette.light,
      palette.night ? 0.12 : 0.3,
    ),
  )
  return (
    slabs.join('') +
    ring(2.3, palette.second.mid) +
    ring(2.15, palette.wall.lit) +
    star(2.1, 1.25, palette.accent.mid) +
    star(1.5, 0.9, palette.wall.lit) +
    ring(0.5, palette.second.mid) +
    beams.join('')
  )
}

function archedView(stage: Stage, tint: Tint, camera: Camera, x: number, horizon: number): string {
  const at = (u: number, v: number) => camera.at(x + u, v, DEPTH)
  const r = 1.05
  const shape = (grow: number) =>
    polygon([
      at(-r - grow, 0),
      ...arc(0, 3.5, r + grow, r + grow, Math.PI, 0, 30).map(([u, v]) => at(u, v)),
      at(r + grow, 0),
    ])
  const [x0, y0] = at(-r, 4.6)
  const [x1, y1] = at(r, 0)
  const bars = [-0.35, 0.35].map((u) => rect(at(u, 0)[0] - 2, y0, 4, y1 - y0, tint(stage.palette.roof.dark)))
  return (
    fill(shape(0.2), tint(stage.palette.wall.mid, 0.06)) +
    clipped(stage, shape(0), windowView(stage, [x0, y0, x1 - x0, y1 - y0], horizon, { r: 120 }) + bars.join(''))
  )
}

function desk(
  { stage, camera, tint }: Room,
  on: (x: number, y: number) => readonly [number, number],
  half: number,
): string {
  const { palette, hotel } = stage
  const [x0, y0] = on(-half, 5.2)
  const [x1, y1] = on(half, 0)
  const panel = mix(palette.second.dark, palette.ink, 0.1)
  const [mx, my] = on(0, 3.35)
  const unit = camera.scale(0, DEPTH)
  const brass = tint(mix(palette.lampDeep, palette.lampHot, 0.35))
  const ribs = range(17, (i) =>
    rect(x0 + ((i + 0.5) * (x1 - x0)) / 17 - 1, y0, 2, y1 - y0, tint(mix(panel, palette.ink, 0.4))),
  )
  const z = 11.6
  const top = tint(palette.white)
  const front = gradient(
    stage,
    [0, camera.at(0, 1, z)[1]],
    [0, camera.at(0, 0, z)[1]],
    [
      [0, tint(palette.accent.mid)],
      [1, mix(palette.accent.dark, palette.ink, 0.2)],
    ],
  )
  const counter = half * 0.82
  return [
    rect(x0 - 8, y0 - 8, x1 - x0 + 16, y1 - y0 + 8, mix(palette.lampHot, palette.wall.lit, 0.4)),
    rect(x0, y0, x1 - x0, y1 - y0, tint(panel)),
    ...ribs,
    glow(stage, mx, my, unit * 2, palette.lamp, 0.4),
    moved(mx, my, MARKS[hotel.mark](brass, tint(mix(palette.lampDeep, palette.accent.lit, 0.35))), unit / 130),
    ...[-0.72, 0.72].map((u) =>
      figure(...camera.at(u, 0, 12.3), unit * 1.75, mix(palette.ink, palette.second.dark, 0.35)),
    ),
    fill(camera.flat(corners(-counter - 0.3, z - 0.5, counter + 0.3, z + 0.3), 0.006), palette.shadow, 0.35),
    box(camera, [-counter, 0, z], [counter * 2, 1.06, 0.6], { front, side: front, top }),
    box(camera, [-counter - 0.12, 1.06, z - 0.12], [counter * 2 + 0.24, 0.09, 0.84], { front: top, side: top, top }),
    fill(camera.face(facing(z - 0.01, -counter, 0, counter, 0.07)), palette.lampHot, 0.8),
    ...[-counter * 0.8, counter * 0.8].map((u) => lampOn(stage, camera, u, z)),
  ].join('')
}

function lampOn(stage: Stage, camera: Camera, x: number, z: number): string {
  const [lx, ly] = camera.at(x, 1.15, z)
  const g = camera.scale(x, z)
  return (
    glow(stage, lx, ly - g * 0.4, g, stage.palette.lamp, 0.5) +
    rect(lx - 2, ly - g * 0.4, 4, g * 0.4, stage.palette.ink) +
    fill(
      path`M${lx - g * 0.12} ${ly - g * 0.62}h${g * 0.24}l${g * 0.08} ${g * 0.28}h${-g * 0.4}Z`,
      stage.palette.lampHot,
    )
  )
}

function columns({ stage: { palette }, camera, tint }: Room, x: number, z: number): string {
  const stone = { front: tint(palette.wall.mid, 0.04), side: tint(palette.wall.lit), top: tint(palette.wall.lit) }
  const foot = { front: tint(palette.second.dark), side: tint(palette.second.mid), top: tint(palette.second.lit) }
  return [-1, 1]
    .map((way) => {
      const at = way < 0 ? -x - 0.25 : x - 0.25
      return (
        fill(camera.flat(corners(at - 0.6, z - 0.15, at + 0.5, z + 0.5), 0.005), palette.shadow, 0.22) +
        box(camera, [at, 0, z], [0.5, HEIGHT, 0.5], stone) +
        box(camera, [at - 0.08, 0, z - 0.08], [0.66, 0.32, 0.66], foot) +
        box(camera, [at - 0.08, 4.5, z - 0.08], [0.66, 0.24, 0.66], foot) +
        fill(camera.face(sidelong(way < 0 ? at + 0.5 : at, 4.3, z, 4.5, z + 0.5)), palette.lampHot, 0.6)
      )
    })
    .join('')
}

// Three rings of lamps hung from one point.
function chandelier(stage: Stage, x: number, y: number, g: number): string {
  const { palette } = stage
  const brass = mix(palette.lampDeep, palette.ink, 0.25)
  const ring = (r: number, dy: number, count: number) => {
    const cy = y + dy * g
    const hoop = `<ellipse cx="${x.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(r * g).toFixed(1)}" ry="${(r * g * 0.26).toFixed(1)}" fill="none" stroke="${brass}" stroke-width="${(g * 0.04).toFixed(1)}"/>`
    const ropes = range(4, (i) =>
      stroke(
        path`M${x} ${y - g * 1.3}L${x + Math.cos(i * 1.57 + 0.4) * r * g} ${cy + Math.sin(i * 1.57 + 0.4) * r * g * 0.26}`,
        brass,
        1.6,
        0.8,
      ),
    )
    const bulbs = range(count, (i) => {
      const a = (i / count) * TAU
      return disc(
        x + Math.cos(a) * r * g,
        cy + Math.sin(a) * r * g * 0.26 - g * 0.06,
        g * 0.065,
        palette.lampHot,
        1,
        g * 0.09,
      )
    })
    return ropes.join('') + hoop + bulbs.join('')
  }
  return (
    glow(stage, x, y, g * 2.6, palette.lamp, 0.35 + palette.lamps * 0.3) +
    stroke(path`M${x} ${y - g * 3}V${y - g * 1.3}`, brass, 4) +
    ring(0.55, -0.55, 8) +
    ring(0.95, -0.15, 12) +
    ring(1.4, 0.3, 18)
  )
}

function guests(stage: Stage, camera: Camera): string {
  const { palette } = stage
  return (
    [
      [-1.25, 10.2, 1.74],
      [-0.8, 10.3, 1.62],
    ] as const
  )
    .map(([x, z, tall]) => {
      const [px, py] = camera.at(x, 0, z)
      const g = camera.scale(x, z)
      return (
        disc(px - g * 0.2, py, g * 0.3, palette.shadow, 0.35, g * 0.06) +
        figure(px, py, g * tall, mix(palette.ink, palette.accent.dark, 0.3))
      )
    })
    .join('')
}

function luggage({ stage: { palette }, camera, tint }: Room, x: number, z: number): string {
  const trunk = (dx: number, y: number, width: number, height: number, colour: string) =>
    box(camera, [x + dx, y, z], [width, height, 0.36], {
      front: tint(colour),
      side: tint(colour, 0.2),
      top: tint(mix(colour, palette.white, 0.25)),
    }) +
    [0.2, 0.72]
      .map((t) =>
        fill(
          camera.face(facing(z - 0.005, x + dx + width * t, y, x + dx + width * (t + 0.08), y + height)),
          tint(palette.roof.dark),
        ),
      )
      .join('')
  const [hx, hy] = camera.at(x + 0.66, 0.52, z)
  const g = camera.scale(x, z)
  return (
    fill(camera.flat(corners(x - 0.25, z - 0.1, x + 0.9, z + 0.4), 0.006), palette.shadow, 0.35) +
    stroke(path`M${hx - g * 0.08} ${hy}v${-g * 0.2}h${g * 0.16}v${g * 0.2}`, tint(palette.ink), g * 0.025) +
    trunk(0.5, 0, 0.34, 0.52, palette.second.mid) +
    trunk(-0.12, 0, 0.56, 0.3, palette.roof.mid) +
    trunk(-0.04, 0.3, 0.42, 0.2, palette.accent.mid)
  )
}
