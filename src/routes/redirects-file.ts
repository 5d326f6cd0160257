/** The file that `REDIRECTS` names: CSV with the columns from, to, status, by name or in this order; other columns are for people. */
import type { RedirectCause, RedirectFault } from '../config/problems/values.ts'
import { addressOf, IMPORTED_STATUSES, importedKey, type ImportedRedirect, type ImportedStatus } from './imported.ts'
import { hrefOf, pathOf } from './paths.ts'

/** What is answered before any redirect, on one host or another. */
const RESERVED: ReadonlySet<string> = new Set(
  '_astro _headers _redirects data desk edge file forms healthz hooks img metrics preview 404 410'.split(' '),
)

interface RedirectsFile {
  redirects: ImportedRedirect[]
  /** Lines that are left out. */
  faults: RedirectFault[]
}

/** `siteUrl`: the site's origin, which addresses may begin with. */
export function readRedirects(text: string, siteUrl: string): RedirectsFile {
  const site = new URL(siteUrl)
  const [first, ...more] = csvRows(text)
  const names = first?.cells.map((name) => name.toLowerCase()) ?? []
  const isNamed = names.includes('from')
  const [from, to, status] = ['from', 'to', 'status'].map((name, at) => (isNamed ? names.indexOf(name) : at))
  const redirects = new Map<string, ImportedRedirect>()
  const faults: RedirectFault[] = []
  for (const { line, cells } of isNamed || !first ? more : [first, ...more]) {
    const [old = '', target = '', code = ''] = [from!, to!, status!].map((at) => cells[at])
    const read = redirectOf({ old, target, code }, site)
    const redirect = typeof read === 'string' ? undefined : { ...read, line }
    const known = redirect && redirects.get(importedKey(redirect.from))
    const cause = typeof read === 'string' ? read : known && !isEqual(known, read) ? 'twice' : undefined
    if (cause) faults.push({ line, address: old, cause, ...(target && { target }) })
    else if (redirect && !known) redirects.set(importedKey(redirect.from), redirect)
  }
  return { redirects: [...redirects.values()], faults }
}

type Written = Record<'old' | 'target' | 'code', string>

function redirectOf({ old, target, code }: Written, site: URL): Omit<ImportedRedirect, 'line'> | RedirectCause {
  const url = old === '' ? undefined : urlOf(old, site)
  if (!url) return 'address'
  if (!isOwn(url, site)) return 'other-site'
  const from = addressOf(url)
  // Neither the web servers' configurations nor Netlify's could name it.
  if (/[\p{Cc}{}]/u.test(from)) return 'address'
  if (from.startsWith('/?') || from === '/' || RESERVED.has(importedKey(from).split(/[/?]/)[1]!)) return 'reserved'
  const status = code === '' ? 301 : Number(code)
  if (!isStatus(status)) return 'status'
  if (status === 410) return { from, status }
  const to = target === '' ? undefined : targetOf(target, site)
  if (to === undefined) return 'target'
  return to === hrefOf(from) ? 'loop' : { from, status, to }
}

const isStatus = (status: number): status is ImportedStatus => IMPORTED_STATUSES.some((each) => each === status)

/** 'old/page.html' is a path, too. */
function urlOf(text: string, site: URL): URL | undefined {
  const written = /^(?:[a-z][a-z\d+.-]*:|\/|\?)/i.test(text) ? text : `/${text}`
  return URL.canParse(written, site) ? new URL(written, site) : undefined
}

const bareHost = ({ host }: URL) => host.replace(/^www\./, '')
const isOwn = (url: URL, site: URL) => /^https?:$/.test(url.protocol) && bareHost(url) === bareHost(site)

/** Configurations would take braces and dollars for something else. */
const RISKY = /[{}$]/g

function targetOf(text: string, site: URL): string | undefined {
  const url = urlOf(text, site)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const path = pathOf(url)
  const own = path === undefined || /[?#]/.test(path) ? url.pathname : hrefOf(path)
  const to = isOwn(url, site) ? own.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '') + url.search + url.hash : url.href
  return to.replace(RISKY, (mark) => encodeURIComponent(mark))
}

const isEqual = (known: ImportedRedirect, { status, to }: Omit<ImportedRedirect, 'line'>) =>
  known.status === status && known.to === to

/** In UTF-8 or UTF-16, or as spreadsheets in Turkish save it. */
export function decodedText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

interface CsvRow {
  /** The first is 1. */
  line: number
  cells: string[]
}

/** Rows that are neither empty nor a comment (#). Cells end at a comma, a semicolon or a tab, whichever the first row has most. */
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

/** With a line of names. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) =>
    /[",;\n\r\t]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
  return rows.map((row) => `${row.map(cell).join(',')}\n`).join('')
}
