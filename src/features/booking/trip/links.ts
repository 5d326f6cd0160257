/** Links of a page that was drawn for the trip of its address: whoever has no script would lose it with the first of them. */
import type { Query } from '../../../views/queried/query.ts'
import { carriedOn } from '../../../domain/trip/kept.ts'
import { tripIn, tripQuery } from '../../../domain/trip/trip.ts'
import type { PageView } from '../../../views/view.ts'
import { carriedPageAt } from '../rules/carried-pages.ts'

/** The view as it is if the query says neither who travels nor when. Links within the page are its own, and the search has its own. */
export function withTripLinks(view: PageView, { path, parameters }: Query): PageView {
  const said = tripQuery({ ...tripIn(parameters), wishes: {} }).toString()
  if (!said) return view
  const { body, breadcrumbs, chrome } = view
  // Scripts and forms add queries of their own to the address of the list.
  const { search, hotelsHref, ...others } = chrome
  const carry = (href: string) => carried(href, path, said)
  return {
    ...view,
    body: withHrefs(body, carry),
    breadcrumbs: withHrefs(breadcrumbs, carry),
    chrome: { ...withHrefs(others, carry), search, hotelsHref },
  }
}

/** `href` is a path with a query or a place, or leads elsewhere. */
function carried(href: string, path: string, said: string): string {
  if (!href.startsWith('/')) return href
  const [, to = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href)!
  const there = to === path ? undefined : carriedPageAt(to)
  if (!there) return href
  return [to, String(carriedOn(new URLSearchParams(query), there.page, said))].filter(Boolean).join('?') + hash
}

/** All that a part of a view calls a link's address, changed. */
function withHrefs<Part>(part: Part, change: (href: string) => string): Part {
  if (Array.isArray(part)) return part.map((each: unknown) => withHrefs(each, change)) as Part
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && /^href$|Href$/.test(name) ? change(value) : withHrefs(value, change),
  ])
  return Object.fromEntries(entries) as Part
}
