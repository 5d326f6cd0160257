import { house } from '../buildings/house.ts'
import { placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { lerp, range } from '../drawing/numbers.ts'
import { polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { gulet } from '../landscape/gulet.ts'
import { land } from '../landscape/land.ts'
import { mountains } from '../landscape/mountains.ts'
import { rock } from '../landscape/rock.ts'
import { sea } from '../landscape/sea.ts'
import { sky } from '../landscape/sky.ts'
import { bush } from '../plants/bush.ts'
import { pine } from '../plants/conifers.ts'

export function pineMountain(stage: Stage) {
  const { palette, width: w } = stage
  const horizon = 590
  const out = [sky(stage, { horizon, x: w * 0.74, y: 236, r: 60, clouds: 5 })]
  const purple = mix(mix(palette.shadow, palette.sky[0], 0.45), palette.haze, 0.4)
  out.push(
    mountains(
      stage,
      [
        [w * 0.5, 400],
        [w * 0.68, 330],
        [w * 0.86, 390],
        [w * 1.02, 300],
      ],
      horizon + 4,
      mix(purple, palette.haze, 0.3),
      { haze: 0.7 },
    ),
    mountains(
      stage,
      [
        [-20, 330],
        [w * 0.12, 250],
        [w * 0.32, stage.tall ? 130 : 88],
        [w * 0.48, 270],
        [w * 0.62, 410],
      ],
      horizon + 4,
      purple,
      { haze: 0.6, contrast: 0.42 },
    ),
    snowAndShore(stage, horizon),
  )
  return out.join('')
}

// Snow lies on the lit flank under the top.
function snowAndShore(stage: Stage, horizon: number): string {
  const { width: w, palette, random, height: h } = stage
  const [tx, ty] = [w * 0.32, stage.tall ? 130 : 88]
  const out: string[] = []
  out.push(
    fill(
      polygon([
        [tx, ty],
        [tx + 34, ty + 40],
        [tx + 52, ty + 96],
        [tx + 34, ty + 78],
        [tx + 26, ty + 120],
        [tx + 10, ty + 74],
        [tx + 2, ty + 104],
        [tx - 6, ty + 40],
      ]),
      mix(palette.white, palette.light, 0.2),
    ),
    fill(
      polygon([
        [tx, ty],
        [tx - 6, ty + 40],
        [tx - 18, ty + 74],
        [tx - 22, ty + 40],
        [tx - 36, ty + 52],
      ]),
      mix(palette.white, palette.shadow, 0.45),
    ),
    sea(stage, { horizon, x: w * 0.74 }),
  )
  const slope = (y: number, tall: number, haze: number, count: number, from: number, to: number, size: number) => {
    const crest = range(8, (i): Point => {
      const t = i / 7
      return [lerp(from, to, t) * w, y - tall * Math.cos((t * Math.PI) / 2) ** 1.2 + random.between(-8, 8)]
    })
    const colour = mix(palette.leaf.dark, palette.haze, haze)
    return (
      range(count, (i) => {
        const t = (i + random() * 0.7) / count
        const x = lerp(from, to, t) * w
        const cy = y - tall * Math.cos((t * Math.PI) / 2) ** 1.2
        return pine(
          stage,
          x,
          cy + size * 0.2,
          size * random.between(0.7, 1.15),
          haze > 0.2 ? { flat: mix(colour, palette.shadow, 0.1 * (i % 2)) } : {},
        )
      }).join('') + land(stage, [...crest, [to * w + 30, y + 14]], y + 30, colour, { haze: haze * 0.8, shade: 0.2 })
    )
  }
  out.push(slope(horizon + 8, 190, 0.42, 34, -0.03, 0.5, 62), slope(horizon + 34, 120, 0.24, 24, -0.03, 0.42, 100))
  const sand = `M-20 ${horizon + 60}Q${w * 0.2} ${horizon + 30} ${w * 0.41} ${horizon + 36}Q${w * 0.47} ${horizon + 44} ${w * 0.36} ${horizon + 62}Q${w * 0.2} ${horizon + 84} -20 ${horizon + 130}Z`
  out.push(stroke(sand, palette.white, 9, 0.8), fill(sand, palette.sand.lit))
  const camera = placeCamera(stage, { horizon, eye: 12, focal: 1200 })
  const [hx, hz] = camera.ground(w * 0.06, horizon + 58)
  out.push(
    house(stage, camera, { x: hx, z: hz, length: stage.tall ? 36 : 58, front: 'mid', side: 'lit', detail: 0.5 }),
    ...range(9, (i) => bush(stage, w * (0.02 + i * 0.033), horizon + 64, 70, 24)),
    gulet(stage, w * 0.63, horizon + 118, 210 * stage.scale + 40),
    gulet(stage, w * 0.88, horizon + 24, 56),
    range(6, (i) => rock(stage, w * (0.84 + i * 0.05), 850 - i * 6, random.between(50, 100))).join(''),
  )
  const near = [
    [-40, 800],
    [w * 0.14, 806],
    [w * 0.34, 846],
    [w * 0.56, 880],
    [w * 0.8, 858],
    [w + 40, 836],
  ] as const
  out.push(
    land(stage, near, h + 20, mix(palette.leaf.dark, palette.ink, 0.4), { haze: 0, shade: 0.3 }),
    pine(stage, w * 0.93, h + 40, 700, { flat: mix(palette.leaf.dark, palette.ink, 0.5), spread: 0.2 }),
    pine(stage, w * 1, h + 40, 520, { flat: mix(palette.leaf.dark, palette.ink, 0.65), spread: 0.24 }),
    pine(stage, w * 0.06, h + 40, 360, {}),
    pine(stage, -10, h + 40, 480, { flat: mix(palette.leaf.dark, palette.ink, 0.5) }),
    pine(stage, w * 0.14, h + 50, 240, {}),
  )
  return out.join('')
}
