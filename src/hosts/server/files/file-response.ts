/** A file of the release as an answer: compressed as the client likes it best, or only the news that it has not changed. */
import { ASK_EACH_TIME, FOREVER, PAGE_HEADERS } from '../../../config/headers.ts'
import type { Encoding } from '../../../engine/release/files/encodings.ts'
import type { ServedFile, ServedRelease } from './files.ts'
import { hasTag, preferredEncoding } from './negotiate.ts'

export interface FileAnswer {
  status?: number
  /** Header names that the choice of this file depended on. */
  vary?: string
  /** No cache that many visitors share may keep it. */
  unshared?: boolean
}

/** At once where the content is in memory. Rejects where it cannot be read. */
export function fileResponse(
  request: Request,
  release: ServedRelease,
  file: ServedFile,
  { status = 200, vary, unshared }: FileAnswer = {},
): Response | Promise<Response> {
  const encoding = file.effort && preferredEncoding(request.headers.get('accept-encoding'))
  const headers = headersOf(release, file, encoding)
  if (!unshared && status === 200) Object.assign(headers, file.shared)
  if (vary) headers.vary = [vary, headers.vary].filter(Boolean).join(', ')
  if (status === 200 && hasTag(request.headers.get('if-none-match'), tagOf(file))) {
    const { 'content-type': _type, 'content-encoding': _encoding, ...rest } = headers
    return new Response(null, { status: 304, headers: rest })
  }
  const held = release.held(file, encoding)
  if (held) return answer(request, held, status, headers)
  return release.content(file, encoding).then((content) => answer(request, content, status, headers))
}

function answer(request: Request, content: Buffer, status: number, headers: Record<string, string>): Response {
  headers['content-length'] = String(content.length)
  return new Response(request.method === 'HEAD' ? null : (content as BodyInit), { status, headers })
}

/** All headers of a file but its length. */
export function headersOf(
  release: ServedRelease,
  file: ServedFile,
  encoding: Encoding | undefined,
): Record<string, string> {
  return {
    'content-type': file.type,
    'cache-control': file.immutable ? FOREVER : ASK_EACH_TIME,
    // Two encodings are two representations, and a strong tag names one.
    etag: encoding ? `"${tagOf(file)}-${encoding}"` : `"${tagOf(file)}"`,
    ...(file.effort && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
    'content-security-policy': release.policy,
    ...PAGE_HEADERS,
  }
}

/** The part of a file's tag that its compressed copies have too. */
export function tagOf({ hash }: ServedFile): string {
  return hash.slice(0, 32)
}
