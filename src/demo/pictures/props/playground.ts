import { mix } from '../drawing/colour.ts'
import { lerp } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { corners } from '../drawing/points.ts'
import { disc, fill, moved, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Material } from '../light/palette.ts'
/** Striped pavilions with scalloped eaves. */
export function pavilions(stage: Stage, cloth: Material): string {
  const { palette, width: w } = stage
  const tent = (x: number, y: number, wide: number, tall: number, a: Material, b: Material) => {
    const n = 8
    const apex: Point = [x, y - tall]
    const eave = y - tall * 0.46
    const parts = []
    for (let i = 0; i < n; i++) {
      const u0 = x - wide / 2 + (i * wide) / n
      const u1 = u0 + wide / n
      const tone = i < 2 ? 'dark' : i < 5 ? 'mid' : 'lit'
      const colour = (i % 2 ? b : a)[tone]
      const wall = (u: number) => x + (u - x) * 0.86
      parts.push(fill(polygon(corners(wall(u0), eave, wall(u1), y)), mix(colour, palette.shadow, 0.12)))
      parts.push(
        fill(
          path`M${apex[0]} ${apex[1]}Q${lerp(apex[0], u0, 0.34)} ${lerp(apex[1], eave, 0.66)} ${u0} ${eave}L${u1} ${eave}Q${lerp(apex[0], u1, 0.34)} ${lerp(apex[1], eave, 0.66)} ${apex[0]} ${apex[1]}Z`,
          colour,
        ),
      )
      parts.push(
        fill(
          path`M${u0} ${eave - 1}h${wide / n}q${-wide / n / 2} ${(wide / n) * 0.9} ${-wide / n} 0Z`,
          mix((i % 2 ? a : b)[tone], palette.shadow, 0.06),
        ),
      )
    }
    parts.push(
      fill(
        path`M${x - wide * 0.12} ${y}Q${x - wide * 0.02} ${y - tall * 0.3} ${x} ${eave + wide * 0.07}Q${x + wide * 0.02} ${y - tall * 0.3} ${x + wide * 0.12} ${y}Z`,
        mix(a.dark, palette.ink, 0.5),
      ),
    )
    return (
      fill(
        path`M${x + wide * 0.4} ${y}L${x - wide * 1.1} ${y + tall * 0.2}L${x - wide * 0.5} ${y}Z`,
        palette.shadow,
        0.28,
      ) +
      parts.join('') +
      stroke(path`M${x} ${y - tall}v${-tall * 0.16}`, palette.ink, 4) +
      fill(
        path`M${x} ${y - tall * 1.16}q${wide * 0.12} ${-tall * 0.03} ${wide * 0.22} ${tall * 0.03}q${-wide * 0.1} ${tall * 0.02} ${-wide * 0.22} ${tall * 0.05}Z`,
        b.lit,
      )
    )
  }
  return [
    tent(w * 0.62, 548, 170, 190, palette.second, cloth),
    tent(w * 0.27, 640, stage.tall ? 300 : 420, stage.tall ? 380 : 470, palette.accent, cloth),
  ].join('')
}

/** A playhouse of plain solids: arch, cylinder, cone, half disc. */
export function playhouse(stage: Stage, q: number, cloth: Material): string {
  const { width: w, palette } = stage
  const x = w * (stage.tall ? 0.72 : 0.77)
  const y = 660
  const solid = (dx: number, dy: number, inner: string) => moved(x + dx * q, y + dy * q, inner, q)
  return [
    fill(`M${x + 150 * q} ${y}L${x - 420 * q} ${y + 70}L${x - 150 * q} ${y}Z`, palette.shadow, 0.3),
    solid(
      0,
      0,
      rect(-170, -150, 340, 150, palette.second.mid) +
        rect(60, -150, 110, 150, palette.second.lit) +
        fill('M-60 0V-60a60 60 0 0 1 120 0V0Z', mix(palette.second.dark, palette.ink, 0.4)) +
        [-120, 112]
          .map((dx) => disc(dx, -84, 26, palette.lamp) + fill(`M${dx} -110a26 26 0 0 0 0 52Z`, palette.lampDeep))
          .join(''),
    ),
    solid(
      -112,
      -150,
      rect(-58, -130, 116, 130, cloth.mid) +
        rect(6, -130, 52, 130, cloth.lit) +
        fill('M-72 -130L0 -240L72 -130Z', palette.accent.mid) +
        fill('M10 -130L0 -240L72 -130Z', palette.accent.lit) +
        fill('M-20 -40v-30a20 20 0 0 1 40 0v30Z', palette.second.dark),
    ),
    solid(
      92,
      -150,
      fill('M-78 0a78 78 0 0 1 156 0Z', palette.roof.mid) +
        fill('M0 -78a78 78 0 0 1 78 78H30Q30 -50 0 -78Z', palette.roof.lit) +
        fill('M-34 0a34 34 0 0 1 68 0Z', mix(palette.roof.dark, palette.ink, 0.4)) +
        stroke('M0 -78V-122', palette.ink, 4) +
        fill('M0 -122l46 14l-46 16Z', palette.accent.lit),
    ),
    solid(
      170,
      0,
      fill('M0 -132H26C80 -120 90 -30 190 -20V0H-6Z', palette.accent.dark) +
        fill('M0 -140H34C92 -126 104 -42 196 -30V-12C90 -18 78 -112 26 -122H0Z', palette.accent.lit),
    ),
  ].join('')
}
