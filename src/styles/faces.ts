/**
 * The two font files of a language's script. The page asks for both at once. Until they come a font of the device stands in, as heavy as they are
 * and drawn so that it takes the same room: lines break where they did before, and nothing moves under the guest's eyes.
 * `scripts/fonts.ts` makes the files, and the figures are theirs against Arial's.
 */
import { LANGUAGES, type Language, type Locale } from '../config/locales.ts'
import displayCyrillic from './fonts/display-cyrillic.woff2?url'
import displayLatin from './fonts/display-latin.woff2?url'
import textCyrillic from './fonts/text-cyrillic.woff2?url'
import textLatin from './fonts/text-latin.woff2?url'

interface Face {
  family: string
  file: string
  fallback: string
  /** Mean width of its letters, height above the line and depth below it; the first against Arial's, the others of the font size. In per cent. */
  metrics: [width: number, ascent: number, descent: number]
  /** Mean width of its bold letters against Arial's. Without it the face has one weight, which no fallback makes bolder. */
  bold?: number
}

/** Names of fonts with Arial's widths, and Android's. */
const REGULAR = ['Arial', 'Liberation Sans', 'Roboto']
const BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold']

interface Script {
  /** Addresses of the font files: every page of the script needs both. */
  files: string[]
  styles: string
}

const latin = scriptOf(
  [
    { family: 'Ysabeau Variable', file: displayLatin, fallback: 'Ysabeau Fallback', metrics: [93.2, 105.4, 28.9] },
    {
      family: 'Hanken Grotesk Variable',
      file: textLatin,
      fallback: 'Hanken Fallback',
      metrics: [99.8, 100, 30.3],
      bold: 96.5,
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
  [
    { family: 'Ysabeau Variable', file: displayCyrillic, fallback: 'Ysabeau Fallback', metrics: [91.1, 105.4, 28.9] },
    {
      family: 'Golos Text Variable',
      file: textCyrillic,
      fallback: 'Golos Fallback',
      metrics: [105.6, 98, 22],
      bold: 104.5,
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

/** `tokens`: what the whole style sheet asks for by these names. */
function scriptOf(faces: readonly Face[], tokens: Record<string, string>): Script {
  const named = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return {
    files: faces.map(({ file }) => file),
    styles: `${faces.map(faceStyles).join('')}:root{${named.join(';')}}`,
  }
}

function faceStyles({ family, file, fallback, metrics: [width, ascent, descent], bold }: Face): string {
  const standIn = (fonts: readonly string[], weights: string, size: number) => {
    const share = (height: number) => `${((height / size) * 100).toFixed(1)}%`
    return (
      `@font-face{font-family:${fallback};font-weight:${weights};src:${fonts.map((font) => `local(${font})`).join()};` +
      `size-adjust:${size}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
    )
  }
  return (
    `@font-face{font-family:${family};font-weight:400 700;font-display:swap;src:url(${file})format("woff2")}` +
    standIn(REGULAR, bold ? '400 549' : '400 700', width) +
    (bold ? standIn(BOLD, '550 700', bold) : '')
  )
}
