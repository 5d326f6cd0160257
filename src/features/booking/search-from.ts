/** A page's search from that of its chrome: one object for each start, so that what is rendered of it is shared by pages. */
import type { SearchStart, SearchView } from '../../views/view.ts'

const NO_HOTELS = ''

const known = new WeakMap<SearchView, Map<string, SearchView>>()

export function searchFrom(search: SearchView, start: SearchStart | undefined): SearchView {
  if (start === undefined) return search
  let starts = known.get(search)
  if (!starts) known.set(search, (starts = new Map()))
  const name = start === 'by-phone' ? NO_HOTELS : start.slug
  let from = starts.get(name)
  if (!from) starts.set(name, (from = startingWith(search, start)))
  return from
}

function startingWith(search: SearchView, start: SearchStart): SearchView {
  if (start === 'by-phone') return { ...search, hotels: [], selected: '' }
  const isOffered = search.hotels.some(({ slug }) => slug === start.slug)
  // A large site's search offers some of its hotels alone.
  return { ...search, hotels: isOffered ? search.hotels : [start, ...search.hotels], selected: start.slug }
}
