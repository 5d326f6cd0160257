/** The dev server's search index, made of all views, in memory. */
import { indexedPage, siteSearchFiles } from '../../engine/release/files/site-search.ts'
import { planPages } from '../../engine/release/pages/page-plan.ts'
import { searchDocument } from '../../engine/release/files/site-search-document.ts'
import type { RouteTable } from '../../routes/table.ts'
import type { ReadJson } from '../../views/queried/query.ts'
import { digest } from '../../records/digest.ts'
import type { ViewBuilder } from '../../features/kinds/build.ts'

export async function openDevSearch(routes: RouteTable, builder: ViewBuilder): Promise<ReadJson> {
  const contents = new Map<string, Buffer>()
  const plan = planPages(routes)
  const pages = plan.paths().flatMap((path) => {
    const page = plan.at(path)
    return page?.searchEntry
      ? indexedPage(searchDocument(page.build(builder).view, page.searchEntry.place), page.searchEntry)
      : []
  })
  const files = await siteSearchFiles(pages, {
    async put(content) {
      const hash = digest(content)
      contents.set(hash, Buffer.from(content))
      return { hash, written: true }
    },
    get: async (hash) => contents.get(hash)!,
  })
  return async <T>(name: string) => {
    const hash = files.get(name)
    return hash === undefined ? undefined : (JSON.parse(contents.get(hash)!.toString()) as T)
  }
}
