/** A letter as one line of even strength: the base line is y 0, small letters are 50 high, capitals and figures 72. */
export interface Glyph {
  width: number
  d: string
  /** Sides that need less room beside them, because they curve or lean away. */
  left?: Side
  right?: Side
}
type Side = 'round' | 'lean'

const RING = 'M0 -25A25 25 0 1 0 50 -25A25 25 0 1 0 0 -25Z'
const BIG_RING = 'M0 -36A36 36 0 1 0 72 -36A36 36 0 1 0 0 -36Z'
const ARCH = 'C0 -42 8 -50 21 -50S42 -42 42 -28V0'

const SMALL: Record<string, Glyph> = {
  a: { width: 50, d: `${RING}M50 -50V0`, left: 'round' },
  b: { width: 50, d: `${RING}M0 -74V0`, right: 'round' },
  c: { width: 43, d: 'M42.7 -42.7A25 25 0 1 0 42.7 -7.3', left: 'round', right: 'lean' },
  d: { width: 50, d: `${RING}M50 -74V0`, left: 'round' },
  e: { width: 50, d: 'M0 -25H50A25 25 0 1 0 42.7 -7.3', left: 'round', right: 'round' },
  f: { width: 28, d: 'M12 0V-56C12 -68 18 -74 29 -73M0 -50H27', left: 'lean', right: 'lean' },
  g: { width: 50, d: `${RING}M50 -50V0C50 17 40 25 25 25C14 25 7 20 3 13`, left: 'round' },
  h: { width: 42, d: `M0 -74V0M0 -28${ARCH}` },
  i: { width: 0, d: 'M0 -50V0M0 -65V-73' },
  k: { width: 37, d: 'M0 -74V0M36 -50L1 -19M13 -30L38 0', right: 'lean' },
  l: { width: 0, d: 'M0 -74V0' },
  m: { width: 74, d: 'M0 -50V0M0 -30C0 -43 7 -50 18 -50S37 -43 37 -30V0M37 -30C37 -43 44 -50 55 -50S74 -43 74 -30V0' },
  n: { width: 42, d: `M0 -50V0M0 -28${ARCH}` },
  o: { width: 50, d: RING, left: 'round', right: 'round' },
  p: { width: 50, d: `${RING}M0 -50V24`, right: 'round' },
  q: { width: 50, d: `${RING}M50 -50V24`, left: 'round' },
  r: { width: 23, d: 'M0 -50V0M0 -27C0 -42 8 -50 24 -49', right: 'lean' },
  s: {
    width: 32,
    d: 'M31 -42C28 -47 23 -50 16 -50C7 -50 2 -45 2 -38C2 -22 32 -30 32 -13C32 -5 25 0 16 0C8 0 2 -4 0 -10',
    left: 'round',
    right: 'round',
  },
  t: { width: 27, d: 'M12 -67V-14C12 -4 17 0 28 -1M0 -50H27', left: 'lean', right: 'lean' },
  u: { width: 42, d: 'M0 -50V-22C0 -8 8 0 21 0S42 -8 42 -22M42 -50V0' },
  v: { width: 42, d: 'M0 -50L21 -1L42 -50', left: 'lean', right: 'lean' },
  w: { width: 66, d: 'M0 -50L17 -1L33 -47L49 -1L66 -50', left: 'lean', right: 'lean' },
  x: { width: 38, d: 'M0 -50L38 0M38 -50L0 0', left: 'lean', right: 'lean' },
  y: { width: 42, d: 'M0 -50L21 -1M42 -50L10 24', left: 'lean', right: 'lean' },
}

const CAPITALS: Record<string, Glyph> = {
  A: { width: 60, d: 'M0 0L30 -72L60 0M10 -24H50', left: 'lean', right: 'lean' },
  B: { width: 42, d: 'M0 0V-72H20C43 -72 43 -38 20 -38H0M20 -38C49 -38 49 0 20 0H0', right: 'round' },
  C: { width: 62, d: 'M61.5 -61.5A36 36 0 1 0 61.5 -10.5', left: 'round', right: 'lean' },
  D: { width: 56, d: 'M0 0V-72H20C42 -72 56 -58 56 -36S42 0 20 0Z', right: 'round' },
  E: { width: 38, d: 'M38 0H0V-72H38M0 -37H34' },
  F: { width: 36, d: 'M0 0V-72H37M0 -37H33', right: 'lean' },
  G: { width: 72, d: 'M61.5 -61.5A36 36 0 1 0 72 -34H44', left: 'round', right: 'round' },
  H: { width: 52, d: 'M0 0V-72M52 0V-72M0 -38H52' },
  K: { width: 46, d: 'M0 -72V0M45 -72L1 -27M15 -41L47 0', right: 'lean' },
  L: { width: 36, d: 'M0 -72V0H36', right: 'lean' },
  P: { width: 42, d: 'M0 0V-72H20C48 -72 48 -32 20 -32H0', right: 'round' },
  Q: { width: 72, d: `${BIG_RING}M45 -17L68 6`, left: 'round', right: 'round' },
  S: {
    width: 41,
    d: 'M39 -60C35 -68 29 -72 20 -72C9 -72 2 -65 2 -55C2 -32 41 -42 41 -18C41 -7 32 0 20 0C10 0 3 -5 0 -14',
    left: 'round',
    right: 'round',
  },
  T: { width: 50, d: 'M25 0V-72M0 -72H50', left: 'lean', right: 'lean' },
  V: { width: 56, d: 'M0 -72L28 -1L56 -72', left: 'lean', right: 'lean' },
  W: { width: 90, d: 'M0 -72L23 -1L45 -68L67 -1L90 -72', left: 'lean', right: 'lean' },
}

const FIGURES: Record<string, Glyph> = {
  '0': { width: 44, d: 'M0 -36C0 -60 8 -72 22 -72S44 -60 44 -36S36 0 22 0S0 -12 0 -36Z' },
  '1': { width: 17, d: 'M0 -60L17 -71V0' },
  '2': { width: 42, d: 'M1 -56C3 -67 11 -72 20 -72C32 -72 40 -64 40 -53C40 -40 22 -26 1 0H43' },
  '3': {
    width: 41,
    d: 'M3 -62C7 -69 13 -72 20 -72C32 -72 38 -65 38 -55C38 -45 30 -39 18 -39C32 -39 41 -32 41 -20C41 -8 32 0 20 0C10 0 4 -4 0 -11',
  },
  '4': { width: 46, d: 'M34 0V-71L1 -20H47' },
  '5': { width: 42, d: 'M38 -72H9L4 -40C9 -44 14 -46 20 -46C33 -46 42 -37 42 -23C42 -9 32 0 20 0C11 0 4 -4 0 -11' },
  '6': { width: 44, d: 'M0 -22A22 22 0 1 0 44 -22A22 22 0 1 0 0 -22C0 -46 14 -66 33 -72' },
  '7': { width: 42, d: 'M0 -72H41L14 0' },
  '8': { width: 40, d: 'M4 -55A16 16 0 1 0 36 -55A16 16 0 1 0 4 -55ZM0 -20A20 20 0 1 0 40 -20A20 20 0 1 0 0 -20Z' },
  '9': { width: 44, d: 'M44 -50A22 22 0 1 0 0 -50A22 22 0 1 0 44 -50C44 -26 30 -6 11 0' },
}

export const GLYPHS: Record<string, Glyph> = { ...SMALL, ...CAPITALS, ...FIGURES }
