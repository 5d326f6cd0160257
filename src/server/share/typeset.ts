/** Words as outlines, from the site's own fonts: a picture with text is the same on every host, whatever fonts it has. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import { Blob, Buffer as Shaped, Face, Font, shape, Variation } from 'harfbuzzjs'

/** A line of text at the origin, its baseline at 0, for the `d` of a path. `width` in pixels. */
export interface Outline {
  d: string
  width: number
}

export interface Typesetter {
  outline(text: string, size: number): Outline
  /** The text in lines of at most `width` pixels. A word that is wider is broken. */
  wrap(text: string, size: number, width: number): string[]
}

/** Each holds a part of the letters; the first that has a letter is used. */
const FILES = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map(
  (part) => `@fontsource-variable/ysabeau/files/ysabeau-${part}-wght-normal.woff2`,
)
const resolve = createRequire(import.meta.url).resolve

/** `weight`: 1 to 1000. */
export async function openTypesetter(weight: number): Promise<Typesetter> {
  const fonts = await Promise.all(FILES.map((file) => openFont(resolve(file), weight)))
  const { upem } = fonts[0]!.face
  const fontOf = (letter: string) => fonts.find((font) => font.nominalGlyph(letter.codePointAt(0)!) !== undefined)

  /** Neighbours that one font has; letters that none has are left out. */
  function runs(text: string): { font: Font; text: string }[] {
    const found: { font: Font; text: string }[] = []
    for (const letter of text.normalize('NFC')) {
      const font = fontOf(letter)
      const last = found.at(-1)
      if (!font) continue
      if (last?.font === font) last.text += letter
      else found.push({ font, text: letter })
    }
    return found
  }

  function outline(text: string, size: number): Outline {
    const scale = size / upem
    const parts: string[] = []
    let x = 0
    for (const run of runs(text)) {
      const buffer = new Shaped()
      buffer.addText(run.text)
      buffer.guessSegmentProperties()
      shape(run.font, buffer)
      const positions = buffer.getGlyphPositions()
      for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
        const { xAdvance, xOffset, yOffset } = positions[index]!
        parts.push(placed(run.font.glyphToPath(codepoint), scale, x + xOffset, yOffset))
        x += xAdvance
      }
    }
    return { d: parts.join(''), width: x * scale }
  }

  function wrap(text: string, size: number, width: number): string[] {
    const widthOf = (part: string) => outline(part, size).width
    const space = widthOf(' ')
    const lines: { text: string; width: number }[] = []
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const last = lines.at(-1)
      const wide = widthOf(word)
      if (last && last.width + space + wide <= width) {
        last.text += ` ${word}`
        last.width += space + wide
      } else if (wide <= width) lines.push({ text: word, width: wide })
      else lines.push(...broken(word, width, widthOf))
    }
    return lines.map((line) => line.text)
  }

  return { outline, wrap }
}

/** A word in parts that fit. */
function broken(word: string, width: number, widthOf: (part: string) => number): { text: string; width: number }[] {
  const parts = [{ text: '', width: 0 }]
  for (const letter of word) {
    const last = parts.at(-1)!
    const wide = widthOf(letter)
    if (last.text === '' || last.width + wide <= width) {
      last.text += letter
      last.width += wide
    } else parts.push({ text: letter, width: wide })
  }
  return parts
}

async function openFont(file: string, weight: number): Promise<Font> {
  const outlines = new Uint8Array(await convert(await readFile(file), 'sfnt'))
  const font = new Font(new Face(new Blob(outlines.buffer)))
  font.setVariations([new Variation('wght', weight)])
  return font
}

/** A glyph's path in pixels: font units point up, a picture's down. */
function placed(path: string, scale: number, x: number, y: number): string {
  return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, left: string, up: string) => {
    const [right, down] = [(Number(left) + x) * scale, -(Number(up) + y) * scale]
    return `${right.toFixed(1)},${down.toFixed(1)}`
  })
}
