/** Addresses of the site's own pictures: `/img/{id}-{width}.webp`, made on demand from the source that the release names for the id. */

/** Widths in which every picture can be had, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1600] as const

export function pictureUrl(id: string, width: number): string {
  return `/img/${id}-${width}.webp`
}

/**
 * The widths worth naming for a source of `sourceWidth` pixels where no more than `most` are ever shown. The largest may be wider than the source,
 * which is then served as wide as it is.
 */
export function pictureWidths(sourceWidth: number, most = Infinity): number[] {
  const needed = Math.min(sourceWidth, most)
  return PICTURE_WIDTHS.filter((_width, index) => index === 0 || PICTURE_WIDTHS[index - 1]! < needed)
}

/** A picture's addresses at these widths for `srcset`, each with the width that it is served in. */
export function sourceSet(id: string, sourceWidth: number, widths: readonly number[]): string {
  return widths.map((width) => `${pictureUrl(id, width)} ${Math.min(width, sourceWidth)}w`).join(', ')
}

/** The parts of a picture's address, or nothing for any other path. */
export function parsePictureUrl(path: string): { id: string; width: number } | undefined {
  const match = /^\/img\/([0-9a-z]{9})-(\d{2,4})\.webp$/.exec(path)
  if (!match) return undefined
  const width = Number(match[2])
  return PICTURE_WIDTHS.some((allowed) => allowed === width) ? { id: match[1]!, width } : undefined
}

/** Size of the picture that stands for a page where its address is shared. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Between the title and the name that such a picture shows, in the words that stand for it. */
export const NAME_SIGN = ' | '

/**
 * Address of the picture of a page with its title: `/img/share/{id}-{drawn}/{path}.jpg`. `id`: of the photograph. `drawn`: digest of all that is
 * drawn, 16 hex digits, so that another title has another address.
 */
export function shareUrl(id: string, drawn: string, path: string): string {
  return `/img/share/${id}-${drawn}${path === '/' ? '/index' : path}.jpg`
}

/** The parts of such an address, or nothing for any other path. */
export function parseShareUrl(path: string): { id: string; drawn: string; page: string } | undefined {
  const match = /^\/img\/share\/([0-9a-z]{9})-([0-9a-f]{16})(\/.+)\.jpg$/.exec(path)
  if (!match) return undefined
  const [, id = '', drawn = '', page = ''] = match
  return { id, drawn, page: page === '/index' ? '/' : page }
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

/** Address of a video or document that is handed on unchanged: `/file/{id}.{extension}`. */
export function fileUrl(id: string, source: string, mimeType?: string): string {
  const named = /\.(mp4|webm|pdf|jpe?g|png|webp|avif)(?:$|[?#])/i.exec(source)?.[1]?.toLowerCase()
  return `/file/${id}.${(mimeType && EXTENSIONS[mimeType]) ?? named ?? 'bin'}`
}

export function parseFileUrl(path: string): { id: string; extension: string } | undefined {
  const match = /^\/file\/([0-9a-z]{9})\.([a-z0-9]{2,4})$/.exec(path)
  return match ? { id: match[1]!, extension: match[2]! } : undefined
}

/** Media type of a file that is handed on, by the extension of its address. */
export function fileType(extension: string): string {
  const type = Object.keys(EXTENSIONS).find((each) => EXTENSIONS[each] === extension)
  return type ?? 'application/octet-stream'
}
