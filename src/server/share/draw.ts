/** The picture that stands for a page where its address is shared: its photograph, its title, whose it is. */
import sharp from 'sharp'
import { SHARE_SIZE } from '../../routes/pictures.ts'
import { openTypesetter, type Typesetter } from './typeset.ts'

export interface ShareTexts {
  title: string
  /** House or group; empty where the title says it. */
  name: string
}

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
const MARGIN = 72
/** The largest of these at which the title fits. */
const TITLE_SIZES = [76, 68, 60, 52]
const MOST_LINES = 3
const LEADING = 1.08
const NAME_SIZE = 34
const NAME_GAP = 26
/** Above the words the shade begins; behind them it is as dark as white text needs on the lightest picture. */
const RISE = 190
const DARKNESS = 0.76
/** The selvedge that runs along the site's cloths, from the edge inwards. */
const STRIPES = [
  { at: 0, wide: 18, colour: '#512455' },
  { at: 24, wide: 8, colour: '#f5a11c' },
  { at: 38, wide: 4, colour: '#159c86' },
]

let typesetter: Promise<{ title: Typesetter; name: Typesetter }> | undefined

/** A JPEG of the share size. */
export async function drawShare(source: Uint8Array, texts: ShareTexts): Promise<Buffer> {
  typesetter ??= (async () => ({ title: await openTypesetter(600), name: await openTypesetter(520) }))()
  const words = Buffer.from(overlay(texts, await typesetter))
  return sharp(source, { limitInputPixels: 80_000_000 })
    .rotate()
    .resize({ ...SHARE_SIZE, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .composite([{ input: words }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

function overlay({ title, name }: ShareTexts, set: { title: Typesetter; name: Typesetter }): string {
  const room = WIDTH - 2 * MARGIN
  const { size, lines } = fitting(title, set.title, room)
  const step = size * LEADING
  const base = HEIGHT - MARGIN
  const [first = ''] = set.name.wrap(name, NAME_SIZE, room)
  const titleBase = (index: number) => base - NAME_SIZE - NAME_GAP - (lines.length - 1 - index) * step
  const top = titleBase(0) - size
  const from = Math.max(top - RISE, 0) / HEIGHT
  const dark = top / HEIGHT
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="shade" x2="0" y2="1"><stop offset="${from}" stop-color="#180e14" stop-opacity="0"/>
<stop offset="${dark}" stop-color="#180e14" stop-opacity="${DARKNESS}"/><stop offset="1" stop-color="#180e14" stop-opacity="0.9"/></linearGradient>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>
${STRIPES.map(({ at, wide, colour }) => `<rect x="${at}" width="${wide}" height="${HEIGHT}" fill="${colour}"/>`).join('')}
${lines.map((line, index) => textAt(set.title.outline(line, size).d, titleBase(index), '#ffffff')).join('')}
${textAt(set.name.outline(first, NAME_SIZE).d, base, '#fdefd3')}</svg>`
}

function textAt(d: string, y: number, fill: string): string {
  return `<path transform="translate(${MARGIN} ${y})" fill="${fill}" d="${d}"/>`
}

/** A title that is too long for the smallest size ends with an ellipsis. */
function fitting(title: string, set: Typesetter, room: number): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = set.wrap(title, size, room)
    if (lines.length <= MOST_LINES) return { size, lines }
  }
  const size = TITLE_SIZES.at(-1)!
  const words = title.split(/\s+/)
  let lines: string[]
  do {
    words.pop()
    lines = set.wrap(`${words.join(' ')}…`, size, room)
  } while (lines.length > MOST_LINES && words.length > 0)
  return { size, lines: lines.slice(0, MOST_LINES) }
}
