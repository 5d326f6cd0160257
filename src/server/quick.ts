/** What most visitors ask for, a page or file of the release that is in memory, answered without a detour over web standards. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { headersOf, tagOf } from './file-response.ts'
import type { ServedRelease } from './files.ts'
import { hasTag, preferredEncoding } from './negotiate.ts'

/** A plain path: what has a query, an escape or a slash at its end takes the way of all others, and so does what depends on the visitor. */
const PLAIN = /^\/(?:[\w.~-]+\/)*[\w.~-]+$/

/** Whether the request was answered; what is not can still be, in the same way but slower. */
export function answerQuickly(request: IncomingMessage, response: ServerResponse, release: ServedRelease): boolean {
  const { method, url = '', headers: asked } = request
  if ((method !== 'GET' && method !== 'HEAD') || !PLAIN.test(url)) return false
  const file = release.file(url)
  if (!file || file.status) return false
  const accepted = asked['accept-encoding']
  const encoding = file.effort && preferredEncoding(typeof accepted === 'string' ? accepted : null)
  const content = release.held(file, encoding)
  if (!content || hasTag(asked['if-none-match'] ?? null, tagOf(file))) return false
  response.writeHead(200, { ...headersOf(release, file, encoding), 'content-length': content.length })
  response.end(method === 'HEAD' ? undefined : content)
  return true
}
