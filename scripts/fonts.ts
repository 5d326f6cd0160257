/**
 * npm run fonts: makes src/styles/fonts/ from the packages' files, two fonts for each script, each in a file of usual letters and one of others, and
 * the font of share pictures. Run it after changing letters, weights or fonts. Needs fonttools, with brotli for woff2.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { EnvironmentError } from '../src/config/environment.ts'
import { LETTERS, SHARE_LETTERS, type Letters } from '../src/styles/letters.ts'
import { command, ROOT } from './project.ts'

interface Font {
  package: string
  /** Files of the family; the first has all kerning and ligatures. */
  parts: string[]
  /** One weight, for headings, or two to interpolate between: at text size within a third of a pixel of the designed weights. */
  weights: readonly number[]
  features: string
  /** Letters of each output file, by path. */
  files: Record<string, string>
}

/** No ligatures: headings have letter-spacing, which disables them in browsers. */
const HEADING = 'kern,locl,lnum,tnum'
const TEXT = 'kern,locl,lnum,tnum,liga'

const { latin, cyrillic } = LETTERS
const filesOf = (name: string, { usual, others }: Letters) => ({
  [`src/styles/fonts/${name}.woff2`]: usual,
  [`src/styles/fonts/${name}-others.woff2`]: others,
})

const FONTS: Font[] = [
  {
    package: 'ysabeau',
    parts: ['latin', 'latin-ext'],
    weights: [560],
    features: HEADING,
    files: filesOf('display-latin', latin),
  },
  {
    package: 'hanken-grotesk',
    parts: ['latin', 'latin-ext'],
    weights: [400, 700],
    features: TEXT,
    files: filesOf('text-latin', latin),
  },
  {
    package: 'ysabeau',
    parts: ['latin', 'cyrillic', 'latin-ext'],
    weights: [580],
    features: HEADING,
    files: filesOf('display-cyrillic', cyrillic),
  },
  {
    package: 'golos-text',
    parts: ['latin', 'cyrillic', 'latin-ext'],
    weights: [400, 600],
    features: TEXT,
    files: filesOf('text-cyrillic', cyrillic),
  },
  {
    package: 'ysabeau',
    parts: ['latin', 'cyrillic', 'latin-ext'],
    weights: [600],
    features: TEXT,
    // Satori reads no woff2.
    files: { 'src/features/share/share.woff': [...SHARE_LETTERS].join('') },
  },
]

const { resolve } = createRequire(import.meta.url)
const execute = promisify(execFile)
/** Tables that browsers do not need and fonttools keeps by default: vertical metrics, names of weights. */
const UNUSED = '--drop-tables+=STAT,VVAR,vhea,vmtx'

await command(async () => {
  const work = await mkdtemp(join(tmpdir(), 'crystal-fonts-'))
  try {
    for (const [index, font] of FONTS.entries()) await write(font, join(work, String(index)))
  } finally {
    await rm(work, { recursive: true })
  }
})

/** A package ships a font in parts: pins each part to every weight, merges the parts of a weight, then rebuilds one variable font. */
async function write({ package: family, parts, weights, features, files }: Font, work: string): Promise<void> {
  const whole = `${work}.ttf`
  const letters = Object.values(files).join('')
  const layout = `--layout-features=${features}`
  for (const [index, part] of parts.entries()) {
    // Later parts repeat basic Latin letters for kerning, which merging would treat as a different design.
    const own = index === 0 ? letters : letters.replace(/[ -~]/g, '')
    const source = resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`)
    const output = `--output-file=${work}-${part}.ttf`
    await fonttools('subset', source, `--text=${own}`, layout, '--no-hinting', output)
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
  const merged = weights.length > 1 ? whole : `${work}-${weights[0]}.ttf`
  for (const [path, text] of Object.entries(files)) {
    const output = join(ROOT, path)
    const flavor = `--flavor=${extname(path).slice(1)}`
    await fonttools('subset', merged, `--text=${text}`, layout, UNUSED, flavor, `--output-file=${output}`)
    console.log(`${path}: ${((await stat(output)).size / 1000).toFixed(1)} kB`)
  }
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
