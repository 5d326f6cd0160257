/** What the tables of a hotel's pages say of hours and ask of children: groups of its club, slides. */
import type { Asked, PageReadings } from '../../records/readings.ts'
import type { PageRecord } from '../../records/records.ts'
import { tables } from '../../records/plain-text.ts'
import { agesIn, heightIn, hoursIn, isAgeLabel, isHeightLabel, isHoursLabel, isMinimumLabel } from './hours-and-ages.ts'

export interface Row {
  name: string
  cells: { head: string; text: string }[]
}

/** Rows of a page's tables without the header rows; the first cell is the name. */
export function rowsOf({ sections }: PageRecord): Row[] {
  const all = sections.flatMap(({ layout, html }) => (layout === 'TABLE' ? tables(html ?? []) : []))
  return all.flatMap(([heads = [], ...rows]) =>
    rows.flatMap(([name, ...cells]) =>
      name ? [{ name, cells: cells.map((text, index) => ({ head: heads[index + 1] ?? '', text })) }] : [],
    ),
  )
}

/** Rows that contain hours. */
export function timedRows(page: PageRecord): NonNullable<PageReadings['timed']> {
  return rowsOf(page).flatMap(({ name, cells }) => {
    const hours = cells.flatMap(({ head, text }) => hoursIn(text, isHoursLabel(head) || isHoursLabel(name)))
    const age = cells.find(({ head }) => isAgeLabel(head))?.text
    return hours.length > 0 ? [{ name, hours, ...(age && { asked: askedAges(age) }) }] : []
  })
}

export function askedAges(note: string): Asked {
  const ages = agesIn(note)
  return { note, ...(ages && { rule: { ages } }) }
}

/** Slides: rows that contain a minimum height. */
export function slidesIn(page: PageRecord): NonNullable<PageReadings['slides']> {
  return rowsOf(page).flatMap(({ name, cells }) => {
    const heights = cells.filter(({ head, text }) => isHeightLabel(head) && heightIn(text) !== undefined)
    const cell = heights.find(({ head }) => isMinimumLabel(head)) ?? heights[0]
    return cell ? [{ name, asked: { note: cell.text, rule: { height: heightIn(cell.text)! } } }] : []
  })
}
