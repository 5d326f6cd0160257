import { disc, fill, moved, stroke } from '../drawing/shapes.ts'

/** A standing figure as a plain silhouette, used small and for crowds. */
export function figure(x: number, y: number, height: number, colour: string, { arms = 0 }: { arms?: number } = {}) {
  const h = height
  const up = arms
    ? stroke(
        `M${-h * 0.11} ${-h * 0.74}L${-h * 0.2} ${-h * (0.9 + arms * 0.2)}M${h * 0.11} ${-h * 0.74}L${h * (0.2 - arms * 0.06)} ${-h * (0.96 + arms * 0.16)}`,
        colour,
        h * 0.06,
      )
    : stroke(
        `M${-h * 0.12} ${-h * 0.74}L${-h * 0.16} ${-h * 0.46}M${h * 0.12} ${-h * 0.74}L${h * 0.15} ${-h * 0.46}`,
        colour,
        h * 0.055,
      )
  return moved(
    x,
    y,
    disc(0, -h * 0.92, h * 0.075, colour, 1, h * 0.088) +
      fill(
        `M${-h * 0.06} ${-h * 0.84}L${h * 0.06} ${-h * 0.84}L${h * 0.14} ${-h * 0.77}L${h * 0.1} ${-h * 0.46}L${h * 0.085} 0L${h * 0.02} 0L0 ${-h * 0.4}L${-h * 0.02} 0L${-h * 0.085} 0L${-h * 0.1} ${-h * 0.46}L${-h * 0.14} ${-h * 0.77}Z`,
        colour,
      ) +
      up,
  )
}
