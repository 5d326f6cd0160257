import { crc32, deflateSync } from 'node:zlib'
import { clamp, range } from './numbers.ts'
import { seededRandom } from './random.ts'

/** Side of the square of noise, in picture units; it repeats without a seam. */
export const NOISE_SIDE = 128

// Three dice make a bell: most of the noise is near the middle, as that of a sieve is.
const bell = (random: () => number) => clamp(0.5 + (random() + random() + random() - 1.5) * 0.42, 0, 1)

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Noise as a PNG whose opacity varies: one byte a pixel, its palette black in 256 strengths, stored so that every zlib gives the same bytes. */
function noisePng(): Buffer {
  const random = seededRandom('stipple')
  const header = Buffer.alloc(13)
  header.writeUInt32BE(NOISE_SIDE, 0)
  header.writeUInt32BE(NOISE_SIDE, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const rows = range(NOISE_SIDE, () => [0, ...range(NOISE_SIDE, () => Math.round(bell(random) * 255))])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.alloc(768)),
    chunk('tRNS', Buffer.from(range(256, (i) => i))),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const NOISE = `data:image/png;base64,${noisePng().toString('base64')}`
