/** npm run fonts: writes src/styles/fonts/, two files for each script, from the packages' files. After a change of letters, weights or fonts. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { mergeFonts } from './fonts/merge.ts'
import { command, ROOT } from './project.ts'

const letters = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const ASCII = letters(0x20, 0x7e)
const TURKISH = 'ÂÇÎÖÛÜâçîöûüıĞğİŞş₺'
const SIGNS = '\u00a0§©«°±²³·»½×–—‘’‚“”„†•…′″€№™→−'
const LATIN = ASCII + letters(0xa0, 0xff) + 'ŒœŠšŽžẞ' + TURKISH + SIGNS
/** Names of hotels and places on Russian pages are Turkish and English, and dinner is à la carte. */
const CYRILLIC = letters(0x410, 0x44f) + 'ЁёЄєІіЇїҐґЎў' + ASCII + 'àáäèéêñóôß' + TURKISH + SIGNS

const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'lnum', 'tnum', 'mark']

interface FontFile {
  name: string
  package: string
  /** The first one's kerning and ligatures are complete. */
  parts: string[]
  letters: string
  /** Headings are set in one weight. */
  weight: number | { min: number; max: number }
}

const TEXT_WEIGHTS = { min: 400, max: 700 }
const FILES: FontFile[] = [
  { name: 'display-latin', package: 'ysabeau', parts: ['latin', 'latin-ext'], letters: LATIN, weight: 560 },
  {
    name: 'text-latin',
    package: 'hanken-grotesk',
    parts: ['latin', 'latin-ext'],
    letters: LATIN,
    weight: TEXT_WEIGHTS,
  },
  {
    name: 'display-cyrillic',
    package: 'ysabeau',
    parts: ['latin', 'cyrillic', 'latin-ext'],
    letters: CYRILLIC,
    weight: 580,
  },
  {
    name: 'text-cyrillic',
    package: 'golos-text',
    parts: ['latin', 'cyrillic', 'latin-ext'],
    letters: CYRILLIC,
    weight: TEXT_WEIGHTS,
  },
]

const { resolve } = createRequire(import.meta.url)
const folder = join(ROOT, 'src/styles/fonts')

await command(async () => {
  await mkdir(folder, { recursive: true })
  for (const file of FILES) {
    const parts = await Promise.all(file.parts.map((part) => partOf(file, part)))
    const font = await subsetFont(mergeFonts(parts), file.letters, { targetFormat: 'woff2', keepFeatures: FEATURES })
    await writeFile(join(folder, `${file.name}.woff2`), font)
    console.log(`${file.name}.woff2: ${(font.length / 1000).toFixed(1)} kB`)
  }
})

async function partOf({ package: family, letters, weight }: FontFile, part: string): Promise<Buffer> {
  const source = await readFile(resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`))
  return subsetFont(source, letters, {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght: weight },
  })
}
