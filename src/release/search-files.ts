/** What a release says to search engines: sitemaps, robots.txt, llms.txt. */
import type { Route, RouteTable } from '../routes/table.ts'
import { differences } from '../snapshot/layered.ts'
import { createReader, type Snapshot } from '../snapshot/snapshot.ts'
import { pagesReading } from './affected.ts'
import { listedPage, type ListedPage } from './listed-pages.ts'
import { llmsText } from './llms.ts'
import type { PageEntry } from './manifest.ts'
import { indexXml, PART_PAGES, partFile, partKind, partXml, SITEMAP_FILE } from './sitemap.ts'
import type { ContentStore } from './store.ts'

export interface SearchInput {
  snapshot: Snapshot
  routes: RouteTable
  pages: ReadonlyMap<string, PageEntry>
  siteUrl: string
  /** Makes everything anew, so that what the store lost is there again. */
  checkStore: boolean
}

interface Part {
  file: string
  routes: Route[]
  hash: string
  /** Latest of its pages. */
  lastmod: string | undefined
}

/** The files as they were made last, and of what. */
interface Made {
  snapshot: Snapshot
  pages: ReadonlyMap<string, PageEntry>
  parts: Part[]
  partOf: Map<string, Part>
  llms: { hash: string; reads: ReadonlySet<string> }
}

const made = new WeakMap<RouteTable, Made>()

/** Digest of each file by its name. While the routes stay, only what changed is made again. */
export async function searchFiles(input: SearchInput, store: ContentStore): Promise<Record<string, string>> {
  const { snapshot, routes, pages, siteUrl, checkStore } = input
  const known = checkStore ? undefined : made.get(routes)
  const changed = known ? differences(known.snapshot, snapshot) : new Set<string>()
  const parts = known ? known.parts : partsOf(routes)
  const partOf = known ? known.partOf : new Map(parts.flatMap((part) => part.routes.map(({ path }) => [path, part])))
  const stale = known
    ? new Set(
        [...differences(known.pages, pages), ...pagesReading(pages, changed)].flatMap((path) => partOf.get(path) ?? []),
      )
    : parts
  for (const part of stale) {
    const listed = part.routes.map((route) => listedPage(input, route, pages.get(route.path)!.lastmod))
    part.hash = (await store.put(partXml(listed))).hash
    part.lastmod = latest(listed)
  }
  const mayKeepText = known && ![...known.llms.reads].some((key) => changed.has(key))
  const llms = mayKeepText ? known.llms : await putLlms(input, store)
  made.set(routes, { snapshot, pages, parts, partOf, llms })

  const index = parts.map(({ file, lastmod }) => ({ url: `${siteUrl}/${file}`, lastmod }))
  return {
    ...Object.fromEntries(parts.map(({ file, hash }) => [file, hash])),
    [SITEMAP_FILE]: (await store.put(indexXml(index))).hash,
    'robots.txt': (await store.put(robotsText(siteUrl))).hash,
    'llms.txt': llms.hash,
  }
}

async function putLlms({ snapshot, routes, siteUrl }: SearchInput, store: ContentStore): Promise<Made['llms']> {
  const reader = createReader(snapshot)
  const { hash } = await store.put(llmsText(reader, routes, siteUrl))
  return { hash, reads: reader.reads }
}

function partsOf({ routes }: RouteTable): Part[] {
  const kinds = new Map<string, Route[]>()
  for (const route of routes) {
    if (!route.listed) continue
    const kind = partKind(route)
    const listed = kinds.get(kind)
    if (listed) listed.push(route)
    else kinds.set(kind, [route])
  }
  return [...kinds].sort().flatMap(([kind, all]) =>
    Array.from({ length: Math.ceil(all.length / PART_PAGES) }, (_, part) => ({
      file: partFile(kind, part + 1),
      routes: all.slice(part * PART_PAGES, (part + 1) * PART_PAGES),
      hash: '',
      lastmod: undefined,
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
