import { box, type Camera, placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { gradient } from '../drawing/effects.ts'
import { range } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { corners, facing, level } from '../drawing/points.ts'
import { fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { isNarrow } from '../drawing/stage.ts'
import { cushion } from '../interior/cushion.ts'
import { foliagePot } from '../interior/foliage-pot.ts'
import { roundTable } from '../interior/furniture.ts'
import { vista } from '../landscape/vista.ts'
import { bush } from '../plants/bush.ts'
import { glass } from '../props/glass.ts'
import { lampAt } from '../props/lamps.ts'
import { lounger } from '../props/lounger.ts'
import { tintOf } from '../table/table.ts'

const EDGE = 8.4

/** A terrace whose pool runs out into the sea, with a curtained day bed and two loungers. */
export function terraceWithDaybed(stage: Stage): string {
  const { palette, width: w, height: h, tall } = stage
  const horizon = 380
  const camera = placeCamera(stage, { horizon, eye: 1.9, focal: 860 })
  const tint = tintOf(stage)
  // Metres to the edge of the picture at the distance of the bed.
  const edge = (w / 2) * (3.4 / 860)
  const low = roundTable({ stage, camera, tint }, edge * 0.16, 3.7, 0.36, 0.42)
  const slabs = range(7, (i) =>
    fill(camera.flat(corners(-12, 1.2 + i * 0.75, 12, 1.23 + i * 0.75)), palette.wall.dark, 0.35),
  )
  return [
    vista(stage, { horizon, sunX: w * 0.66, clouds: 4, r: 56 }),
    pool(stage, camera),
    fill(camera.flat(corners(-14, 0.6, 14, 5.9)), mix(palette.wall.lit, palette.sand.lit, 0.5)),
    ...slabs,
    fill(camera.flat(corners(-14, 5.55, 14, 5.9)), palette.wall.lit),
    fill(camera.face(facing(5.9, -14, -0.12, 14, 0)), palette.wall.dark),
    foliagePot(stage, camera, tall ? 2.1 : 4.6, 5.2, 1.5),
    daybed(stage, camera, -edge - 0.85, 3.4),
    lounger(stage, camera, edge - (isNarrow(stage) ? 0.55 : 1.45), 3.2),
    isNarrow(stage) ? '' : lounger(stage, camera, edge - 0.1, 3.2, { towel: false }),
    low.drawn,
    glass(stage, low.x - low.unit * 0.1, low.y, low.unit * 0.36, { lit: '#f6c765', mid: '#ee8f3a' }),
    glass(stage, low.x + low.unit * 0.12, low.y + 6, low.unit * 0.36, { lit: '#cfe8b0', mid: '#6fb08a' }),
    ...range(tall ? 2 : 4, (i) =>
      lampAt(stage, w * (0.56 + i * 0.13), camera.at(0, 0.1, 5.6)[1], 5, 5 + palette.lamps * 6),
    ),
    bush(stage, w * 1.01, h + 70, 420 * stage.scale, 260, { flower: palette.accent }),
    bush(stage, w * 0.98, 130, 460 * stage.scale, 320, { flower: palette.accent, hanging: true }),
    bush(stage, w * 0.84, 40, 340 * stage.scale, 150, { flower: palette.accent, hanging: true }),
  ].join('')
}

// Its far edge is lower than the water, so that pool and sea meet.
function pool(stage: Stage, camera: Camera): string {
  const { palette, random } = stage
  const [top, foot] = [camera.at(0, 0, EDGE)[1], camera.at(0, 0, 5.9)[1]]
  const water = gradient(
    stage,
    [0, top],
    [0, foot],
    [
      [0, mix(palette.sea.lit, palette.sky[2], 0.35)],
      [1, mix(palette.sea.lit, palette.white, 0.12)],
    ],
  )
  const ripples = range(34, () => {
    const t = random()
    const [x, y] = [random() * stage.width, top + 5 + t * (foot - top - 8)]
    const long = 40 + t * 120
    return fill(
      path`M${x} ${y}q${long / 2} ${-2 - t * 4} ${long} 0q${-long / 2} ${2 + t * 2} ${-long} 0Z`,
      palette.white,
      0.2 + random() * 0.3,
    )
  })
  return (
    rect(-5, top, stage.width + 10, foot - top + 20, water) +
    rect(-5, top - 2, stage.width + 10, 4, palette.white, 0.8) +
    ripples.join('')
  )
}

function daybed(stage: Stage, camera: Camera, x: number, z: number): string {
  const { palette } = stage
  const [width, depth, high] = [2.6, 1.9, 2.35]
  const wood = {
    front: mix(palette.roof.mid, palette.ink, 0.15),
    side: mix(palette.roof.mid, palette.light, 0.12),
    top: palette.roof.lit,
  }
  const linen = {
    front: mix(palette.white, palette.shadow, 0.16),
    side: mix(palette.white, palette.shadow, 0.05),
    top: palette.white,
  }
  const post = (px: number, pz: number) => box(camera, [px, 0, pz], [0.1, high, 0.1], wood)
  const drape = (px: number, pz: number, wide: number) => {
    const [a, b, c, d] = [
      camera.at(px, high, pz),
      camera.at(px + wide, high, pz),
      camera.at(px + wide * 0.72, 0.1, pz),
      camera.at(px + wide * 0.1, 0.1, pz),
    ]
    const waist = camera.at(px + wide * 0.36, 1.05, pz)
    const hip = camera.at(px + wide * 0.08, 1.05, pz)
    const cloth = path`M${a[0]} ${a[1]}L${b[0]} ${b[1]}Q${waist[0]} ${waist[1] - 40} ${waist[0]} ${waist[1]}Q${waist[0]} ${waist[1] + 40} ${c[0]} ${c[1]}L${d[0]} ${d[1]}Q${hip[0]} ${hip[1]} ${a[0]} ${a[1]}Z`
    return (
      fill(cloth, mix(palette.white, palette.light, 0.2), 0.92) +
      stroke(path`M${a[0] + 14} ${a[1]}Q${waist[0]} ${waist[1]} ${d[0] + 16} ${d[1]}`, palette.shadow, 2, 0.3) +
      stroke(path`M${hip[0]} ${hip[1]}L${waist[0]} ${waist[1]}`, palette.accent.mid, 6)
    )
  }
  const pillow = (dx: number, colour: { lit: string; dark: string }) => {
    const at = (u: number, y: number, dz: number) => camera.at(x + dx + u, y, z + depth - dz)
    return cushion(
      [at(0, 1.02, 0.12), at(0.72, 1.02, 0.12), at(0.72, 0.56, 0.4), at(0, 0.56, 0.4)],
      colour.lit,
      colour.dark,
    )
  }
  const roof = camera.face(level(high + 0.12, x - 0.12, z - 0.12, x + width + 0.12, z + depth + 0.12))
  const ceiling = camera.face(level(high, x, z, x + width, z + depth))
  const slats = range(9, (i) =>
    fill(camera.face(level(high, x + (i * width) / 9, z, x + (i * width) / 9 + 0.13, z + depth)), wood.front),
  )
  return [
    fill(camera.flat(corners(x - 0.8, z - 0.2, x + width - 0.2, z + depth), 0.006), palette.shadow, 0.3),
    post(x, z + depth),
    post(x + width - 0.1, z + depth),
    drape(x + 0.1, z + depth, 0.9),
    box(camera, [x, 0.1, z], [width, 0.24, depth], wood),
    box(camera, [x + 0.04, 0.34, z + 0.02], [width - 0.08, 0.2, depth - 0.04], linen),
    pillow(0.2, palette.accent),
    pillow(0.94, { lit: palette.white, dark: mix(palette.white, palette.shadow, 0.3) }),
    pillow(1.68, palette.second),
    fill(camera.face(level(0.55, x + 0.04, z + 0.1, x + width - 0.04, z + 0.62)), palette.accent.lit),
    fill(camera.face(facing(z + 0.015, x + 0.04, 0.3, x + width - 0.04, 0.54)), palette.accent.mid, 0.35),
    fill(ceiling, mix(palette.white, palette.shadow, 0.3)),
    ...slats,
    fill(
      polygon([
        camera.at(x - 0.12, high, z - 0.12),
        camera.at(x + width + 0.12, high, z - 0.12),
        camera.at(x + width + 0.12, high + 0.14, z - 0.12),
        camera.at(x - 0.12, high + 0.14, z - 0.12),
      ]),
      wood.front,
    ),
    camera.eye > high ? fill(roof, wood.top) : '',
    post(x, z),
    post(x + width - 0.1, z),
    drape(x + 0.06, z, 0.7),
  ].join('')
}
