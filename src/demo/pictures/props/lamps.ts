import { mix } from '../drawing/colour.ts'
import { glow } from '../drawing/effects.ts'
import { path } from '../drawing/paths.ts'
import { disc, fill, moved, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** A lamp bulb with its halo. */
export const lampAt = (stage: Stage, x: number, y: number, r: number, reach = 7) =>
  glow(stage, x, y, r * reach, stage.palette.lamp, 0.6) + disc(x, y, r, stage.palette.lampHot)

/** A pierced metal lantern hanging at (x, y) from `drop` above. */
export function lantern(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  drop: number,
  { colour = stage.palette.lampDeep, reach = 3.4 }: { colour?: string; reach?: number } = {},
) {
  const { palette } = stage
  const frame = mix(palette.ink, palette.lampDeep, 0.18)
  const body = (k: number) =>
    `M0 ${-k * 0.9}C${k * 0.5} ${-k * 0.6} ${k * 0.62} ${-k * 0.15} ${k * 0.5} ${k * 0.2}C${k * 0.4} ${k * 0.6} ${k * 0.15} ${k * 0.75} 0 ${k * 0.95}C${-k * 0.15} ${k * 0.75} ${-k * 0.4} ${k * 0.6} ${-k * 0.5} ${k * 0.2}C${-k * 0.62} ${-k * 0.15} ${-k * 0.5} ${-k * 0.6} 0 ${-k * 0.9}Z`
  return (
    glow(stage, x, y, size * reach, palette.lamp, 0.5) +
    moved(
      x,
      y,
      stroke(path`M0 ${-drop}V${-size}`, frame, Math.max(1.5, size * 0.035)) +
        fill(body(size), colour) +
        fill(body(size * 0.72), mix(colour, palette.lamp, 0.6)) +
        fill(body(size * 0.4), palette.lampHot) +
        stroke(
          `M${-size * 0.28} ${-size * 0.6}Q${-size * 0.42} ${size * 0.1} ${-size * 0.14} ${size * 0.7}M${size * 0.28} ${-size * 0.6}Q${size * 0.42} ${size * 0.1} ${size * 0.14} ${size * 0.7}M0 ${-size * 0.9}V${size * 0.9}`,
          frame,
          size * 0.035,
        ) +
        stroke(
          `M${-size * 0.52} ${-size * 0.16}Q0 ${size * 0.02} ${size * 0.52} ${-size * 0.16}M${-size * 0.47} ${size * 0.3}Q0 ${size * 0.46} ${size * 0.47} ${size * 0.3}`,
          frame,
          size * 0.045,
        ) +
        fill(
          `M${-size * 0.24} ${-size * 0.72}Q0 ${-size * 1.2} ${size * 0.24} ${-size * 0.72}ZM${-size * 0.14} ${size * 0.8}L0 ${size * 1.2}L${size * 0.14} ${size * 0.8}Z`,
          frame,
        ),
    )
  )
}
