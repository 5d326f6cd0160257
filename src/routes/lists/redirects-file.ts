/** Reads the file of `REDIRECTS`: a table with the columns from, to, status, by name or in this order. Other columns are ignored. */
import type { RedirectCause, RedirectFault } from '../../config/problems/values.ts'
import { readCsv, isComment, type CsvRow } from './csv.ts'
import { addressOf, IMPORTED_STATUSES, importedKey, type ImportedRedirect, type ImportedStatus } from '../imported.ts'
import { hrefOf, pathOf, withoutLastSlashes } from '../paths.ts'
import { columnNamed, columnNames, isUnused, type Column } from './table-columns.ts'
import { bareCell, isPattern, withScheme } from './written-address.ts'

/** First segments of addresses that some host serves before redirects. */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set(
  '_astro _headers _redirects data desk edge file forms healthz hooks img metrics preview 404 410'.split(' '),
)
/** Bytes: what a bucket of nginx' tables takes, and a word of its configuration. */
const LONGEST = { from: 900, to: 2000 }

const MOST_TITLES = 5
/** In a column such as Yoast's 'Format' or Redirection's 'regex'. */
const IS_PATTERN = /^(?:1|true|yes|regexp?|wildcard|prefix|contains|(?:starts?|ends?)(?: with)?)$/i

export interface RedirectLine {
  line: number
  from: string
  to: string
  status: string
  note: string
  /** Whether a column says that `from` is a pattern. */
  isPattern: boolean
  /** Whether a column says that the redirect is switched off. */
  isUnused: boolean
  isBroken: boolean
}

interface RedirectsFile {
  redirects: ImportedRedirect[]
  /** Lines that are left out. */
  faults: RedirectFault[]
}

/** `siteUrl`: the site's origin, with which addresses may start. */
export function readRedirects(text: string, siteUrl: string): RedirectsFile {
  const site = new URL(siteUrl)
  const redirects = new Map<string, ImportedRedirect>()
  const faults: RedirectFault[] = []
  for (const each of redirectLines(text).lines) {
    const { line, from: address, to: target } = each
    const result = redirectOf(each, site)
    const redirect = typeof result === 'string' ? undefined : { ...result, line }
    const earlier = redirect && redirects.get(importedKey(redirect.from))
    const cause = typeof result === 'string' ? result : earlier && !isEqual(earlier, result) ? 'twice' : undefined
    if (cause) faults.push({ line, address, cause, ...(target && { target }) })
    else if (redirect && !earlier) redirects.set(importedKey(redirect.from), redirect)
  }
  return { redirects: [...redirects.values()], faults }
}

/** `header`: the line with the column names. */
export function redirectLines(text: string): { header?: number; lines: RedirectLine[]; comments: CsvRow[] } {
  const all = readCsv(text).rows
  const rows = all.filter((row) => !isComment(row))
  // Exports may begin with a title.
  const header = rows.slice(0, MOST_TITLES).find(({ cells }) => isHeader(columnNames(cells)))
  const names = columnNames(header?.cells ?? [])
  const below = rows.filter(({ line }) => line > (header?.line ?? 0))
  const column = (name: Column, place: number) => (header ? columnNamed(names, name, below) : place)
  const at = {
    ...{ from: column('from', 0), to: column('to', 1), status: column('status', 2), note: column('note', 3) },
    ...{ pattern: column('pattern', -1), host: column('host', -1) },
  }
  const lines = rows.map(({ line, cells, isBroken }): RedirectLine => {
    const cell = (name: keyof typeof at) => cells[at[name]] ?? ''
    const [path, to, status, host] = (['from', 'to', 'status', 'host'] as const).map((name) => bareCell(cell(name)))
    const from = host === '*' || !path!.startsWith('/') ? path : host + path!
    const isPattern = IS_PATTERN.test(cell('pattern'))
    const told = { isPattern, isUnused: isUnused(names, cells), isBroken }
    return { line, from: from!, to: to!, status: status!, note: cell('note'), ...told }
  })
  return {
    ...(header && { header: header.line }),
    lines: lines.filter(({ line }) => line !== header?.line),
    comments: all.filter(isComment),
  }
}

const isHeader = (names: readonly string[]) =>
  names.includes('from') || (columnNamed(names, 'from') >= 0 && columnNamed(names, 'to') >= 0)

function redirectOf(line: RedirectLine, site: URL): Omit<ImportedRedirect, 'line'> | RedirectCause {
  const { from: old, to: target, status: code } = line
  if (line.isBroken || /\n/.test(old + target)) return 'quotes'
  if (line.isUnused) return 'unused'
  if (/["<>]/.test(old)) return 'address'
  if (line.isPattern || isPattern(old) || /\$\d|[*]|\/:\p{L}/u.test(target)) return 'pattern'
  const url = old === '' ? undefined : urlOf(old, site)
  if (!url) return 'address'
  if (!isOwn(url, site)) return 'other-site'
  const from = addressOf(url)
  // The configurations of web servers and Netlify cannot contain these; the last is a broken letter.
  if (/[\p{Cc}{}\ufffd]/u.test(from)) return 'address'
  if (from.startsWith('/?') || from === '/' || RESERVED_SEGMENTS.has(importedKey(from).split(/[/?]/)[1]!))
    return 'reserved'
  if (bytesOf(from) > LONGEST.from) return 'long'
  const status = code === '' ? 301 : Number(/^\d{3}(?!\d)/.exec(code)?.[0])
  if (!isStatus(status)) return 'status'
  if (status === 410) return { from, status }
  const to = target === '' ? undefined : targetOf(target, site)
  if (to === undefined) return 'target'
  if (to.length > LONGEST.to) return 'long'
  return to === hrefOf(from) ? 'loop' : { from, status, to }
}

const isStatus = (status: number): status is ImportedStatus => IMPORTED_STATUSES.some((each) => each === status)

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A path without its slash: 'old/page.html'; but not '/old /new', '[old](https:…' or a whole rule of a web server. */
const BARE_PATH = /^[\p{L}\p{N}%_.~][^<>[\]^]*$/u

function urlOf(text: string, site: URL): URL | undefined {
  const whole = withScheme(text)
  const isWhole = /^(?:[a-z][a-z\d+.-]*:|\/|\?)/i.test(whole)
  if (/\s\//.test(whole) || !(isWhole || BARE_PATH.test(whole))) return undefined
  const absolute = isWhole ? whole : `/${whole}`
  return URL.canParse(absolute, site) ? new URL(absolute, site) : undefined
}

const bareHost = ({ host }: URL) => host.replace(/^www\./, '')
const isOwn = (url: URL, site: URL) => /^https?:$/.test(url.protocol) && bareHost(url) === bareHost(site)

/** Braces and dollars have a meaning in web servers' configurations. */
const UNSAFE_CHARACTERS = /[{}$]/g

function targetOf(text: string, site: URL): string | undefined {
  const url = urlOf(text, site)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const path = pathOf(url)
  const own = path === undefined || /[?#]/.test(path) ? url.pathname : hrefOf(path)
  const to = isOwn(url, site) ? withoutLastSlashes(own.replace(/^\/+/, '/')) + url.search + url.hash : url.href
  return to.replace(UNSAFE_CHARACTERS, encodeURIComponent)
}

const isEqual = (earlier: ImportedRedirect, { status, to }: Omit<ImportedRedirect, 'line'>) =>
  earlier.status === status && earlier.to === to
