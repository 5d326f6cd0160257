/** Whether the content of an answer is usable: a picture that can be decoded, a whole film, a whole document. */
import { fileFaultText } from '../../config/problems/details.ts'
import type { FileFault } from '../../config/problems/values.ts'

/** The content is unusable. */
export class Unfit extends Error {
  override name = 'Unfit'
  readonly fault: FileFault
  constructor(fault: FileFault, source: string) {
    super(`${source}: ${fileFaultText(fault)}`)
    this.fault = fault
  }
}

/** A picture, video or document as a record names it. */
export interface MediaFile {
  /** Made of the source's address. */
  id: string
  source: string
  mimeType?: string | undefined
}

export interface Size {
  width: number
  height: number
}

/** Pixels of the largest picture that is decoded. */
const MOST_PIXELS = 80_000_000
/** Pixels across of the widest picture that the site draws. */
const WIDEST = 1600

/** Resolves to the size of a picture, to `undefined` for anything else. Rejects with `Unfit`. */
export async function checked(
  content: Uint8Array,
  { source, mimeType }: Pick<MediaFile, 'source' | 'mimeType'>,
): Promise<Size | undefined> {
  if (content.byteLength === 0) throw new Unfit('empty', source)
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const named = namedKind(source, mimeType)
  const actual = actualKind(bytes)
  if (actual) {
    if (named !== undefined && named !== 'other' && named !== actual) throw new Unfit('unreadable', source)
    if (!isWhole(bytes, actual)) throw new Unfit('cut', source)
    return undefined
  }
  if (named === 'other' && !MARKUP.test(bytes.toString('latin1', 0, 200))) return undefined
  if (named !== undefined && named !== 'picture') throw new Unfit('unreadable', source)
  return pictureSize(bytes, source)
}

type Kind = 'picture' | 'film' | 'pdf' | 'other'

/** Error pages in place of a missing file. */
const MARKUP = /^(?:\u00ef\u00bb\u00bf)?\s*</
const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif|gif|svg|tiff?|hei[cf])(?:$|[?#])/i
const FILM_NAME = /\.(?:mp4|m4v|mov|webm)(?:$|[?#])/i

/** The kind by type and name; `undefined` if they do not tell. */
function namedKind(source: string, mimeType = ''): Kind | undefined {
  if (/^image\//i.test(mimeType)) return 'picture'
  if (/^video\//i.test(mimeType)) return 'film'
  if (/^application\/pdf\b/i.test(mimeType)) return 'pdf'
  if (PICTURE_NAME.test(source)) return 'picture'
  if (FILM_NAME.test(source)) return 'film'
  if (/\.pdf(?:$|[?#])/i.test(source)) return 'pdf'
  return /^(?:application|audio|text)\/(?!octet-stream\b)/i.test(mimeType) ? 'other' : undefined
}

/** The kind by the first bytes; `undefined` if it may be a picture. */
function actualKind(bytes: Buffer): 'film' | 'pdf' | 'other' | undefined {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  const start = bytes.toString('hex', 0, 4)
  // WebM, then archives such as office documents.
  if (start === '1a45dfa3') return 'film'
  if (start === '504b0304' || start === 'd0cf11e0') return 'other'
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined
  return PICTURE_BRANDS.test(bytes.toString('latin1', 8, 12)) ? undefined : 'film'
}

/** AVIF and HEIC consist of boxes, as MP4 does. */
const PICTURE_BRANDS = /^(?:avi[fs]|mif[12]|msf1|he[ivs][cmsx])$/

function isWhole(bytes: Buffer, kind: 'film' | 'pdf' | 'other'): boolean {
  if (kind === 'pdf') return bytes.subarray(-2048).includes('%%EOF')
  return kind !== 'film' || bytes.toString('latin1', 4, 8) !== 'ftyp' || hasWholeBoxes(bytes)
}

/** Whether the boxes of an MP4, an AVIF or a HEIC end with the file. */
function hasWholeBoxes(bytes: Buffer): boolean {
  let start = 0
  while (start < bytes.length) {
    if (start + 8 > bytes.length) return false
    let size = bytes.readUInt32BE(start)
    // This box extends to the end of the file.
    if (size === 0) return true
    if (size === 1) size = start + 16 > bytes.length ? Infinity : Number(bytes.readBigUInt64BE(start + 8))
    if (size < 8) return false
    start += size
  }
  return start === bytes.length
}

/** RIFF: the container of WebP. */
function isCutRiff(bytes: Buffer): boolean {
  return bytes.length >= 12 && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt32LE(4) + 8 > bytes.length
}

async function pictureSize(bytes: Buffer, source: string): Promise<Size> {
  // Loaded late: most publishes meet no new picture.
  const { default: sharp } = await import('sharp')
  if (isCutRiff(bytes)) throw new Unfit('cut', source)
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Unfit('unreadable', source)
    })
  const { width, height, format, compression, autoOrient } = metadata
  // An SVG has no pixels of its own: it is drawn in the requested size, whatever its units.
  const scale = format === 'svg' ? Math.min(1, WIDEST / width) : 1
  if (width * height * scale ** 2 > MOST_PIXELS) throw new Unfit('too-large', source)
  if (format === 'heif' && compression !== 'av1') throw new Unfit('unreadable', source)
  // Decoding an AVIF takes ten times as long as a JPEG; its boxes show whether a part is missing.
  if (format === 'heif') {
    if (!hasWholeBoxes(bytes)) throw new Unfit('cut', source)
  } else {
    await sharp(bytes, { limitInputPixels: false })
      .resize(16)
      .raw()
      .toBuffer()
      .catch(() => {
        throw new Unfit('cut', source)
      })
  }
  return { width: autoOrient.width, height: autoOrient.height }
}
