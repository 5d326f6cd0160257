/** Draws the picture of a shared page: its photograph, title and the hotel's or group's name. */
import { readFile } from 'node:fs/promises'
import satori from 'satori'
import sharp from 'sharp'
import { SHARE_SIZE } from '../../routes/pictures.ts'

export interface ShareTexts {
  title: string
  /** Hotel or group; empty if the title contains it. */
  name: string
}

const MARGIN = 72
/** Font sizes to try, the largest that fits is used. */
const TITLE_SIZES = [76, 68, 60, 52]
const MOST_LINES = 3
const LEADING = 1.08
const NAME_SIZE = 34
/** Pixels above the text where the shade begins. Behind the text it is dark enough for white text on the lightest picture. */
const RISE = 190
const SHADE = `linear-gradient(to bottom, rgba(24,14,20,0) 0px, rgba(24,14,20,0.76) ${RISE}px, rgba(24,14,20,0.9) 100%)`
/** Stripes of the site's cloth motif, from the edge inwards. */
const STRIPES = [
  { at: 0, wide: 18, colour: '#512455' },
  { at: 24, wide: 8, colour: '#f5a11c' },
  { at: 38, wide: 4, colour: '#159c86' },
]
/** The site's own font, so that pictures do not depend on the host's fonts. Made by `npm run fonts`. */
const FONT = new URL('share.woff', import.meta.url)

/** Shape of satori's input, used instead of a React element. */
interface Box {
  type: 'div'
  props: { style: Record<string, string | number>; children?: Box[] | string }
}

let font: Promise<Buffer> | undefined

/** Returns a JPEG of the share size. `source`: the photograph, or its path; one that was checked. */
export async function drawShare(source: Uint8Array | string, texts: ShareTexts): Promise<Buffer> {
  const words = Buffer.from(await overlay(texts))
  return sharp(source, { limitInputPixels: false })
    .rotate()
    .resize({ ...SHARE_SIZE, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .composite([{ input: words }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** Everything but the photograph, as SVG with text as outlines. A title too long for the smallest size ends with an ellipsis. */
export async function overlay({ title, name }: ShareTexts): Promise<string> {
  const words = box(
    { display: 'flex', flexDirection: 'column', padding: `${RISE}px ${MARGIN}px ${MARGIN}px`, backgroundImage: SHADE },
    [
      box({ ...titleStyle(await sizeOf(title)), lineClamp: MOST_LINES }, title),
      box({ fontSize: NAME_SIZE, lineHeight: 1, marginTop: 18, color: '#fdefd3', lineClamp: 1 }, name),
    ],
  )
  const stripes = STRIPES.map(({ at, wide, colour }) =>
    box({ position: 'absolute', top: 0, left: at, width: wide, height: SHARE_SIZE.height, backgroundColor: colour }),
  )
  const all = { ...SHARE_SIZE, display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }
  return svgOf(box(all, [words, ...stripes]), SHARE_SIZE)
}

async function sizeOf(title: string): Promise<number> {
  const width = SHARE_SIZE.width - 2 * MARGIN
  for (const size of TITLE_SIZES) {
    const svg = await svgOf(box({ ...titleStyle(size), width }, title), { width })
    const height = Number(/^<svg[^>]* height="([\d.]+)"/.exec(svg)![1])
    if (Math.round(height / (size * LEADING)) <= MOST_LINES) return size
  }
  return TITLE_SIZES.at(-1)!
}

function titleStyle(fontSize: number): Box['props']['style'] {
  return { display: 'block', fontSize, lineHeight: LEADING, color: '#ffffff', wordBreak: 'break-word' }
}

function box(style: Box['props']['style'], children?: Box[] | string): Box {
  return { type: 'div', props: { style, ...(children !== undefined && { children }) } }
}

async function svgOf(element: Box, size: { width: number; height?: number }): Promise<string> {
  const data = await (font ??= readFile(FONT))
  return satori(
    element as never,
    { ...size, fonts: [{ name: 'Ysabeau', data, weight: 600, style: 'normal' }] } as never,
  )
}
