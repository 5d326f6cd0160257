/** The search of the whole site: what a guest typed → pages. Runs wherever the files of the release can be read. */
import type { Locale } from '../config/locales.ts'
import type { SearchKind } from './kinds.ts'

/** A JSON file of the release by its name below the output folder; `undefined`: the release has none. */
export type ReadJson = <T>(name: string) => Promise<T | undefined>

export interface SearchResult {
  path: string
  title: string
  kind: SearchKind
  /** Name of its hotel, where the page is a hotel's. */
  hotel?: string
  /** Some 160 characters around the best match, or the first words of the page. */
  excerpt: { text: string; isMatch?: true }[]
}

export interface SearchAnswer {
  total: number
  /** The best first. */
  results: SearchResult[]
  /** No page has all that was asked for: these are the nearest. */
  isNearest: boolean
}

/** `query` is what the guest typed. Rejects where files cannot be read. */
export async function searchSite(
  _query: string,
  _locale: Locale,
  _json: ReadJson,
  _range: { offset?: number; limit?: number } = {},
): Promise<SearchAnswer> {
  return { total: 0, results: [], isNearest: true }
}
