import { crc32, deflateSync } from 'node:zlib'
import { ownPictures, type Pictures } from '../../src/demo/media.ts'

/** One-colour pictures at the paths that `file` of seed.ts names; the seed chooses the colour. */
export const testPictures: Pictures = async (path) => {
  const [, seed, width, height] = /^\/media\/test\/(\d+)-(\d+)x(\d+)\.png$/.exec(path) ?? []
  if (seed === undefined) return undefined
  const colour = [(Number(seed) * 53) % 256, (Number(seed) * 97) % 256, 140]
  return { body: png(Number(width), Number(height), colour), type: 'image/png' }
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

/** By hand, with a palette of one colour: an encoder takes 50 times as long, which a build from nothing would seem to take. */
function png(width: number, height: number, colour: readonly number[]): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from(colour)),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
    pngChunk('IEND'),
  ])
}

function pngChunk(type: string, body = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
