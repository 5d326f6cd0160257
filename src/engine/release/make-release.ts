/**
 * Makes a release from a snapshot. Every page and file is made again when a record that it read has changed:
 * 1. The base is the last release, if only records have changed. Without a base everything is made; equal results are reused.
 * 2. The route table is the base's, or built from all records.
 * 3. Views are computed for pages that read a changed record; pages with a new key are rendered.
 * 4. Outputs, the files made from records, follow the same rule.
 * 5. Files made from pages follow: the search index and the parts of the sitemap with changed pages.
 * 6. Redirects, policy, problems and broken links are collected from the rows of all pages.
 */
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import { MustNotPublish, type Problem } from '../../config/problems/table.ts'
import type { Renderer } from '../render/renderer.ts'
import { buildRoutes } from '../../routes/build.ts'
import { missingHome } from '../../routes/home.ts'
import { viewFile } from '../../views/queried/view-file.ts'
import type { RouteTable } from '../../routes/table.ts'
import { snapshotSum } from '../../records/sum.ts'
import { isEmpty, type Snapshot } from '../../records/snapshot.ts'
import type { FormerAddress } from '../state/releases/former-addresses.ts'
import type { RecordTable } from '../state/records.ts'
import type { Releases } from '../state/releases/releases.ts'
import { createContext, type SiteInputs } from '../../views/context.ts'
import type { ChangedMap } from '../../records/changed-map.ts'
import { releaseFiles } from './files/release-files.ts'
import { brokenClusters } from './checks/index.ts'
import { baseOf, withEntries, type Base, type LastRelease } from './base.ts'
import { reservationUrls } from '../../features/booking/targets.ts'
import { inputsDigest } from './inputs.ts'
import { brokenLink, findBrokenLinks } from './checks/internal-links.ts'
import { makePages } from './pages/make-pages.ts'
import { makeManifest, type Manifest, type PageEntry, type Redirects } from './manifest.ts'
import type { KeptPage, MadePages, PageTask } from './pages/page-maker.ts'
import { planPages } from './pages/page-plan.ts'
import { releasePolicy } from './files/policy.ts'
import { leftAddresses, redirectsOf } from './redirects.ts'
import { LostIndexFile } from './files/site-search.ts'
import type { ContentStore } from './files/store.ts'

export interface ReleaseInput {
  snapshot: Snapshot
  site: SiteInputs
  renderer: Renderer
  /** Folder of the compiled renderer's browser files. */
  clientFolder: string
  store: ContentStore
  /** Store of the values of new records. */
  records?: RecordTable | undefined
  /** Where the last release is. */
  releases: Releases
  last?: LastRelease | undefined
  /** In the order in which they were left. Called only if addresses may have changed. */
  formerAddresses: () => readonly FormerAddress[]
  /** Checks that every content is still in the store. Costs O(site). */
  checkStore: boolean
  onProgress?: ((done: number, known: number) => void) | undefined
}

export interface ReleaseResult {
  manifest: Manifest
  /** Reused from the last release if still valid. */
  routes: RouteTable | undefined
  /** Paths of pages whose languages contradict each other; checked if addresses may have changed. */
  clusters: string[]
  problems: Problem[]
  rendered: number
  reused: number
  /** Whether there were no records before. */
  isFirst: boolean
  /** Number of contents in the store, if it was scanned. */
  contents?: number | undefined
  /** Paths of the pages that were rendered. */
  renderedPaths: string[]
}

export async function makeRelease(input: ReleaseInput): Promise<ReleaseResult> {
  const { snapshot, last, releases, store } = input
  const inputs = inputsDigest(input.renderer.key, input.site)
  const contents = input.checkStore ? await store.all() : undefined
  // 1.
  const base = baseOf({ snapshot, last, inputs, newest: releases.newest(), contents })
  try {
    return await makeFrom(base, { ...input, inputs, contents })
  } catch (error) {
    if (!(error instanceof LostIndexFile)) throw error
    return makeFrom(undefined, { ...input, inputs, contents })
  }
}

interface Making extends ReleaseInput {
  inputs: string
  /** Digests in the store, if it was scanned. */
  contents: ReadonlySet<string> | undefined
}

async function makeFrom(base: Base | undefined, making: Making): Promise<ReleaseResult> {
  const { snapshot, site, inputs, store, releases, last } = making
  const contents = making.contents ?? (base ? undefined : await store.all())
  // 2.
  const routes = base?.routes ?? buildRoutes(snapshot)
  refuseWithoutHome(routes)
  // 3.
  const made = await makePages({ ...making, routes, tasks: await pageTasks(base, routes, { ...making, contents }) })
  const pages = withEntries(base, last?.manifest.pages, made.pages)
  const unused = unusedChromes(made.pages, pages, last?.manifest.pages)
  const chromes = withEntries(base, last?.manifest.chromes, [
    ...made.chromes,
    ...unused.map((name) => [name, undefined] as const),
  ])
  // 4. and 5.
  const files = await releaseFiles({ ...making, ...made, base, routes, pages, last: last?.manifest })
  // 6.
  const stored = base && releases
  const policies = textsOf({ table: 'pages', column: 'policy', entries: pages }, stored)
  const links = new Map(made.rendered.map(({ path, links: to }) => [path, to]))
  const parts = {
    ...files,
    inputs,
    records: snapshotSum(snapshot, base && { map: base.snapshot, sum: base.release.records }),
    routes: base?.release.routes ?? withEntries(base, last?.manifest.routes, routes.entries),
    routeProblems: routes.problems,
    pages,
    chromes,
    sources: withEntries(base, last?.manifest.sources, made.sources),
    redirects: base?.release.redirects ?? redirectsTo(pages, making),
    policy: releasePolicy(policies, reservationUrls(createContext({ snapshot, routes, site }, DEFAULT_LOCALE)), site),
    brokenLinks: findBrokenLinks(links, { pages, assets: files.assets }, last?.manifest),
  }
  const problems = [
    ...textsOf({ table: 'chromes', column: 'problems', entries: chromes }, stored),
    ...textsOf({ table: 'pages', column: 'problems', entries: pages }, stored),
    ...textsOf({ table: 'pages', column: 'faults', entries: pages }, stored),
  ].flatMap((text) => JSON.parse(text) as Problem[])
  return {
    manifest: makeManifest(parts, last?.manifest),
    routes: base?.routes,
    clusters: base ? [] : brokenClusters(routes),
    problems: distinct([...routes.problems, ...problems, ...parts.brokenLinks.map(brokenLink)]),
    rendered: made.rendered.length,
    reused: pages.size - made.rendered.length,
    isFirst: last === undefined || isEmpty(last.snapshot),
    contents: contents?.size,
    renderedPaths: made.rendered.map(({ path }) => path),
  }
}

function refuseWithoutHome(routes: RouteTable): void {
  const missing = missingHome(routes)
  if (missing) throw new MustNotPublish([missing])
}

/** All pages or, with a base, those that read a changed record or whose content the store has lost. */
async function pageTasks(base: Base | undefined, routes: RouteTable, making: Making): Promise<PageTask[]> {
  const { releases, store, contents, last } = making
  const has = (hash: string) => (contents ? contents.has(hash) : store.has(hash))
  const changedPaths = async ({ changed, release }: Base) => {
    const lost = contents ? releases.pageFiles(release.number).filter(([, { hash }]) => !contents.has(hash)) : []
    return [...new Set([...(await releases.pagesReading(changed)), ...lost.map(([path]) => path)])].sort()
  }
  const paths = base ? await changedPaths(base) : planPages(routes).paths()
  return Promise.all(
    paths.map(async (path): Promise<PageTask> => {
      const before = last?.manifest.pages.get(path)
      if (!before || !(await has(before.hash))) return { path }
      const view = last!.manifest.assets.get(viewFile(path))
      return { path, kept: { ...keptOf(before), view: view && (await has(view)) ? view : undefined } }
    }),
  )
}

function keptOf({ hash, key, policy, faults, words }: PageEntry): KeptPage {
  return { hash, key, policy, faults, words }
}

/** Names of chromes that the last release's pages had and no page has any more. */
function unusedChromes(
  made: MadePages['pages'],
  pages: Manifest['pages'],
  before: Manifest['pages'] | undefined,
): string[] {
  const left = made.flatMap(([path, { chrome }]) => {
    const was = before?.get(path)?.chrome
    return was === undefined || was === chrome ? [] : [was]
  })
  // Few edits give a page another chrome, and only those read all pages.
  if (left.length === 0) return []
  const used = new Set([...pages.values()].map(({ chrome }) => chrome))
  return [...new Set(left)].filter((name) => !used.has(name))
}

function redirectsTo(pages: Manifest['pages'], { formerAddresses, last }: Making): Redirects {
  return redirectsOf([...formerAddresses(), ...(last ? leftAddresses(last.manifest.pages, pages) : [])], pages)
}

interface Texts<C extends 'policy' | 'problems' | 'faults'> {
  table: 'pages' | 'chromes'
  column: C
  entries: ChangedMap<{ [column in C]?: object }>
}

/** Distinct JSON texts of a column, sorted. `stored`: has the unchanged entries, whose texts are queried; without it all entries are read. */
function textsOf<C extends 'policy' | 'problems' | 'faults'>(
  { table, column, entries }: Texts<C>,
  stored: Releases | undefined,
): string[] {
  const made = stored ? entries.changes.values() : entries.values()
  const texts = [...made].flatMap((entry) => (entry?.[column] ? JSON.stringify(entry[column]) : []))
  return [...new Set([...(stored?.textsBeside(table, column, entries.changes.keys()) ?? []), ...texts])].sort()
}

const nameOf = ({ code, resource, message }: Problem) => `${code} ${resource} ${message}`

/** A broken link of a menu would otherwise be reported for every page. */
function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [nameOf(each), each])).values()]
}
