import type { Camera } from '../drawing/camera.ts'
import { nth, range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { disc, fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { frond } from '../plants/palm.ts'

export const foliagePot = (
  stage: Stage,
  camera: Camera,
  x: number,
  z: number,
  tall: number,
  pot = stage.palette.roof,
) => {
  const [px, py] = camera.at(x, 0, z)
  const g = camera.scale(x, z)
  const leaves = range(9, (i) => {
    const a = ((200 + i * 17.5) * Math.PI) / 180
    return path`<g transform="translate(${px} ${py - g * 0.5})">${fill(frond(stage.random, a, g * tall * (0.75 + 0.25 * Math.abs(Math.sin(a))), 0.35, 18), nth([stage.palette.leaf.dark, stage.palette.leaf.mid, stage.palette.leaf.lit], i % 3))}</g>`
  }).join('')
  return (
    disc(px, py, g * 0.34, stage.palette.shadow, 0.3, g * 0.09) +
    leaves +
    fill(path`M${px - g * 0.24} ${py - g * 0.55}h${g * 0.48}l${-g * 0.08} ${g * 0.55}h${-g * 0.32}Z`, pot.mid) +
    fill(path`M${px - g * 0.24} ${py - g * 0.55}h${g * 0.22}l0 ${g * 0.55}h${-g * 0.14}Z`, pot.dark)
  )
}
