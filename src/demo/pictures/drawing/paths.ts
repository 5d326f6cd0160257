import { clamp, nth, round } from './numbers.ts'
import type { Point } from './points.ts'

/** SVG path data (or any attribute text) with its numbers rounded. */
export const path = (text: TemplateStringsArray, ...values: (number | string)[]): string =>
  text.reduce((before, after, i) => {
    const value = nth(values, i - 1)
    return before + (typeof value === 'number' ? round(value) : value) + after
  })

const joined = (points: readonly Point[]) => points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')
export const polygon = (points: readonly Point[]) => `M${joined(points)}Z`
export const line = (points: readonly Point[]) => `M${joined(points)}`

/** Smooth path through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = true): string {
  const last = points.length - 1
  const at = (i: number) => nth(points, closed ? (i + points.length) % points.length : clamp(i, 0, last))
  let d = path`M${at(0)[0]} ${at(0)[1]}`
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += path`C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6}`
    d += path` ${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`
  }
  return d + (closed ? 'Z' : '')
}
