/** Texts in the encodings that old sites and spreadsheets use. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1254'

export function encoded(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text)
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le')
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16()
  const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  // Other characters cannot be saved in it.
  return Uint8Array.from([...text].map((each) => all.indexOf(each)).filter((byte) => byte >= 0))
}
