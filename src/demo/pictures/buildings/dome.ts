import { path } from '../drawing/paths.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Tone } from '../light/palette.ts'

export function dome(stage: Stage, x: number, y: number, r: number, tone: Tone = 'lit') {
  const { palette } = stage
  const shell = (k: number) =>
    path`M${x - r} ${y}C${x - r * 1.08} ${y - r * 0.75} ${x - r * 0.42} ${y - r * 0.98} ${x} ${y - r * 1.28}C${x + r * 0.42 * k} ${y - r * 0.98} ${x + r * 1.08 * k} ${y - r * 0.75} ${x + r * k} ${y}Z`
  const side = stage.sunSide
  const half =
    side > 0
      ? path`M${x - r} ${y}C${x - r * 1.08} ${y - r * 0.75} ${x - r * 0.42} ${y - r * 0.98} ${x} ${y - r * 1.28}C${x - r * 0.5} ${y - r * 0.7} ${x - r * 0.3} ${y - r * 0.3} ${x - r * 0.1} ${y}Z`
      : shell(0.1)
  return (
    rect(x - r * 1.05, y - r * 0.16, r * 2.1, r * 0.5, palette.wall[tone]) +
    fill(shell(1), palette.roof[tone === 'dark' ? 'mid' : 'lit']) +
    fill(half, palette.roof.dark, 0.8) +
    stroke(path`M${x} ${y - r * 1.25}v${-r * 0.42}`, palette.lampDeep, Math.max(1.2, r * 0.05)) +
    disc(x, y - r * 1.42, Math.max(1.4, r * 0.08), palette.lampDeep)
  )
}
