/** Bytes of files and pages of old sites as text. */
import { createRequire } from 'node:module'
import type * as Detector from 'jschardet'

/** Loaded only where it is needed: it takes a tenth of a second. */
const detector = () => createRequire(import.meta.url)('jschardet') as typeof Detector
/** What programs save in this site's languages. */
const USUAL = ['windows-1251', 'windows-1254', 'windows-1252']
/** Words with letters that ASCII lacks: only these tell encodings apart. */
const TELLING = /[^\s,;/]*[\xc0-\xff][^\s,;/]*/g
/** Share of zero bytes in UTF-16, at least: even '/номера' has so many. */
const ZEROS = 0.03
/** Of an encoding that a page or a sitemap names. */
const SURE = 0.9

/** UTF-8 or UTF-16 if the bytes are, else the encoding that is named: by `charset`, or in the text; else the likeliest. */
export function decodedText(bytes: Uint8Array, charset?: string): string {
  const utf = utfOf(bytes)
  if (utf !== undefined) return utf
  const { detect } = detector()
  const named = detect(bytes)
  const telling = Buffer.from(bytes).toString('latin1').match(TELLING)?.join(' ') ?? ''
  const likeliest = detect(
    Uint8Array.from(telling, (each) => each.charCodeAt(0)),
    { detectEncodings: USUAL },
  )
  const labels = [charset, named.confidence > SURE ? named.encoding : undefined]
  // Servers call every page UTF-8.
  const declared = labels
    .map((label) => decoderOf(label ?? undefined))
    .find((each) => each && each.encoding !== 'utf-8')
  // Turkish Windows has all letters of German.
  return (declared ?? new TextDecoder(likeliest.encoding === 'Windows-1251' ? USUAL[0] : USUAL[1])).decode(bytes)
}

function utfOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // UTF-16 without its mark: one half of each slash and line end. In other files zeros are strays, or fill the end.
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2]!++
  const [even, odd] = zeros as [number, number]
  if (Math.abs(even - odd) > 1 + bytes.length * ZEROS)
    return new TextDecoder(even > odd ? 'utf-16be' : 'utf-16le').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  // A stray byte, or one that is missing at the end, makes no other encoding of it.
  const [wrong, right] = [/\ufffd/g, /[^\0-\x7f\ufffd]/g].map((each) => text.match(each)?.length ?? 0)
  return wrong === 0 || wrong! < right! ? text : undefined
}

function decoderOf(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label)
  } catch {
    return undefined
  }
}
