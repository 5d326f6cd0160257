/** A file of the release as a response: compressed as the client prefers, or 304 if it is unchanged. */
import { ASK_EACH_TIME, FOREVER, PAGE_HEADERS } from '../../../config/headers.ts'
import { stageHeaders } from '../../../config/stage.ts'
import type { Encoding } from '../../../engine/release/files/encodings.ts'
import type { ServedFile, ServedRelease } from './files.ts'
import { hasTag, preferredEncoding } from './negotiate.ts'

export interface FileAnswer {
  status?: number
  /** Request headers that selected this file. */
  vary?: string
  /** No shared cache may keep it. */
  unshared?: boolean
}

/** Synchronous if the content is in memory. Rejects if it cannot be read. */
export function fileResponse(
  request: Request,
  release: ServedRelease,
  { file, status = 200, vary, unshared }: FileAnswer & { file: ServedFile },
): Response | Promise<Response> {
  const encoding = file.effort && preferredEncoding(request.headers.get('accept-encoding'))
  const headers = headersOf(release, file, encoding)
  if (!unshared && status === 200) Object.assign(headers, file.shared)
  if (vary) headers.vary = [vary, headers.vary].filter(Boolean).join(', ')
  if (status === 200 && hasTag(request.headers.get('if-none-match'), tagOf(file))) {
    const { 'content-type': _type, 'content-encoding': _encoding, ...rest } = headers
    return new Response(null, { status: 304, headers: rest })
  }
  const respond = (content: Buffer) => {
    headers['content-length'] = String(content.length)
    return new Response(request.method === 'HEAD' ? null : (content as BodyInit), { status, headers })
  }
  const content = release.cached(file, encoding)
  return content ? respond(content) : release.content(file, encoding).then(respond)
}

/** All headers of a file except its length. */
export function headersOf(
  release: ServedRelease,
  file: ServedFile,
  encoding: Encoding | undefined,
): Record<string, string> {
  return {
    'content-type': file.type,
    'cache-control': file.immutable ? FOREVER : ASK_EACH_TIME,
    // A strong tag names one representation; each encoding is its own.
    etag: encoding ? `"${tagOf(file)}-${encoding}"` : `"${tagOf(file)}"`,
    ...(file.effort && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
    'content-security-policy': release.policy,
    ...PAGE_HEADERS,
    ...stageHeaders(release.stage),
  }
}

/** The part of an entity tag that a file shares with its compressed copies. */
export function tagOf({ hash }: ServedFile): string {
  return hash.slice(0, 32)
}
