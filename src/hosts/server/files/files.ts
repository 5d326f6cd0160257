/** A release as it is served: which content is at which address. Light in memory. */
import { getMimeType, mimes } from 'hono/utils/mime'
import { RULES_TYPE } from '../../../config/ahead.ts'
import { isForever } from '../../../config/headers.ts'
import { stageOf, type Stage } from '../../../config/stage.ts'
import { effortFor, isCompressible, type Effort, type Encoding } from '../../../engine/release/files/encodings.ts'
import type { ServedManifest } from '../../../engine/release/live-copy.ts'
import type { Manifest, PageEntry, PublishedRelease, SourceEntry } from '../../../engine/release/manifest.ts'
import type { ImportedTable } from '../../../routes/imported.ts'
import { parsePath } from '../../../routes/paths.ts'
import { parseUrl } from '../../../routes/place.ts'
import { isViewFile } from '../../../views/queried/view-file.ts'
import type { Contents } from './contents.ts'
import { sharedHeaders, type SharedTag } from './shared-cache.ts'

export interface ServedFile {
  hash: string
  type: string
  /** The name changes with the content, so it may be cached forever. */
  immutable: boolean
  /** How it is compressed. Missing if compression makes it no smaller. */
  effort?: Effort
  /** Set if the page has no address of its own: an error page, or the answer to a form. */
  status?: PageEntry['status']
  /** Headers for shared caches. */
  shared?: Record<string, string>
}

export interface ServedRelease {
  id: string
  pages: number
  file(path: string): ServedFile | undefined
  source(id: string): SourceEntry | undefined
  /** Where the page of this path has moved to. */
  redirect(path: string): string | undefined
  /** Whether a page or another file has that address. */
  stands(path: string): boolean
  /** Addresses of the site before this one. */
  imported?: ImportedTable | undefined
  /** What the former page at this path was about, if there was one and the path has neither page nor redirect now. */
  goneAt(path: string): string | undefined
  /** Current path of the page that had this path in a newer release, since rolled back. */
  movedBack(path: string): string | undefined
  /** Its tag in shared caches. Missing if no cache is purged. */
  tag?: SharedTag | undefined
  /** Content security policy of every answer. */
  policy: string
  /** Which stage it was made for. */
  stage?: Stage | undefined
  /** What the line in the corner of a staging site calls it. */
  named?: Pick<PublishedRelease, 'number' | 'publishedAt'> | undefined
  read(hash: string): Promise<Buffer>
  /** A file's content if it is in memory. */
  cached(file: ServedFile, encoding?: Encoding): Buffer | undefined
  content(file: ServedFile, encoding?: Encoding): Promise<Buffer>
  /** A file other than a page. */
  asset(path: string): ServedFile | undefined
}

/** The same as Caddy's and nginx'. */
const TYPES: Record<string, string> = { ...mimes, svg: 'image/svg+xml', rules: RULES_TYPE }

export function typeOf(name: string): string {
  return getMimeType(name, TYPES) ?? 'application/octet-stream'
}

/** What the live release answers from other releases. */
interface OtherReleases {
  /** A hashed file: pages fetched earlier may still ask for it, and pages of a preview do. */
  file(path: string): ServedFile | undefined
  goneAt(path: string): string | undefined
  movedBack?(path: string): string | undefined
}

/** `tag`: the release's tag in shared caches, if they are purged. */
export function serveRelease(
  manifest: ServedManifest,
  contents: Contents,
  { others, tag, imported, named }: { others?: OtherReleases } & Pick<ServedRelease, 'tag' | 'imported' | 'named'> = {},
): ServedRelease {
  const asset = servedAssets(manifest.assets, tag)
  const pages = new Map<string, ServedFile>()
  const page = (path: string): ServedFile | undefined => {
    const cached = pages.get(path)
    const entry = cached ? undefined : manifest.pages.get(path)
    if (!entry) return cached
    const { hash, status } = entry
    const file: ServedFile = {
      hash,
      type: TYPES.html!,
      immutable: false,
      effort: 'page',
      ...(status ? { status } : { shared: sharedHeaders('page', tag, { path, kind: kindOf(path) }) }),
    }
    pages.set(path, file)
    return file
  }
  return {
    id: manifest.id,
    tag,
    pages: manifest.pages.size,
    policy: manifest.policy,
    stage: stageOf(manifest),
    named,
    file: (path) => page(path) ?? asset(path) ?? (isForever(path.slice(1)) ? others?.file(path) : undefined),
    source: (id) => manifest.sources.get(id),
    redirect: (path) => manifest.redirects[path],
    imported,
    stands(path) {
      const file = page(path) ?? asset(path)
      return file !== undefined && !file.status
    },
    goneAt: (path) => others?.goneAt(path),
    movedBack: (path) => others?.movedBack?.(path),
    asset,
    read: contents.get,
    cached: ({ hash }, encoding) => contents.cached(hash, encoding),
    content: ({ hash, effort }, encoding) =>
      encoding && effort ? contents.encoded(hash, encoding, effort) : contents.get(hash),
  }
}

/** Kind of a page by its address: 'hotel', 'room'. */
function kindOf(path: string): string {
  const { locale, url } = parsePath(path)
  return parseUrl(url, locale).kind
}

function servedAssets(assets: Manifest['assets'], tag?: SharedTag): ServedRelease['asset'] {
  const files = new Map<string, ServedFile>()
  return (path) => {
    const name = path.slice(1)
    const hash = files.has(path) ? undefined : assets.get(name)
    if (hash === undefined) return files.get(path)
    const file = servedAsset(name, hash)
    if (!file.immutable && !isViewFile(name)) file.shared = sharedHeaders('file', tag, { path })
    files.set(path, file)
    return file
  }
}

export function servedAsset(name: string, hash: string): ServedFile {
  const effort = isCompressible(name) && { effort: effortFor(name) }
  return { hash, type: typeOf(name), immutable: isForever(name), ...effort }
}
