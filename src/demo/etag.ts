import { createHash } from 'node:crypto'

/** Strong validator of a body: equal bytes, equal tag. */
export const etagOf = (body: string | Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** Whether an If-None-Match header names the tag. Weak comparison, as RFC 9110 asks for this header. */
export function isCurrent(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
