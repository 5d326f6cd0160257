/** What a release says to search engines: sitemaps, robots.txt, llms.txt. */
import type { Route, RouteTable } from '../routes/table.ts'
import { differences } from '../snapshot/layered.ts'
import { createReader, type Snapshot } from '../snapshot/snapshot.ts'
import { pagesReading } from './affected.ts'
import { listedPage } from './listed-pages.ts'
import { llmsText } from './llms.ts'
import type { Manifest, PageEntry } from './manifest.ts'
import { withZone } from '../views/zone.ts'
import { entriesIn, entryXml, indexXml, PART_PAGES, partFile, partKind, partXml, SITEMAP_FILE } from './sitemap.ts'
import type { ContentStore } from './store.ts'

export interface SearchInput {
  snapshot: Snapshot
  routes: RouteTable
  pages: ReadonlyMap<string, PageEntry>
  siteUrl: string
  /** The release before, where its routes are the same and its files can be taken over. */
  last?: SearchedRelease | undefined
}

export interface SearchedRelease {
  snapshot: Snapshot
  pages: ReadonlyMap<string, PageEntry>
  assets: Manifest['assets']
}

interface Part {
  file: string
  routes: Route[]
}

interface Parts {
  all: Part[]
  of: Map<string, Part>
}

interface Known {
  parts: Parts
  /** Latest change of each part of these pages, where they were asked for. */
  lastmods: ReadonlyMap<Part, string | undefined> | undefined
  pages: ReadonlyMap<string, PageEntry>
  llmsReads: ReadonlySet<string>
}

/** What needs no second look while the routes stay. */
const known = new WeakMap<RouteTable, Known>()

/** Digests of the files by their names: of all, or of those that are not what they were in the last release. */
export async function searchFiles(input: SearchInput, store: ContentStore): Promise<Record<string, string>> {
  const { snapshot, routes, pages, siteUrl, last } = input
  const changed = last ? differences(last.snapshot, snapshot) : new Set<string>()
  const before = known.get(routes)
  const parts = before?.parts ?? partsOf(routes)
  const partsWith = (paths: Iterable<string>) => new Set([...paths].flatMap((path) => parts.of.get(path) ?? []))
  const stalePaths = last && new Set([...differences(last.pages, pages), ...pagesReading(pages, changed)])
  const stale = stalePaths && partsWith(stalePaths)

  const files: Record<string, string> = {}
  const put = async (name: string, content: string) => void (files[name] = (await store.put(content)).hash)
  /** Of a part that there was before, only what changed is made again. */
  async function entriesOf({ file, routes: own }: Part): Promise<string[]> {
    const hash = stalePaths && last?.assets.get(file)
    const text = hash && (await store.get(hash).catch(() => undefined))
    const before = text ? entriesIn(text.toString()) : []
    return own.map((route, index) => {
      const kept = before.length === own.length && !stalePaths?.has(route.path) ? before[index] : undefined
      return kept ?? entryXml(listedPage(input, route, pages.get(route.path)!.lastmod))
    })
  }
  const dateOf = (part: Part) => [part, latest(part, pages)] as const
  for (const part of stale ?? parts.all) await put(part.file, partXml(await entriesOf(part)))

  const isDated = last && [...stale!].every((part) => latest(part, last.pages) === latest(part, pages))
  const dates = before?.lastmods
  const moved = dates ? [...partsWith(differences(before.pages, pages))] : isDated ? [] : parts.all
  const lastmods = dates || !isDated ? new Map([...(dates ?? []), ...moved.map(dateOf)]) : undefined
  if (!isDated) {
    const index = parts.all.map((part) => ({ url: `${siteUrl}/${part.file}`, lastmod: lastmods!.get(part) }))
    await put(SITEMAP_FILE, indexXml(index))
  }
  if (!last) await put('robots.txt', robotsText(siteUrl))

  let llmsReads = before?.llmsReads
  if (!last || !llmsReads || [...llmsReads].some((key) => changed.has(key))) {
    const reader = createReader(snapshot)
    await put('llms.txt', llmsText(reader, routes, siteUrl))
    llmsReads = reader.reads
  }
  known.set(routes, { parts, lastmods, pages, llmsReads })
  return files
}

function partsOf({ routes }: RouteTable): Parts {
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
function latest({ routes }: Part, pages: ReadonlyMap<string, PageEntry>): string | undefined {
  let [last, time] = [undefined as string | undefined, -Infinity]
  for (const { path } of routes) {
    const { lastmod } = pages.get(path)!
    const date = lastmod && withZone(lastmod)
    if (date === undefined || Date.parse(date) <= time) continue
    last = date
    time = Date.parse(date)
  }
  return last
}

/** What is answered by functions is no page. */
export function robotsText(siteUrl: string): string {
  const folders = ['edge', 'forms', 'hooks', 'data']
  return `User-agent: *\n${folders.map((folder) => `Disallow: /${folder}/\n`).join('')}\nSitemap: ${siteUrl}/${SITEMAP_FILE}\n`
}
