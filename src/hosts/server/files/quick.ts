/** What most visitors ask for, a page or file of the release that is in memory, answered without a detour over web standards. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from '../../../engine/release/files/encodings.ts'
import { headersOf, tagOf } from './file-response.ts'
import type { ServedFile, ServedRelease } from './files.ts'
import { hasTag, preferredEncoding } from './negotiate.ts'

/** A plain path: what has a query, an escape or a slash at its end takes the way of all others, and so does what depends on the visitor. */
const PLAIN = /^\/(?:[\w.~-]+\/)*[\w.~-]+$/

/** Whether the request was answered. Otherwise the normal handler answers it. */
export function answerQuickly(request: IncomingMessage, response: ServerResponse, release: ServedRelease): boolean {
  const { method, url = '', headers: asked } = request
  if ((method !== 'GET' && method !== 'HEAD') || !PLAIN.test(url)) return false
  const file = release.file(url)
  if (!file || file.status) return false
  const tags = asked['if-none-match']
  if (tags !== undefined && hasTag(tags, tagOf(file))) return false
  const accepted = asked['accept-encoding']
  const encoding = file.effort && preferredEncoding(typeof accepted === 'string' ? accepted : null)
  const content = release.held(file, encoding)
  if (!content) return false
  response.writeHead(200, headOf(release, file, encoding, content.length))
  response.end(method === 'HEAD' ? undefined : content)
  return true
}

/** Made once for each file of a release and way of compressing it. */
const heads = new WeakMap<ServedFile, Map<Encoding | undefined, string[]>>()

/** Names and values of all headers, in turn. */
function headOf(release: ServedRelease, file: ServedFile, encoding: Encoding | undefined, length: number): string[] {
  const ofFile = heads.get(file) ?? new Map<Encoding | undefined, string[]>()
  heads.set(file, ofFile)
  const head = ofFile.get(encoding) ?? [
    ...Object.entries({ ...headersOf(release, file, encoding), ...file.shared }).flat(),
    'content-length',
    String(length),
  ]
  ofFile.set(encoding, head)
  return head
}
