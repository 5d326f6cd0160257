/** A made file as a response: whole, the requested range, or 304 if it is unchanged. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { ASK_EACH_TIME, FOREVER, MEDIA_HEADERS } from '../../../config/headers.ts'
import { hasTag } from '../files/negotiate.ts'

export interface MediaFile {
  /** A file of this name always has the same content. */
  path: string
  /** Only if the file is not on disk. */
  content?: Uint8Array | undefined
  type: string
  /** Whether the address names this content, so that its response never changes. */
  isMeant: boolean
  /** Request headers that selected this file. */
  vary?: string
}

export async function mediaResponse(
  request: Request,
  { path, content, type, isMeant, vary }: MediaFile,
): Promise<Response> {
  const size = content?.length ?? (await stat(path)).size
  const tag = basename(path)
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': isMeant ? FOREVER : ASK_EACH_TIME,
    'accept-ranges': 'bytes',
    etag: `"${tag}"`,
    ...(vary && { vary }),
    ...MEDIA_HEADERS,
  }
  if (hasTag(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  const range = rangeOf(request, tag, size)
  if (range === 'none')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const [first, last] = range ?? [0, size - 1]
  headers['content-length'] = String(last - first + 1)
  if (range) headers['content-range'] = `bytes ${first}-${last}/${size}`
  const isEmpty = request.method === 'HEAD' || size === 0
  if (isEmpty || content)
    return new Response(isEmpty ? null : (content!.subarray(first, last + 1) as Uint8Array<ArrayBuffer>), {
      status: range ? 206 : 200,
      headers,
    })
  const body = Readable.toWeb(createReadStream(path, { start: first, end: last }))
  return new Response(body as ReadableStream, { status: range ? 206 : 200, headers })
}

/** First and last byte, both included. `undefined`, the whole file, for a malformed range or one of a different content. */
function rangeOf(request: Request, tag: string, size: number): [number, number] | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if (first === '' && last === '') return undefined
  const condition = request.headers.get('if-range')
  if (condition !== null && !hasTag(condition, tag)) return undefined
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to || from >= size ? 'none' : [from, to]
}
