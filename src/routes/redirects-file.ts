/** Reads the CSV file of `REDIRECTS`: columns from, to, status, by name or in this order. Other columns are ignored. */
import type { RedirectCause, RedirectFault } from '../config/problems/values.ts'
import { addressOf, IMPORTED_STATUSES, importedKey, type ImportedRedirect, type ImportedStatus } from './imported.ts'
import { hrefOf, pathOf, withoutLastSlashes } from './paths.ts'

/** First segments of addresses that some host serves before redirects. */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set(
  '_astro _headers _redirects data desk edge file forms healthz hooks img metrics preview 404 410'.split(' '),
)

interface RedirectsFile {
  redirects: ImportedRedirect[]
  /** Lines that are left out. */
  faults: RedirectFault[]
}

/** `siteUrl`: the site's origin, with which addresses may start. */
export function readRedirects(text: string, siteUrl: string): RedirectsFile {
  const site = new URL(siteUrl)
  const [first, ...more] = csvRows(text)
  const names = first?.cells.map((name) => name.toLowerCase()) ?? []
  const hasHeader = names.includes('from')
  const [from, to, status] = ['from', 'to', 'status'].map((name, at) => (hasHeader ? names.indexOf(name) : at))
  const redirects = new Map<string, ImportedRedirect>()
  const faults: RedirectFault[] = []
  for (const { line, cells } of hasHeader || !first ? more : [first, ...more]) {
    const [old = '', target = '', code = ''] = [from!, to!, status!].map((at) => cells[at])
    const result = redirectOf({ old, target, code }, site)
    const redirect = typeof result === 'string' ? undefined : { ...result, line }
    const earlier = redirect && redirects.get(importedKey(redirect.from))
    const cause = typeof result === 'string' ? result : earlier && !isEqual(earlier, result) ? 'twice' : undefined
    if (cause) faults.push({ line, address: old, cause, ...(target && { target }) })
    else if (redirect && !earlier) redirects.set(importedKey(redirect.from), redirect)
  }
  return { redirects: [...redirects.values()], faults }
}

type RowText = Record<'old' | 'target' | 'code', string>

function redirectOf({ old, target, code }: RowText, site: URL): Omit<ImportedRedirect, 'line'> | RedirectCause {
  const url = old === '' ? undefined : urlOf(old, site)
  if (!url) return 'address'
  if (!isOwn(url, site)) return 'other-site'
  const from = addressOf(url)
  // The configurations of web servers and Netlify cannot contain these.
  if (/[\p{Cc}{}]/u.test(from)) return 'address'
  if (from.startsWith('/?') || from === '/' || RESERVED_SEGMENTS.has(importedKey(from).split(/[/?]/)[1]!))
    return 'reserved'
  const status = code === '' ? 301 : Number(code)
  if (!isStatus(status)) return 'status'
  if (status === 410) return { from, status }
  const to = target === '' ? undefined : targetOf(target, site)
  if (to === undefined) return 'target'
  return to === hrefOf(from) ? 'loop' : { from, status, to }
}

const isStatus = (status: number): status is ImportedStatus => IMPORTED_STATUSES.some((each) => each === status)

/** Also accepts a path without its slash: 'old/page.html'. */
function urlOf(text: string, site: URL): URL | undefined {
  const absolute = /^(?:[a-z][a-z\d+.-]*:|\/|\?)/i.test(text) ? text : `/${text}`
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

/** Decodes UTF-8, UTF-16, or the encoding of Turkish spreadsheets. */
export function decodedText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

interface CsvRow {
  /** From 1. */
  line: number
  cells: string[]
}

/** Rows except empty ones and comments (#). The separator is the comma, semicolon or tab that is most frequent in the first row. */
export function csvRows(text: string): CsvRow[] {
  const bare = text.replace(/^\uFEFF/, '')
  const firstRow = /^(?:#.*|\s*)$/.test(bare.split('\n', 1)[0]!) ? bare.replace(/^(?:#.*\n|\s*\n)+/, '') : bare
  const countIn = (mark: string) => firstRow.split('\n', 1)[0]!.split(mark).length
  const mark = [',', ';', '\t'].reduce((most, each) => (countIn(each) > countIn(most) ? each : most))
  const cell = new RegExp(`(?:[^\\S\\n${mark}]*"((?:[^"]|"")*)"[^\\n${mark}]*|([^\\n${mark}]*))(${mark}|\\n|$)`, 'gy')
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let line = 1
  for (const [whole, quoted, plain = '', end] of bare.matchAll(cell)) {
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    line += whole.split('\n').length - 1
    if (end === mark) continue
    if (row.cells.some(Boolean) && !row.cells[0]!.startsWith('#')) rows.push(row)
    row = { line, cells: [] }
    if (end === '') break
  }
  return rows
}

/** `rows`: the first has the column names. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) =>
    /[",;\n\r\t]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
  return rows.map((row) => `${row.map(cell).join(',')}\n`).join('')
}
