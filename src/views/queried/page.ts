/** What every page says of the query that it answers. */
import type { PageView } from '../view.ts'

/** Puts words of the query in front of the document's title. */
export function withTitle(view: PageView, words: string): PageView {
  return { ...view, head: { ...view.head, title: `${words} | ${view.head.title}` } }
}

/** Adds the query to the links to other languages, where it means the same. Children's birth dates stand in no link. */
export function withLanguageQuery(view: PageView, query: URLSearchParams): PageView {
  const carried = new URLSearchParams(query)
  carried.delete('childages')
  const hrefOf = (href: string) => [href, carried.toString()].filter(Boolean).join('?')
  return { ...view, switcher: view.switcher.map((item) => ({ ...item, href: hrefOf(item.href) })) }
}

/** Begins the page's search with the first of these hotels that it offers; where it offers none of them, reservations are made by telephone. */
export function withSearchStart(view: PageView, slugs: readonly string[]): PageView {
  if (slugs.length === 0) return view
  const first = view.chrome.search.hotels.find(({ slug }) => slugs.includes(slug))
  return { ...view, searchStart: first ?? 'by-phone' }
}
