/**
 * What caches that many visitors share (Varnish, a CDN) may keep of this server's answers, and the tags by which they are told to forget them.
 * What is not in the table they must ask for each time, as browsers do: what depends on the visitor (`/`, which leads to a language, /edge, /forms,
 * /desk, /preview), what is of the moment (/healthz, /metrics, /hooks, errors), what a query changes, and what is not found, so that an address can
 * begin to exist. Styles, scripts and fonts carry digests in their names: nobody has to forget them, and `Cache-Control` says so.
 */
import { BARE_POLICY, MEDIA_HEADERS, PAGE_HEADERS, UNTIL_TOLD } from '../../../config/headers.ts'
import { digest, shortDigest } from '../../../records/digest.ts'
import type { ReleaseName } from '../../../records/release.ts'

interface Caching {
  /** `CDN-Cache-Control`; missing where `Cache-Control` says it. */
  keep?: string
  /** Tags besides those of its path and kind. */
  tags: readonly ('release' | 'site')[]
}

export const SHARED_CACHING = {
  /** A page of the release, in each way of compressing it. */
  page: { keep: UNTIL_TOLD, tags: ['release', 'site'] },
  /** Any other file of the release whose name stays: sitemaps, facts, calendars, what the search reads. */
  file: { keep: UNTIL_TOLD, tags: ['release', 'site'] },
  /** From the old address of a page to its new one. */
  redirect: { keep: UNTIL_TOLD, tags: ['release', 'site'] },
  /** Pictures and share pictures: their names change with their content, but one may have to be taken back. */
  picture: { tags: [] },
} as const satisfies Record<string, Caching>

/** Of every answer that may change with a release: who forgets it forgets the site, but for names that change with their content. */
export const SITE_TAG = 'site'

/** `path`: decoded, as in a manifest. */
export function pathTag(path: string): string {
  return `path-${shortDigest(path)}`
}

function kindTag(kind: string): string {
  return `kind-${kind}`
}

/** Of what one release says: its number, as two releases of equal pages may differ in their redirects, and its id. */
export function releaseTag({ number, release }: ReleaseName): string {
  return `release-${number}-${release}`
}

/**
 * Headers for shared caches. `kind`: of a page that of its address; by default the name in the table. `release`: tag of the release that is served; without it
 * there are none, as nobody tells the caches of the next.
 */
export function sharedHeaders(
  caching: keyof typeof SHARED_CACHING,
  release: string | undefined,
  { path, kind = caching }: { path: string; kind?: string },
): Record<string, string> {
  if (release === undefined) return {}
  const { keep, tags: more }: Caching = SHARED_CACHING[caching]
  const own = { release, site: SITE_TAG }
  const tags = [pathTag(path), kindTag(kind), ...more.map((name) => own[name])]
  return {
    ...(keep && { 'cdn-cache-control': keep }),
    // One list, by the names that Varnish's xkey, Fastly and Cloudflare know.
    xkey: tags.join(' '),
    'surrogate-key': tags.join(' '),
    'cache-tag': tags.join(','),
  }
}

/** What answers say whatever their release is: another version of the code may say something else. */
export const HEADERS_DIGEST = digest(JSON.stringify([PAGE_HEADERS, MEDIA_HEADERS, BARE_POLICY, SHARED_CACHING]))
