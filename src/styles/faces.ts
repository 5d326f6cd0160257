/**
 * The two fonts of a language's script. Pages preload the files with usual letters; browsers load those with other letters when one is shown. Until
 * then a system font stands in, with matching weight and metrics, so that line breaks stay the same and nothing moves. `scripts/fonts.ts` makes the
 * files and computes the metrics.
 */
import { type Locale } from '../config/locales.ts'
import { LANGUAGES } from '../site/languages.ts'
import type { Language } from '../config/language.ts'
import displayCyrillicOthers from './fonts/display-cyrillic-others.woff2?url'
import displayCyrillic from './fonts/display-cyrillic.woff2?url'
import displayLatinOthers from './fonts/display-latin-others.woff2?url'
import displayLatin from './fonts/display-latin.woff2?url'
import textCyrillicOthers from './fonts/text-cyrillic-others.woff2?url'
import textCyrillic from './fonts/text-cyrillic.woff2?url'
import textLatinOthers from './fonts/text-latin-others.woff2?url'
import textLatin from './fonts/text-latin.woff2?url'
import { LETTERS, unicodeRange } from './letters.ts'

interface Face {
  family: string
  file: string
  others: string
  fallback: string
  /** Mean letter width relative to Arial's, ascent and descent relative to the font size, in per cent. */
  metrics: [width: number, ascent: number, descent: number]
  /**
   * Mean letter width at weight 500 relative to Arial's, and at 600 relative to bold Arial's. Without them the face has one weight, and fallbacks are
   * not made bolder.
   */
  heavier?: { medium: number; bold: number }
}

/** System fonts with Arial's widths, and Android's font. */
const REGULAR = ['Arial', 'Liberation Sans', 'Roboto']
const BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold']

interface Script {
  /** Addresses of the files with usual letters, both needed by every page of the script. */
  files: string[]
  styles: string
}

const latin = scriptOf(
  'latin',
  [
    {
      family: 'Ysabeau Variable',
      file: displayLatin,
      others: displayLatinOthers,
      fallback: 'Ysabeau Fallback',
      metrics: [93.2, 105.4, 28.9],
    },
    {
      family: 'Hanken Grotesk Variable',
      file: textLatin,
      others: textLatinOthers,
      fallback: 'Hanken Fallback',
      metrics: [99.8, 100, 30.3],
      heavier: { medium: 100.8, bold: 94.4 },
    },
  ],
  {
    display: 'Ysabeau Variable,Ysabeau Fallback,Candara,sans-serif',
    text: 'Hanken Grotesk Variable,Hanken Fallback,Arial,sans-serif',
    'display-weight': '560',
    'display-track': '-.012em',
  },
)
/** Hanken Grotesk has no Russian letters. */
const cyrillic = scriptOf(
  'cyrillic',
  [
    {
      family: 'Ysabeau Variable',
      file: displayCyrillic,
      others: displayCyrillicOthers,
      fallback: 'Ysabeau Fallback',
      metrics: [91.1, 105.4, 28.9],
    },
    {
      family: 'Golos Text Variable',
      file: textCyrillic,
      others: textCyrillicOthers,
      fallback: 'Golos Fallback',
      metrics: [105.6, 98, 22],
      heavier: { medium: 106.7, bold: 99.4 },
    },
  ],
  {
    display: 'Ysabeau Variable,Golos Text Variable,Ysabeau Fallback,Candara,sans-serif',
    text: 'Golos Text Variable,Golos Fallback,Arial,sans-serif',
    'display-weight': '580',
    'display-track': '-.005em',
  },
)

const SCRIPTS: Record<Language['script'], Script> = { latin, cyrillic }

export const facesOf = (locale: Locale): Script => SCRIPTS[LANGUAGES[locale].script]

/** `tokens`: custom properties that the style sheet uses. */
function scriptOf(script: Language['script'], faces: readonly Face[], tokens: Record<string, string>): Script {
  const others = unicodeRange(LETTERS[script].others)
  const named = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return {
    files: faces.map(({ file }) => file),
    styles: `${faces.map((face) => faceStyles(face, others)).join('')}:root{${named.join(';')}}`,
  }
}

function faceStyles(face: Face, rare: string): string {
  const {
    family,
    file,
    others,
    fallback,
    metrics: [width, ascent, descent],
    heavier,
  } = face
  const own = (url: string) =>
    `font-family:${family};font-weight:400 700;font-display:swap;src:url(${url})format("woff2")`
  const standIn = (fonts: readonly string[], weights: string, size: number) => {
    const share = (height: number) => `${((height / size) * 100).toFixed(1)}%`
    return (
      `@font-face{font-family:${fallback};font-weight:${weights};src:${fonts.map((font) => `local(${font})`).join()};` +
      `size-adjust:${size}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
    )
  }
  return (
    `@font-face{${own(file)}}@font-face{${own(others)};unicode-range:${rare}}` +
    (heavier
      ? standIn(REGULAR, '400 449', width) +
        standIn(REGULAR, '450 549', heavier.medium) +
        standIn(BOLD, '550 700', heavier.bold)
      : standIn(REGULAR, '400 700', width))
  )
}
