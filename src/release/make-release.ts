/**
 * A snapshot → a release: routes, views, HTML, assets. Pages that no change of records can have touched are taken as they were; of the
 * others the view is computed, and only those whose key is new are rendered.
 */
import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_LOCALE, LOCALES } from '../config/locales.ts'
import { ANSWER_STATUS, OUTCOMES } from '../forms/answers.ts'
import { FORM_NAMES } from '../forms/schemas.ts'
import { MustNotPublish, problem, type Problem } from '../problems/table.ts'
import type { Renderer } from '../render/renderer.ts'
import { buildRoutes, type Route, type RouteTable } from '../routes/table.ts'
import { digest } from '../snapshot/digest.ts'
import { distinctIn, layered, rebased, type LayeredMap } from '../snapshot/layered.ts'
import { snapshotDigest, type Snapshot } from '../snapshot/snapshot.ts'
import { createViewBuilder, type BuiltView, type ViewBuilder } from '../views/build.ts'
import type { SiteInputs } from '../views/context.ts'
import { affectedPaths, changedRecords, changesRoutes } from './affected.ts'
import { releaseAssets } from './assets.ts'
import { openBehind } from './behind.ts'
import { openPageChecks } from './checks/index.ts'
import { hotelTargets } from './hotels.ts'
import { internalLinks, SERVED_FOLDERS } from './internal-links.ts'
import { makeManifest, type ChromeEntry, type Manifest, type PageEntry, type SourceEntry } from './manifest.ts'
import { policySources, releasePolicy } from './policy.ts'
import { nextRedirects } from './redirects.ts'
import type { ContentStore } from './store.ts'
import { tagsOf } from './tags.ts'

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
  /** Looks whether every content is still in the store, which costs the size of the site. */
  checkStore: boolean
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

/** Pages written at once, while others are rendered. */
const WRITERS = 16

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
  const planner = planPages(routes, builder)
  const checks = openPageChecks(routes, site.siteUrl)
  const held = input.checkStore ? await store.all() : undefined
  const isHeld = async (hash: string) => (held ? held.has(hash) : store.has(hash))
  const affected = mayKeep ? affectedPaths(last.manifest, changed!) : undefined
  if (affected && held) {
    for (const [path, { hash }] of last!.manifest.pages) if (!held.has(hash)) affected.add(path)
  }
  const planned = affected ? [...affected].sort().flatMap((path) => planner.at(path) ?? []) : planner.all()

  const entries = new Map<string, PageEntry>()
  const chromes = new Map<string, ChromeEntry>()
  const sources = new Map<string, SourceEntry>()
  const renderedPaths: string[] = []
  // Of the pages rendered now, what they lead to that is no page: a site's links weigh more than its manifest.
  const links = new Map<string, string[]>()
  const writes = openBehind(WRITERS)
  try {
    for (const { path, thing, status, build } of planned) {
      const before = last?.manifest.pages.get(path)
      const built = build()
      const key = digest(`${renderer.key} ${built.digest}`)
      const made = before?.key === key && (await isHeld(before.hash)) ? before : await render(built)
      const { hash, policy, faults } = made
      entries.set(path, entryOf(built, { hash, key, thing, status, policy, faults }))
      const { name, reads, problems } = built.chrome
      if (!chromes.has(name)) chromes.set(name, { reads, ...(problems.length > 0 && { problems }) })
      for (const { id, source, mimeType } of built.files) sources.set(id, { source, ...(mimeType && { mimeType }) })
      onProgress?.(entries.size, planned.length)
    }
  } finally {
    await writes.over()
  }

  async function render({ view }: BuiltView): Promise<Pick<PageEntry, 'hash' | 'policy' | 'faults'>> {
    renderedPaths.push(view.path)
    const html = await renderer.render(view).catch((error: Error) => {
      throw new MustNotPublish([problem('page-failed', view.path, error.message)])
    })
    const hash = digest(html)
    await writes.add(() => store.put(html, hash))
    const text = html.toString()
    const tags = tagsOf(text)
    links.set(
      view.path,
      internalLinks(tags).filter((path) => !routes.at(path)),
    )
    const policy = policySources(tags)
    const faults = checks.problemsOf(view.path, text, tags)
    return { hash, ...(policy.length > 0 && { policy }), ...(faults.length > 0 && { faults }) }
  }

  function merged<V>(before: LayeredMap<V> | undefined, made: ReadonlyMap<string, V>): LayeredMap<V> {
    if (!before) return layered(made)
    return affected ? before.with(made, isDeepStrictEqual) : rebased(before, made, isDeepStrictEqual)
  }
  const pages = merged(last?.manifest.pages, entries)
  const allChromes = merged(last?.manifest.chromes, chromes)
  const assets = await releaseAssets({
    ...input,
    routes,
    pages,
    last: affected && !held ? { ...last!.manifest, snapshot: last!.snapshot } : undefined,
  })
  return {
    manifest: makeManifest({
      inputs,
      records: snapshotDigest(snapshot),
      pages,
      chromes: allChromes,
      assets,
      sources: merged(last?.manifest.sources, sources),
      redirects: nextRedirects(last?.manifest, pages),
      policy: releasePolicy(pages, hotelTargets(snapshot, routes), site),
      brokenLinks: findBrokenLinks(links, pages, assets, last?.manifest),
    }),
    routes,
    problems: distinct([
      ...routes.problems,
      ...chromeProblems(allChromes).map(parsed),
      ...pageProblems(pages).map(parsed),
      ...checks.repeats(),
    ]),
    rendered: renderedPaths.length,
    reused: pages.size - renderedPaths.length,
    renderedPaths,
  }
}

const chromeProblems = distinctIn<ChromeEntry>((_name, { problems = [] }) =>
  problems.map((each) => JSON.stringify(each)),
)
const pageProblems = distinctIn<PageEntry>((_path, { problems = [], faults = [] }) =>
  [...problems, ...faults].map((each) => JSON.stringify(each)),
)
const parsed = (text: string) => JSON.parse(text) as Problem

interface PlannedPage {
  path: string
  /** What the page is of, whatever its address. */
  thing: string
  status?: PageEntry['status']
  build(): BuiltView
}

/** Everything that a release has a page for, by path or all of it. */
function planPages(routes: RouteTable, builder: ViewBuilder) {
  const answers = new Map(plannedAnswers(builder).map((planned) => [planned.path, planned]))
  const ofRoute = (route: Route): PlannedPage => ({
    path: route.path,
    thing: `${route.kind} ${route.locale} ${route.propertyId} ${route.id}`,
    build: () => builder.page(route),
  })
  return {
    at(path: string): PlannedPage | undefined {
      const route = routes.at(path)
      return route ? ofRoute(route) : answers.get(path)
    },
    all: (): PlannedPage[] => [...routes.routes.map(ofRoute), ...answers.values()],
  }
}

/** Pages that nobody asks for: the not-found pages, and the answers to forms. */
function plannedAnswers(builder: ViewBuilder): PlannedPage[] {
  const planned: PlannedPage[] = []
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

type OfPage = Pick<PageEntry, 'hash' | 'key' | 'thing' | 'status' | 'policy' | 'faults'>

function entryOf(built: BuiltView, entry: OfPage): PageEntry {
  const { hash, key, thing, status, policy, faults } = entry
  return {
    hash,
    key,
    thing,
    ...(status && { status }),
    ...(policy && { policy }),
    ...(faults && { faults }),
    ...(built.lastmod && { lastmod: built.lastmod }),
    reads: built.reads,
    chrome: built.chrome.name,
    ...(built.problems.length > 0 && { problems: built.problems }),
  }
}

/** Of the pages rendered now; those of the others were known before, and lead to what is still there unless the routes changed. */
function findBrokenLinks(
  links: ReadonlyMap<string, string[]>,
  pages: ReadonlyMap<string, PageEntry>,
  assets: Record<string, string>,
  previous: Manifest | undefined,
): string[] {
  const isPage = (path: string) => pages.has(path) && !pages.get(path)!.status
  const exists = (path: string) => isPage(path) || assets[path.slice(1)] || SERVED_FOLDERS.test(path)
  const broken = [...links].flatMap(([page, targets]) =>
    targets.filter((target) => !exists(target)).map((target) => `${page} -> ${target}`),
  )
  const stillBroken = (previous?.brokenLinks ?? []).filter((link) => {
    const [page = '', target = ''] = link.split(' -> ')
    return pages.has(page) && !links.has(page) && !exists(target)
  })
  return [...new Set([...broken, ...stillBroken])].sort()
}

/** The same link is missing on every page that shows the menu: once is enough. */
function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [`${each.code} ${each.resource} ${each.message}`, each])).values()]
}
