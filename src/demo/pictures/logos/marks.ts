import { range } from '../drawing/numbers.ts'
import { disc, fill, stroke } from '../drawing/shapes.ts'

export type MarkName =
  | 'anchor'
  | 'wave'
  | 'pine'
  | 'halo'
  | 'key'
  | 'compass'
  | 'diamond'
  | 'bay'
  | 'crown'
  | 'kite'
  | 'flower'
  | 'sun'
  | 'chimney'
  | 'leaf'
  | 'rings'
  | 'star'
  | 'tree'
  | 'dome'

type Mark = (main: string, second: string) => string

// A mark is drawn in a 200 × 200 box about the origin, in one colour with gaps: it works in white on a picture as well.
export const MARKS: Record<MarkName, Mark> = {
  anchor: (a, b) =>
    stroke('M0 -50V66M-32 -26H32M-66 22Q-60 70 0 72Q60 70 66 22', a, 11) +
    `<circle cx="0" cy="-66" r="15" fill="none" stroke="${a}" stroke-width="10"/>` +
    fill('M-84 34L-66 0L-44 30ZM84 34L66 0L44 30Z', b),
  wave: (a, b) =>
    [0, 1, 2].map((i) => stroke(`M-80 ${-30 + i * 40}q20 -32 40 0t40 0t40 0t40 0`, i === 1 ? b : a, 13)).join(''),
  pine: (a, b) =>
    fill('M-78 -6C-84 -44 -40 -52 -34 -46C-28 -82 34 -82 38 -46C48 -54 86 -40 78 -6Z', a) +
    stroke('M0 -4V76M0 44L-30 4M0 30L26 2', a, 10) +
    stroke('M-52 78H52', b, 9),
  halo: (a, b) =>
    `<circle r="74" fill="none" stroke="${a}" stroke-width="9"/><circle r="52" fill="none" stroke="${a}" stroke-width="6"/>` +
    fill('M-52 22L-12 -30L8 -6L22 -22L54 22Z', b),
  key: (a, b) =>
    `<circle cy="-40" r="32" fill="none" stroke="${a}" stroke-width="12"/>` +
    stroke('M0 -8V82M0 78H32M0 52H24', a, 12) +
    disc(0, -40, 9, b),
  compass: (a, b) =>
    `<circle r="76" fill="none" stroke="${a}" stroke-width="7"/>` +
    fill('M0 -92L17 -17L0 0ZM92 0L17 17L0 0ZM0 92L-17 17L0 0ZM-92 0L-17 -17L0 0Z', a) +
    fill('M0 -92L-17 -17L0 0ZM92 0L17 -17L0 0ZM0 92L17 17L0 0ZM-92 0L-17 17L0 0Z', b),
  diamond: (a, b) =>
    fill('M-46 -58H46L84 -16L0 82L-84 -16Z', a) + fill('M-46 -58L-30 -16H30L46 -58ZM-30 -10L0 70L30 -10Z', b),
  bay: (a, b) =>
    `<path d="M-76 40A76 76 0 0 1 76 40" fill="none" stroke="${a}" stroke-width="11"/>` +
    fill('M-44 40A44 44 0 0 1 44 40Z', b) +
    stroke('M-84 60H84M-52 80H52', a, 9),
  crown: (a, b) =>
    fill('M-72 46L-84 -30L-42 6L0 -62L42 6L84 -30L72 46Z', a) +
    stroke('M-70 70H70', b, 12) +
    (
      [
        [-84, -42],
        [0, -76],
        [84, -42],
      ] as const
    )
      .map(([x, y]) => disc(x, y, 11, b))
      .join(''),
  kite: (a, b) =>
    fill('M10 -90L66 -20L10 46Z', a) + fill('M10 -90L-46 -20L10 46Z', b) + stroke('M10 50q-40 10 -30 26t-40 18', a, 7),
  flower: (a, b) =>
    [0, 60, 120, 180, 240, 300]
      .map(
        (r) =>
          `<g transform="rotate(${r})">${fill('M0 -14C-34 -36 -32 -78 0 -90C32 -78 34 -36 0 -14Z', r % 120 ? b : a)}</g>`,
      )
      .join('') + disc(0, 0, 15, a),
  sun: (a, b) =>
    fill('M-58 26A58 58 0 0 1 58 26Z', a) +
    [-80, -54, -27, 0, 27, 54, 80]
      .map((r) => `<g transform="translate(0 26) rotate(${r})">${fill('M-6 -70H6L3 -98H-3Z', b)}</g>`)
      .join('') +
    stroke('M-86 44H86M-56 64H56M-26 84H26', a, 9),
  chimney: (a, b) =>
    fill('M-62 76L-40 -26H-22L-6 76ZM2 76L16 -6H34L58 76Z', a) +
    fill('M-52 -34L-31 -66L-10 -34ZM6 -14L25 -44L46 -14Z', b) +
    stroke('M-84 78H84', a, 8),
  leaf: (a, b) =>
    fill('M0 88C-70 40 -64 -44 0 -92C64 -44 70 40 0 88Z', a) +
    stroke('M0 84V-50M0 40L30 10M0 40L-30 10M0 4L24 -22M0 4L-24 -22', b, 7),
  rings: (a, b) =>
    (
      [
        [0, -34, a],
        [-34, 24, b],
        [34, 24, a],
      ] as const
    )
      .map(([x, y, c]) => `<circle cx="${x}" cy="${y}" r="44" fill="none" stroke="${c}" stroke-width="13"/>`)
      .join(''),
  star: (a, b) =>
    range(
      8,
      (i) =>
        `<g transform="rotate(${i * 45})">${fill('M0 -90L16 -34L0 -18Z', a)}${fill('M0 -90L-16 -34L0 -18Z', b)}</g>`,
    ).join(''),
  tree: (a, b) =>
    (
      [
        [0, -46],
        [-38, -18],
        [38, -18],
        [-20, 18],
        [20, 18],
      ] as const
    )
      .map(([x, y], i) => disc(x, y, 30, i % 2 ? b : a))
      .join('') + stroke('M0 10V82M-34 84H34', a, 10),
  dome: (a, b) =>
    `<path fill-rule="evenodd" fill="${a}" d="M-78 84V-4C-78 -52 -26 -54 0 -96C26 -54 78 -52 78 -4V84ZM-52 84H52V6C52 -22 18 -28 0 -56C-18 -28 -52 -22 -52 6Z"/>` +
    fill('M-30 84V22A30 30 0 0 1 30 22V84Z', b) +
    stroke('M-92 96H92', b, 7),
}
