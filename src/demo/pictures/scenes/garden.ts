import { house } from '../buildings/house.ts'
import { box, type Camera, placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { gradient, spray } from '../drawing/effects.ts'
import { nth, range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { arc, corners, facing, type Point, sampled } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { mountains } from '../landscape/mountains.ts'
import { sky } from '../landscape/sky.ts'
import { blades } from '../plants/blades.ts'
import { bush } from '../plants/bush.ts'
import { cypress } from '../plants/conifers.ts'
import { tree } from '../plants/tree.ts'
import { groundShade } from '../props/parasol.ts'

const HORIZON = 350

/** The garden: a path between beds of flowers, through an arch of blossom to a fountain and the house. */
export function garden(stage: Stage): string {
  const { palette, random, width: w, height: h, tall } = stage
  const camera = placeCamera(stage, { horizon: HORIZON, eye: 2.3, focal: 880 })
  const far = (x: number, y: number): Point => [w * x, y]
  const lawn = gradient(
    stage,
    [0, HORIZON],
    [0, h],
    [
      [0, palette.leaf.mid],
      [0.2, palette.leaf.lit],
      [1, palette.leaf.mid],
    ],
  )
  const meadow = polygon(corners(-5, HORIZON, w + 5, h + 10))
  const start = tall ? -17 : -34
  return [
    sky(stage, { horizon: HORIZON, x: w * 0.76, clouds: 4, sun: stage.hour !== 'noon' }),
    mountains(
      stage,
      [far(0.16, 230), far(0.44, 150), far(0.68, 240), far(0.94, 190)],
      HORIZON + 10,
      mix(palette.leaf.dark, palette.haze, 0.58),
      { haze: 0.6 },
    ),
    fill(meadow, lawn),
    ...range(15, (i) => tree(stage, w * (i / 14), HORIZON + 12, random.between(90, 160))),
    house(stage, camera, { x: start, z: 62, length: tall ? 36 : 58, depth: 16, front: 'lit', side: 'mid' }),
    ...range(16, (i) =>
      bush(stage, w * (i / 15), HORIZON + 42, 130, 48, { flower: i % 3 === 1 ? palette.accent : undefined }),
    ),
    spray(stage, meadow, palette.leaf.dark, [0, h + 60], [0, HORIZON + 90], 0.6),
    walk(stage, camera),
    ...standing(stage, camera),
    bush(stage, -10, h + 60, 380 * stage.scale, 260, { flower: palette.accent }),
    blades(stage, w * 0.16, h + 40, 200 * stage.scale, { count: 15 }),
    bush(stage, w * 0.98, h + 70, 460 * stage.scale, 290, { flower: palette.second }),
  ].join('')
}

// Sand between two kerbs; it swings out around the fountain and on to the house.
function walk(stage: Stage, camera: Camera): string {
  const { palette } = stage
  const outline = (grow: number) =>
    camera.flat(
      sampled([
        [-1.7 - grow, 3],
        [-1.4 - grow, 9],
        [-1.5 - grow, 16],
        [-4.6 - grow, 23],
        [-4.4 - grow, 29],
        [-1.6 - grow, 35],
        [-1.5 - grow, 56],
        [1.5 + grow, 56],
        [1.6 + grow, 35],
        [4.4 + grow, 29],
        [4.6 + grow, 23],
        [1.5 + grow, 16],
        [1.4 + grow, 9],
        [1.7 + grow, 3],
      ]),
    )
  const sand = outline(0)
  return (
    fill(outline(0.28), palette.wall.lit) +
    fill(sand, palette.sand.lit) +
    spray(stage, sand, palette.sand.dark, [0, stage.height + 60], [0, HORIZON + 40], 0.6)
  )
}

/** Everything that stands up, far things first. */
function standing(stage: Stage, camera: Camera): string[] {
  const { palette, random, tall } = stage
  const things: { z: number; draw: () => string }[] = []
  const add = (z: number, draw: () => string) => things.push({ z, draw })
  const bed = (x: number, z: number, wide: number, high: number, flower: typeof palette.accent) =>
    add(z, () => {
      const [px, py] = camera.at(x, 0, z)
      const g = camera.scale(x, z)
      return (
        groundShade(stage, camera, x - stage.sunSide * 0.5, z, wide * 0.5, 0.5, 0.28) +
        bush(stage, px, py, g * wide, g * high, { flower })
      )
    })
  for (const way of [-1, 1])
    for (let i = 0; i < 8; i++) {
      const z = 5.6 + i * 2.2
      const flowers = [palette.accent, palette.second, palette.roof, palette.accent]
      bed(way * (2.7 + (i % 2) * 0.3), z, 1.9, 0.8 + (i % 3) * 0.16, nth(flowers, i % 4))
      if (!tall || i > 2)
        bed(way * (4.9 + (i % 3) * 0.5), z + 0.8, 2.3, 1.1 + random() * 0.3, nth(flowers, (i + 2) % 4))
    }
  for (const [x, z] of [
    [-6.4, 30],
    [6.4, 30],
    [-5, 40],
    [5, 40],
    [-7.5, 21],
    [7.5, 21],
  ] as const)
    add(z, () => {
      const [px, py] = camera.at(x, 0, z)
      return (
        groundShade(stage, camera, x - 1.4, z, 1.8, 0.5) +
        cypress(stage, px, py, camera.scale(x, z) * random.between(5, 6.4))
      )
    })
  for (const [x, z] of tall
    ? [[-9, 26] as const]
    : ([
        [-13, 24],
        [13.5, 26],
        [-17, 33],
        [18, 35],
      ] as const))
    add(z, () => {
      const [px, py] = camera.at(x, 0, z)
      return (
        groundShade(stage, camera, x - 2, z, 2.6, 0.9) + tree(stage, px, py, camera.scale(x, z) * random.between(8, 10))
      )
    })
  add(26, () => fountain(stage, camera))
  add(15, () => arbour(stage, camera))
  if (!tall) add(10.4, () => bench(stage, camera, 3.7, 9))
  return things.sort((a, b) => b.z - a.z).map(({ draw }) => draw())
}

function fountain(stage: Stage, camera: Camera): string {
  const { palette } = stage
  const round = (r: number, y: number) => camera.face(arc(0, 26, r, r, 0, TAU, 40).map(([x, z]) => [x, y, z] as const))
  const [x, y] = camera.at(0, 0.5, 26)
  const g = camera.scale(0, 26)
  const jets = [-1.2, -0.6, 0, 0.6, 1.2].map((k) =>
    stroke(
      path`M${x} ${y - g * 1.5}Q${x + k * g * 0.5} ${y - g * (2.6 - Math.abs(k) * 0.5)} ${x + k * g * 0.9} ${y - g * 0.1}`,
      palette.white,
      2.6,
      0.85,
    ),
  )
  return (
    groundShade(stage, camera, -0.8, 25.8, 3.2, 1.8) +
    fill(round(2.5, 0), palette.wall.dark) +
    rect(x - g * 2.5, y, g * 5, g * 0.5, palette.wall.mid) +
    fill(round(2.5, 0.5), palette.wall.lit) +
    fill(round(2.15, 0.48), palette.sea.lit) +
    rect(x - g * 0.14, y - g * 1.4, g * 0.28, g * 1.4, palette.wall.mid) +
    disc(x, y - g * 1.4, g * 0.8, palette.wall.dark, 1, g * 0.14) +
    disc(x, y - g * 1.46, g * 0.8, palette.wall.lit, 1, g * 0.12) +
    jets.join('')
  )
}

// An arch over the path that bougainvillea has grown over.
function arbour(stage: Stage, camera: Camera): string {
  const { palette } = stage
  const z = 15
  const wood = { front: mix(palette.wall.lit, palette.white, 0.4), side: palette.wall.mid, top: palette.wall.lit }
  const posts = [-2.15, 1.95].map(
    (x) => box(camera, [x, 0, z + 1], [0.2, 3, 0.2], wood) + box(camera, [x, 0, z], [0.2, 3, 0.2], wood),
  )
  const g = camera.scale(0, z)
  const blossom = range(9, (i) => {
    const a = Math.PI - (i / 8) * Math.PI
    const [px, py] = camera.at(Math.cos(a) * 2.15, 2.55 + Math.sin(a) * 1.25, z)
    return bush(stage, px, py + g * 0.42, g * 1.25, g * 0.85, { flower: palette.accent, hanging: true })
  })
  const climbing = [-2.1, 2.1].flatMap((x) =>
    [0.5, 1.3, 2.1].map((y) => {
      const [px, py] = camera.at(x, y, z)
      return bush(stage, px, py + g * 0.4, g * 0.75, g * 0.8, { flower: palette.accent, hanging: true })
    }),
  )
  const beam = fill(camera.face(facing(z, -2.3, 2.9, 2.3, 3.05)), wood.front)
  return (
    groundShade(stage, camera, -0.8, z, 3, 0.6, 0.25) + posts.join('') + beam + climbing.join('') + blossom.join('')
  )
}

function bench(stage: Stage, camera: Camera, x: number, z: number): string {
  const { palette } = stage
  const wood = { front: mix(palette.roof.mid, palette.ink, 0.1), side: palette.roof.dark, top: palette.roof.lit }
  const legs = [0.1, 1.5].map((dx) => box(camera, [x + dx, 0, z], [0.1, 0.42, 0.5], wood))
  const back = range(3, (i) => box(camera, [x, 0.56 + i * 0.17, z + 0.5], [1.7, 0.11, 0.05], wood))
  return (
    groundShade(stage, camera, x + 0.5, z + 0.2, 1.2, 0.4) +
    legs.join('') +
    back.join('') +
    box(camera, [x, 0.4, z], [1.7, 0.07, 0.52], wood)
  )
}
