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

/** The query's `path` may be a full address copied from a browser. */
export function deskRequest(url: URL, locale: DeskLocale, number = ''): DeskRequest {
  const path = pathIn(url.searchParams.get('path') ?? '') ?? ''
  return { locale, number: Number(number || NaN), path, query: url.searchParams, origin: url.origin }
}
