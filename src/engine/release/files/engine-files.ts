/** A release's files for search engines: sitemaps, robots.txt, llms.txt. */
import { inPartOrder } from '../../../routes/sitemap-parts.ts'
import type { RouteTable } from '../../../routes/table.ts'
import { keys } from '../../../records/keys.ts'
import { createReader, type Snapshot } from '../../../records/snapshot.ts'
import { ChangedMap, changedMap, differences } from '../../../records/changed-map.ts'
import type { Listing, PageEntry } from '../../../records/release.ts'
import { withZone } from '../../../views/zone.ts'
import { llmsText } from './llms.ts'
import type { Manifest, SitemapEntry } from '../manifest.ts'
import { indexXml, partXml, SITEMAP_FILE } from './sitemap.ts'
import type { ContentStore } from './store.ts'

export interface SearchInput {
  snapshot: Snapshot
  routes: RouteTable
  pages: ReadonlyMap<string, PageEntry>
  siteUrl: string
  /** The previous release, if its routes are the same and its files can be reused. */
  last?: SearchedRelease | undefined
}

interface SearchedRelease extends Pick<Manifest, 'pages' | 'assets' | 'sitemaps'> {
  /** Its sitemap entries of these pages, by path. */
  listings(paths: readonly string[]): ReadonlyMap<string, Listing>
  /** Keys of the records changed since. */
  changed: ReadonlySet<string>
}

interface SearchFiles {
  /** Digests by file name: of all files, or of those changed since the last release. */
  files: Record<string, string>
  sitemaps: Manifest['sitemaps']
}

export async function searchFiles(input: SearchInput, store: ContentStore): Promise<SearchFiles> {
  const { snapshot, routes, pages, siteUrl, last } = input
  const files: Record<string, string> = {}
  const put = async (name: string, content: string) => void (files[name] = (await store.put(content)).hash)

  const changed = new Map<string, SitemapEntry>()
  const changedPages = last && differences(last.pages, pages)
  for (const [file, paths] of changedPages ? changedParts(routes, changedPages) : allParts(routes)) {
    const known = last?.listings(paths)
    const entries = [...paths]
      .sort()
      .map((path) => (changedPages?.has(path) ? undefined : known?.get(path)) ?? pages.get(path)!)
    await put(file, partXml(entries.map(({ listing }) => listing!)))
    changed.set(file, latest(entries))
  }
  const isSame = (left: SitemapEntry, right: SitemapEntry) => left.lastmod === right.lastmod
  const moved = [...changed].filter(([file, entry]) => !last || !isSame(last.sitemaps.get(file)!, entry))
  const sitemaps = last
    ? new ChangedMap(last.sitemaps, new Map(moved))
    : changedMap(new Map<string, SitemapEntry>(), changed, isSame)
  if (!last || moved.length > 0) {
    const lastmods = new Map(sitemaps)
    const index = inPartOrder(lastmods.keys()).map((file) => ({
      url: `${siteUrl}/${file}`,
      lastmod: lastmods.get(file)!.lastmod,
    }))
    await put(SITEMAP_FILE, indexXml(index))
  }
  if (!last) await put('robots.txt', robotsText(siteUrl))
  if (!last || [...last.changed].some((key) => mayBeInLlms(key, routes)))
    await put('llms.txt', llmsText(createReader(snapshot), routes, siteUrl))
  return { files, sitemaps }
}

/** Paths of the pages that each part of the sitemap lists. */
type Parts = Iterable<readonly [file: string, paths: readonly string[]]>

function allParts({ entries }: RouteTable): Parts {
  const parts = new Map<string, string[]>()
  for (const [path, { sitemap }] of entries) {
    if (sitemap === undefined) continue
    const listed = parts.get(sitemap)
    if (listed) listed.push(path)
    else parts.set(sitemap, [path])
  }
  return parts
}

/** Those with one of these pages. */
function changedParts({ entries }: RouteTable, paths: Iterable<string>): Parts {
  const files = new Set([...paths].map((path) => entries.get(path)?.sitemap).filter((file) => file !== undefined))
  return [...files].map((file) => [file, entries.having('sitemap', file)] as const)
}

/** Latest change among the pages of a part, from its entries. */
function latest(pages: readonly Listing[]): SitemapEntry {
  let [last, time] = [undefined as string | undefined, -Infinity]
  for (const { lastmod } of pages) {
    const date = lastmod && withZone(lastmod)
    if (date === undefined || Date.parse(date) <= time) continue
    last = date
    time = Date.parse(date)
  }
  return last === undefined ? {} : { lastmod: last }
}

/** Whether `llmsText` may read that record: the list of hotels, and the homes of the group and of the hotels. */
function mayBeInLlms(key: string, routes: RouteTable): boolean {
  if (key === keys.properties()) return true
  const [path] = routes.entries.having('record', key)
  const route = path === undefined ? undefined : routes.at(path)
  return route?.kind === 'page' && (route.url === '' || route.place.kind === 'hotel')
}

/** Paths that functions answer are not pages. */
function robotsText(siteUrl: string): string {
  const folders = ['edge', 'forms', 'hooks', 'data']
  return `User-agent: *\n${folders.map((folder) => `Disallow: /${folder}/\n`).join('')}\nSitemap: ${siteUrl}/${SITEMAP_FILE}\n`
}
