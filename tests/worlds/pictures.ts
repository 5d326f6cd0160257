import sharp from 'sharp'
import type { Pictures } from '../../src/demo/media.ts'

/** One-colour pictures at the paths that `file` of seed.ts names; the seed chooses the colour. */
export const testPictures: Pictures = async (path) => {
  const [, seed, width, height] = /^\/media\/test\/(\d+)-(\d+)x(\d+)\.png$/.exec(path) ?? []
  if (seed === undefined) return undefined
  const background = { r: (Number(seed) * 53) % 256, g: (Number(seed) * 97) % 256, b: 140 }
  const body = await sharp({ create: { width: Number(width), height: Number(height), channels: 3, background } })
    .png()
    .toBuffer()
  return { body, type: 'image/png' }
}
