/** Structured data of a page: one schema.org document with everything that the page is about. */
import type { Graph } from 'schema-dts'
import { entryOf } from '../kinds/table.ts'
import type { StructuredPage } from './page.ts'
import { breadcrumbList, faqPage } from './pages.ts'

export type { StructuredPage } from './page.ts'

/** Empty for a page without structured data. */
export function structuredData(page: StructuredPage): Graph[] {
  const things = [...entryOf(page.body).things(page), faqPage(page), breadcrumbList(page)].filter(
    (thing) => thing !== undefined,
  )
  return things.length > 0 ? [{ '@context': 'https://schema.org', '@graph': things }] : []
}
