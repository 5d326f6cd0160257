import { mix } from '../drawing/colour.ts'
import { glow } from '../drawing/effects.ts'
import { path } from '../drawing/paths.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Table } from './table.ts'

/** A knife or a fork, seen from afar as one line. */
export function cutlery({ stage, tint, spot }: Table, u: number, v: number): string {
  const { palette } = stage
  const [x, y] = spot(u, v)
  return stroke(path`M${x} ${y - 40}L${x - 8} ${y + 46}`, tint(mix(palette.sky[0], palette.white, 0.5)), 5)
}

/** A candle in the hotel's second colour. */
export function candle({ stage, tint, spot }: Table, u: number, v: number): string {
  const { palette } = stage
  const [x, y] = spot(u, v)
  return (
    glow(stage, x, y - 70, 120, palette.lamp, 0.2 + palette.lamps * 0.5) +
    rect(x - 22, y - 62, 44, 66, tint(palette.second.mid), 1, 6) +
    rect(x + 4, y - 62, 18, 66, tint(palette.second.lit), 1, 6) +
    disc(x, y - 62, 22, mix(palette.lampHot, palette.lampDeep, 0.3), 1, 6) +
    fill(path`M${x} ${y - 84}q14 20 0 32q-14 -12 0 -32Z`, palette.lampHot)
  )
}

/** A folded napkin. */
export function napkin({ stage, tint, spot }: Table, u: number, v: number): string {
  const { accent } = stage.palette
  const [x, y] = spot(u, v)
  return (
    fill(path`M${x - 70} ${y}L${x + 60} ${y - 34}L${x + 100} ${y + 20}L${x - 36} ${y + 58}Z`, tint(accent.mid)) +
    fill(path`M${x - 70} ${y}L${x + 60} ${y - 34}L${x + 74} ${y - 14}L${x - 58} ${y + 20}Z`, tint(accent.lit))
  )
}

/** Turkish tea in its tulip glass on a saucer; `tall` is the height of the glass. */
export function teaGlass(table: Table, u: number, v: number, tall: number): string {
  const { stage, flatten, tint, spot } = table
  const { palette } = stage
  const [x, y] = spot(u, v)
  const r = tall * 0.26
  const tulip = (top: number, wide: number) =>
    path`M${x - r * wide} ${y - tall * top}C${x - r * 0.98} ${y - tall * 0.72} ${x - r * 0.56} ${y - tall * 0.56} ${x - r * 0.66} ${y - tall * 0.36}C${x - r * 0.98} ${y - tall * 0.2} ${x - r * 0.7} ${y} ${x} ${y}C${x + r * 0.7} ${y} ${x + r * 0.98} ${y - tall * 0.2} ${x + r * 0.66} ${y - tall * 0.36}C${x + r * 0.56} ${y - tall * 0.56} ${x + r * 0.98} ${y - tall * 0.72} ${x + r * wide} ${y - tall * top}Z`
  const saucer = r * 2.1
  const glint = path`M${x + stage.sunSide * r * 0.5} ${y - tall * 0.8}q${-stage.sunSide * r * 0.3} ${tall * 0.22} ${-stage.sunSide * r * 0.1} ${tall * 0.4}`
  return (
    disc(x - stage.sunSide * saucer * 0.15, y + 8, saucer, palette.shadow, 0.3, saucer * flatten) +
    disc(x, y + 2, saucer, tint(palette.accent.mid), 1, saucer * flatten) +
    disc(x, y, saucer * 0.92, tint(palette.white), 1, saucer * 0.92 * flatten) +
    fill(tulip(1, 0.98), tint(mix(palette.white, palette.sky[2], 0.3)), 0.5) +
    fill(tulip(0.82, 0.93), tint('#a33a1c')) +
    disc(x, y - tall * 0.82, r * 0.93, tint('#c9602a'), 1, r * 0.93 * flatten) +
    stroke(glint, palette.white, Math.max(2, tall * 0.03), 0.8)
  )
}
