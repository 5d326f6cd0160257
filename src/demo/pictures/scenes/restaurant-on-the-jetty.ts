import { type Camera, placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { lerp, range } from '../drawing/numbers.ts'
import { line, path } from '../drawing/paths.ts'
import { corners, facing } from '../drawing/points.ts'
import { fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { diningTable } from '../interior/dining-table.ts'
import { vista } from '../landscape/vista.ts'
import { bush } from '../plants/bush.ts'
import { glass } from '../props/glass.ts'
import { lampAt, lantern } from '../props/lamps.ts'
import { greens, lemon } from '../table/food.ts'
import { candle, cutlery, napkin } from '../table/setting.ts'
import { cloth, plate, tableAt, tintOf } from '../table/table.ts'

const END = 19

/** Tables on a jetty over the sea in the evening, lamps on wires above them. */
export function restaurantOnTheJetty(stage: Stage): string {
  const { palette, width: w, tall } = stage
  const horizon = 350
  const camera = placeCamera(stage, { horizon, eye: 2.1, focal: 900 })
  const tint = tintOf(stage)
  const half = tall ? 3.1 : 4.6
  const room = { stage, camera, tint }
  const wood = tint(mix(palette.roof.mid, palette.sand.mid, 0.55))
  const boards = range(44, (i) => {
    const z = 1.2 + i * ((END - 1.2) / 44)
    return fill(camera.flat(corners(-half, z, half, z + 0.06)), mix(wood, palette.ink, 0.35), 0.55)
  })
  const places = tall
    ? ([
        [-1.4, 15],
        [1.5, 12.6],
        [-1.5, 10],
        [1.4, 7.4],
      ] as const)
    : ([
        [-2.9, 16],
        [0.2, 16.4],
        [3, 15.6],
        [-3, 11.6],
        [0, 12],
        [3.1, 11.4],
        [-3.1, 8],
        [3.1, 7.8],
      ] as const)
  return [
    vista(stage, { horizon, sunX: w * 0.5, clouds: 4, r: 60 }),
    piles(stage, camera, half),
    fill(camera.flat(corners(-half, 0.7, half, END)), wood),
    ...boards,
    fill(camera.face(facing(END, -half, -0.5, half, 0)), mix(wood, palette.ink, 0.4)),
    railing(stage, camera, half),
    ...places.map(([x, z]) => diningTable(room, x, z, 0.62)),
    wires(stage, camera, half),
    ...[-1, 1].map((way) => planter(stage, camera, way * (half - 0.5), 5.6)),
    front(stage),
  ].join('')
}

function piles({ palette }: Stage, camera: Camera, half: number): string {
  const wood = mix(palette.roof.dark, palette.ink, 0.45)
  return range(9, (i) => {
    const z = END - i * 1.9
    return [-half, half]
      .map((x) =>
        stroke(line([camera.at(x, 0, z), camera.at(x, -1.1, z)]), wood, Math.max(3, camera.scale(x, z) * 0.16)),
      )
      .join('')
  }).join('')
}

// White posts with a rope between them.
function railing({ palette }: Stage, camera: Camera, half: number): string {
  const posts = range(9, (i) => END - i * 1.9)
  const side = (x: number) =>
    posts
      .map((z, i) => {
        const top = camera.at(x, 1, z)
        const next = camera.at(x, 1, z - 1.9)
        const rope =
          i < posts.length - 1
            ? path`M${top[0]} ${top[1]}Q${lerp(top[0], next[0], 0.5)} ${lerp(top[1], next[1], 0.5) + camera.scale(x, z) * 0.28} ${next[0]} ${next[1]}`
            : ''
        return (
          stroke(line([camera.at(x, 0, z), top]), palette.wall.lit, Math.max(2.5, camera.scale(x, z) * 0.09)) +
          (rope && stroke(rope, palette.sand.lit, Math.max(1.5, camera.scale(x, z) * 0.04)))
        )
      })
      .join('')
  const back = range(11, (i) =>
    stroke(
      line([camera.at(-half + (i * half) / 5, 0, END), camera.at(-half + (i * half) / 5, 1, END)]),
      palette.wall.lit,
      3,
    ),
  )
  return (
    back.join('') +
    stroke(line([camera.at(-half, 1, END), camera.at(half, 1, END)]), palette.wall.lit, 4) +
    side(-half) +
    side(half)
  )
}

function wires(stage: Stage, camera: Camera, half: number): string {
  const { palette } = stage
  const wood = mix(palette.roof.dark, palette.ink, 0.4)
  return range(4, (i) => {
    const z = END - 1 - i * 4.2
    const [a, b] = [camera.at(-half, 3.6, z), camera.at(half, 3.6, z)]
    const sag = camera.scale(0, z) * 0.5
    const poles = [-half, half].map((x) =>
      stroke(line([camera.at(x, 0, z), camera.at(x, 3.7, z)]), wood, Math.max(3, camera.scale(x, z) * 0.1)),
    )
    const lamps = range(7, (k) => {
      const t = (k + 0.5) / 7
      const [x, y] = [lerp(a[0], b[0], t), a[1] + Math.sin(t * Math.PI) * sag]
      return k === 3
        ? lantern(stage, x, y + sag * 0.9, camera.scale(0, z) * 0.24, sag * 0.7, { reach: 3.4 })
        : lampAt(stage, x, y + 6, Math.max(3, camera.scale(0, z) * 0.05), 6)
    })
    return (
      poles.join('') +
      stroke(path`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${a[1] + sag * 2} ${b[0]} ${b[1]}`, palette.ink, 2) +
      lamps.join('')
    )
  }).join('')
}

function planter(stage: Stage, camera: Camera, x: number, z: number): string {
  const { palette } = stage
  const [px, py] = camera.at(x, 0, z)
  const g = camera.scale(x, z)
  const pot = path`M${px - g * 0.36} ${py - g * 0.6}h${g * 0.72}l${-g * 0.1} ${g * 0.6}h${-g * 0.52}Z`
  return (
    bush(stage, px, py - g * 0.5, g * 1.15, g * 0.95, { flower: palette.accent }) +
    fill(pot, palette.second.mid) +
    fill(path`M${px - g * 0.36} ${py - g * 0.6}h${g * 0.28}v${g * 0.6}h${-g * 0.18}Z`, palette.second.dark)
  )
}

/** The edge of our own table at the foot of the picture. */
function front(stage: Stage): string {
  const { palette, width: w, height: h, tall } = stage
  const table = tableAt(stage, { x: w * 0.5, y: h + 56, size: 470 * (tall ? 0.66 : 1) })
  const { tint, spot } = table
  return [
    cloth(table, palette.second.lit),
    glass(stage, ...spot(-0.3, -0.9), 170, { lit: tint('#f3dc8c'), mid: tint('#e9c766') }),
    glass(stage, ...spot(0.36, -0.92), 176, { lit: tint('#a8324a'), mid: tint('#7e1f38') }),
    candle(table, 0.04, -0.98),
    plate(table, -0.72, -0.46, 0.4),
    greens(table, -0.72, -0.5, 0.24, 40, '#d8453a'),
    plate(table, 0.74, -0.46, 0.4, mix(palette.accent.lit, palette.white, 0.4)),
    lemon(table, 0.66, -0.5, 28),
    greens(table, 0.86, -0.44, 0.12, 14),
    cutlery(table, -0.22, -0.36),
    cutlery(table, 0.24, -0.36),
    napkin(table, 0.02, -0.3),
  ].join('')
}
