/**
 * Which responses shared caches (Varnish, a CDN) may keep, and the tags that purge them. Everything else is revalidated each time, as by browsers:
 * responses that depend on the visitor (`/`, which leads to a language, /edge, /forms, /desk, /preview), on the moment (/healthz, /metrics, /hooks,
 * errors) or on a query, and missing pages, so that an address can begin to exist. Styles, scripts and fonts have digests in their names: they are never
 * purged, and `Cache-Control` is enough.
 */
import { BARE_POLICY, FOREVER, MEDIA_HEADERS, PAGE_HEADERS, UNTIL_TOLD } from '../../../config/headers.ts'
import type { CacheKind } from '../../../config/purge.ts'
import { digest, shortDigest } from '../../../records/digest.ts'
import type { ReleaseName } from '../../../records/release.ts'

interface Caching {
  /** How long. Missing if `Cache-Control` is enough. */
  keep?: string
  /** Tags besides those of path and kind. */
  tags: readonly ('release' | 'site')[]
}

export const SHARED_CACHING = {
  /** A page of the release, in any encoding. */
  page: { keep: UNTIL_TOLD, tags: ['release', 'site'] },
  /** Other files of the release with fixed names: sitemaps, facts, calendars, search files. */
  file: { keep: UNTIL_TOLD, tags: ['release', 'site'] },
  /** From the old address of a page to its new one. */
  redirect: { keep: UNTIL_TOLD, tags: ['release', 'site'] },
  /** Pictures and share pictures: their names change with their content, but one may have to be withdrawn. */
  picture: { tags: [] },
} as const satisfies Record<string, Caching>

/** Tag of every response that may change with a release. Purging it purges the whole site, except names that change with their content. */
export const SITE_TAG = 'site'

/** `path`: decoded, as in a manifest. */
export function pathTag(path: string): string {
  return `path-${shortDigest(path)}`
}

function kindTag(kind: string): string {
  return `kind-${kind}`
}

/** Tag of one release's responses: by number and id, as releases with equal pages may differ in their redirects. */
export function releaseTag({ number, release }: ReleaseName): string {
  return `release-${number}-${release}`
}

/** The served release, for caches of a kind. */
export interface SharedTag {
  cache: CacheKind
  release: string
}

/** What a kind of cache reads of an answer and hands on to nobody. */
interface CacheHeaders {
  of(tags: readonly string[], keep: string | undefined): Record<string, string>
  /** Of answers that it must not keep, where it does not do that by itself. */
  unkept: Record<string, string>
}

const CACHE_HEADERS: Record<CacheKind, CacheHeaders> = {
  /** `deploy/varnish.vcl`, and adapters of one's own to another cache. */
  varnish: {
    of: (tags, keep) => ({
      ...(keep && { 'cdn-cache-control': keep }),
      xkey: tags.join(' '),
      'surrogate-key': tags.join(' '),
      'cache-tag': tags.join(','),
    }),
    unkept: {},
  },
  /** A soft purge marks pages as old; a page that may be shown while it is fetched anew would be shown once more then. It does not know `no-store`. */
  fastly: {
    of: (tags, keep) => ({
      ...(keep && { 'surrogate-control': keep.replace(/stale-while-revalidate=\d+, /, '') }),
      'surrogate-key': tags.join(' '),
    }),
    unkept: { 'surrogate-control': 'max-age=0' },
  },
  cloudflare: {
    of: (tags, keep) => ({ ...(keep && { 'cloudflare-cdn-cache-control': keep }), 'cache-tag': tags.join(',') }),
    unkept: { 'cloudflare-cdn-cache-control': 'no-store' },
  },
}

/**
 * Headers for shared caches. `kind`: the kind of a page's address; by default the name in the table. `tag`: without it no cache is purged, so there are no
 * headers.
 */
export function sharedHeaders(
  caching: keyof typeof SHARED_CACHING,
  tag: SharedTag | undefined,
  { path, kind = caching }: { path: string; kind?: string },
): Record<string, string> {
  if (tag === undefined) return {}
  const { keep, tags: names }: Caching = SHARED_CACHING[caching]
  const own = { release: tag.release, site: SITE_TAG }
  const tags = [pathTag(path), kindTag(kind), ...names.map((name) => own[name])]
  return CACHE_HEADERS[tag.cache].of(tags, keep)
}

/** Marks an answer that nothing was said of. Caches have rules of their own for such answers: a page that is missing would be missing for minutes. */
export function markUnkept(headers: Headers, tag: SharedTag | undefined): void {
  if (tag === undefined || headers.get('cache-control') === FOREVER) return
  for (const [name, value] of Object.entries(CACHE_HEADERS[tag.cache].unkept))
    if (!headers.has(name)) headers.set(name, value)
}

/** Digest of headers that depend on the code alone, not on the release. */
export const HEADERS_DIGEST = digest(JSON.stringify([PAGE_HEADERS, MEDIA_HEADERS, BARE_POLICY, SHARED_CACHING]))
