/** One font from those that each hold a part of its letters. */
import { Blob, Face, Font } from 'harfbuzzjs'
import { appendGlyphs, glyphCount } from './glyphs.ts'
import { appendKerning } from './kerning.ts'
import { numbers, readTables, writeTables, type Tables } from './sfnt.ts'

/** `parts`: TrueType files of one design and one set of axes. What the first one says of the whole font, and its ligatures, stay. */
export function mergeFonts(parts: readonly Buffer[]): Buffer {
  const [base, ...others] = parts.map(readTables) as [Tables, ...Tables[]]
  const letters = new Map(lettersOf(parts[0]!))
  for (const [index, added] of others.entries()) {
    const before = glyphCount(base)
    for (const [letter, glyph] of lettersOf(parts[index + 1]!))
      if (!letters.has(letter)) letters.set(letter, before + glyph)
    appendGlyphs(base, added)
    appendKerning(base, added, before)
  }
  base.set('cmap', characterMap(letters))
  return writeTables(base)
}

function lettersOf(file: Buffer): [letter: number, glyph: number][] {
  const font = new Font(new Face(new Blob(file)))
  return [...font.face.collectUnicodes()].map((letter) => [letter, font.nominalGlyph(letter)!])
}

/** Format 12, one group for each letter: what reads it next makes it small. */
function characterMap(letters: ReadonlyMap<number, number>): Buffer {
  const groups = [...letters]
    .sort(([one], [other]) => one - other)
    .flatMap(([letter, glyph]) => [letter, letter, glyph])
  const [WINDOWS, FULL, SUBTABLE] = [3, 10, 12]
  return Buffer.concat([
    numbers([0, 1, WINDOWS, FULL], 2),
    numbers([SUBTABLE], 4),
    numbers([12, 0], 2),
    numbers([16 + groups.length * 4, 0, letters.size, ...groups], 4),
  ])
}
