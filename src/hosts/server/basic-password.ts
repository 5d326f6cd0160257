/** Passwords of HTTP Basic. */
import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an `authorization` header's password is the secret; the user name does not matter. */
export function isPassword(authorization: string | undefined, secret: string): boolean {
  return timingSafeEqual(digestOf(passwordOf(authorization)), digestOf(secret))
}

function passwordOf(header: string | undefined): string {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1] ?? ''
  const credentials = Buffer.from(encoded, 'base64').toString('utf8')
  return credentials.slice(credentials.indexOf(':') + 1)
}

/** Digests have equal lengths, as a constant-time comparison needs. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
