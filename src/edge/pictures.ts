/** Pictures, videos and documents on Netlify: made to size by its image CDN, handed on from where the release says they are. */
import { fileUrl, parseFileUrl, parsePictureUrl, parseShareUrl, SHARE_SIZE } from '../routes/pictures.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** Of our own server, too. */
const QUALITY = '76'
/** Headers of a source that its reader needs. */
const HANDED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges']

/**
 * The answer to a picture's or file's address; nothing for an id that `sourceOf` does not know. Pictures are asked of the image CDN by their
 * address at this site, `/file/…`, so no other company's host has to be allowed there.
 */
export async function pictureResponse(
  request: Request,
  sourceOf: (id: string) => string | undefined,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const file = parseFileUrl(pathname)
  if (file) {
    const source = sourceOf(file.id)
    return source === undefined ? undefined : handOn(request, new URL(source))
  }
  const wanted = transformation(pathname)
  const source = wanted && sourceOf(wanted.id)
  if (!source) return undefined
  const image = new URL('/.netlify/images', request.url)
  image.search = new URLSearchParams({ url: fileUrl(wanted.id, source), ...wanted.parameters, q: QUALITY }).toString()
  return handOn(request, image)
}

function transformation(path: string): { id: string; parameters: Record<string, string> } | undefined {
  const picture = parsePictureUrl(path)
  if (picture) return { id: picture.id, parameters: { w: String(picture.width), fm: 'webp' } }
  const shared = parseShareUrl(path)
  if (shared === undefined) return undefined
  const { width, height } = SHARE_SIZE
  return { id: shared.id, parameters: { w: String(width), h: String(height), fit: 'cover', fm: 'jpg' } }
}

async function handOn(request: Request, from: URL): Promise<Response> {
  const range = request.headers.get('range')
  const answer = await fetch(from, { method: request.method, headers: range === null ? {} : { range } })
  if (!answer.ok) {
    await answer.body?.cancel()
    return new Response('The picture could not be fetched\n', {
      status: 502,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
  const headers = new Headers({
    'cache-control': FOREVER,
    'netlify-cdn-cache-control': `${FOREVER}, durable`,
    'x-content-type-options': 'nosniff',
  })
  for (const name of HANDED_ON) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers })
}
