import { mix } from '../drawing/colour.ts'
import { fill, moved, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Material } from '../light/palette.ts'

/** A hot-air balloon of gores; (x, y) is the middle of the envelope. */
export function balloon(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  {
    colours = [stage.palette.accent, stage.palette.second],
    haze = 0,
  }: { colours?: readonly [Material, Material]; haze?: number } = {},
) {
  const { palette } = stage
  const tone = (c: string) => mix(c, palette.haze, haze)
  const shape = (k: number) =>
    `M0 ${-r}C${r * 0.62 * k} ${-r} ${r * 1.02 * k} ${-r * 0.5} ${r * 0.98 * k} ${0}C${r * 0.92 * k} ${r * 0.5} ${r * 0.4 * k} ${r * 0.8} ${r * 0.17 * k} ${r * 1.18}L0 ${r * 1.18}Z`
  const gores = [1, 0.72, 0.42, 0.14]
  const out = []
  for (const way of [-1, 1]) {
    gores.forEach((k, i) => {
      const toLight = way * stage.sunSide > 0 ? (i < 2 ? 'lit' : 'mid') : i < 2 ? 'dark' : 'mid'
      out.push(
        fill(
          shape(way * k),
          tone(
            i % 2
              ? mix(palette.white, palette.shadow, toLight === 'lit' ? 0 : toLight === 'mid' ? 0.12 : 0.3)
              : colours[0][toLight],
          ),
        ),
      )
    })
  }
  const band = `M${-r * 0.985} ${-r * 0.12}Q0 ${r * 0.16} ${r * 0.985} ${-r * 0.12}L${r * 0.97} ${r * 0.12}Q0 ${r * 0.42} ${-r * 0.97} ${r * 0.12}Z`
  out.push(
    fill(band, tone(colours[1].mid)),
    fill(
      `M${-r * 0.985} ${-r * 0.12}Q${-r * 0.6} ${r * 0.04} ${-r * 0.3} ${r * 0.03}L${-r * 0.28} ${r * 0.27}Q${-r * 0.6} ${r * 0.24} ${-r * 0.97} ${r * 0.12}Z`,
      tone(stage.sunSide > 0 ? colours[1].dark : colours[1].lit),
    ),
    stroke(
      `M${-r * 0.16} ${r * 1.18}L${-r * 0.1} ${r * 1.5}M${r * 0.16} ${r * 1.18}L${r * 0.1} ${r * 1.5}`,
      tone(palette.ink),
      Math.max(0.8, r * 0.02),
    ),
    fill(
      `M${-r * 0.13} ${r * 1.46}H${r * 0.13}L${r * 0.1} ${r * 1.66}H${-r * 0.1}Z`,
      tone(mix(palette.roof.dark, palette.ink, 0.4)),
    ),
  )
  return moved(x, y, out.join(''))
}
