/**
 * Pictures, videos and documents, made to size on demand. An address that names a content is answered with that content forever, if this machine has it
 * or can fetch it. Otherwise, and for addresses of earlier contents, the newest available one is the answer, for a short time.
 */
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { SourceEntry } from '../../../engine/release/manifest.ts'
import { drawShare } from '../../../features/share/draw.ts'
import { shareOrder, type ShareOrder } from '../../../features/share/order.ts'
import { sourcePath } from '../../../provider/media/folder.ts'
import { hrefOf } from '../../../routes/paths.ts'
import { mediaName, parseFileUrl, parsePictureUrl, parseShareUrl, type MediaName } from '../../../routes/pictures.ts'
import type { HeadView } from '../../../views/view.ts'
import { typeOf } from '../files/files.ts'
import { acceptsType } from '../files/negotiate.ts'
import { openMediaFiles, type MediaFiles } from './media-files.ts'
import { mediaResponse, type MediaFile } from './media-response.ts'
import { openMediaSources, type MadeFile, type MediaOptions, type MediaSources } from './media-sources.ts'

/** Picture formats, the smaller first. Each picture is made once: AVIF with this effort takes 0.1 s longer than with none, and is a fifth smaller. */
const FORMATS = {
  avif: {
    type: 'image/avif',
    make: (picture: Sharp) => picture.avif({ quality: 45, effort: 2, tune: 'ssim', chromaSubsampling: '4:2:0' }),
  },
  webp: { type: 'image/webp', make: (picture: Sharp) => picture.webp({ quality: 76 }) },
}
export type PictureFormat = keyof typeof FORMATS

/** What the release knows of media. */
interface MediaRelease {
  sourceOf(id: string): SourceEntry | undefined
  /** The head of a page, which says what its share picture shows. Optional: without it there are no share pictures. */
  headOf?(path: string): Promise<HeadView | undefined>
}

export interface Media {
  /** Answers the address of a picture or file. Resolves to `undefined` for any other path and for ids that `sourceOf` does not know. */
  answer(request: Request, path: string, release: MediaRelease): Promise<Response | undefined>
  /** Retries a source that failed before. Never rejects. */
  retry(id: string, source: string): Promise<void>
  /** A picture's file, made if it is missing. */
  picture(wanted: MediaName & { width: number }, entry: SourceEntry, format: PictureFormat): Promise<MadeFile>
}

export function createMedia(options: MediaOptions): Media {
  const { folder } = options
  const files = openMediaFiles(folder)
  const sources = openMediaSources(options, files)
  const { picture, sharePicture } = drawings(folder, files, sources)

  async function pictureResponse(
    request: Request,
    wanted: MediaName & { width: number },
    entry: SourceEntry,
  ): Promise<Response> {
    const format = acceptsType(request.headers.get('accept'), FORMATS.avif.type) ? 'avif' : 'webp'
    const made = await picture(wanted, entry, format)
    return respond(request, { ...made, type: FORMATS[format].type, vary: 'Accept' })
  }

  /** Draws the share picture on the first request. An outdated address leads to the page's current one. */
  async function shareResponse(
    request: Request,
    { path, digest, ...wanted }: MediaName & { path: string; digest: string },
    { entry, head }: { entry: SourceEntry; head: HeadView | undefined },
  ): Promise<Response | undefined> {
    const order = head && shareOrder(head)
    if (!order) return undefined
    if (order.path !== path)
      return new Response(null, { status: 302, headers: { location: hrefOf(order.path), 'cache-control': 'no-store' } })
    const made = await sharePicture({ ...wanted, digest }, entry, order)
    return respond(request, { ...made, type: 'image/jpeg' })
  }

  async function fileResponse(
    request: Request,
    { path, ...wanted }: MediaName & { path: string },
    entry: SourceEntry,
  ): Promise<Response> {
    const content = await sources.contentFor(wanted, entry)
    const stored = sourcePath(folder, wanted.id, content)
    return respond(request, { path: stored, type: typeOf(path), isMeant: content === wanted.content })
  }

  const respond = (request: Request, file: MediaFile) =>
    mediaResponse(request, { ...file, content: files.unsaved(file.path) })

  return {
    picture,
    retry: (id, source) =>
      sources.fetchNewest(id, { source }).then(
        () => {},
        () => {},
      ),
    async answer(request, path, { sourceOf, headOf }) {
      const wanted = parsePictureUrl(path) ?? parseShareUrl(path) ?? parseFileUrl(path)
      const entry = wanted && sourceOf(wanted.id)
      if (!entry) return undefined
      if ('width' in wanted) return pictureResponse(request, wanted, entry)
      if (!('page' in wanted)) return fileResponse(request, { path, ...wanted }, entry)
      return shareResponse(request, { path, ...wanted }, { entry, head: await headOf?.(wanted.page) })
    },
  }
}

function drawings(folder: string, files: MediaFiles, sources: MediaSources) {
  /** A stored source as sharp takes it. */
  function sourceAt(id: string, content: string): string | Uint8Array {
    const path = sourcePath(folder, id, content)
    return files.unsaved(path) ?? path
  }

  async function picture(
    { width, ...wanted }: MediaName & { width: number },
    entry: SourceEntry,
    format: PictureFormat,
  ): Promise<MadeFile> {
    const nameOf = (name: MediaName) => `${mediaName(name)}-${width}.${format}`
    // Its source may have been removed since.
    if (wanted.content !== undefined && (await files.has(join(folder, nameOf(wanted)))))
      return { path: join(folder, nameOf(wanted)), isMeant: true }
    return sources.drawFrom(wanted, entry, (content) =>
      files.make(nameOf({ ...wanted, content }), () => {
        // The size was checked before the source was stored.
        const source = sharp(sourceAt(wanted.id, content), { limitInputPixels: false })
        return FORMATS[format].make(source.rotate().resize({ width, withoutEnlargement: true })).toBuffer()
      }),
    )
  }

  const sharePicture = ({ digest, ...wanted }: MediaName & { digest: string }, entry: SourceEntry, order: ShareOrder) =>
    sources.drawFrom(wanted, entry, (content) =>
      files.make(join('share', `${wanted.id}${content}-${digest}.jpg`), () =>
        drawShare(sourceAt(wanted.id, content), order),
      ),
    )

  return { picture, sharePicture }
}
