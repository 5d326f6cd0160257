/** Parses the desk's addresses. */
import type { DeskLocale } from '../views/locales.ts'
import { pathIn } from '../../routes/paths.ts'

export interface DeskRequest {
  locale: DeskLocale
  /** Number of a release; NaN if none is given. */
  number: number
  /** Path of a page, as routes spell it. */
  path: string
  query: URLSearchParams
  origin: string
}

/** Offset into a list, which may end before it. */
export function offsetIn(query: URLSearchParams): number {
  const text = query.get('from') ?? ''
  return /^\d+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : 0
}

/** The host of an address without its scheme. */
const BARE_HOST = /^(?!https?:)[^/?#]*[.:][^/?#]*/i
const PREVIEW = /^\/preview\/[^/]+/

/** The query's `path` may be an address copied from a browser, also of a preview. */
export function deskRequest(url: URL, locale: DeskLocale, number = ''): DeskRequest {
  const typed = url.searchParams.get('path')?.trim()
  const whole = typed ? pathIn(typed.replace(BARE_HOST, '') || '/') : undefined
  const path = whole === undefined ? '' : whole.replace(PREVIEW, '') || '/'
  return { locale, number: Number(number || NaN), path, query: url.searchParams, origin: url.origin }
}
