import sharp from 'sharp'
import { ownPictures, type Picture, type Pictures } from '../../src/demo/media.ts'

const made = new Map<string, Promise<Picture>>()

/** One-colour pictures at the paths that `file` of seed.ts names; the seed chooses the colour. Each is made once a process. */
export const testPictures: Pictures = async (path) => {
  const [, seed, width, height] = /^\/media\/test\/(\d+)-(\d+)x(\d+)\.png$/.exec(path) ?? []
  if (seed === undefined) return undefined
  const known = made.get(path) ?? picture(Number(seed), Number(width), Number(height))
  made.set(path, known)
  return known
}

/** Those of worlds, a film without a picture wherever one is named, and the provider's own. */
export const worldPictures: Pictures = async (path) =>
  (await testPictures(path)) ?? (path.endsWith('.mp4') ? { body: film(), type: 'video/mp4' } : ownPictures(path))

/** The boxes that every MP4 has, empty. */
function film(): Buffer {
  const box = (name: string, rest = '') => {
    const bytes = Buffer.from(`\0\0\0\0${name}${rest}`, 'latin1')
    bytes.writeUInt32BE(bytes.length)
    return bytes
  }
  return Buffer.concat([box('ftyp', 'isom\0\0\0\0'), box('moov'), box('mdat')])
}

async function picture(seed: number, width: number, height: number): Promise<Picture> {
  const background = { r: (seed * 53) % 256, g: (seed * 97) % 256, b: 140 }
  const body = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { body, type: 'image/jpeg' }
}
