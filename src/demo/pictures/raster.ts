import sharp from 'sharp'
import { clamp, range } from './drawing/numbers.ts'
import { seededRandom } from './drawing/random.ts'

export interface RasterOptions {
  /** Paper grain over everything; drawings go without. */
  grain?: boolean
  quality?: number
}

const GRAIN_SIDE = 256
let grain: Int8Array | undefined

// A little darker more often than lighter, as the fibres of paper are.
function paperGrain(): Int8Array {
  const random = seededRandom('paper')
  const strengths = range(GRAIN_SIDE * GRAIN_SIDE, () => (random() + random() + random() - 1.58) * 6.5)
  return Int8Array.from(strengths, (strength) => clamp(Math.round(strength), -10, 9))
}

/** Pixels with paper grain over them; the buffer itself is changed. */
export function withGrain(pixels: Buffer, { width, channels }: { width: number; channels: number }): Buffer {
  grain ??= paperGrain()
  const bytes = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length)
  const rowLength = width * channels
  for (let start = 0, row = 0; start < bytes.length; start += rowLength, row = (row + 1) % GRAIN_SIDE) {
    for (let x = 0, at = start; x < width; x++) {
      const strength = grain[row * GRAIN_SIDE + (x % GRAIN_SIDE)] ?? 0
      for (let channel = 0; channel < channels; channel++, at++) bytes[at] = (bytes[at] ?? 0) + strength
    }
  }
  return pixels
}

/** JPEG of an SVG, in the size that the SVG names. Equal SVGs give equal bytes. */
export async function jpegOf(
  svg: string,
  { grain: grained = true, quality = 80 }: RasterOptions = {},
): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' })
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  return sharp(grained ? withGrain(data, info) : data, { raw: info })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}
