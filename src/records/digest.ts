import { hash } from 'node:crypto'

/** SHA-256 of a text or of bytes, in hex. */
export function digest(content: string | Uint8Array): string {
  return hash('sha256', content)
}

/** The first 16 hex digits: for names, where collisions among some ten thousand items are negligible. */
export function shortDigest(content: string | Uint8Array): string {
  return digest(content).slice(0, 16)
}
