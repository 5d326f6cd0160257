/** Answers with 200 that are no pictures. */
import sharp from 'sharp'
import { crc32 } from 'node:zlib'

export const whole = (colour: string, format: 'png' | 'jpeg' | 'webp' | 'avif' = 'jpeg') =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer()

/** A PNG whose header says that it has so many pixels. */
async function sized(width: number, height: number): Promise<Buffer> {
  const png = await whole('#808080', 'png')
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** As phones take them. */
async function heic(): Promise<Buffer> {
  const avif = (await whole('#808080', 'avif')).toString('latin1')
  const other = avif.replaceAll('avif', 'heic').replaceAll('av01', 'hvc1').replaceAll('av1C', 'hvcC')
  return Buffer.from(other, 'latin1')
}

/** Random values, so that what is missing cannot be guessed. */
async function cut(format: 'png' | 'jpeg' | 'webp' | 'avif'): Promise<Buffer> {
  const create = { width: 320, height: 200, channels: 3, background: '#808080' } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const all = await sharp({ create: { ...create, noise } })
    .toFormat(format)
    .toBuffer()
  return all.subarray(0, Math.floor(all.length * 0.6))
}

export const BAD_PICTURES: Record<string, { content: () => Promise<Buffer>; fault: string }> = {
  html: { content: async () => Buffer.from('<!doctype html><title>Sign in</title>'), fault: 'unreadable' },
  empty: { content: async () => Buffer.alloc(0), fault: 'empty' },
  'cut jpeg': { content: () => cut('jpeg'), fault: 'cut' },
  'cut png': { content: () => cut('png'), fault: 'cut' },
  'cut webp': { content: () => cut('webp'), fault: 'cut' },
  'cut avif': { content: () => cut('avif'), fault: 'cut' },
  heic: { content: heic, fault: 'unreadable' },
  'too large': { content: () => sized(12_000, 9_000), fault: 'too-large' },
}
