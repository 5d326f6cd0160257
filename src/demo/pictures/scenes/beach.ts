import { house } from '../buildings/house.ts'
import type { Camera } from '../drawing/camera.ts'
import { box, placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { spray } from '../drawing/effects.ts'
import { clamp, lerp, nth, range } from '../drawing/numbers.ts'
import { line, path } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { disc, fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { foreground } from '../landscape/foreground.ts'
import { gulet } from '../landscape/gulet.ts'
import { vista } from '../landscape/vista.ts'
import { tree } from '../plants/tree.ts'
import { figure } from '../props/figure.ts'
import { lounger } from '../props/lounger.ts'
import { groundShade, parasol } from '../props/parasol.ts'

export function beach(stage: Stage) {
  const { width: w } = stage
  const horizon = 330
  const out = [vista(stage, { horizon, sunX: w * 0.7, boat: false })]
  const camera = placeCamera(stage, { horizon, eye: 4.2, focal: 950 })
  out.push(
    shore(stage, camera, horizon),
    pier(stage, camera, horizon),
    behindTheSand(stage, camera),
    parasols(stage, camera),
  )
  return out.join('')
}

// Sea to the right, sand to the left of a shore that runs away from us.
function shore(stage: Stage, camera: Camera, horizon: number): string {
  const { height: h, palette } = stage
  const edge = (offset: number) =>
    range(26, (i) => {
      const z = 4 + (i / 25) ** 2.4 * 330
      return camera.at(
        lerp(2.4, 24, clamp(z / 150, 0, 1)) +
          Math.sin(z * 0.16) * 0.5 +
          Math.sin(z * 0.05) * 2 +
          offset * (1 + z * 0.012),
        0,
        z,
      )
    })
  const body = (offset: number) =>
    path`${line([...edge(offset)])}L${-60} ${camera.at(0, 0, 334)[1]}L-60 ${h + 60}L${nth(edge(offset), 0)[0]} ${h + 60}Z`
  return [
    fill(body(3), mix(palette.sea.lit, palette.sand.lit, 0.3), 0.6),
    fill(body(1.3), palette.white, 0.92),
    fill(body(1), mix(palette.sea.lit, palette.sand.lit, 0.4)),
    fill(body(0.45), palette.white, 0.85),
    fill(body(0.28), mix(palette.sand.mid, palette.sea.mid, 0.2)),
    fill(body(-0.12), palette.sand.lit),
    spray(stage, body(-0.12), palette.sand.dark, [0, h + 100], [0, horizon + 80], 0.75),
  ].join('')
}

// The pier.
function pier(stage: Stage, camera: Camera, horizon: number): string {
  const { palette, width: w } = stage
  const deck = mix(palette.roof.mid, palette.sand.mid, 0.5)
  const [px, pz0, pz1] = [18, 42, 92]
  return [
    ...range(11, (i) => {
      const z = pz1 - i * 5
      return [0, 3.4]
        .map((dx) =>
          stroke(
            line([camera.at(px + dx, -0.4, z), camera.at(px + dx, 1.3, z)]),
            mix(palette.roof.dark, palette.ink, 0.4),
            Math.max(2, camera.scale(px, z) * 0.22),
          ),
        )
        .join('')
    }),
    box(camera, [px, 1.2, pz0], [3.4, 0.3, pz1 - pz0], {
      front: mix(deck, palette.shadow, 0.45),
      side: mix(deck, palette.shadow, 0.35),
      top: deck,
    }),
    box(camera, [px - 2, 1.2, pz1 - 2], [7.4, 0.3, 8], {
      front: mix(deck, palette.shadow, 0.45),
      side: mix(deck, palette.shadow, 0.35),
      top: deck,
    }),
    parasol(stage, camera, px + 0.4, pz1 + 3, { radius: 2, height: 4.2 }),
    parasol(stage, camera, px + 4.2, pz1 + 2, { radius: 2, height: 4.2 }),
    gulet(stage, w * 0.83, horizon + 34, 116 * stage.scale + 20),
  ].join('')
}

// Trees and the hotel stand behind the sand.
function behindTheSand(stage: Stage, camera: Camera): string {
  const { random } = stage
  return [
    house(stage, camera, {
      x: stage.tall ? -58 : -122,
      z: 150,
      length: 64,
      depth: 18,
      front: 'mid',
      side: 'lit',
      detail: 0.5,
    }),
    ...range(9, (i) => {
      const z = 120 - i * 9
      const [x, y] = camera.at(-40 + (i % 3) * 6 - (stage.tall ? -18 : 0), 0, z)
      return tree(stage, x, y, camera.scale(0, z) * random.between(8, 11), { lean: random.between(-0.08, 0.12) })
    }),
  ].join('')
}

// Rows of parasols and loungers, far ones first.
function parasols(stage: Stage, camera: Camera): string {
  const { random, palette, width: w } = stage
  const places: Point[] = []
  const out: string[] = []
  for (let row = 7; row >= 0; row--)
    for (const column of [-4, -3, -2, -1, 0])
      places.push([-2.6 + column * 5 + (stage.tall ? 3 : 0), 9.5 + row * 7 + (row ? random.between(-0.3, 0.3) : 0)])
  for (const [x, z] of places) {
    out.push(
      groundShade(stage, camera, x - stage.sunSide * 1.5, z + 0.2, 2.1, 1.1),
      lounger(stage, camera, x - 1.15, z - 0.6),
      lounger(stage, camera, x + 1.15, z - 0.6, { towel: random.chance(0.6) }),
      parasol(stage, camera, x, z + 0.6, { radius: 1.9, height: 2.7 }),
    )
  }
  if (!stage.tall) {
    // a towel, a hat and a book left on the sand
    const mat = (u: number, v: number): Point => [1.9 + u * 0.95 + v * 0.25, 7.7 + v * 1.9]
    out.push(
      fill(camera.flat([mat(-0.1, -0.02), mat(0.9, -0.02), mat(0.9, 0.98), mat(-0.1, 0.98)]), palette.shadow, 0.3),
      ...range(7, (i) =>
        fill(
          camera.flat([mat(i / 7, 0), mat((i + 1) / 7, 0), mat((i + 1) / 7, 1), mat(i / 7, 1)], 0.02),
          i % 2 ? palette.white : palette.second.lit,
        ),
      ),
    )
    const [hx, hy] = camera.at(2.75, 0.05, 9.1)
    out.push(
      disc(hx, hy, 34, mix(palette.sand.mid, palette.lampDeep, 0.4), 1, 12),
      fill(path`M${hx - 17} ${hy - 3}q2 -24 17 -24t17 24q-17 7 -34 0Z`, mix(palette.sand.lit, palette.lampDeep, 0.4)),
      fill(path`M${hx - 17} ${hy - 3}q17 7 34 0l-1 -6q-16 6 -32 0Z`, palette.accent.mid),
    )
  }
  out.push(
    ...(
      [
        [0.598, 50],
        [0.622, 46],
      ] as const
    ).map(([x, tall]) => {
      const fx = w * (stage.tall ? x + 0.04 : x)
      return (
        fill(
          path`M${fx - 5} 446q${-stage.sunSide * 40} 16 ${-stage.sunSide * 62} 30l12 0q40 -18 54 -30Z`,
          palette.shadow,
          0.3,
        ) + figure(fx, 446, tall, mix(palette.ink, palette.accent.dark, 0.2))
      )
    }),
    stage.tall ? '' : foreground(stage, { side: -1, flowers: false }),
  )
  return out.join('')
}
