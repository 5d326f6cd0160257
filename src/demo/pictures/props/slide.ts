import type { Camera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { nth } from '../drawing/numbers.ts'
import { line, smooth } from '../drawing/paths.ts'
import type { Point, Point3 } from '../drawing/points.ts'
import { fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Material } from '../light/palette.ts'

/** A place in the picture and the width of the ribbon there. */
type RibbonPoint = readonly [x: number, y: number, width: number]

/** A ribbon of varying width, moved sideways by `shift` widths. */
function ribbon(points: readonly RibbonPoint[], share: number, shift = 0) {
  const edge = (way: number) =>
    points.map(([x, y, width], i): Point => {
      const [ax, ay] = nth(points, Math.max(0, i - 1))
      const [bx, by] = nth(points, Math.min(points.length - 1, i + 1))
      const run = Math.hypot(bx - ax, by - ay) || 1
      const reach = width * way * share * 0.5
      return [x - ((by - ay) / run) * reach, y + ((bx - ax) / run) * reach + shift * width]
    })
  return `${smooth(edge(1), false)}L${smooth(edge(-1).reverse(), false).slice(1)}Z`
}

/** Cut where the run turns toward or from the viewer, so that the coils of a slide pass behind each other. */
function cutAtTurns(points: readonly Point3[]): Point3[][] {
  let run = [nth(points, 0)]
  const runs = [run]
  for (let i = 1; i < points.length; i++) {
    const [before, here, next] = [nth(points, i - 1), nth(points, i), points[i + 1]]
    run.push(here)
    if (!next || run.length <= 2 || Math.abs(next[2] - here[2]) <= 1e-6) continue
    if (Math.sign(next[2] - here[2]) === Math.sign(here[2] - before[2])) continue
    run = [before, here]
    runs.push(run)
  }
  return runs
}

/** A water slide: a trough swept along points in space, as parts to be sorted by their distance. */
export function slideParts(stage: Stage, camera: Camera, points: readonly Point3[], colour: Material, width = 1.3) {
  const { palette } = stage
  return cutAtTurns(points).map((run) => {
    const flat = run.map(([x, y, z]): RibbonPoint => [...camera.at(x, y, z), camera.scale(x, z) * width])
    const posts = run
      .filter(([, y], i) => i % 9 === 4 && y > 1.6)
      .map(([x, y, z]) =>
        stroke(
          line([camera.at(x, y, z), camera.at(x, 0, z)]),
          mix(palette.white, palette.shadow, 0.25),
          camera.scale(x, z) * 0.2,
        ),
      )
    return {
      z: run.reduce((sum, point) => sum + point[2], 0) / run.length,
      draw:
        posts.join('') +
        fill(ribbon(flat, 1), colour.dark) +
        fill(ribbon(flat, 0.9, -0.05), colour.mid) +
        fill(ribbon(flat, 0.7, -0.12), colour.lit) +
        fill(ribbon(flat, 0.46, -0.1), mix(colour.dark, palette.sea.mid, 0.35)) +
        fill(ribbon(flat, 0.34, -0.06), mix(palette.sea.lit, palette.white, 0.45)) +
        fill(ribbon(flat, 0.07, -0.1), palette.white, 0.8),
    }
  })
}
