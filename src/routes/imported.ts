/**
 * Redirects from addresses that the site before this one had (`REDIRECTS`): a file of the release, and where each of them leads. A page that stands at
 * such an address wins, and so does the page that has left it. Pure, web standards only.
 */
import { hrefOf, pathIn, pathOf } from './paths.ts'

/** In a release; the settings alone decide what it holds. */
export const IMPORTED_FILE = 'data/redirects.json'

export const IMPORTED_STATUSES = [301, 302, 308, 410] as const
export type ImportedStatus = (typeof IMPORTED_STATUSES)[number]

export interface ImportedRedirect {
  /** `addressOf` the old address. With a query, only that query is meant. */
  from: string
  status: ImportedStatus
  /** As it stands in a `Location`: of this site from its slash on, else whole. Missing with 410. */
  to?: string
  /** In the file of redirects. */
  line: number
}

export interface ImportedTable {
  all: readonly ImportedRedirect[]
  /** `search`: the query with its question mark, as it was sent. Capitals do not count. */
  at(path: string, search?: string): ImportedRedirect | undefined
}

/** What a release has at a path, besides them. */
export interface Standing {
  /** A page, or another file. */
  stands(path: string): boolean
  /** Where the page is that has left this path. */
  moved(path: string): string | undefined
}

export interface Destination {
  status: ImportedStatus
  /** Missing with 410. */
  location?: string
  /** Whether the visitor's query belongs to it. */
  takesQuery: boolean
}

/** Path and query of an address: decoded where that can be, without slashes at its end. */
export function addressOf(url: URL): string {
  const path = pathOf(url) ?? url.pathname
  return path.replace(/(?<=.)\/+$/, '') + url.search
}

/** As nginx compares them: capitals of other alphabets count. */
export function importedKey(from: string): string {
  if (!/[A-Z]/.test(from)) return from
  const [path = '', ...query] = from.split('?')
  return [path.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()), ...query].join('?')
}

type Row = [from: string, status: ImportedStatus, line: number, to?: string]

export function importedText(redirects: readonly ImportedRedirect[]): string {
  const rows = redirects.map(({ from, status, line, to }): Row =>
    to === undefined ? [from, status, line] : [from, status, line, to],
  )
  return `[${rows.map((row) => JSON.stringify(row)).join(',\n')}]\n`
}

export function readImported(text: string): ImportedTable {
  const rows = JSON.parse(text) as Row[]
  return openImported(rows.map(([from, status, line, to]) => ({ from, status, line, ...(to !== undefined && { to }) })))
}

export function openImported(all: readonly ImportedRedirect[]): ImportedTable {
  const byKey = new Map(all.map((each) => [importedKey(each.from), each]))
  return {
    all,
    at: (path, search = '') => (search && byKey.get(importedKey(path + search))) || byKey.get(importedKey(path)),
  }
}

/** To make an address of it takes a hundred times as long as to see that it is plain. */
const PLAIN_PATH = /^\/[\w./~-]*$/

/** Path of an address of this site, decoded. */
function ownPath(to: string): string | undefined {
  if (PLAIN_PATH.test(to)) return to
  return to.startsWith('/') ? pathIn(to) : undefined
}

/** Where a redirect leads in one step; `undefined` if it leads round in a circle. */
export function destinationOf(first: ImportedRedirect, table: ImportedTable, site: Standing): Destination | undefined {
  const passed = new Set([first])
  const takesQuery = !first.from.includes('?')
  for (let at = first; ;) {
    const { status, to } = at
    if (status === 410 || to === undefined) return { status: 410, takesQuery: false }
    const end = { status: first.status, location: to, takesQuery: takesQuery && !/[?#]/.test(to) }
    const path = ownPath(to)
    if (path === undefined || site.stands(path)) return end
    const moved = site.moved(path)
    if (moved !== undefined) return { ...end, location: hrefOf(moved), takesQuery }
    const next = table.at(path, /\?[^#]*/.exec(to)?.[0])
    if (!next) return end
    if (passed.has(next)) return undefined
    passed.add((at = next))
  }
}
