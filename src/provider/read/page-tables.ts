/** What the tables of a provider page say. */
import { oncePer } from '../../records/once-per.ts'
import type { PageRecord } from '../../records/records.ts'
import type { Route } from '../../routes/table.ts'
import type { ViewContext } from '../../views/context.ts'
import { tables } from '../../records/plain-text.ts'
import { hallsIn, type Hall } from './halls.ts'

/** Cells of a page's tables as plain text, row by row. The items of a section count as a table of pairs. */
export const pageTables = oncePer(({ sections }: PageRecord): string[][][] =>
  sections
    .filter(({ layout }) => layout === 'TABLE')
    .flatMap(({ html, items }) => [
      ...tables(html ?? []),
      items.map(({ title = '', subtitle = '' }) => [title, subtitle]),
    ])
    .filter((rows) => rows.length > 0),
)

/** The halls in the tables of a hotel's meetings page. */
export function hallsOf(context: ViewContext, page: Route | undefined): Hall[] {
  const record = page?.kind === 'page' ? context.read(page.key) : undefined
  return record ? hallsIn(pageTables(record)) : []
}
