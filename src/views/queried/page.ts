/** What every page says of the query that it answers. */
import { PRIVATE_FIELDS } from '../../config/constants.ts'
import { mendedQuery, saysSome } from '../../routes/mended-query.ts'
import { BIRTHS } from '../../domain/trip/said.ts'
import type { BodyView, PageView } from '../view.ts'

/** Puts words of the query in front of the document's title. */
export function withTitle(view: PageView, words: string): PageView {
  return { ...view, head: { ...view.head, title: `${words} | ${view.head.title}` } }
}

/** Third parties are not loaded beside an address that says ages or days. */
export function saysPrivate(query: URLSearchParams): { isPrivate?: true } {
  return saysSome(query, PRIVATE_FIELDS) ? { isPrivate: true } : {}
}

/** Adds the query to links to other languages, in which it means the same. No link has children's birth dates. */
export function withLanguageQuery<Body extends BodyView>(view: PageView<Body>, query: URLSearchParams): PageView<Body> {
  const carried = new URLSearchParams(mendedQuery(query))
  carried.delete(BIRTHS)
  const hrefOf = (href: string) => [href, carried.toString()].filter(Boolean).join('?')
  return { ...view, switcher: view.switcher.map((item) => ({ ...item, href: hrefOf(item.href) })) }
}

/** Begins the page's search with the first of these hotels that it offers; if it offers none, reservations are made by telephone. */
export function withSearchStart(view: PageView, slugs: readonly string[]): PageView {
  if (slugs.length === 0) return view
  const first = view.chrome.search.hotels.find(({ slug }) => slugs.includes(slug))
  return { ...view, searchStart: first ?? 'by-phone' }
}
