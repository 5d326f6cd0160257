/**
 * Imported redirects (`REDIRECTS`) from the addresses of an earlier site: their file in a release, and their destinations. Existing pages and redirects of
 * moved pages take precedence. Pure, web standards only.
 */
import { hrefOf, pathIn, pathOf, withoutLastSlashes } from './paths.ts'

/** In a release. Its content depends on settings only. */
export const IMPORTED_FILE = 'data/redirects.json'

export const IMPORTED_STATUSES = [301, 302, 308, 410] as const
export type ImportedStatus = (typeof IMPORTED_STATUSES)[number]

export interface ImportedRedirect {
  /** The old address, as `addressOf` returns it. With a query it applies to queries that have all of its parameters. */
  from: string
  status: ImportedStatus
  /** The value of `Location`: a path on this site, or a URL. Missing with 410. */
  to?: string
  /** Line in the redirects file. */
  line: number
}

export interface ImportedTable {
  all: readonly ImportedRedirect[]
  /** `search`: the query with its question mark, as sent. The line with most of its parameters is the one. ASCII case of paths and names does not matter. */
  at(path: string, search?: string): ImportedRedirect | undefined
}

/** What a release has at a path besides imported redirects. */
export interface Standing {
  /** Whether there is a page or file. */
  stands(path: string): boolean
  /** The new path of a page that moved from here. */
  moved(path: string): string | undefined
}

export interface Destination {
  status: ImportedStatus
  /** Missing with 410. */
  location?: string
  /** Whether the visitor's query is appended. */
  takesQuery: boolean
}

/** Parameters of a click: no site reads them. */
export const CLICK =
  /^(?:(?:utm|gad|mc|mtm|pk|hsa)_.*|_.*|[a-z]{1,4}clk?id|[gw]braid|gclsrc|srsltid|igsh(?:id)?|li_fat_id|mkt_tok|epik|rdt_cid|irclickid)$/i

/** Path and query of an address: decoded if possible, without trailing slashes and what a click adds. */
export function addressOf(url: URL): string {
  const path = pathOf(url) ?? url.pathname
  const parameters = url.search.slice(1).split('&')
  const query = parameters.filter((each) => !CLICK.test(each.split('=', 1)[0]!)).join('&')
  return withoutLastSlashes(path) + (query && `?${query}`)
}

/** Without its query. */
export function pathOfOld({ from }: Pick<ImportedRedirect, 'from'>): string {
  return from.split('?', 1)[0]!
}

/** With its question mark; empty without one. */
export function queryOfOld({ from }: Pick<ImportedRedirect, 'from'>): string {
  return from.slice(pathOfOld({ from }).length)
}

/** As nginx compares: only ASCII case is ignored. */
export function inSmallLetters(path: string): string {
  return path.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

/** The same for addresses that a visitor cannot tell apart: the order of parameters and the case of their names do not matter. */
export function importedKey(from: string): string {
  return [inSmallLetters(pathOfOld({ from })), ...parametersOf(queryOfOld({ from }))].join('?')
}

/** Each as 'name=value', in the order of their names. */
function parametersOf(search: string): string[] {
  if (search === '') return []
  return [
    ...new Set([...new URLSearchParams(search)].map(([name, value]) => `${inSmallLetters(name)}=${value}`)),
  ].sort()
}

export type ImportedRow = [from: string, status: ImportedStatus, line: number, to?: string]

export function importedText(redirects: readonly ImportedRedirect[]): string {
  const rows = redirects.map(({ from, status, line, to }): ImportedRow =>
    to === undefined ? [from, status, line] : [from, status, line, to],
  )
  return `[${rows.map((row) => JSON.stringify(row)).join(',\n')}]\n`
}

export function readImported(text: string): ImportedTable {
  return importedTable(JSON.parse(text) as ImportedRow[])
}

/** `rows`: as the file has them. */
export function importedTable(rows: readonly ImportedRow[]): ImportedTable {
  return openImported(rows.map(([from, status, line, to]) => ({ from, status, line, ...(to !== undefined && { to }) })))
}

export function openImported(all: readonly ImportedRedirect[]): ImportedTable {
  const named = all.map((redirect) => ({ redirect, parameters: parametersOf(queryOfOld(redirect)) }))
  named.sort((left, right) => right.parameters.length - left.parameters.length)
  const byPath = Map.groupBy(named, ({ redirect }) => inSmallLetters(pathOfOld(redirect)))
  return {
    all,
    at(path, search = '') {
      const lines = byPath.get(inSmallLetters(path))
      if (!lines) return undefined
      const asked = new Set(parametersOf(search))
      return lines.find(({ parameters }) => parameters.every((each) => asked.has(each)))?.redirect
    },
  }
}

/** Checked first: parsing a URL takes a hundred times as long. */
const PLAIN_PATH = /^\/[\w./~-]*$/

/** Decoded path of a redirect's target on this site. */
function ownPath(to: string): string | undefined {
  if (PLAIN_PATH.test(to)) return to
  return to.startsWith('/') ? pathIn(to) : undefined
}

/** The final destination of a redirect, after all redirects on this site; `undefined` if they form a loop. */
export function destinationOf(first: ImportedRedirect, table: ImportedTable, site: Standing): Destination | undefined {
  const visited = new Set([first])
  const takesQuery = !first.from.includes('?')
  for (let at = first; ;) {
    const { status, to } = at
    if (status === 410 || to === undefined) return { status: 410, takesQuery: false }
    const end = { status: first.status, location: to, takesQuery: takesQuery && !/[?#]/.test(to) }
    const path = ownPath(to)
    if (path === undefined || site.stands(path)) return end
    const newPath = site.moved(path)
    if (newPath !== undefined) return { ...end, location: hrefOf(newPath), takesQuery }
    const next = table.at(path, /\?[^#]*/.exec(to)?.[0])
    if (!next) return end
    // Another spelling of a page's address.
    const meant = pathOfOld(next)
    if (site.stands(meant)) return { ...end, location: hrefOf(meant) }
    if (visited.has(next)) return undefined
    visited.add((at = next))
  }
}
