/**
 * Addresses of pictures: `/img/{name}-{width}.webp`, made on demand from the source that the release has for the id. A name consists of an id, 9 characters
 * derived from the source's address, and, if the content is known, 5 characters derived from it.
 */

/** Widths of every picture, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1600] as const

/** Identifies a picture or file in addresses. It changes with the content, so that responses can be cached forever. */
export interface MediaName {
  id: string
  content?: string | undefined
}

export function mediaName({ id, content = '' }: MediaName): string {
  return id + content
}

const NAME = '([0-9a-z]{9})([0-9a-z]{5})?'

function mediaNameOf(id: string | undefined, content: string | undefined): MediaName {
  return { id: id!, ...(content !== undefined && { content }) }
}

export function pictureUrl(name: string, width: number): string {
  return `/img/${name}-${width}.webp`
}

/**
 * Widths to offer for a source of `sourceWidth` pixels, shown in at most `maxWidth`. The largest may exceed the source, which is then served in its own
 * width.
 */
export function pictureWidths(sourceWidth: number, maxWidth = Infinity): number[] {
  const needed = Math.min(sourceWidth, maxWidth)
  return PICTURE_WIDTHS.filter((_width, index) => index === 0 || PICTURE_WIDTHS[index - 1]! < needed)
}

/** `srcset` of a picture at these widths, each with the width that is actually served. */
export function sourceSet(name: string, sourceWidth: number, widths: readonly number[]): string {
  return widths.map((width) => `${pictureUrl(name, width)} ${Math.min(width, sourceWidth)}w`).join(', ')
}

const PICTURE = new RegExp(`^/img/${NAME}-(\\d{2,4})\\.webp$`)

/** The parts of a picture's address; `undefined` for any other path. */
export function parsePictureUrl(path: string): (MediaName & { width: number }) | undefined {
  const [match, id, content, digits] = PICTURE.exec(path) ?? []
  const width = Number(digits)
  return match && PICTURE_WIDTHS.some((allowed) => allowed === width)
    ? { ...mediaNameOf(id, content), width }
    : undefined
}

/** Pixels of the picture that networks show for a shared page. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Between title and name in a share picture's alternative text. */
export const NAME_SEPARATOR = ' | '

/**
 * Address of a page's share picture: `/img/share/{name}-{digest}/{path}.jpg`. `name`: of the photograph. `digest`: of everything in the drawing, 16 hex
 * digits, so that a new title has a new address.
 */
export function shareUrl(name: string, digest: string, path: string): string {
  return `/img/share/${name}-${digest}${path === '/' ? '/index' : path}.jpg`
}

const SHARE = new RegExp(`^/img/share/${NAME}-([0-9a-f]{16})(/.+)\\.jpg$`)

/** The parts of a share picture's address; `undefined` for any other path. */
export function parseShareUrl(path: string): (MediaName & { digest: string; page: string }) | undefined {
  const [match, id, content, digest = '', page = ''] = SHARE.exec(path) ?? []
  return match ? { ...mediaNameOf(id, content), digest, page: page === '/index' ? '/' : page } : undefined
}

const EXTENSIONS: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** Address of a video or document, which is served unchanged: `/file/{name}.{extension}`. */
export function fileUrl(name: string, source: string, mimeType?: string): string {
  const ending = /\.(mp4|webm|pdf|jpe?g|png|webp|avif)(?:$|[?#])/i.exec(source)?.[1]?.toLowerCase()
  return `/file/${name}.${(mimeType && EXTENSIONS[mimeType]) ?? ending ?? 'bin'}`
}

const FILE = new RegExp(`^/file/${NAME}\\.([a-z0-9]{2,4})$`)

export function parseFileUrl(path: string): (MediaName & { extension: string }) | undefined {
  const [match, id, content, extension = ''] = FILE.exec(path) ?? []
  return match ? { ...mediaNameOf(id, content), extension } : undefined
}

/** Media type of a video or document, by the extension of its address. */
export function fileType(extension: string): string {
  const type = Object.keys(EXTENSIONS).find((each) => EXTENSIONS[each] === extension)
  return type ?? 'application/octet-stream'
}
