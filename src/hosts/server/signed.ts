/** Signs texts, for addresses that carry their own permission. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export interface Signing {
  /** Appends a dot and the signature. */
  sign(text: string): string
  /** The text, or `undefined` if its signature does not match. */
  read(signed: string): string | undefined
}

/** `purpose`: a text signed for one purpose is invalid for any other. Each has its own key, from which the secret cannot be derived. */
export function signing(secret: string, purpose: string): Signing {
  const key = keyOf(secret, purpose)
  const sign = (text: string) => `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  return {
    sign,
    read(signed) {
      const text = signed.slice(0, Math.max(0, signed.lastIndexOf('.')))
      // Compared as text: decoders ignore some bits of the last base64 character.
      return isSame(signed, sign(text)) ? text : undefined
    },
  }
}

export function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** Constant-time comparison of texts of equal length. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
