/**
 * A snapshot → a release: routes, views, HTML, assets. Pages that no change of records can have touched are taken as they were; of the
 * others the view is computed, and only those whose key is new are rendered.
 */
import { DEFAULT_LOCALE, LOCALES } from '../config/locales.ts'
import { ANSWER_STATUS, OUTCOMES } from '../forms/answers.ts'
import { FORM_NAMES } from '../forms/schemas.ts'
import { MustNotPublish, problem, type Problem } from '../problems/table.ts'
import type { Renderer } from '../render/renderer.ts'
import { buildRoutes, type RouteTable } from '../routes/table.ts'
import { digest } from '../snapshot/digest.ts'
import { snapshotDigest, type Snapshot } from '../snapshot/snapshot.ts'
import { createViewBuilder, type BuiltView, type ViewBuilder } from '../views/build.ts'
import type { SiteInputs } from '../views/context.ts'
import { affectedPaths, changedRecords, changesRoutes } from './affected.ts'
import { releaseAssets } from './assets.ts'
import { hotelTargets } from './hotels.ts'
import { internalLinks, SERVED_FOLDERS } from './internal-links.ts'
import { makeManifest, type Manifest, type PageEntry, type SourceEntry } from './manifest.ts'
import { policySources, releasePolicy } from './policy.ts'
import { nextRedirects } from './redirects.ts'
import type { ContentStore } from './store.ts'

/** The release before, with the records that it was made from. */
export interface LastRelease {
  manifest: Manifest
  snapshot: Snapshot
  /** Where it is still at hand. */
  routes?: RouteTable | undefined
}

export interface ReleaseInput {
  snapshot: Snapshot
  site: SiteInputs
  renderer: Renderer
  /** Folder with the files of the compiled renderer that browsers ask for. */
  clientFolder: string
  store: ContentStore
  last?: LastRelease | undefined
  onProgress?: ((done: number, known: number) => void) | undefined
}

export interface ReleaseResult {
  manifest: Manifest
  routes: RouteTable
  problems: Problem[]
  rendered: number
  reused: number
  /** Paths of the pages that were rendered. */
  renderedPaths: string[]
}

export async function makeRelease(input: ReleaseInput): Promise<ReleaseResult> {
  const { snapshot, site, renderer, store, last, onProgress } = input
  const inputs = digest(JSON.stringify([renderer.key, site]))
  const changed = last && changedRecords(last.snapshot, snapshot)
  // Every view is computed, though not every page rendered, where any page may be another: with other settings or other routes, or where an
  // interrupted publish left a manifest and records that do not belong together.
  const isPair = last !== undefined && last.manifest.records === snapshotDigest(last.snapshot)
  const isOther = isPair && (last.manifest.inputs !== inputs || changesRoutes(changed!, last.snapshot, snapshot))
  const mayKeep = isPair && !isOther
  const routes = (mayKeep && last?.routes) || buildRoutes(snapshot)
  if (!routes.find(DEFAULT_LOCALE, '')) {
    const detail = `the provider has none in ${DEFAULT_LOCALE}`
    throw new MustNotPublish([problem('home-missing', `page/${DEFAULT_LOCALE}/`, detail)])
  }

  const builder = createViewBuilder(snapshot, routes, site)
  const affected = mayKeep ? affectedPaths(last.manifest, changed!) : undefined
  const pages: Record<string, PageEntry> = {}
  const sources: Record<string, SourceEntry> = affected ? { ...last!.manifest.sources } : {}
  const renderedPaths: string[] = []
  const links = new Map<string, string[]>()

  const all = plannedPages(routes, builder)
  for (const { path, thing, status, build } of all) {
    const before = last?.manifest.pages[path]
    if (before && affected && !affected.has(path) && (await store.has(before.hash))) {
      pages[path] = before
      continue
    }
    const built = build()
    const key = digest(`${renderer.key} ${built.digest}`)
    const { hash, policy } = before?.key === key && (await store.has(before.hash)) ? before : await render(built)
    pages[path] = entryOf(built, { hash, key, thing, status, policy })
    for (const { id, source, mimeType } of built.files) sources[id] = { source, ...(mimeType && { mimeType }) }
    onProgress?.(Object.keys(pages).length, all.length)
  }

  async function render({ view }: BuiltView): Promise<Pick<PageEntry, 'hash' | 'policy'>> {
    renderedPaths.push(view.path)
    try {
      const html = await renderer.render(view)
      links.set(view.path, internalLinks(html))
      const policy = policySources(html)
      return { hash: (await store.put(html)).hash, ...(policy.length > 0 && { policy }) }
    } catch (error) {
      throw new MustNotPublish([problem('page-failed', view.path, (error as Error).message)])
    }
  }

  const assets = await releaseAssets({ clientFolder: input.clientFolder, snapshot, routes, store, pages, site })
  const redirects = nextRedirects(last?.manifest, pages)
  const brokenLinks = findBrokenLinks(links, pages, assets, last?.manifest)
  return {
    manifest: makeManifest({
      inputs,
      records: snapshotDigest(snapshot),
      pages,
      assets,
      sources,
      redirects,
      policy: releasePolicy(pages, hotelTargets(snapshot, routes), site),
      brokenLinks,
    }),
    routes,
    problems: distinct([...routes.problems, ...Object.values(pages).flatMap((page) => page.problems ?? [])]),
    rendered: renderedPaths.length,
    reused: all.length - renderedPaths.length,
    renderedPaths,
  }
}

interface PlannedPage {
  path: string
  /** What the page is of, whatever its address. */
  thing: string
  status?: PageEntry['status']
  build(): BuiltView
}

function plannedPages(routes: RouteTable, builder: ViewBuilder): PlannedPage[] {
  const planned: PlannedPage[] = routes.routes.map((route) => ({
    path: route.path,
    thing: `${route.kind} ${route.locale} ${route.propertyId} ${route.id}`,
    build: () => builder.page(route),
  }))
  for (const locale of LOCALES) {
    const notFound = builder.notFoundPath(locale)
    if (!notFound) continue
    planned.push({ path: notFound, thing: `404 ${locale}`, status: 404, build: () => builder.notFound(locale) })
    for (const form of FORM_NAMES) {
      for (const outcome of OUTCOMES) {
        const path = builder.noticePath(locale, form, outcome)
        const build = () => builder.notice(locale, form, outcome)
        planned.push({ path, thing: `${form} ${outcome} ${locale}`, status: ANSWER_STATUS[outcome], build })
      }
    }
  }
  return planned
}

function entryOf(built: BuiltView, entry: Pick<PageEntry, 'hash' | 'key' | 'thing' | 'status' | 'policy'>): PageEntry {
  const { hash, key, thing, status, policy } = entry
  return {
    hash,
    key,
    thing,
    ...(status && { status }),
    ...(policy && { policy }),
    ...(built.lastmod && { lastmod: built.lastmod }),
    reads: built.reads,
    ...(built.problems.length > 0 && { problems: built.problems }),
  }
}

/** Of the pages rendered now; those of the others were known before, and lead to what is still there unless the routes changed. */
function findBrokenLinks(
  links: ReadonlyMap<string, string[]>,
  pages: Record<string, PageEntry>,
  assets: Record<string, string>,
  previous: Manifest | undefined,
): string[] {
  const exists = (path: string) =>
    (pages[path] && !pages[path].status) || assets[path.slice(1)] || SERVED_FOLDERS.test(path)
  const broken = [...links].flatMap(([page, targets]) =>
    targets.filter((target) => !exists(target)).map((target) => `${page} -> ${target}`),
  )
  const stillBroken = (previous?.brokenLinks ?? []).filter((link) => {
    const [page = '', target = ''] = link.split(' -> ')
    return pages[page] && !links.has(page) && !exists(target)
  })
  return [...new Set([...broken, ...stillBroken])].sort()
}

/** The same link is missing on every page that shows the menu: once is enough. */
function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [`${each.code} ${each.resource} ${each.message}`, each])).values()]
}
