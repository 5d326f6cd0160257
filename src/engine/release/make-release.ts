/**
 * A snapshot → a release. Every page and every file is made from what it reads, and made anew when that changed:
 * 1. The base is the last release, if nothing changed but records. Without one everything is made, and what comes out equal is kept.
 * 2. The route table is the base's, or made of all records.
 * 3. Of pages that read a changed record the view is computed; those with a new key are rendered.
 * 4. Outputs, the files that are made from records, are made by the same rule.
 * 5. The files that are made from pages follow: those of the search for changed pages, a part of the sitemap with a changed page.
 * 6. What all pages say together follows from their rows: redirects, policy, problems, broken links.
 */
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import { MustNotPublish, problem, type Problem } from '../../config/problems/table.ts'
import type { Renderer } from '../render/renderer.ts'
import { buildRoutes } from '../../routes/build.ts'
import { viewFile } from '../../routes/queried.ts'
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
import { baseOf, renewed, type Base, type LastRelease } from './base.ts'
import { reservationUrls } from '../../features/booking/targets.ts'
import { inputsDigest } from './inputs.ts'
import { brokenLink, findBrokenLinks } from './checks/internal-links.ts'
import { makePages } from './pages/make-pages.ts'
import { makeManifest, type Manifest, type PageEntry, type Redirects } from './manifest.ts'
import type { KeptPage, PageTask } from './pages/page-maker.ts'
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
  /** Addresses that things have left, in that order. Called where addresses may be new. */
  formerAddresses: () => readonly FormerAddress[]
  /** Checks that every content is still in the store. Costs O(site). */
  checkStore: boolean
  onProgress?: ((done: number, known: number) => void) | undefined
}

export interface ReleaseResult {
  manifest: Manifest
  /** Reused from the last release if still valid. */
  routes: RouteTable | undefined
  /** Paths of pages whose languages contradict each other, where addresses are new. */
  clusters: string[]
  problems: Problem[]
  rendered: number
  reused: number
  /** Whether there were no records before. */
  isFirst: boolean
  /** Contents in the store, if it was scanned. */
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
    return await madeFrom(base, { ...input, inputs, contents })
  } catch (error) {
    if (!(error instanceof LostIndexFile)) throw error
    return madeFrom(undefined, { ...input, inputs, contents })
  }
}

interface Making extends ReleaseInput {
  inputs: string
  /** Digests in the store, if it was scanned. */
  contents: ReadonlySet<string> | undefined
}

async function madeFrom(base: Base | undefined, making: Making): Promise<ReleaseResult> {
  const { snapshot, site, inputs, store, releases, last } = making
  const contents = making.contents ?? (base ? undefined : await store.all())
  // 2.
  const routes = base?.routes ?? buildRoutes(snapshot)
  refuseWithoutHome(routes)
  // 3.
  const made = await makePages({ ...making, routes, tasks: await pageTasks(base, routes, { ...making, contents }) })
  const pages = renewed(base, last?.manifest.pages, made.pages)
  const chromes = renewed(base, last?.manifest.chromes, made.chromes)
  // 4. and 5.
  const files = await releaseFiles({ ...making, ...made, base, routes, pages, last: last?.manifest })
  // 6.
  const unchanged = base && releases
  const policies = textsOf({ table: 'pages', column: 'policy', entries: pages }, unchanged)
  const links = new Map(made.rendered.map(({ path, links: to }) => [path, to]))
  const parts = {
    ...files,
    inputs,
    records: snapshotSum(snapshot, base && { map: base.snapshot, sum: base.release.records }),
    routes: base?.release.routes ?? renewed(base, last?.manifest.routes, routes.entries),
    routeProblems: routes.problems,
    pages,
    chromes,
    sources: renewed(base, last?.manifest.sources, made.sources),
    redirects: base?.release.redirects ?? redirectsTo(pages, making),
    policy: releasePolicy(policies, reservationUrls(createContext({ snapshot, routes, site }, DEFAULT_LOCALE)), site),
    brokenLinks: findBrokenLinks(links, { pages, assets: files.assets }, last?.manifest),
  }
  const problems = [
    ...textsOf({ table: 'chromes', column: 'problems', entries: chromes }, unchanged),
    ...textsOf({ table: 'pages', column: 'problems', entries: pages }, unchanged),
    ...textsOf({ table: 'pages', column: 'faults', entries: pages }, unchanged),
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
  if (routes.find(DEFAULT_LOCALE, '')) return
  const detail = `the provider has none in ${DEFAULT_LOCALE}`
  throw new MustNotPublish([problem('home-missing', `page/${DEFAULT_LOCALE}/`, detail)])
}

/** All pages; with a base those that read a changed record, and those whose content the store has lost. */
async function pageTasks(base: Base | undefined, routes: RouteTable, making: Making): Promise<PageTask[]> {
  const { releases, store, contents, last } = making
  const has = (hash: string) => (contents ? contents.has(hash) : store.has(hash))
  const affected = async ({ changed, release }: Base) => {
    const lost = contents ? releases.pageFiles(release.number).filter(([, { hash }]) => !contents.has(hash)) : []
    return [...new Set([...(await releases.pagesReading(changed)), ...lost.map(([path]) => path)])].sort()
  }
  const paths = base ? await affected(base) : planPages(routes).paths()
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
  return { hash, key, ...(policy && { policy }), ...(faults && { faults }), ...(words && { words }) }
}

function redirectsTo(pages: Manifest['pages'], { formerAddresses, last }: Making): Redirects {
  return redirectsOf([...formerAddresses(), ...(last ? leftAddresses(last.manifest.pages, pages) : [])], pages)
}

interface Texts<C extends 'policy' | 'problems' | 'faults'> {
  table: 'pages' | 'chromes'
  column: C
  entries: ChangedMap<{ [column in C]?: object }>
}

/** JSON texts of a column, each once, in order. `unchanged`: where those of entries are that stay; without it all entries are read. */
function textsOf<C extends 'policy' | 'problems' | 'faults'>(
  { table, column, entries }: Texts<C>,
  unchanged: Releases | undefined,
): string[] {
  const made = unchanged ? entries.changes.values() : entries.values()
  const texts = [...made].flatMap((entry) => (entry?.[column] ? JSON.stringify(entry[column]) : []))
  return [...new Set([...(unchanged?.textsBeside(table, column, entries.changes.keys()) ?? []), ...texts])].sort()
}

const nameOf = ({ code, resource, message }: Problem) => `${code} ${resource} ${message}`

/** The same link is missing on every page that shows the menu: once is enough. */
function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [nameOf(each), each])).values()]
}
