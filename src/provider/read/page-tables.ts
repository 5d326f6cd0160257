/** The tables of a provider's page. */
import { tables } from '../../records/plain-text.ts'
import type { PageRecord } from '../../records/records.ts'

/** Cells of a page's tables as plain text, row by row. The items of a section count as a table of pairs. */
export function pageTables({ sections }: PageRecord): string[][][] {
  return sections
    .filter(({ layout }) => layout === 'TABLE')
    .flatMap(({ html, items }) => [
      ...tables(html ?? []),
      items.map(({ title = '', subtitle = '' }) => [title, subtitle]),
    ])
    .filter((rows) => rows.length > 0)
}
