/** Lists of an old site's addresses: one a line, tables that tools export, and logs of web servers. Pure. */
import { isComment, readCsv, type CsvTable } from '../../routes/lists/csv.ts'
import { columnNamed, columnNames } from '../../routes/lists/table-columns.ts'
import { bareCell, isPattern, withScheme } from '../../routes/lists/written-address.ts'

export interface ListedLine {
  line: number
  text: string
  /** Empty: the line has none. */
  addresses: string[]
}

/** IIS writes the query in a field of its own, or a hyphen. */
const LOGGED = /\b(?:GET|HEAD|POST) (\S+) (?:HTTP\/|(?:-|(\S+)) \d+ )/
/** So many lines with more than one cell make a table: the others are titles and sums. */
const MOST = 0.8
/** Numbers behind an address, where other lines have none: one may be part of the address. */
const NUMBERS = /[,;](?:\s*"?[\d.%]*"?\s*[,;])+\s*"?[\d.%]*"?\s*$|[\s,;]+$/
/** What is behind an address, and no part of one. */
const MORE_TEXT = /[|"<>]|;(?![\w-]+=)|\s(?:\/|[-=]>|https?:|\d+$)/
const NEXT_ADDRESS = /[\s,;|]+(?=\/|https?:\/\/|www\.)/i

/** All lines but comments and the names of columns. */
export function listedLines(text: string): ListedLine[] {
  const { separator, rows: all } = readCsv(text)
  const rows = all.filter((row) => !isComment(row))
  const isAddress = (cell: string) => addressIn(cell) !== undefined
  const start = rows.findIndex(({ cells }) => cells.some(isAddress))
  // 'TO' is also the Turkish click rate of Search Console.
  const hasAddress = (at: number) => rows.some(({ cells }) => isAddress(cells[at] ?? ''))
  const named = (cells: string[]) => pageColumns(cells).filter(hasAddress)
  const header = rows.slice(0, Math.max(0, start)).findLast(({ cells }) => named(cells).length > 0)
  const columns = header && named(header.cells)
  const inTable = header ? header.cells.length > 1 : isTable({ separator, rows })
  return rows
    .filter((row) => row !== header)
    .map(({ line, text, cells }) => {
      const [isLogged, path, query] = LOGGED.exec(text) ?? []
      if (isLogged) return { line, text, addresses: addressesIn(query ? `${path}?${query}` : path!) }
      const written = inTable ? cells.filter((_, at) => columns?.includes(at) ?? true) : cellsAlone(text)
      return { line, text, addresses: written.flatMap((each) => addressesIn(each, !inTable)) }
    })
}

/** Addresses in a cell, separated by spaces, commas or the like; empty if other text is among them. `alone`: the cell is a whole line, which may have no other text at all. */
export function addressesIn(cell: string, alone = false): string[] {
  const several = cell.split(NEXT_ADDRESS).filter(Boolean)
  const isMore = (each: string) =>
    (alone && MORE_TEXT.test(bareCell(each))) || (several.length > 1 && /\s|[;"|]/.test(each.trim()))
  const all = several.map((each) => (isMore(each) ? undefined : addressIn(each)))
  return all.includes(undefined) ? [] : (all as string[])
}

/** A whole address, or a path; a host may lack its scheme. */
function addressIn(cell: string): string | undefined {
  const text = withScheme(bareCell(cell))
  if (isPattern(text) || /[\p{Cc}\ufffd"<>]/u.test(text)) return undefined
  return text.startsWith('/') || (/^https?:\/\//i.test(text) && URL.canParse(text)) ? text : undefined
}

/** The cells of a line that is not part of a table. */
function cellsAlone(text: string): string[] {
  const quoted = /^\s*"[^"]*"/.test(text) ? text.match(/(?<=")[^"]*(?=")/g) : undefined
  return quoted ?? text.split('\t').map((each) => each.replace(NUMBERS, ''))
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
