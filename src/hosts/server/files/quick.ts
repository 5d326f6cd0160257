/** Fast path for most requests: pages and files of the release that are in memory, written without web-standard objects. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from '../../../engine/release/files/encodings.ts'
import { headersOf, tagOf } from './file-response.ts'
import type { ServedFile, ServedRelease } from './files.ts'
import { hasTag, preferredEncoding } from './negotiate.ts'

/** Paths without a query, an escape or a trailing slash, and not `/`, which depends on the visitor. */
const PLAIN = /^\/(?:[\w.~-]+\/)*[\w.~-]+$/

/** Whether the request was answered. Otherwise the normal handler answers it. */
export function answerQuickly(request: IncomingMessage, response: ServerResponse, release: ServedRelease): boolean {
  const { method, url = '', headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || !PLAIN.test(url)) return false
  const file = release.file(url)
  if (!file || file.status) return false
  const tags = headers['if-none-match']
  if (tags !== undefined && hasTag(tags, tagOf(file))) return false
  const accepted = headers['accept-encoding']
  const encoding = file.effort && preferredEncoding(typeof accepted === 'string' ? accepted : null)
  const content = release.cached(file, encoding)
  if (!content) return false
  response.writeHead(200, headOf(release, file, { encoding, length: content.length }))
  response.end(method === 'HEAD' ? undefined : content)
  return true
}

interface Sent {
  encoding: Encoding | undefined
  length: number
}

/** Made once per file of a release and encoding. */
const heads = new WeakMap<ServedFile, Map<Encoding | undefined, string[]>>()

/** Names and values of all headers, alternating. */
function headOf(release: ServedRelease, file: ServedFile, { encoding, length }: Sent): string[] {
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
