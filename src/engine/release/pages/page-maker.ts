/** Makes pages: computes each view and, if its key is new, renders, checks and stores the HTML. */
import { MustNotPublish, problem } from '../../../config/problems/table.ts'
import type { Renderer } from '../../render/renderer.ts'
import { viewFile, type ViewFile } from '../../../views/queried/view-file.ts'
import type { RouteTable } from '../../../routes/table.ts'
import { digest } from '../../../records/digest.ts'
import type { Snapshot } from '../../../records/snapshot.ts'
import type { RecordTable } from '../../state/records.ts'
import { createViewBuilder, type BuiltView } from '../../../features/kinds/build.ts'
import type { SiteInputs } from '../../../views/context.ts'
import type { PageView } from '../../../views/view.ts'
import { openPendingWrites } from '../files/pending-writes.ts'
import { openPageChecks } from '../checks/index.ts'
import { internalLinks } from '../checks/internal-links.ts'
import { listedPage } from '../files/listed-pages.ts'
import type { ChromeEntry, PageEntry, SourceEntry } from '../manifest.ts'
import { planPages } from './page-plan.ts'
import { policySources } from '../files/policy.ts'
import { searchDocument } from '../files/site-search-document.ts'
import { entryXml } from '../files/sitemap.ts'
import { indexedPage, type IndexedPage } from '../files/site-search.ts'
import type { ContentStore } from '../files/store.ts'
import { tagsOf } from '../checks/tags.ts'

/** The page's entry in the last release, if its content is still stored. */
export type KeptPage = Pick<PageEntry, 'hash' | 'key' | 'policy' | 'faults' | 'words'>

export interface PageTask {
  path: string
  /** `view`: digest of the view's file, if it is stored. */
  kept?: (KeptPage & { view?: string | undefined }) | undefined
}

/** Plain values in task order: they may come from a worker thread. */
export interface MadePages {
  pages: [path: string, PageEntry][]
  chromes: [name: string, ChromeEntry][]
  sources: [id: string, SourceEntry][]
  /** For the rendered pages. */
  rendered: RenderedPage[]
  /** Search documents. */
  indexed: IndexedPage[]
  /** Digests of the views' files. */
  views: [name: string, hash: string][]
}

interface RenderedPage {
  path: string
  /** Link targets that are not pages. All links would be larger than the manifest. */
  links: string[]
}

export interface PageMakerInput {
  snapshot: Snapshot
  /** Source of the snapshot's records; missing if they are in memory. */
  records?: RecordTable | undefined
  routes: RouteTable
  site: SiteInputs
  renderer: Renderer
  store: ContentStore
}

export interface PageMaker {
  /** Skips tasks whose path has no page. `onPage`: called after each. Rejects with `MustNotPublish` if one cannot be rendered. */
  make(tasks: readonly PageTask[], onPage?: () => void | Promise<void>): Promise<MadePages>
  /** Resolves when everything is written to disk. */
  over(): Promise<void>
}

/** While further pages are rendered. */
const MAX_PENDING_WRITES = 16

export function openPageMaker({ snapshot, routes, site, renderer, store }: PageMakerInput): PageMaker {
  const plan = planPages(routes)
  const builder = createViewBuilder(snapshot, routes, site)
  const writes = openPendingWrites(MAX_PENDING_WRITES)
  const { render, storeView } = openRenders({ routes, site, renderer, store }, writes)

  function listingOf(path: string, lastmod: string | undefined): string | undefined {
    const route = routes.at(path)
    return route?.listed ? entryXml(listedPage({ snapshot, routes, siteUrl: site.siteUrl }, route, lastmod)) : undefined
  }

  return {
    async make(tasks, onPage) {
      const pages: MadePages['pages'] = []
      const chromes = new Map<string, ChromeEntry>()
      const sources = new Map<string, SourceEntry>()
      const rendered: RenderedPage[] = []
      const indexed: IndexedPage[] = []
      const views: MadePages['views'] = []
      for (const { path, kept } of tasks) {
        const page = plan.at(path)
        if (!page) continue
        const { thing, status, searchEntry } = page
        const built = page.build(builder)
        const key = digest(`${renderer.key} ${built.digest}`)
        let made: Omit<KeptPage, 'key'> | undefined = kept?.key === key ? kept : undefined
        if (!made) {
          const fresh = await render(built)
          rendered.push(fresh.rendered)
          made = fresh.made
        }
        views.push([viewFile(path), (made === kept && kept?.view) || (await storeView(built.view))])
        if (searchEntry) indexed.push(indexedPage(searchDocument(built.view, searchEntry.place), searchEntry))
        const { hash, policy, faults, words } = made
        const { lastmod, reads, chrome } = built
        pages.push([
          path,
          {
            ...{ hash, key, thing, status, policy, faults, words, lastmod, reads },
            listing: listingOf(path, lastmod),
            chrome: chrome.name,
            problems: orNone(built.problems),
          },
        ])
        if (!chromes.has(chrome.name))
          chromes.set(chrome.name, { reads: chrome.reads, problems: orNone(chrome.problems) })
        for (const { id, source, mimeType } of built.files) sources.set(id, { source, mimeType })
        await onPage?.()
      }
      return { pages, chromes: [...chromes], sources: [...sources], rendered, indexed, views }
    },
    over: () => writes.over(),
  }
}

type Writes = ReturnType<typeof openPendingWrites>

function openRenders({ routes, site, renderer, store }: Omit<PageMakerInput, 'snapshot'>, writes: Writes) {
  const checks = openPageChecks(routes, site.siteUrl, site.stage)

  async function render({ view }: BuiltView): Promise<{ made: Omit<KeptPage, 'key'>; rendered: RenderedPage }> {
    const html = await renderer.render(view).catch((error: Error) => {
      throw new MustNotPublish([problem('page-failed', view.path, error.message)])
    })
    const hash = digest(html)
    await writes.add(() => store.put(html, hash))
    const text = html.toString()
    const tags = tagsOf(text)
    const policy = policySources(tags)
    const { faults, words } = checks.check(view.path, text, tags)
    const links = internalLinks(tags).filter((path) => !routes.at(path))
    return {
      made: { hash, policy: orNone(policy), faults: orNone(faults), words },
      rendered: { path: view.path, links },
    }
  }

  /** Stores the view, from which the page is rendered again for queries. */
  async function storeView(view: PageView): Promise<string> {
    const content = JSON.stringify({ renderer: renderer.key, view } satisfies ViewFile)
    const hash = digest(content)
    await writes.add(() => store.put(content, hash))
    return hash
  }

  return { render, storeView }
}

/** An empty list is stored as none. */
function orNone<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}
