/**
 * Pictures, videos and documents on Netlify: resized by its image CDN, or passed through from their source in the
 * release.
 */
import { ASK_EACH_TIME, BARE_POLICY, FOREVER, MEDIA_HEADERS } from '../../config/headers.ts'
import {
  fileType,
  fileUrl,
  mediaName,
  parseFileUrl,
  parsePictureUrl,
  parseShareUrl,
  SHARE_SIZE,
  type MediaName,
} from '../../routes/pictures.ts'

export interface PictureHost {
  /** Absolute address of a picture's or file's source; `undefined` if the release does not have the id. */
  sourceOf(id: string): string | undefined
  /** The file at this address, if it was generated in advance. */
  published(): Promise<Response>
  /** The address of a file of this site that the image CDN is given. Optional: by default as it is. */
  sealed?(path: string): Promise<string>
  /** Headers of requests to this site. */
  ownHeaders?: Record<string, string>
}

/** Quality by format, the same as on our own server. */
const QUALITY = { avif: '45', webp: '76', jpg: '80' }
/** Headers of the source that are passed on. */
const PASSED_HEADERS = ['content-length', 'content-range', 'accept-ranges']

/**
 * The answer at a picture's or file's address; `undefined` for other addresses and unknown ids. The image CDN gets
 * addresses of this site, `/file/…`, so that it cannot be used for other sites' pictures.
 */
export async function pictureResponse(request: Request, host: PictureHost): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const file = parseFileUrl(pathname)
  if (file) {
    const source = host.sourceOf(file.id)
    return source === undefined
      ? undefined
      : passOn(request, new URL(source), { type: fileType(file.extension), content: file.content })
  }
  const shared = parseShareUrl(pathname)
  if (shared) {
    const published = await host.published()
    if (published.ok) return cacheable(published, TYPES.jpg, FOREVER)
  }
  const wanted = shared ? shareCut(shared) : sized(pathname, request.headers.get('accept') ?? '')
  const source = wanted && host.sourceOf(wanted.id)
  if (!source) return undefined
  const { format, size, content } = wanted
  // The image CDN does not read SVG, and a drawing fits every width.
  if (new URL(source).pathname.endsWith('.svg'))
    return passOn(request, new URL(source), { type: 'image/svg+xml', content })
  const image = new URL('/.netlify/images', request.url)
  const address = fileUrl(mediaName(wanted), source)
  const options = { url: (await host.sealed?.(address)) ?? address, ...size, fm: format, q: QUALITY[format] }
  image.search = new URLSearchParams(options).toString()
  return passOn(request, image, { type: TYPES[format], content, headers: host.ownHeaders })
}

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

interface Wanted extends MediaName {
  format: keyof typeof TYPES
  /** Parameters of the image CDN. */
  size: Record<string, string>
}

function sized(path: string, accepted: string): Wanted | undefined {
  const picture = parsePictureUrl(path)
  const format = /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted) ? 'avif' : 'webp'
  return picture && { ...nameIn(picture), format, size: { w: String(picture.width) } }
}

const nameIn = ({ id, content }: MediaName): MediaName => ({ id, content })

/** The photograph only: Netlify cannot draw a title on it. */
function shareCut(shared: MediaName): Wanted {
  return {
    ...nameIn(shared),
    format: 'jpg',
    size: { w: String(SHARE_SIZE.width), h: String(SHARE_SIZE.height), fit: 'cover' },
  }
}

interface PassedFile {
  type: string
  /** The content that the address names, if any. */
  content: string | undefined
  headers?: Record<string, string> | undefined
}

async function passOn(request: Request, from: URL, { type, content, headers }: PassedFile): Promise<Response> {
  const range = request.headers.get('range')
  const answer = await fetchWithin(from, { ...headers, ...(range !== null && { range }) })
  // An error page sent with status 200 must not be cached as the file.
  const isPage = /^text\/html\b/i.test(answer.headers.get('content-type') ?? '')
  const isEmpty = answer.headers.get('content-length') === '0'
  const isGood = answer.ok && !isPage && !isEmpty
  if (isGood || answer.status === 416) return cacheable(answer, type, content === undefined ? ASK_EACH_TIME : FOREVER)
  await answer.body?.cancel()
  return new Response('The picture could not be fetched\n', {
    status: 502,
    headers: { ...MEDIA_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

const MOST_REDIRECTS = 3

/** Follows redirects within the source's host; a redirect to another host is returned as the answer. */
async function fetchWithin(from: URL, headers: Record<string, string>): Promise<Response> {
  let [address, answer] = [from, await fetch(from, { headers, redirect: 'manual' })]
  for (let redirects = 0; redirects < MOST_REDIRECTS; redirects++) {
    const location = answer.headers.get('location')
    const target = location === null ? undefined : new URL(location, address)
    if (answer.status < 300 || answer.status > 399 || target?.origin !== from.origin) break
    await answer.body?.cancel()
    address = target
    answer = await fetch(address, { headers, redirect: 'manual' })
  }
  return answer
}

/** An address that names its content is cached forever by browsers and the CDN, by the CDN only as a whole file. */
function cacheable(answer: Response, type: string, caching: string): Response {
  const headers = new Headers({
    ...MEDIA_HEADERS,
    'content-security-policy': BARE_POLICY,
    'content-type': type,
    'cache-control': caching,
    'netlify-cdn-cache-control': answer.status === 200 && caching === FOREVER ? `${FOREVER}, durable` : 'no-store',
    'netlify-vary': 'header=accept',
    vary: 'Accept',
  })
  for (const name of PASSED_HEADERS) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers })
}
