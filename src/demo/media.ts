import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { etagOf, isCurrent } from './etag.ts'

export interface Picture {
  body: Buffer
  type: string
}

/** The picture at a path, or undefined where there is none. */
export type Pictures = (path: string) => Promise<Picture | undefined>

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
}

/** The provider's own pictures: files of `data`, by the paths that they have there. */
export const ownPictures: Pictures = async (path) => {
  // Names without dots lead to no other folder.
  const [, file, extension = ''] = /^\/(media\/[a-z-]+\/[a-z\d-]+\.([a-z\d]+))$/.exec(path) ?? []
  const type = TYPES[extension]
  if (file === undefined || type === undefined) return undefined
  try {
    return { body: await readFile(new URL(`./data/${file}`, import.meta.url)), type }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Sends a picture or a video; answers conditional and range requests. Returns the status. */
export function sendPicture(request: IncomingMessage, response: ServerResponse, picture: Picture): number {
  const etag = etagOf(picture.body)
  const headers = {
    'content-type': picture.type,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  }
  const withBody = request.method !== 'HEAD'
  if (isCurrent(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return 304
  }
  const range = rangeOf(request.headers.range, picture.body.length)
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${picture.body.length}` }).end()
    return 416
  }
  if (range) {
    const part = picture.body.subarray(range.first, range.last + 1)
    const contentRange = `bytes ${range.first}-${range.last}/${picture.body.length}`
    response.writeHead(206, { ...headers, 'content-length': part.length, 'content-range': contentRange })
    response.end(withBody ? part : undefined)
    return 206
  }
  response.writeHead(200, { ...headers, 'content-length': picture.body.length })
  response.end(withBody ? picture.body : undefined)
  return 200
}

/** First and last byte of a single range; undefined where the whole file is to be sent (several ranges, other units). */
function rangeOf(header: string | undefined, length: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (!match || (from === '' && to === '')) return undefined
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== '' && to !== '' && Number(to) < first) return undefined
  return first > last ? 'unsatisfiable' : { first, last }
}
