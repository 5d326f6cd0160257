import { path } from '../drawing/paths.ts'
import { type Glyph, GLYPHS } from './glyphs.ts'

export interface Lettering {
  svg: string
  width: number
}

export interface LetteringStyle {
  /** Left end of the base line. */
  x: number
  y: number
  /** Height of a capital. */
  size: number
  colour: string
  /** Strength of the line, as a share of the height of a capital. */
  weight?: number
}

const CAPITAL = 72
const SPACE = 40
const BESIDE = { straight: 10.5, round: 7, lean: 3 }
const beside = (side: Glyph['left']) => BESIDE[side ?? 'straight']

/** Words drawn as lines in our own geometric letters, so that no picture depends on a font. Unknown signs are left out. */
export function lettering(words: string, { x, y, size, colour, weight = 0.1 }: LetteringStyle): Lettering {
  const scale = size / CAPITAL
  const strength = weight * CAPITAL
  let at = 0
  let before: Glyph | undefined
  const letters: string[] = []
  for (const sign of words) {
    const glyph = GLYPHS[sign]
    if (sign === ' ') at += SPACE
    if (!glyph) {
      before = undefined
      continue
    }
    at += before ? beside(before.right) + beside(glyph.left) + strength * 0.55 : strength / 2
    letters.push(path`<path transform="translate(${at} 0)" d="${glyph.d}"/>`)
    at += glyph.width
    before = glyph
  }
  const line = `fill="none" stroke="${colour}" stroke-width="${strength.toFixed(1)}" stroke-linejoin="round"`
  const place = `${path`translate(${x} ${y})`} scale(${scale.toFixed(4)})`
  return { svg: `<g transform="${place}" ${line}>${letters.join('')}</g>`, width: (at + strength / 2) * scale }
}
