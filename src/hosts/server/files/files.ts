/** A release in memory-light form, ready to answer from: which content stands at which address. */
import { getMimeType, mimes } from 'hono/utils/mime'
import { RULES_TYPE } from '../../../config/ahead.ts'
import { isForever } from '../../../config/headers.ts'
import { effortFor, isCompressible, type Effort, type Encoding } from '../../../engine/release/files/encodings.ts'
import type { ServedManifest } from '../../../engine/release/live-copy.ts'
import type { Manifest, PageEntry, SourceEntry } from '../../../engine/release/manifest.ts'
import { parsePath } from '../../../routes/paths.ts'
import { parseUrl } from '../../../routes/place.ts'
import { isViewFile } from '../../../routes/queried.ts'
import type { Contents } from './contents.ts'
import { sharedHeaders } from './shared-cache.ts'

export interface ServedFile {
  hash: string
  type: string
  /** The name changes with the content, so it may be kept for ever. */
  immutable: boolean
  /** How it is compressed; missing where that makes it no smaller. */
  effort?: Effort
  /** Of a page that only answers other requests: an error page, or what became of a form. */
  status?: PageEntry['status']
  /** Headers for caches that many visitors share. */
  shared?: Record<string, string>
}

export interface ServedRelease {
  id: string
  pages: number
  file(path: string): ServedFile | undefined
  source(id: string): SourceEntry | undefined
  /** Where the page of that path has moved. */
  redirect(path: string): string | undefined
  /** What the page was of that stood at a path which has neither page nor redirect now; `undefined`: there was none. */
  goneAt(path: string): string | undefined
  /** Where the page is that had this path in a newer release, from which somebody rolled back. */
  movedBack(path: string): string | undefined
  /** Its tag in shared caches; missing where none is told of releases. */
  tag?: string | undefined
  /** Content security policy of every answer. */
  policy: string
  read(hash: string): Promise<Buffer>
  /** A file's content, compressed or not, where it is in memory. */
  held(file: ServedFile, encoding?: Encoding): Buffer | undefined
  content(file: ServedFile, encoding?: Encoding): Promise<Buffer>
  /** A file that is no page. */
  asset(path: string): ServedFile | undefined
}

/** As Caddy and nginx say it. */
const TYPES: Record<string, string> = { ...mimes, svg: 'image/svg+xml', rules: RULES_TYPE }

export function typeOf(name: string): string {
  return getMimeType(name, TYPES) ?? 'application/octet-stream'
}

/** What the live release is asked for that is not its own. */
interface OtherReleases {
  /** A hashed file, by its path: pages that were fetched before may still ask for it, and those of a preview do. */
  file(path: string): ServedFile | undefined
  goneAt(path: string): string | undefined
  movedBack?(path: string): string | undefined
}

/** `tag`: the release's in shared caches, where they are told of releases. */
export function serveRelease(
  manifest: ServedManifest,
  contents: Contents,
  others?: OtherReleases,
  tag?: string,
): ServedRelease {
  const asset = servedAssets(manifest.assets, tag)
  const pages = new Map<string, ServedFile>()
  const page = (path: string): ServedFile | undefined => {
    const known = pages.get(path)
    const entry = known ? undefined : manifest.pages.get(path)
    if (!entry) return known
    const { hash, status } = entry
    const file: ServedFile = {
      ...{ hash, type: TYPES.html!, immutable: false, effort: 'page' },
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
    file: (path) => page(path) ?? asset(path) ?? (isForever(path.slice(1)) ? others?.file(path) : undefined),
    source: (id) => manifest.sources.get(id),
    redirect: (path) => manifest.redirects[path],
    goneAt: (path) => others?.goneAt(path),
    movedBack: (path) => others?.movedBack?.(path),
    asset,
    read: contents.get,
    held: ({ hash }, encoding) => contents.held(hash, encoding),
    content: ({ hash, effort }, encoding) =>
      encoding && effort ? contents.encoded(hash, encoding, effort) : contents.get(hash),
  }
}

/** Of a page, as its address tells it: 'hotel', 'room'. */
function kindOf(path: string): string {
  const { locale, url } = parsePath(path)
  return parseUrl(url, locale).kind
}

function servedAssets(assets: Manifest['assets'], tag?: string): ServedRelease['asset'] {
  const known = new Map<string, ServedFile>()
  return (path) => {
    const name = path.slice(1)
    const hash = known.has(path) ? undefined : assets.get(name)
    if (hash === undefined) return known.get(path)
    const file = servedAsset(name, hash)
    if (!file.immutable && !isViewFile(name)) file.shared = sharedHeaders('file', tag, { path })
    known.set(path, file)
    return file
  }
}

export function servedAsset(name: string, hash: string): ServedFile {
  const effort = isCompressible(name) && { effort: effortFor(name) }
  return { hash, type: typeOf(name), immutable: isForever(name), ...effort }
}
