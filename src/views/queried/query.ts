/** A query of a page's address, and what its answer is made of. Web standards only. */
import type { JsonFile } from '../../config/data-files.ts'
import type { Locale } from '../../config/locales.ts'
import type { BodyView, PageView } from '../view.ts'

export interface Query {
  locale: Locale
  /** The page's own path, '/en/search'. */
  path: string
  parameters: URLSearchParams
  /** Its sender asks too often: the answer says so, and keeps what was typed. */
  isLimited?: boolean | undefined
}

/** A JSON file of the release; `undefined`: the release has none. */
export type ReadJson = <Content>(name: JsonFile<Content>) => Promise<Content | undefined>

/**
 * What is drawn of a page for a query, from the view of that without one: a view, unless told; `undefined`: the page as it is published. Rejects if files
 * cannot be read.
 */
export type QueriedView<Body extends BodyView = BodyView, Drawn = PageView> = (
  view: PageView<Body>,
  query: Query,
  json: ReadJson,
) => Promise<Drawn | undefined>
