import { mix } from '../drawing/colour.ts'
import { range } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { gulet } from '../landscape/gulet.ts'
import { land } from '../landscape/land.ts'
import { vista } from '../landscape/vista.ts'
import type { Material } from '../light/palette.ts'
import { blades } from '../plants/blades.ts'
import { bush } from '../plants/bush.ts'
import { temple } from '../props/temple.ts'

export function ruins(stage: Stage) {
  const { palette, width: w, height: h } = stage
  const horizon = 596
  const out = [vista(stage, { horizon, sunX: w * 0.7, sunY: horizon - 170, r: 74, clouds: 6, boat: false })]
  out.push(gulet(stage, w * 0.86, horizon + 26, 110))
  const stone = {
    lit: mix(palette.wall.lit, palette.sand.lit, 0.25),
    mid: mix(palette.wall.mid, palette.sand.mid, 0.3),
    dark: mix(palette.wall.dark, palette.shadow, 0.22),
  }
  const ground = [
    [-40, 690],
    [w * 0.2, 684],
    [w * 0.46, 702],
    [w * 0.62, 724],
    [w * 0.72, 770],
    [w * 0.9, 800],
    [w + 40, 792],
  ] as const
  const size = stage.tall ? 480 : 560
  const columns = stage.tall ? 4 : 5
  out.push(
    land(stage, ground, h + 40, palette.sand.mid, { haze: 0.05, shade: 0.6 }),
    templeFront(stage, size, columns, stone),
    fallenStones(stage, stone),
  )
  return out.join('')
}

// Stylobate, then the front; the long shadow falls toward the viewer and away from the sun.
function templeFront(stage: Stage, size: number, columns: number, stone: Material): string {
  const { width: w, height: h, palette } = stage
  const x0 = w * (stage.tall ? 0.13 : 0.15)
  const wide = size * 0.3 * (columns - 1)
  return [
    fill(
      path`M${x0 - 50} 735L${x0 + wide + 60} 735L${x0 + wide - 130} ${h + 20}L${x0 - 420} ${h + 20}Z`,
      palette.shadow,
      0.16,
    ),
    ...range(columns, (i) => {
      const cx = x0 + i * size * 0.3
      return fill(
        path`M${cx - 30} 730L${cx + 30} 730L${cx - 150} ${h + 20}L${cx - 260} ${h + 20}Z`,
        palette.shadow,
        0.34,
      )
    }),
    fill(
      polygon([
        [x0 - 62, 740],
        [x0 - 50, 700],
        [x0 + wide + 50, 700],
        [x0 + wide + 62, 740],
      ]),
      stone.lit,
    ),
    rect(x0 - 76, 722, wide + 152, 24, stone.dark),
    rect(x0 - 62, 703, wide + 124, 19, stone.mid),
    temple(stage, x0, 704, size, { tones: stone, columns }),
  ].join('')
}

// Fallen drums and a capital give scale in front.
function fallenStones(stage: Stage, stone: Material): string {
  const { palette, width: w, random, height: h } = stage
  const drum = (x: number, y: number, r: number) =>
    fill(path`M${x - r} ${y - r}h${r * 1.9}a${r * 0.42} ${r} 0 0 1 0 ${r * 2}h${-r * 1.9}Z`, stone.dark) +
    rect(x - r, y - r, r * 1.9, r * 0.7, stone.mid) +
    disc(x - r, y, r * 0.42, stone.lit, 1, r) +
    range(7, (i) =>
      stroke(path`M${x - r * 0.6} ${y - r + 5 + i * r * 0.3}h${r * 1.7}`, mix(stone.dark, palette.shadow, 0.3), 2, 0.6),
    ).join('')
  return [
    disc(w * 0.8, 838, 130 * stage.scale, palette.shadow, 0.3, 12),
    drum(w * 0.79, 800, 44 * stage.scale + 6),
    drum(w * 0.9, 856, 58 * stage.scale + 6),
    ...range(24, () => {
      const x = w * random()
      return blades(stage, x, 760 + random() * 130, random.between(18, 46), {
        count: 7,
        from: 230,
        to: 310,
        thick: 0.07,
        colours: [palette.leaf.dark, palette.leaf.mid, mix(palette.leaf.lit, palette.sand.lit, 0.3)],
      })
    }),
    bush(stage, -20, h + 50, 430 * stage.scale + 30, 270, { flower: palette.accent }),
    blades(stage, w * 0.2, h + 30, 170 * stage.scale, { count: 13 }),
    bush(stage, w * 1.01, h + 70, 380 * stage.scale, 190, { flower: palette.accent }),
  ].join('')
}
