/** Pages that the query of their address changes. Without a query the file of the release is the answer, with one the answer is made on request. */
import { LOCALES, type Locale } from '../config/locales.ts'
import { buildPath } from './paths.ts'
import { COMPARE, HOTEL_FOLDER, SITE_SEARCH, slugIn } from './slugs.ts'

const QUERIED = { search: SITE_SEARCH, hotels: HOTEL_FOLDER, compare: COMPARE }
export type QueriedName = keyof typeof QUERIED

export interface QueriedPath {
  name: QueriedName
  locale: Locale
  path: string
}

const PATHS = new Map(
  (Object.keys(QUERIED) as QueriedName[]).flatMap((name) =>
    LOCALES.map((locale): [string, QueriedPath] => {
      const path = queriedPath(name, locale)
      return [path, { name, locale, path }]
    }),
  ),
)

export function queriedPath(name: QueriedName, locale: Locale): string {
  return buildPath(locale, slugIn(QUERIED[name], locale))
}

/** The page of a path, where a query changes it. */
export function queriedAt(path: string): QueriedPath | undefined {
  return PATHS.get(path)
}

/** In the order of names and languages. */
export function queriedPaths(): string[] {
  return [...PATHS.keys()]
}
