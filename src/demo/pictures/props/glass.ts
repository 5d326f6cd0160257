import { mix } from '../drawing/colour.ts'
import { path } from '../drawing/paths.ts'
import { disc, fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Material } from '../light/palette.ts'

/** A drink, where the light passes and where it does not. */
export type Drink = Pick<Material, 'lit' | 'mid'>

/** A stemmed glass standing at (x, y). */
export function glass(stage: Stage, x: number, y: number, tall: number, drink: Drink) {
  const { palette } = stage
  const r = tall * 0.2
  const rim = mix(palette.white, palette.sky[2], 0.3)
  return (
    disc(x, y, r * 0.85, palette.shadow, 0.25, r * 0.24) +
    disc(x, y - 1, r * 0.72, rim, 0.7, r * 0.18) +
    stroke(path`M${x} ${y}V${y - tall * 0.48}`, rim, Math.max(1.6, tall * 0.022), 0.9) +
    fill(
      path`M${x - r * 0.86} ${y - tall}C${x - r * 1.3} ${y - tall * 0.66} ${x - r * 0.7} ${y - tall * 0.48} ${x} ${y - tall * 0.46}C${x + r * 0.7} ${y - tall * 0.48} ${x + r * 1.3} ${y - tall * 0.66} ${x + r * 0.86} ${y - tall}Z`,
      rim,
      0.4,
    ) +
    fill(
      path`M${x - r * 1.02} ${y - tall * 0.76}C${x - r * 1.04} ${y - tall * 0.58} ${x - r * 0.6} ${y - tall * 0.5} ${x} ${y - tall * 0.485}C${x + r * 0.6} ${y - tall * 0.5} ${x + r * 1.04} ${y - tall * 0.58} ${x + r * 1.02} ${y - tall * 0.76}Z`,
      drink.mid,
    ) +
    disc(x, y - tall * 0.76, r * 1.02, drink.lit, 1, r * 0.2) +
    stroke(
      path`M${x + stage.sunSide * r * 0.66} ${y - tall * 0.92}Q${x + stage.sunSide * r * 0.98} ${y - tall * 0.74} ${x + stage.sunSide * r * 0.72} ${y - tall * 0.6}`,
      palette.white,
      Math.max(1.6, tall * 0.022),
      0.9,
    )
  )
}
