import { mix } from '../drawing/colour.ts'
import { clipped } from '../drawing/effects.ts'
import { range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { disc, fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

export function streak(stage: Stage, x: number, y: number, length: number, thickness: number) {
  const { random, palette } = stage
  const base =
    stage.hour === 'night'
      ? mix(palette.sky[2], palette.sky[1], 0.3)
      : mix(palette.sky[2], palette.sky[0], random.between(0.08, 0.42))
  const lit = mix(palette.sky[2], palette.sun, 0.55)
  const bar = (dx: number, dy: number, len: number, thick: number, colour: string, opacity: number) =>
    fill(
      path`M${x + dx} ${y + dy}q${len * 0.3} ${-thick} ${len * 0.55} ${-thick * 0.8}t${len * 0.45} ${thick * 0.8}q${-len * 0.5} ${thick * 0.45} ${-len} 0Z`,
      colour,
      opacity,
    )
  return (
    range(4, (i) =>
      bar(
        random.between(-0.35, 0.35) * length,
        (i - 1.5) * thickness * 0.55,
        length * random.between(0.45, 1),
        thickness * random.between(0.5, 1),
        base,
        0.75,
      ),
    ).join('') +
    bar(length * 0.06, thickness * 0.55, length * 0.66, thickness * 0.4, lit, stage.hour === 'night' ? 0.2 : 0.8)
  )
}

export function heap(stage: Stage, x: number, y: number, size: number) {
  const { random, palette } = stage
  const puffs = range(6, (i): Point => {
    const t = (i + 0.5) / 6
    return [x + (t - 0.5) * size * 2.3, Math.sin(t * Math.PI) ** 0.8 * size * random.between(0.34, 0.52)]
  })
  const body = puffs.map(([px, r]) => disc(px, y - r * 0.55, r, 'currentColor', 1, r * 0.9)).join('')
  const base = path`M${x - size * 1.5} ${y - size * 2}h${size * 3}v${size * 2}h${-size * 3}Z`
  return clipped(
    stage,
    base,
    path`<g color="${mix(palette.white, palette.sky[1], 0.3)}">${body}</g><g color="${palette.white}" transform="translate(${stage.sunSide * size * 0.08} ${-size * 0.1})">${body}</g>`,
  )
}
