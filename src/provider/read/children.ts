/** What the tables of a hotel's pages ask of children: groups of its club, slides. */
import type { PageRecord } from '../../records/records.ts'
import { tables } from '../../records/plain-text.ts'
import type { ChildRule } from '../../views/trip/child-rule.ts'
import {
  agesIn,
  heightIn,
  hoursIn,
  isAgeLabel,
  isHeightLabel,
  isHoursLabel,
  isMinimumLabel,
  type Hours,
} from './hours-and-ages.ts'

/** `note`: as the hotel writes it; `rule`: missing if that cannot be read. */
export interface Asked {
  note: string
  rule?: ChildRule
}

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
export function timedRows(page: PageRecord): (Row & { hours: Hours[] })[] {
  return rowsOf(page).flatMap((row) => {
    const hours = row.cells.flatMap(({ head, text }) => hoursIn(text, isHoursLabel(head) || isHoursLabel(row.name)))
    return hours.length > 0 ? [{ ...row, hours }] : []
  })
}

/** Children's groups: rows that contain hours. */
export function clubGroupsIn(page: PageRecord): { name: string; hours: Hours[]; asked?: Asked }[] {
  return timedRows(page).map(({ name, hours, cells }) => {
    const age = cells.find(({ head }) => isAgeLabel(head))?.text
    return { name, hours, ...(age && { asked: askedAges(age) }) }
  })
}

export function askedAges(note: string): Asked {
  const ages = agesIn(note)
  return { note, ...(ages && { rule: { ages } }) }
}

/** Slides: rows that contain a minimum height. */
export function slidesIn(page: PageRecord): { name: string; asked: Asked }[] {
  return rowsOf(page).flatMap(({ name, cells }) => {
    const heights = cells.filter(({ head, text }) => isHeightLabel(head) && heightIn(text) !== undefined)
    const cell = heights.find(({ head }) => isMinimumLabel(head)) ?? heights[0]
    return cell ? [{ name, asked: { note: cell.text, rule: { height: heightIn(cell.text)! } } }] : []
  })
}
