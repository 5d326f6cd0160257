/** What a release says to search engines: sitemaps, robots.txt, llms.txt. */
import type { Route, RouteTable } from '../routes/table.ts'
import { createReader, type Snapshot } from '../snapshot/snapshot.ts'
import { ChangedMap, changedMap, differences } from '../state/changed-map.ts'
import { withZone } from '../views/zone.ts'
import { llmsText } from './llms.ts'
import type { Manifest, PageEntry, SitemapEntry } from './manifest.ts'
import { indexXml, PART_PAGES, partFile, partKind, partXml, SITEMAP_FILE } from './sitemap.ts'
import type { ContentStore } from './store.ts'

export interface SearchInput {
  snapshot: Snapshot
  routes: RouteTable
  pages: ReadonlyMap<string, PageEntry>
  siteUrl: string
  /** The release before, where its routes are the same and its files can be taken over. */
  last?: SearchedRelease | undefined
}

interface SearchedRelease extends Pick<Manifest, 'pages' | 'assets' | 'sitemaps'> {
  /** Keys of the records that differ since. */
  changed: ReadonlySet<string>
}

interface SearchFiles {
  /** Digests by names: of all files, or of those that are not what they were in the last release. */
  files: Record<string, string>
  sitemaps: Manifest['sitemaps']
}

interface Part {
  file: string
  routes: Route[]
}

interface Known {
  all: Part[]
  of: Map<string, Part>
  llmsReads?: ReadonlySet<string>
}

/** What needs no second look while the routes stay. */
const known = new WeakMap<RouteTable, Known>()

export async function searchFiles(input: SearchInput, store: ContentStore): Promise<SearchFiles> {
  const { snapshot, routes, pages, siteUrl, last } = input
  const parts = known.get(routes) ?? partsOf(routes)
  known.set(routes, parts)
  const files: Record<string, string> = {}
  const put = async (name: string, content: string) => void (files[name] = (await store.put(content)).hash)

  const stale = last
    ? new Set([...differences(last.pages, pages)].flatMap((path) => parts.of.get(path) ?? []))
    : parts.all
  const changed = new Map<string, SitemapEntry>()
  for (const { file, routes: own } of stale) {
    const entries = own.map(({ path }) => pages.get(path)!)
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
    const index = parts.all.map(({ file }) => ({ url: `${siteUrl}/${file}`, lastmod: lastmods.get(file)!.lastmod }))
    await put(SITEMAP_FILE, indexXml(index))
  }
  if (!last) await put('robots.txt', robotsText(siteUrl))

  if (!last || !parts.llmsReads || [...parts.llmsReads].some((key) => last.changed.has(key))) {
    const reader = createReader(snapshot)
    await put('llms.txt', llmsText(reader, routes, siteUrl))
    parts.llmsReads = reader.reads
  }
  return { files, sitemaps }
}

function partsOf({ routes }: RouteTable): Known {
  const kinds = new Map<string, Route[]>()
  for (const route of routes) {
    if (!route.listed) continue
    const kind = partKind(route)
    const listed = kinds.get(kind)
    if (listed) listed.push(route)
    else kinds.set(kind, [route])
  }
  const all = [...kinds].sort().flatMap(([kind, own]) =>
    Array.from({ length: Math.ceil(own.length / PART_PAGES) }, (_, part) => ({
      file: partFile(kind, part + 1),
      routes: own.slice(part * PART_PAGES, (part + 1) * PART_PAGES),
    })),
  )
  return { all, of: new Map(all.flatMap((part) => part.routes.map(({ path }) => [path, part] as const))) }
}

/** Latest change of the pages of a part, as its entries have it. */
function latest(pages: readonly PageEntry[]): SitemapEntry {
  let [last, time] = [undefined as string | undefined, -Infinity]
  for (const { lastmod } of pages) {
    const date = lastmod && withZone(lastmod)
    if (date === undefined || Date.parse(date) <= time) continue
    last = date
    time = Date.parse(date)
  }
  return last === undefined ? {} : { lastmod: last }
}

/** What is answered by functions is no page. */
function robotsText(siteUrl: string): string {
  const folders = ['edge', 'forms', 'hooks', 'data']
  return `User-agent: *\n${folders.map((folder) => `Disallow: /${folder}/\n`).join('')}\nSitemap: ${siteUrl}/${SITEMAP_FILE}\n`
}
