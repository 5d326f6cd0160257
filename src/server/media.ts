/** Pictures, videos and documents: fetched once from the provider, made to size, kept on disk. */
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { hrefOf } from '../routes/paths.ts'
import { parseFileUrl, parsePictureUrl, parseShareUrl } from '../routes/pictures.ts'
import type { SourceEntry } from '../release/manifest.ts'
import { typeOf } from './files.ts'
import { drawShare } from './share/draw.ts'
import { shareOrder } from './share/order.ts'

export interface MediaOptions {
  /** Where made files are kept. */
  folder: string
  /** Base that relative sources are resolved with. */
  providerUrl: string
}

/** Largest source that is fetched, in bytes. */
const LARGEST = 64 * 1024 * 1024
const FOREVER = 'public, max-age=31536000, immutable'

/** Where the pictures of a provider are kept. */
export function mediaFolder(stateFolder: string, provider: string): string {
  return join(stateFolder, 'media', encodeURIComponent(provider))
}

export interface Media {
  /**
   * The answer to a picture's or file's address; nothing for any other path, and for an id that `sourceOf` does not know. `pageOf`: the HTML of
   * a page, which says what its share picture shows.
   */
  answer(
    request: Request,
    path: string,
    sourceOf: (id: string) => SourceEntry | undefined,
    pageOf?: (path: string) => Promise<string | undefined>,
  ): Promise<Response | undefined>
}

export function createMedia({ folder, providerUrl }: MediaOptions): Media {
  const limit = pLimit(2)
  const making = new Map<string, Promise<string>>()

  /** Path of the kept file, made now if it is not there. Equal requests at the same time make it once. */
  function kept(name: string, make: () => Promise<Uint8Array>): Promise<string> {
    const path = join(folder, name)
    const started = making.get(path)
    if (started) return started
    const made = (async () => {
      if (await stat(path).catch(() => undefined)) return path
      const content = await make()
      await mkdir(dirname(path), { recursive: true })
      await writeFile(`${path}.${process.pid}.new`, content)
      await rename(`${path}.${process.pid}.new`, path)
      return path
    })()
    making.set(path, made)
    void made.catch(() => {}).then(() => making.delete(path))
    return made
  }

  async function fetchSource(source: string): Promise<Uint8Array> {
    const response = await fetch(new URL(source, `${providerUrl.replace(/\/+$/, '')}/`), {
      signal: AbortSignal.timeout(60_000),
    })
    if (!response.ok) throw new Error(`${source} was answered with status ${response.status}`)
    if (Number(response.headers.get('content-length') ?? 0) > LARGEST) throw new Error(`${source} is too large`)
    return new Uint8Array(await response.arrayBuffer())
  }

  const original = (id: string, source: string) => kept(join('sources', id), () => fetchSource(source))

  /** Drawn when it is first asked for. Of a page that names another by now, that one. */
  async function sharePicture(
    request: Request,
    path: string,
    { id, drawn }: { id: string; drawn: string },
    entry: SourceEntry | undefined,
    html: string | undefined,
  ): Promise<Response | undefined> {
    const order = html === undefined ? undefined : shareOrder(html)
    if (!entry || !order) return undefined
    if (order.path !== path)
      return new Response(null, { status: 302, headers: { location: hrefOf(order.path), 'cache-control': 'no-store' } })
    const made = await kept(join('share', `${id}-${drawn}.jpg`), () =>
      limit(async () => drawShare(await readFile(await original(id, entry.source)), order)),
    )
    return fileResponse(request, made, 'image/jpeg')
  }

  return {
    async answer(request, path, sourceOf, pageOf) {
      const picture = parsePictureUrl(path)
      if (picture) {
        const entry = sourceOf(picture.id)
        if (!entry) return undefined
        const made = await kept(`${picture.id}-${picture.width}.webp`, () =>
          limit(async () =>
            sharp(await original(picture.id, entry.source), { limitInputPixels: 80_000_000 })
              .rotate()
              .resize({ width: picture.width, withoutEnlargement: true })
              .webp({ quality: 76 })
              .toBuffer(),
          ),
        )
        return fileResponse(request, made, 'image/webp')
      }
      const shared = parseShareUrl(path)
      if (shared) return sharePicture(request, path, shared, sourceOf(shared.id), await pageOf?.(shared.page))
      const file = parseFileUrl(path)
      const entry = file && sourceOf(file.id)
      if (!entry) return undefined
      return fileResponse(request, await original(file.id, entry.source), typeOf(path))
    },
  }
}

/** A file from disk, whole or the range that is asked for. */
async function fileResponse(request: Request, path: string, type: string): Promise<Response> {
  const { size } = await stat(path)
  const headers = new Headers({
    'content-type': type,
    'cache-control': FOREVER,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  })
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  const [first, last] = range ? bounds(range[1]!, range[2]!, size) : [0, size - 1]
  if (first > last || first >= size) {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-length', String(last - first + 1))
  if (range) headers.set('content-range', `bytes ${first}-${last}/${size}`)
  const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(path, { start: first, end: last }))
  return new Response(body as ReadableStream | null, { status: range ? 206 : 200, headers })
}

function bounds(first: string, last: string, size: number): [number, number] {
  if (first === '') return [Math.max(size - Number(last), 0), size - 1]
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
}
