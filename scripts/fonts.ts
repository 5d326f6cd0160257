/**
 * npm run fonts: writes src/styles/fonts/, two files for each script, and the font of the share pictures, from the packages' files. After a change of
 * letters, weights or fonts. Needs fonttools, with brotli for woff2.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { extname, join, parse } from 'node:path'
import { promisify } from 'node:util'
import { EnvironmentError } from '../src/config/environment.ts'
import { command, ROOT } from './project.ts'

const letters = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const ASCII = letters(0x20, 0x7e)
const TURKISH = 'ÂÇÎÖÛÜâçîöûüıĞğİŞş₺'
const SIGNS = '\u00a0§©«°±²³·»½×–—‘’‚“”„†•…′″€№™→−'
const LATIN = ASCII + letters(0xa0, 0xff) + 'ŒœŠšŽžẞ' + TURKISH + SIGNS
/** Names of hotels and places on Russian pages are Turkish and English, and dinner is à la carte. */
const CYRILLIC = letters(0x410, 0x44f) + 'ЁёЄєІіЇїҐґЎў' + ASCII + 'àáäèéêñóôß' + TURKISH + SIGNS

interface FontFile {
  path: string
  package: string
  /** The first one's kerning and ligatures are complete. */
  parts: string[]
  letters: string
  /** One, as headings are set in, or those between which the design is linear. */
  weights: readonly number[]
}

const FILES: FontFile[] = [
  {
    path: 'src/styles/fonts/display-latin.woff2',
    package: 'ysabeau',
    parts: ['latin', 'latin-ext'],
    letters: LATIN,
    weights: [560],
  },
  {
    path: 'src/styles/fonts/text-latin.woff2',
    package: 'hanken-grotesk',
    parts: ['latin', 'latin-ext'],
    letters: LATIN,
    weights: [400, 700],
  },
  {
    path: 'src/styles/fonts/display-cyrillic.woff2',
    package: 'ysabeau',
    parts: ['latin', 'cyrillic', 'latin-ext'],
    letters: CYRILLIC,
    weights: [580],
  },
  {
    path: 'src/styles/fonts/text-cyrillic.woff2',
    package: 'golos-text',
    parts: ['latin', 'cyrillic', 'latin-ext'],
    letters: CYRILLIC,
    weights: [400, 500, 600, 700],
  },
  {
    // What typesets the pictures reads no woff2.
    path: 'src/server/share/share.woff',
    package: 'ysabeau',
    parts: ['latin', 'cyrillic', 'latin-ext'],
    letters: LATIN + CYRILLIC,
    weights: [600],
  },
]

const { resolve } = createRequire(import.meta.url)
const execute = promisify(execFile)
const FEATURES = '--layout-features=kern,liga,ccmp,locl,lnum,tnum,mark'

await command(async () => {
  const work = await mkdtemp(join(tmpdir(), 'crystal-fonts-'))
  try {
    for (const file of FILES) await write(file, join(work, parse(file.path).name))
  } finally {
    await rm(work, { recursive: true })
  }
})

/** A package has a font in parts: each is pinned to every weight, the parts of a weight are merged, and the weights make one variable font again. */
async function write({ path, package: family, parts, letters, weights }: FontFile, work: string): Promise<void> {
  const whole = `${work}.ttf`
  for (const [index, part] of parts.entries()) {
    // Later parts have some of these for the sake of their kerning, which merging would take for another design.
    const own = index === 0 ? letters : letters.replace(/[ -~]/g, '')
    const source = resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`)
    const output = `--output-file=${work}-${part}.ttf`
    await fonttools('subset', source, `--text=${own}`, FEATURES, '--no-hinting', output)
  }
  for (const weight of weights) {
    const pinned = parts.map((part) => `${work}-${part}-${weight}.ttf`)
    for (const [index, part] of parts.entries())
      await fonttools('varLib.instancer', `${work}-${part}.ttf`, `wght=${weight}`, '-o', pinned[index]!)
    await fonttools('merge', ...pinned, `--output-file=${work}-${weight}.ttf`)
  }
  if (weights.length > 1) {
    await writeFile(`${work}.designspace`, designspace(work, weights))
    await fonttools('varLib', `${work}.designspace`, '-o', whole)
  }
  const output = join(ROOT, path)
  const merged = weights.length > 1 ? whole : `${work}-${weights[0]}.ttf`
  const flavor = extname(path).slice(1)
  await fonttools('subset', merged, '--unicodes=*', FEATURES, `--flavor=${flavor}`, `--output-file=${output}`)
  console.log(`${path}: ${((await stat(output)).size / 1000).toFixed(1)} kB`)
}

function designspace(work: string, weights: readonly number[]): string {
  const [lightest, boldest] = [Math.min(...weights), Math.max(...weights)]
  const sources = weights.map(
    (weight) =>
      `<source filename="${work}-${weight}.ttf"><location><dimension name="Weight" xvalue="${weight}"/></location></source>`,
  )
  return `<designspace format="4.1"><axes><axis tag="wght" name="Weight" minimum="${lightest}" default="${lightest}" maximum="${boldest}"/></axes>
<sources>${sources.join('')}</sources></designspace>`
}

async function fonttools(...args: string[]): Promise<void> {
  try {
    await execute('fonttools', args, { maxBuffer: 1 << 24 })
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr: string }
    const missing = code === 'ENOENT' ? 'fonttools' : /No module named '?brotli/.test(stderr) ? 'brotli for Python' : ''
    if (!missing) throw error
    throw new EnvironmentError(
      `The fonts are made with ${missing}, which is not installed. Debian: apt-get install fonttools python3-brotli. Elsewhere: pip install fonttools brotli.`,
    )
  }
}
