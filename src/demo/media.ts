import type { IncomingMessage, ServerResponse } from 'node:http'
import { etagOf, isCurrent } from './etag.ts'

export interface Picture {
  body: Buffer
  type: string
}

/** The picture at a path, or undefined where there is none. */
export type Pictures = (path: string) => Promise<Picture | undefined>

/** The provider's own pictures, drawn when first asked for; loaded late because drawing is heavy to load. */
export const drawnPictures: Pictures = async (path) => {
  const { pictureFor } = await import('./pictures/serve.ts')
  return pictureFor(path)
}

/** Sends a picture or a video: conditional, and in parts where a range is asked for. Gives the status sent. */
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
