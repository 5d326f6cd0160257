/** A snapshot → a release: routes, views, HTML, assets. Pages whose key the last release has are not rendered again. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { DEFAULT_LOCALE, LOCALES } from '../config/locales.ts'
import { ANSWER_STATUS, OUTCOMES } from '../forms/answers.ts'
import { FORM_NAMES } from '../forms/schemas.ts'
import { MustNotPublish, problem, type Problem } from '../problems/table.ts'
import type { Renderer } from '../render/renderer.ts'
import { buildRoutes } from '../routes/table.ts'
import { digest } from '../snapshot/digest.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { createViewBuilder, type BuiltView } from '../views/build.ts'
import type { SiteInputs } from '../views/context.ts'
import { HOTELS_FILE, hotelTargets } from './hotels.ts'
import { makeManifest, type Manifest, type PageEntry, type SourceEntry } from './manifest.ts'
import type { ContentStore } from './store.ts'

export interface ReleaseInput {
  snapshot: Snapshot
  site: SiteInputs
  renderer: Renderer
  /** Folder with the files of the compiled renderer that browsers ask for. */
  clientFolder: string
  store: ContentStore
  previous?: Manifest | undefined
  onProgress?: ((done: number, known: number) => void) | undefined
}

export interface ReleaseResult {
  manifest: Manifest
  problems: Problem[]
  rendered: number
  reused: number
}

export async function makeRelease(input: ReleaseInput): Promise<ReleaseResult> {
  const { snapshot, site, renderer, store, previous, onProgress } = input
  const routes = buildRoutes(snapshot)
  if (!routes.find(DEFAULT_LOCALE, '')) {
    throw new MustNotPublish([
      problem('home-missing', `page/${DEFAULT_LOCALE}/`, `the provider has none in ${DEFAULT_LOCALE}`),
    ])
  }

  const builder = createViewBuilder(snapshot, routes, site)
  const pages: Record<string, PageEntry> = {}
  const sources: Record<string, SourceEntry> = {}
  const problems: Problem[] = [...routes.problems]
  const counts = { rendered: 0, reused: 0 }

  async function addPage(built: BuiltView, status?: PageEntry['status']) {
    const { path } = built.view
    const key = digest(`${renderer.key} ${built.digest}`)
    const hash = await htmlOf(built, key)
    pages[path] = {
      hash,
      key,
      ...(built.lastmod && { lastmod: built.lastmod }),
      reads: built.reads,
      ...(status && { status }),
    }
    for (const { id, source, mimeType } of built.files) sources[id] = { source, ...(mimeType && { mimeType }) }
    problems.push(...built.problems)
  }

  async function htmlOf({ view }: BuiltView, key: string): Promise<string> {
    const last = previous?.pages[view.path]
    if (last?.key === key && (await store.has(last.hash))) {
      counts.reused++
      return last.hash
    }
    counts.rendered++
    try {
      return (await store.put(await renderer.render(view))).hash
    } catch (error) {
      throw new MustNotPublish([problem('page-failed', view.path, (error as Error).message)])
    }
  }

  const known = routes.routes.length + LOCALES.length
  for (const route of routes.routes) {
    await addPage(builder.page(route))
    onProgress?.(Object.keys(pages).length, known)
  }
  for (const locale of LOCALES) {
    const notFound = builder.notFound(locale)
    if (notFound) await addPage(notFound, 404)
    for (const form of FORM_NAMES) {
      for (const outcome of OUTCOMES) {
        const notice = builder.notice(locale, form, outcome)
        if (notice) await addPage(notice, ANSWER_STATUS[outcome])
      }
    }
  }
  const assets = await addAssets(input.clientFolder, store)
  assets[HOTELS_FILE] = (await store.put(JSON.stringify(hotelTargets(snapshot, routes)))).hash
  return { manifest: makeManifest({ pages, assets, sources }), problems: distinct(problems), ...counts }
}

async function addAssets(folder: string, store: ContentStore): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const assets: Record<string, string> = {}
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const { hash } = await store.put(await readFile(file))
    assets[relative(folder, file).replaceAll('\\', '/')] = hash
  }
  return assets
}

/** The same link is missing on every page that shows the menu: once is enough. */
function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [`${each.code} ${each.resource} ${each.message}`, each])).values()]
}
