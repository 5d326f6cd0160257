/** Sitemaps in the format of sitemaps.org, with the languages and pictures of each page. */
import { differences } from '../../../records/changed-map.ts'
import type { Listing, PublishedRelease, SitemapEntry } from '../../../records/release.ts'
import { inPartOrder } from '../../../routes/sitemap-parts.ts'
import type { RouteTable } from '../../../routes/table.ts'
import type { Releases } from '../../state/releases/releases.ts'
import type { Manifest } from '../manifest.ts'
import type { ContentStore } from './store.ts'
import type { ListedPage } from './listed-pages.ts'

export const SITEMAP_FILE = 'sitemap.xml'

interface SitemapInput {
  routes: RouteTable
  pages: Manifest['pages']
  siteUrl: string
  /** A release with the same routes. */
  base?: Pick<PublishedRelease, 'number' | 'pages' | 'sitemaps'> | undefined
  releases: Pick<Releases, 'listings'>
}

/** Returns digests of files and entries of parts, by name: of all parts or, with a base, of those with changed pages. */
export async function sitemapFiles(input: SitemapInput, store: ContentStore) {
  const { routes, pages, siteUrl, base, releases } = input
  const files = new Map<string, string>()
  const parts = new Map<string, SitemapEntry>()
  const put = async (name: string, content: string) => void files.set(name, (await store.put(content)).hash)

  const changed = base && differences(base.pages, pages)
  for (const [file, paths] of changed ? partsWith(routes, changed) : allParts(routes)) {
    const unchanged = base && releases.listings(base.number, paths)
    const entries = paths.map((path) => (changed?.has(path) ? undefined : unchanged?.get(path)) ?? pages.get(path)!)
    await put(file, partXml(entries.map(({ listing }) => listing!)))
    parts.set(file, latest(entries))
  }
  if (!base || [...parts].some(([file, { lastmod }]) => base.sitemaps.get(file)?.lastmod !== lastmod)) {
    const lastmods = new Map([...(base?.sitemaps ?? []), ...parts])
    const index = inPartOrder(lastmods.keys()).map((file) => ({ url: `${siteUrl}/${file}`, ...lastmods.get(file) }))
    await put(SITEMAP_FILE, indexXml(index))
  }
  return { files, parts }
}

/** Paths of the pages that each part lists, in order. */
type Parts = Iterable<readonly [file: string, paths: readonly string[]]>

function allParts({ entries }: RouteTable): Parts {
  const listed = [...entries].filter(([, { sitemap }]) => sitemap !== undefined)
  const parts = Map.groupBy(listed, ([, { sitemap }]) => sitemap!)
  return [...parts].map(([file, routes]) => [file, routes.map(([path]) => path).sort()])
}

/** The parts with one of these pages. */
function partsWith({ entries }: RouteTable, paths: Iterable<string>): Parts {
  const files = new Set([...paths].flatMap((path) => entries.get(path)?.sitemap ?? []))
  return [...files].map((file) => [file, [...entries.having('sitemap', file)].sort()])
}

/** The latest change among pages. */
function latest(pages: readonly Listing[]): SitemapEntry {
  const dates = pages.flatMap(({ lastmod }) => lastmod ?? [])
  return { lastmod: dates.toSorted((left, right) => Date.parse(right) - Date.parse(left))[0] }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `entries`: as `entryXml` makes them. */
export function partXml(entries: readonly string[]): string {
  return (
    `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n` +
    `${entries.join('')}</urlset>\n`
  )
}

export function entryXml({ url, lastmod, alternates, images }: ListedPage): string {
  return [
    `<url>\n<loc>${escaped(url)}</loc>\n`,
    ...(lastmod ? [`<lastmod>${escaped(lastmod)}</lastmod>\n`] : []),
    ...alternates.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>\n`,
    ),
    ...images.map((image) => `<image:image><image:loc>${escaped(image)}</image:loc></image:image>\n`),
    '</url>\n',
  ].join('')
}

/** `lastmod`: the latest of the part's pages. */
export function indexXml(parts: readonly { url: string; lastmod?: string | undefined }[]): string {
  const entries = parts.map(
    ({ url, lastmod }) =>
      `<sitemap>\n<loc>${escaped(url)}</loc>\n${lastmod ? `<lastmod>${escaped(lastmod)}</lastmod>\n` : ''}</sitemap>\n`,
  )
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}
