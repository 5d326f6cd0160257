/** Lists of an old site's addresses: one a line, tables that tools export, and logs of web servers. Pure. */
import { isComment, readCsv, type CsvRow, type CsvTable } from '../../routes/lists/csv.ts'
import { columnNamed, columnNames } from '../../routes/lists/table-columns.ts'
import { bareCell, isPattern, withScheme } from '../../routes/lists/written-address.ts'

export interface ListedLine {
  line: number
  text: string
  /** `undefined`: the line has none. */
  address: string | undefined
}

const LOGGED = /\b(?:GET|HEAD|POST) (\/\S*) HTTP\//
/** So many lines with more than one cell make a table: the others are titles and sums. */
const MOST = 0.8
/** Numbers behind an address, where other lines have none: one may be part of the address. */
const NUMBERS = /\t.*$|[,;](?:\s*"?[\d.%]*"?\s*[,;])+\s*"?[\d.%]*"?\s*$/
/** What is behind an address, and no part of one. */
const MORE_TEXT = /[|"<>]|;(?![\w-]+=)|\s(?:\/|->|https?:|\d+$)/

/** All lines but comments and the names of columns. */
export function listedLines(text: string): ListedLine[] {
  const { separator, rows: all } = readCsv(text)
  const rows = all.filter((row) => !isComment(row))
  const isAddress = (cell: string) => addressIn(cell) !== undefined
  const start = rows.findIndex(({ cells }) => cells.some(isAddress))
  // 'TO' is also the Turkish click rate of Search Console.
  const hasAddress = (at: number) => rows.some(({ cells }) => isAddress(cells[at] ?? ''))
  const named = (cells: string[]) => pageColumns(cells).find(hasAddress)
  const header = rows.slice(0, Math.max(0, start)).findLast(({ cells }) => named(cells) !== undefined)
  const column = (header && named(header.cells)) ?? fullestColumn(rows, isAddress)
  const inTable = header ? header.cells.length > 1 : isTable({ separator, rows })
  return rows
    .filter((row) => row !== header)
    .map(({ line, text, cells }) => {
      const logged = LOGGED.exec(text)?.[1]
      return { line, text, address: addressIn(logged ?? (inTable ? (cells[column] ?? '') : alone(text))) }
    })
}

/** A whole address, or a path; a host may lack its scheme. */
export function addressIn(cell: string): string | undefined {
  const text = withScheme(bareCell(cell))
  if (isPattern(text) || /[\n\ufffd]/.test(text)) return undefined
  return text.startsWith('/') || (/^https?:\/\//i.test(text) && URL.canParse(text)) ? text : undefined
}

function alone(text: string): string {
  const [, quoted] = /^"([^"]*)"/.exec(text) ?? []
  const address = quoted ?? text.replace(NUMBERS, '')
  return MORE_TEXT.test(bareCell(address)) ? '' : address
}

function pageColumns(cells: readonly string[]): number[] {
  const names = columnNames(cells)
  return (['page', 'from', 'to'] as const).map((each) => columnNamed(names, each))
}

/** A comma may be part of an address, unless every line has one; '/a;jsessionid=1' is a whole one. */
function isTable({ separator, rows }: CsvTable): boolean {
  const count = rows.filter(({ cells }) => cells.length > 1 && !(separator === ';' && /^\w+=/.test(cells[1]!))).length
  return count > 0 && count >= rows.length * (separator === ',' ? 1 : MOST)
}

function fullestColumn(rows: readonly CsvRow[], isAddress: (cell: string) => boolean): number {
  const counts: number[] = []
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) counts[at] = (counts[at] ?? 0) + Number(isAddress(cell))
  return counts.indexOf(Math.max(...counts))
}
