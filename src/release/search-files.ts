/** What a release says to search engines: sitemaps, robots.txt, llms.txt. */
import type { Route, RouteTable } from '../routes/table.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { listedPage, mayBeListed, type ListedPage } from './listed-pages.ts'
import { llmsText } from './llms.ts'
import type { PageEntry } from './manifest.ts'
import { indexXml, PART_PAGES, partFile, partKind, partXml, SITEMAP_FILE } from './sitemap.ts'
import type { ContentStore } from './store.ts'

export interface SearchInput {
  snapshot: Snapshot
  routes: RouteTable
  pages: Record<string, PageEntry>
  siteUrl: string
}

interface Part {
  file: string
  routes: Route[]
}

/** A part as it was made last, and of what. */
interface MadePart {
  entries: PageEntry[]
  hash: string
  /** Latest of its pages. */
  lastmod: string | undefined
}

const made = new WeakMap<RouteTable, Map<string, MadePart>>()

/** Digest of each file by its name. A part whose pages are those of the release before is not made again while the routes stay. */
export async function searchFiles(input: SearchInput, store: ContentStore): Promise<Record<string, string>> {
  const { snapshot, routes, pages, siteUrl } = input
  const files: Record<string, string> = {}
  const put = async (name: string, content: string) => void (files[name] = (await store.put(content)).hash)
  const kept = made.get(routes) ?? new Map<string, MadePart>()
  made.set(routes, kept)

  const parts = partsOf(snapshot, routes)
  for (const { file, routes: own } of parts) {
    const entries = own.map(({ path }) => pages[path]!)
    const before = kept.get(file)
    if (before && isSame(before.entries, entries) && (await store.has(before.hash))) {
      files[file] = before.hash
      continue
    }
    const listed = own.map((route, index) => listedPage(input, route, entries[index]!.lastmod))
    await put(file, partXml(listed))
    kept.set(file, { entries, hash: files[file]!, lastmod: latest(listed) })
  }
  const index = parts.map(({ file }) => ({ url: `${siteUrl}/${file}`, lastmod: kept.get(file)!.lastmod }))
  await put(SITEMAP_FILE, indexXml(index))
  await put('robots.txt', robotsText(siteUrl))
  await put('llms.txt', llmsText(snapshot, routes, siteUrl))
  return files
}

function isSame(before: PageEntry[], now: PageEntry[]): boolean {
  return before.length === now.length && before.every((entry, index) => entry === now[index])
}

function partsOf(snapshot: Snapshot, { routes }: RouteTable): Part[] {
  const kinds = new Map<string, Route[]>()
  for (const route of routes) {
    if (!mayBeListed(snapshot, route)) continue
    const kind = partKind(route)
    const listed = kinds.get(kind)
    if (listed) listed.push(route)
    else kinds.set(kind, [route])
  }
  return [...kinds].sort().flatMap(([kind, all]) =>
    Array.from({ length: Math.ceil(all.length / PART_PAGES) }, (_, part) => ({
      file: partFile(kind, part + 1),
      routes: all.slice(part * PART_PAGES, (part + 1) * PART_PAGES),
    })),
  )
}

function latest(listed: ListedPage[]): string | undefined {
  const dates = listed.flatMap(({ lastmod }) => lastmod ?? [])
  return dates.reduce<string | undefined>(
    (last, date) => (last !== undefined && Date.parse(last) >= Date.parse(date) ? last : date),
    undefined,
  )
}

/** What is answered by functions is no page. */
export function robotsText(siteUrl: string): string {
  const folders = ['edge', 'forms', 'hooks', 'data']
  return `User-agent: *\n${folders.map((folder) => `Disallow: /${folder}/\n`).join('')}\nSitemap: ${siteUrl}/${SITEMAP_FILE}\n`
}
