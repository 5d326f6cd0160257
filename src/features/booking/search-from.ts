/** Makes a page's search from its chrome's: one object for each start, so that pages share its rendered HTML. */
import type { SearchStart, SearchView } from '../../views/view.ts'

const NO_HOTELS = ''

const cache = new WeakMap<SearchView, Map<string, SearchView>>()

export function searchFrom(search: SearchView, start: SearchStart | undefined): SearchView {
  if (start === undefined) return search
  let starts = cache.get(search)
  if (!starts) cache.set(search, (starts = new Map()))
  const name = start === 'by-phone' ? NO_HOTELS : start.slug
  let from = starts.get(name)
  if (!from) starts.set(name, (from = startingWith(search, start)))
  return from
}

function startingWith(search: SearchView, start: SearchStart): SearchView {
  if (start === 'by-phone') return { ...search, hotels: [], selected: '' }
  const isOffered = search.hotels.some(({ slug }) => slug === start.slug)
  // The search of a large site offers only some of its hotels.
  return { ...search, hotels: isOffered ? search.hotels : [start, ...search.hotels], selected: start.slug }
}
