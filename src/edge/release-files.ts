/** Files from which pages that depend on a query are made. Web standards only. */
import type { Locale } from '../config/locales.ts'

/** Files of the live release, wherever the code runs. Rejects if they cannot be read. */
export interface ReleaseFiles {
  /** HTML of a page by its path; `undefined`: the release has none. */
  page(path: string): Promise<string | undefined>
  /** A JSON file by its name below the output folder; `undefined`: the release has none. */
  json<T>(name: string): Promise<T | undefined>
}

export interface Query {
  locale: Locale
  /** The page's own path, '/en/search'. */
  path: string
  parameters: URLSearchParams
}
