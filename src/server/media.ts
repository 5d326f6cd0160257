/** Pictures, videos and documents: fetched once from the provider, made to size, kept on disk. */
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { hrefOf } from '../routes/paths.ts'
import { parseFileUrl, parsePictureUrl, parseShareUrl } from '../routes/pictures.ts'
import type { HostLists } from '../provider/hosts.ts'
import type { SourceEntry } from '../release/manifest.ts'
import { typeOf } from './files.ts'
import { mediaResponse } from './media-response.ts'
import { acceptsType } from './negotiate.ts'
import { drawShare } from './share/draw.ts'
import { shareOrder } from './share/order.ts'
import { fetchSource } from './source.ts'

export interface MediaOptions {
  /** Where made files are kept. */
  folder: string
  /** Base that relative sources are resolved with. */
  providerUrl: string
  /** Hosts that sources may name. */
  hosts?: HostLists | undefined
  /** Called after each fetch of a source, with the error if it failed. */
  onSource?: ((id: string, source: string, error?: Error) => void) | undefined
}

/** Pixels of the largest source that is read. */
const MOST_PIXELS = 80_000_000
/** Pictures made at once, one for each core of a small machine. */
const AT_ONCE = 2
/** Pictures that wait for their turn; what is asked for beyond that is told to come again. */
const MOST_WAITING = 200

/** Formats of a picture, the smaller first. A picture is made once: AVIF with this effort takes 0.1 s longer than with none, and is a fifth smaller. */
const FORMATS = {
  avif: {
    type: 'image/avif',
    make: (picture: Sharp) => picture.avif({ quality: 45, effort: 2, tune: 'ssim', chromaSubsampling: '4:2:0' }),
  },
  webp: { type: 'image/webp', make: (picture: Sharp) => picture.webp({ quality: 76 }) },
}
export type PictureFormat = keyof typeof FORMATS

/** The queue of pictures is full. */
export class Busy extends Error {
  override name = 'Busy'
}

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
  /** Retries a source that failed before. Never rejects. */
  askAgain(id: string, source: string): Promise<void>
  /** Path of a picture's file, made now if it is not there. */
  picture(wanted: { id: string; width: number }, entry: SourceEntry, format: PictureFormat): Promise<string>
}

export function createMedia({ folder, providerUrl, hosts, onSource }: MediaOptions): Media {
  const limit = pLimit(AT_ONCE)
  const making = new Map<string, Promise<string>>()

  /** Path of the stored file, made on demand. Concurrent equal requests share the work. */
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

  const original = (id: string, source: string) =>
    kept(join('sources', id), async () => {
      try {
        const content = await fetchSource(source, { providerUrl, hosts })
        onSource?.(id, source)
        return content
      } catch (error) {
        onSource?.(id, source, error as Error)
        throw error
      }
    })

  function inTurn<T>(make: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= MOST_WAITING) throw new Busy(`${limit.pendingCount} pictures are waiting`)
    return limit(make)
  }

  function picture({ id, width }: { id: string; width: number }, { source }: SourceEntry, format: PictureFormat) {
    return kept(`${id}-${width}.${format}`, async () => {
      const path = await original(id, source)
      return inTurn(() =>
        FORMATS[format]
          .make(sharp(path, { limitInputPixels: MOST_PIXELS }).rotate().resize({ width, withoutEnlargement: true }))
          .toBuffer(),
      )
    })
  }

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
      inTurn(async () => drawShare(await readFile(await original(id, entry.source)), order)),
    )
    return mediaResponse(request, { path: made, type: 'image/jpeg' })
  }

  return {
    picture,
    askAgain: (id, source) =>
      // Another process may have fetched it meanwhile.
      original(id, source).then(
        () => onSource?.(id, source),
        () => {},
      ),
    async answer(request, path, sourceOf, pageOf) {
      const wanted = parsePictureUrl(path)
      if (wanted) {
        const entry = sourceOf(wanted.id)
        if (!entry) return undefined
        const format = acceptsType(request.headers.get('accept'), FORMATS.avif.type) ? 'avif' : 'webp'
        const made = await picture(wanted, entry, format)
        return mediaResponse(request, { path: made, type: FORMATS[format].type, vary: 'Accept' })
      }
      const shared = parseShareUrl(path)
      if (shared) return sharePicture(request, path, shared, sourceOf(shared.id), await pageOf?.(shared.page))
      const file = parseFileUrl(path)
      const entry = file && sourceOf(file.id)
      if (!entry) return undefined
      return mediaResponse(request, { path: await original(file.id, entry.source), type: typeOf(path) })
    },
  }
}
