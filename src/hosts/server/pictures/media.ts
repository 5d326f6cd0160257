/**
 * Pictures, videos and documents: fetched from the provider, made to size, kept on disk, or in memory while that takes nothing. An address that names a content is answered with that content
 * for good if this machine has it or gets it; if not, as with addresses of contents before, with the newest that can be had, for a short time.
 */
import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { checked } from '../../../provider/media/fitness.ts'
import { contentName, lastStored, readSource, sourcePath, storeSource } from '../../../provider/media/folder.ts'
import { fetchSource } from '../../../provider/media/source.ts'
import { hrefOf } from '../../../routes/paths.ts'
import { mediaName, parseFileUrl, parsePictureUrl, parseShareUrl, type MediaName } from '../../../routes/pictures.ts'
import type { HostLists } from '../../../provider/hosts.ts'
import type { SourceEntry } from '../../../engine/release/manifest.ts'
import { writeWhole } from '../../../records/whole-file.ts'
import { typeOf } from '../files/files.ts'
import { mediaResponse, type MediaFile } from './media-response.ts'
import { acceptsType } from '../files/negotiate.ts'
import { drawShare } from '../../../features/share/draw.ts'
import { shareOrder } from '../../../features/share/order.ts'
import type { HeadView } from '../../../views/view.ts'

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

/** Milliseconds for which a source that was just fetched is the newest: requests for unknown contents must not reach its host each time. */
const NEWEST_FOR = 5_000
/** Bytes of what the disk does not take: it is kept in memory, more than one of the largest sources. */
const MOST_UNSTORED = 96 * 1024 * 1024
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

export interface Media {
  /**
   * The answer to a picture's or file's address; nothing for any other path, and for an id that `sourceOf` does not know. `headOf`: of a page, which
   * says what its share picture shows.
   */
  answer(
    request: Request,
    path: string,
    sourceOf: (id: string) => SourceEntry | undefined,
    headOf?: (path: string) => Promise<HeadView | undefined>,
  ): Promise<Response | undefined>
  /** Retries a source that failed before. Never rejects. */
  askAgain(id: string, source: string): Promise<void>
  /** A picture's file, made now if it is not there. */
  picture(wanted: MediaName & { width: number }, entry: SourceEntry, format: PictureFormat): Promise<MadeFile>
}

export interface MadeFile {
  path: string
  /** Whether it is of the content that the address names. */
  isMeant: boolean
}

export function createMedia({ folder, providerUrl, hosts, onSource }: MediaOptions): Media {
  const limit = pLimit(AT_ONCE)
  const making = new Map<string, Promise<string>>()
  const fetching = new Map<string, Promise<string>>()
  const newest = new Map<string, { content: string; until: number }>()
  /** By the path where the disk would have it. */
  const unstored = new LRUCache<string, Uint8Array>({
    maxSize: MOST_UNSTORED,
    sizeCalculation: ({ length }) => length || 1,
  })
  const isThere = async (path: string) => unstored.has(path) || (await stat(path).catch(() => undefined)) !== undefined
  /** As sharp takes it. */
  const sourceAt = (path: string) => unstored.get(path) ?? path

  /** Path of the file, made on demand. Concurrent equal requests share the work. */
  function kept(name: string, make: () => Promise<Uint8Array>): Promise<string> {
    const path = join(folder, name)
    const started = making.get(path)
    if (started) return started
    const made = (async () => {
      if (await isThere(path)) return path
      const content = await make()
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeWhole(path, content)
      } catch {
        unstored.set(path, content)
      }
      return path
    })()
    making.set(path, made)
    void made.catch(() => {}).then(() => making.delete(path))
    return made
  }

  const isStored = (id: string, content: string) => isThere(sourcePath(folder, id, content))

  /** Content that stands for the wanted one: the same if it can be had. Its source is stored. */
  async function contentFor({ id, content }: MediaName, entry: SourceEntry): Promise<string> {
    if (content !== undefined && (await isStored(id, content))) return content
    const known = lately(id)
    if (known !== undefined && (await isStored(id, known))) return known
    return newestOf(id, entry)
  }

  /** What was had in the last seconds. */
  function lately(id: string): string | undefined {
    const known = newest.get(id)
    return known && known.until > performance.now() ? known.content : undefined
  }

  async function newestOf(id: string, entry: SourceEntry): Promise<string> {
    const content = await fetchNewest(id, entry)
    newest.set(id, { content, until: performance.now() + NEWEST_FOR })
    return content
  }

  /** Draws from a stored source. One from which nothing can be drawn is asked for again: its file may have been damaged. */
  async function drawnFrom(
    wanted: MediaName,
    entry: SourceEntry,
    draw: (content: string) => Promise<string>,
  ): Promise<MadeFile> {
    const made = async (content: string) => ({ path: await draw(content), isMeant: content === wanted.content })
    const { id } = wanted
    const content = await contentFor(wanted, entry)
    try {
      return await made(content)
    } catch (error) {
      if (error instanceof Busy || lately(id) !== undefined) throw error
      const isDamaged = await hasOtherBytes(id, content)
      if (isDamaged) await rm(sourcePath(folder, id, content))
      const next = await newestOf(id, entry)
      if (isDamaged || next !== content) return made(next)
      onSource?.(id, entry.source, error as Error)
      throw error
    }
  }

  const hasOtherBytes = (id: string, content: string) =>
    readSource(folder, id, content).then(
      (bytes) => contentName(bytes) !== content,
      () => false,
    )

  /** Concurrent equal requests share the work. Resolves to the content that was had last where there is no good one now. */
  function fetchNewest(id: string, entry: SourceEntry): Promise<string> {
    const started = fetching.get(id)
    if (started) return started
    const fetched = (async () => {
      try {
        const { content } = await fetchSource(entry.source, { providerUrl, hosts })
        await checked(content, entry)
        const name = contentName(content)
        await storeSource(folder, id, content).catch(() => unstored.set(sourcePath(folder, id, name), content))
        onSource?.(id, entry.source)
        return name
      } catch (error) {
        onSource?.(id, entry.source, error as Error)
        const last = await lastStored(folder, id)
        if (last === undefined) throw error
        return last
      }
    })()
    fetching.set(id, fetched)
    void fetched.catch(() => {}).then(() => fetching.delete(id))
    return fetched
  }

  function inTurn<T>(make: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= MOST_WAITING) throw new Busy(`${limit.pendingCount} pictures are waiting`)
    return limit(make)
  }

  async function picture(
    { width, ...wanted }: MediaName & { width: number },
    entry: SourceEntry,
    format: PictureFormat,
  ): Promise<MadeFile> {
    const nameOf = (name: MediaName) => `${mediaName(name)}-${width}.${format}`
    // Its source may have been removed since.
    if (wanted.content !== undefined && (await isThere(join(folder, nameOf(wanted)))))
      return { path: join(folder, nameOf(wanted)), isMeant: true }
    return drawnFrom(wanted, entry, (content) =>
      kept(nameOf({ ...wanted, content }), () =>
        inTurn(() =>
          FORMATS[format]
            .make(
              // Its size was checked before it was stored.
              sharp(sourceAt(sourcePath(folder, wanted.id, content)), { limitInputPixels: false })
                .rotate()
                .resize({ width, withoutEnlargement: true }),
            )
            .toBuffer(),
        ),
      ),
    )
  }

  /** Drawn when it is first asked for. Of a page that names another by now, that one. */
  async function sharePicture(
    request: Request,
    path: string,
    { drawn, ...wanted }: MediaName & { drawn: string },
    entry: SourceEntry | undefined,
    head: HeadView | undefined,
  ): Promise<Response | undefined> {
    const order = head && shareOrder(head)
    if (!entry || !order) return undefined
    if (order.path !== path)
      return new Response(null, { status: 302, headers: { location: hrefOf(order.path), 'cache-control': 'no-store' } })
    const made = await drawnFrom(wanted, entry, (content) =>
      kept(join('share', `${wanted.id}${content}-${drawn}.jpg`), () =>
        inTurn(() => drawShare(sourceAt(sourcePath(folder, wanted.id, content)), order)),
      ),
    )
    return answerWith(request, { ...made, type: 'image/jpeg' })
  }

  const answerWith = (request: Request, file: MediaFile) =>
    mediaResponse(request, { ...file, content: unstored.get(file.path) })

  return {
    picture,
    askAgain: (id, source) =>
      fetchNewest(id, { source }).then(
        () => {},
        () => {},
      ),
    async answer(request, path, sourceOf, headOf) {
      const wanted = parsePictureUrl(path)
      if (wanted) {
        const entry = sourceOf(wanted.id)
        if (!entry) return undefined
        const format = acceptsType(request.headers.get('accept'), FORMATS.avif.type) ? 'avif' : 'webp'
        const made = await picture(wanted, entry, format)
        return answerWith(request, { ...made, type: FORMATS[format].type, vary: 'Accept' })
      }
      const shared = parseShareUrl(path)
      if (shared) return sharePicture(request, path, shared, sourceOf(shared.id), await headOf?.(shared.page))
      const file = parseFileUrl(path)
      const entry = file && sourceOf(file.id)
      if (!entry) return undefined
      const content = await contentFor(file, entry)
      const stored = sourcePath(folder, file.id, content)
      return answerWith(request, { path: stored, type: typeOf(path), isMeant: content === file.content })
    },
  }
}
