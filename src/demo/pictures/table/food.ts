import { mix } from '../drawing/colour.ts'
import { nth, range, TAU } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { disc, fill, stroke } from '../drawing/shapes.ts'
import type { Table } from './table.ts'

/** A grilled sea bream. */
export function fish({ stage, size, tint, spot }: Table, u: number, v: number): string {
  const { palette } = stage
  const [x, y] = spot(u, v)
  const body = tint(mix(palette.roof.lit, palette.lampDeep, 0.45))
  const belly = tint(mix(palette.roof.dark, palette.shadow, 0.1))
  const char = tint(palette.roof.dark, 0.2)
  return (
    path`<g transform="translate(${x} ${y}) rotate(-7) scale(${(size / 350).toFixed(2)})">` +
    fill(
      'M-118 4C-92 -30 -26 -40 42 -22C66 -16 84 -6 94 -2L132 -26Q124 -2 134 22L92 8C70 22 14 38 -50 30C-88 26 -108 16 -118 4Z',
      body,
    ) +
    fill(
      'M-118 4C-108 16 -88 26 -50 30C14 38 70 22 92 8L134 22Q130 10 130 2C96 8 40 18 -20 16C-70 16 -100 10 -118 4Z',
      belly,
      0.75,
    ) +
    [-44, -10, 24, 54].map((dx) => stroke(`M${dx} -22q-14 20 -4 40`, char, 4)).join('') +
    disc(-92, -2, 5, palette.ink) +
    stroke('M-74 -14q-10 14 0 28', char, 3) +
    '</g>'
  )
}

/** Half a lemon, cut side up. */
export function lemon({ tint, spot }: Table, u: number, v: number, r = 26): string {
  const [x, y] = spot(u, v)
  const segments = range(4, (i) => {
    const [dx, dy] = [Math.cos(i * 0.8 + 0.2) * r * 0.7, Math.sin(i * 0.8 + 0.2) * r * 0.4]
    return stroke(path`M${x + dx} ${y - 2 + dy}L${x - dx} ${y - 2 - dy}`, tint('#f2c230'), 1.6)
  })
  return (
    disc(x, y, r, tint('#f2c230'), 1, r * 0.62) +
    disc(x, y - 2, r * 0.8, tint('#fbe79a'), 1, r * 0.48) +
    segments.join('')
  )
}

/** Leaves scattered within `spread`; with `extra`, round fruit of that colour among them. */
export function greens(
  { stage, tint, spot }: Table,
  u: number,
  v: number,
  spread: number,
  count: number,
  extra?: string,
) {
  const { palette, random } = stage
  const tones = [palette.leaf.lit, palette.leaf.mid, '#8fbf4f'].map((colour) => tint(colour))
  return range(count, () => {
    const a = random() * TAU
    const d = Math.sqrt(random()) * spread
    const [x, y] = spot(u + Math.cos(a) * d, v + Math.sin(a) * d)
    if (extra && random.chance(0.3)) return disc(x, y - 6, 10, tint(extra), 1, 8)
    const leaf = path`M${x - 14} ${y}q14 ${-random.between(14, 26)} 28 0q-14 10 -28 0Z`
    return fill(leaf, nth(tones, Math.floor(random() * 3)))
  }).join('')
}

/** Round things laid in rings: olives, berries, nuts. */
export function heaped({ tint, spot }: Table, u: number, v: number, reach: number, colours: readonly string[], r = 12) {
  const places = [...range(9, (i) => [i * 0.698, 1] as const), ...range(5, (i) => [i * 1.257 + 0.4, 0.5] as const)]
  return places
    .sort((a, b) => Math.sin(a[0]) * a[1] - Math.sin(b[0]) * b[1])
    .map(([a, share], i) => {
      const [x, y] = spot(u + Math.cos(a) * reach * share, v + Math.sin(a) * reach * share)
      const lift = share < 1 ? r * 0.6 : 0
      return (
        disc(x, y - lift, r, tint(nth(colours, i % colours.length)), 1, r * 0.82) +
        disc(x + r * 0.25, y - lift - r * 0.3, r * 0.22, '#fffaf0', 0.65)
      )
    })
    .join('')
}

/** Rolls fresh from the oven, side by side. */
export function rolls({ stage, tint, spot }: Table, u: number, v: number): string {
  const { palette } = stage
  const crust = tint(mix(palette.lampDeep, palette.roof.lit, 0.4))
  return range(3, (i) => {
    const [x, y] = spot(u + (i - 1) * 0.15, v + (i % 2) * 0.09)
    const cuts = path`M${x - 20} ${y - 22}q12 6 10 18M${x + 8} ${y - 30}q12 8 10 20`
    return (
      fill(path`M${x - 44} ${y + 8}q4 -44 44 -44t44 44q-44 20 -88 0Z`, crust) + stroke(cuts, tint(palette.roof.mid), 4)
    )
  }).join('')
}
