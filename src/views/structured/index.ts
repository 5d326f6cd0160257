/** Structured data of a page in schema.org's words, one document with all that the page is about. */
import type { Graph } from 'schema-dts'
import { entryOf } from '../kinds/table.ts'
import type { StructuredPage } from './page.ts'
import { breadcrumbList, faqPage } from './pages.ts'

export type { StructuredPage } from './page.ts'

/** Nothing for a page that has nothing to say. */
export function structuredData(page: StructuredPage): Graph[] {
  const things = [...entryOf(page.body).things(page), faqPage(page), breadcrumbList(page)].filter(
    (thing) => thing !== undefined,
  )
  return things.length > 0 ? [{ '@context': 'https://schema.org', '@graph': things }] : []
}
