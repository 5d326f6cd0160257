/**
 * A snapshot → a release: routes, views, HTML, assets. Pages that no record change can affect are reused. For the
 * others the view is computed; only those with a new key are rendered.
 */
import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import { MustNotPublish, problem, type Problem } from '../../config/problems/table.ts'
import type { Renderer } from '../render/renderer.ts'
import { buildRoutes } from '../../routes/build.ts'
import { viewFile } from '../../routes/queried.ts'
import { openRoutes, type RouteTable } from '../../routes/table.ts'
import { keys } from '../../records/keys.ts'
import { snapshotSum } from '../../records/sum.ts'
import { isEmpty, type Snapshot } from '../../records/snapshot.ts'
import { ChangedMap, changedMap } from '../../records/changed-map.ts'
import type { FormerAddress } from '../state/releases/former-addresses.ts'
import type { RecordTable } from '../state/records.ts'
import type { Releases } from '../state/releases/releases.ts'
import type { SiteInputs } from '../../views/context.ts'
import { changedRecords, changesRoutes } from './affected.ts'
import { releaseAssets } from './files/assets.ts'
import { brokenClusters } from './checks/index.ts'
import { distinctTexts } from './pages/distinct.ts'
import { reservationUrls } from '../../features/booking/targets.ts'
import { inputsDigest } from './inputs.ts'
import { brokenLink, findBrokenLinks } from './checks/internal-links.ts'
import { makePages } from './pages/make-pages.ts'
import { makeManifest, type Manifest, type PageEntry, type PublishedRelease } from './manifest.ts'
import type { KeptPage, MadePages, PageTask } from './pages/page-maker.ts'
import { planPages } from './pages/page-plan.ts'
import { releasePolicy } from './files/policy.ts'
import { leftAddresses, redirectsOf } from './redirects.ts'
import { LostIndexFile } from './files/site-search.ts'
import type { ContentStore } from './files/store.ts'

/** The previous release, with the records that it was made from. */
export interface LastRelease {
  manifest: PublishedRelease
  snapshot: Snapshot
  /** If it is still stored. */
  routes?: RouteTable | undefined
}

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
  try {
    return await madeFrom(input, true)
  } catch (error) {
    if (!(error instanceof LostIndexFile)) throw error
    return madeFrom(input, false)
  }
}

/** `hasIndex`: whether the last release's search index is readable. */
async function madeFrom(input: ReleaseInput, hasIndex: boolean): Promise<ReleaseResult> {
  const { snapshot, site, renderer, store, releases, last, onProgress } = input
  const inputs = inputsDigest(renderer.key, site)
  const changed = last && changedRecords(last.snapshot, snapshot)
  // Every view is computed, though not every page rendered, if any page may differ: after a change of settings or
  // routes, or after a rollback or damage, when the records are not the last release's.
  const isFirst = last === undefined || isEmpty(last.snapshot)
  const isPair = !isFirst && last.manifest.number === releases.newest()
  const isOther = isPair && (last.manifest.inputs !== inputs || changesRoutes(changed!, last.snapshot, snapshot))
  const mayKeep = isPair && !isOther
  const keptRoutes = mayKeep
    ? (last.routes ?? openRoutes(last.manifest.routes, last.manifest.routeProblems))
    : undefined
  const routes = keptRoutes ?? buildRoutes(snapshot)
  if (!routes.find(DEFAULT_LOCALE, '')) {
    const detail = `the provider has none in ${DEFAULT_LOCALE}`
    throw new MustNotPublish([problem('home-missing', `page/${DEFAULT_LOCALE}/`, detail)])
  }

  const checked = input.checkStore ? await store.all() : undefined
  // Rebuilding a lost search file needs all pages.
  const keepsAssets =
    mayKeep && hasIndex && (!checked || [...last!.manifest.assets.values()].every((hash) => checked.has(hash)))
  const affected = keepsAssets ? new Set(await releases.pagesReading(changed!)) : undefined
  const held = checked ?? (affected ? undefined : await store.all())
  const isHeld = (hash: string) => (held ? held.has(hash) : store.has(hash))
  if (affected && held) {
    for (const [path, { hash }] of releases.pageFiles(last!.manifest.number)) if (!held.has(hash)) affected.add(path)
  }
  const paths = affected ? [...affected].sort() : planPages(routes).paths()
  const tasks = await Promise.all(
    paths.map(async (path): Promise<PageTask> => {
      const before = last?.manifest.pages.get(path)
      if (!before || !(await isHeld(before.hash))) return { path }
      const view = last!.manifest.assets.get(viewFile(path))
      return { path, kept: { ...keptOf(before), view: view && (await isHeld(view)) ? view : undefined } }
    }),
  )
  const made = await makePages({ tasks, snapshot, records: input.records, routes, site, renderer, store, onProgress })
  const links = new Map(made.rendered.map(({ path, links: to }) => [path, to]))

  function merged<V>(before: ReadonlyMap<string, V> | undefined, now: readonly (readonly [string, V])[]) {
    if (!before || !affected) return changedMap(before ?? new Map<string, V>(), new Map(now), isDeepStrictEqual)
    return new ChangedMap(before, new Map(now.filter(([key, value]) => !isDeepStrictEqual(before.get(key), value))))
  }
  const pages = merged(last?.manifest.pages, made.pages)
  const chromes = merged(last?.manifest.chromes, made.chromes)
  const { assets, sitemaps } = await releaseAssets({
    ...input,
    routes,
    pages,
    indexed: made.indexed,
    views: made.views,
    before: last?.manifest.assets,
    drawn: last?.manifest.inputs === inputs ? last.manifest.assets : undefined,
    affected,
    last: keepsAssets
      ? {
          ...last!.manifest,
          changed: changed!,
          snapshot: last!.snapshot,
          listings: (paths) => releases.listings(last!.manifest.number, paths),
        }
      : undefined,
  })
  const counts = (table: 'page' | 'chrome', column: 'policy' | 'problems' | 'faults') =>
    affected && releases.countTexts(table, column)
  const texts = [
    distinctTexts(chromes, (chrome) => chrome.problems, await counts('chrome', 'problems')),
    distinctTexts(pages, (page) => page.problems, await counts('page', 'problems')),
    distinctTexts(pages, (page) => page.faults, await counts('page', 'faults')),
  ]
  const parts = {
    inputs,
    records: recordsOf(snapshot, isPair ? last : undefined),
    routes: keptRoutes ? last!.manifest.routes : merged(last?.manifest.routes, [...routes.entries]),
    routeProblems: routes.problems,
    pages,
    chromes,
    assets,
    sources: merged(last?.manifest.sources, made.sources),
    sitemaps,
    redirects: keptRoutes
      ? last!.manifest.redirects
      : redirectsOf([...input.formerAddresses(), ...(last ? leftAddresses(last.manifest.pages, pages) : [])], pages),
    policy:
      affected && keepsPolicy(changed!, made.pages, last!.manifest)
        ? last!.manifest.policy
        : releasePolicy(
            distinctTexts(pages, (page) => page.policy, await counts('page', 'policy')),
            reservationUrls(snapshot),
            site,
          ),
    brokenLinks: findBrokenLinks(links, { pages, assets }, last?.manifest),
  }
  return {
    manifest: makeManifest(parts, last?.manifest),
    routes: keptRoutes,
    clusters: keptRoutes ? [] : brokenClusters(routes),
    problems: distinct([
      ...routes.problems,
      ...texts.flat().flatMap((text) => JSON.parse(text) as Problem[]),
      ...parts.brokenLinks.map(brokenLink),
    ]),
    rendered: made.rendered.length,
    reused: pages.size - made.rendered.length,
    isFirst,
    contents: held?.size,
    renderedPaths: made.rendered.map(({ path }) => path),
  }
}

/** Whether the new pages and the list of hotels need the same content security policy as before. */
function keepsPolicy(changed: ReadonlySet<string>, made: MadePages['pages'], { pages }: Manifest): boolean {
  return (
    !changed.has(keys.properties()) &&
    made.every(([path, { policy }]) => isDeepStrictEqual(policy, pages.get(path)?.policy))
  )
}

function recordsOf(snapshot: Snapshot, last: LastRelease | undefined): string {
  return snapshotSum(snapshot, last && { map: last.snapshot, sum: last.manifest.records })
}

function keptOf({ hash, key, policy, faults, words }: PageEntry): KeptPage {
  return { hash, key, ...(policy && { policy }), ...(faults && { faults }), ...(words && { words }) }
}

const nameOf = ({ code, resource, message }: Problem) => `${code} ${resource} ${message}`

/** The same link is missing on every page that shows the menu: once is enough. */
function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [nameOf(each), each])).values()]
}
