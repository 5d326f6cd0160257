/**
 * Signatures of the Standard Webhooks scheme by Web Crypto, for every host: the scheme's own library is not a module
 * whose exports Netlify's bundler can resolve. Source: standardwebhooks.com, "Signature scheme".
 */

/** How far a message's time may differ from ours. */
const TOLERANCE_SECONDS = 300

/** Why a message is rejected; `undefined` if its signature is valid. `secret`: `whsec_` and base64. */
export async function signatureFault(
  headers: Headers,
  body: string,
  { secret, now = Date.now() }: { secret: string; now?: number },
): Promise<string | undefined> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headers.get(name),
  )
  if (!id || !timestamp || !signatures) return 'Headers of the signature are missing'
  // A header carries no other letters: what the sender signed cannot be known.
  if (/[^\x20-\x7e]/.test(id)) return 'The header webhook-id may have ASCII characters only'
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS))
    return 'The time of the message is too far from now'
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), algorithm, false, ['verify'])
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const each of signatures.split(' ')) {
    const [version, signature = ''] = each.split(',')
    if (
      version === 'v1' &&
      isBase64(signature) &&
      (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed))
    )
      return undefined
  }
  return 'No signature matches'
}

function isBase64(text: string): boolean {
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length % 4 === 0
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
