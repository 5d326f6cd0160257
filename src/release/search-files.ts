/** What a release says to search engines: sitemaps, robots.txt, llms.txt. */
import type { Route, RouteTable } from '../routes/table.ts'
import { differences } from '../snapshot/layered.ts'
import { createReader, type Snapshot } from '../snapshot/snapshot.ts'
import { pagesReading } from './affected.ts'
import { listedPage } from './listed-pages.ts'
import { llmsText } from './llms.ts'
import type { PageEntry } from './manifest.ts'
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
  assets: Record<string, string>
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
  /** Latest change of each part of these pages. */
  lastmods: ReadonlyMap<Part, string | undefined>
  pages: ReadonlyMap<string, PageEntry>
  llmsReads: ReadonlySet<string>
}

/** What needs no second look while the routes stay. */
const known = new WeakMap<RouteTable, Known>()

/** Digest of each file by its name. While the routes stay, only what changed is made again. */
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
    const hash = stalePaths && last?.assets[file]
    const text = hash && (await store.get(hash).catch(() => undefined))
    const before = text ? entriesIn(text.toString()) : []
    return own.map((route, index) => {
      const kept = before.length === own.length && !stalePaths?.has(route.path) ? before[index] : undefined
      return kept ?? entryXml(listedPage(input, route, pages.get(route.path)!.lastmod))
    })
  }
  for (const part of parts.all) {
    const held = stale && !stale.has(part) && last.assets[part.file]
    if (held) files[part.file] = held
    else await put(part.file, partXml(await entriesOf(part)))
  }
  const lastmods = new Map(before?.lastmods)
  for (const part of before ? partsWith(differences(before.pages, pages)) : parts.all)
    lastmods.set(part, latest(part, pages))
  const index = parts.all.map((part) => ({ url: `${siteUrl}/${part.file}`, lastmod: lastmods.get(part) }))
  await put(SITEMAP_FILE, indexXml(index))
  await put('robots.txt', robotsText(siteUrl))

  const heldText = before && ![...before.llmsReads].some((key) => changed.has(key)) && last?.assets['llms.txt']
  const reader = createReader(snapshot)
  if (heldText) files['llms.txt'] = heldText
  else await put('llms.txt', llmsText(reader, routes, siteUrl))
  known.set(routes, { parts, lastmods, pages, llmsReads: heldText ? before.llmsReads : reader.reads })
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
