import type { CertificateCode } from '../../content/types.ts'
import { range } from '../drawing/numbers.ts'
import { disc, fill, stroke } from '../drawing/shapes.ts'

/** What a certificate's emblem shows; our own signs, none of an issuer's. Box of 200 about the origin. */
interface Emblem {
  colour: string
  draw: (colour: string, paper: string) => string
}

const spokes = (count: number, make: (i: number) => string) =>
  range(count, (i) => `<g transform="rotate(${(i * 360) / count})">${make(i)}</g>`).join('')
const gear = (colour: string, paper: string, inner: string) =>
  spokes(10, () => fill('M-10 -84H10L14 -60H-14Z', colour)) + disc(0, 0, 66, colour) + disc(0, 0, 46, paper) + inner
const leaf = (colour: string, paper: string) =>
  fill('M0 72C-58 34 -52 -38 0 -78C52 -38 58 34 0 72Z', colour) +
  stroke('M0 70V-38M0 34L24 10M0 34L-24 10M0 4L20 -16M0 4L-20 -16', paper, 6)
const shield = (colour: string) => fill('M0 -84L68 -58V-6C68 40 38 70 0 86C-38 70 -68 40 -68 -6V-58Z', colour)

export const EMBLEMS: Record<CertificateCode, Emblem> = {
  'blue-flag': {
    colour: '#2a6a9e',
    draw: (a) =>
      stroke('M-52 -80V84', a, 10) +
      fill('M-46 -76H72L52 -38L72 0H-46Z', a) +
      stroke('M-30 54q14 -16 28 0t28 0t28 0', a, 9),
  },
  'green-key': {
    colour: '#3c7a4c',
    draw: (a, b) => disc(0, -42, 40, a) + disc(0, -42, 18, b) + stroke('M0 -8V80M0 76H30M0 50H22', a, 14),
  },
  'green-star': {
    colour: '#4d7f3a',
    draw: (a, b) => spokes(5, () => fill('M0 -88L26 -20L0 8L-26 -20Z', a)) + disc(0, 0, 16, b),
  },
  'sustainable-tourism': { colour: '#2f7668', draw: (a, b) => leaf(a, b) },
  'iso-9001': { colour: '#37507c', draw: (a, b) => gear(a, b, stroke('M-22 2L-6 18L24 -18', a, 11)) },
  'iso-14001': { colour: '#3f7a56', draw: (a, b) => gear(a, b, `<g transform="scale(.46)">${leaf(a, b)}</g>`) },
  'iso-22000': {
    colour: '#8a5a2b',
    draw: (a, b) => gear(a, b, stroke('M-14 -26V26M-22 -26V-10Q-22 -2 -14 -2T-6 -10V-26M16 26V-26Q28 -14 16 2', a, 6)),
  },
  'iso-45001': { colour: '#7c3f3a', draw: (a, b) => gear(a, b, stroke('M0 -26V26M-26 0H26', a, 13)) },
  'iso-50001': { colour: '#a0661c', draw: (a, b) => gear(a, b, fill('M8 -34L-20 6H-2L-8 34L20 -6H2Z', a)) },
  'zero-waste': {
    colour: '#2f7a8a',
    draw: (a) => spokes(3, () => stroke('M-44 -52A68 68 0 0 1 44 -52', a, 13) + fill('M38 -78L66 -40L22 -34Z', a)),
  },
  'safe-tourism': { colour: '#44467f', draw: (a, b) => shield(a) + stroke('M-28 2L-6 24L32 -22', b, 14) },
}
