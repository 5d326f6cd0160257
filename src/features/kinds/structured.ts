/** Structured data of a page: one schema.org document with everything that the page is about. */
import type { Graph } from 'schema-dts'
import { entryOf } from './table.ts'
import type { StructuredPage } from '../../views/structured/page.ts'
import { breadcrumbList, faqPage } from '../../views/structured/pages.ts'

export type { StructuredPage } from '../../views/structured/page.ts'

/** Empty for a page without structured data. */
export function structuredData(page: StructuredPage): Graph[] {
  const things = [...entryOf(page.body).things(page), faqPage(page), breadcrumbList(page)].filter(
    (thing) => thing !== undefined,
  )
  return things.length > 0 ? [{ '@context': 'https://schema.org', '@graph': things }] : []
}
