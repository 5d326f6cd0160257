/** The search bar is opened by every reservation button of the page, and closed by the nav bar's or its own. */
import { queryAll } from '../../../components/browser/query-all.ts'
import { coverClosed, coverOpened } from '../../../components/browser/back.ts'
import { desktop } from '../../../components/browser/desktop.ts'
import { makeInert, release } from '../../../components/browser/background.ts'
import { closeMenu } from './menu.ts'

const search = document.querySelector<HTMLElement>('[data-search]')

const cover = { open: () => showSearch(true), close: closeAndReturn }

function showSearch(open: boolean): void {
  if (open) coverOpened(cover)
  else coverClosed(cover)
  search?.toggleAttribute('data-open', open)
  for (const book of queryAll('[data-nav] [data-book]')) book.ariaExpanded = String(open)
  makeInert(covered)
  const first = open && search?.querySelector<HTMLElement>('[data-search-first], select, input')
  if (!first || search!.contains(document.activeElement)) return
  release(first)
  first.focus()
}

/** On a phone the search is a sheet over the page: it covers everything beside itself and beside what it lies in, but the nav bar above it. */
function covered(): HTMLElement[] {
  if (!search?.hasAttribute('data-open') || desktop().matches) return []
  const elements: HTMLElement[] = []
  for (let inner = search; inner !== document.body; inner = inner.parentElement!)
    for (const sibling of inner.parentElement!.children)
      if (
        sibling instanceof HTMLElement &&
        sibling !== inner &&
        !sibling.inert &&
        !sibling.matches('[data-nav], script')
      )
        elements.push(sibling)
  return elements
}

export const closeSearch = () => showSearch(false)

function closeAndReturn(): void {
  closeSearch()
  document.querySelector<HTMLElement>('[data-book]')?.focus()
}

export function openSearchFromButtons(): void {
  if (!search) return
  document.addEventListener('click', (event) => {
    const book = (event.target as Element).closest<HTMLElement>('[data-book]')
    if (!book) return
    event.preventDefault()
    closeMenu()
    // Of a room's card: the search goes on with that room.
    search.dataset.roomAsked = book.dataset.book!
    showSearch(!(search.hasAttribute('data-open') && book.closest('[data-nav]')))
  })
  document.querySelector('[data-search-close]')?.addEventListener('click', (event) => {
    event.preventDefault()
    closeAndReturn()
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && search.hasAttribute('data-open')) closeAndReturn()
  })
  document.getElementById('menu')?.addEventListener('beforetoggle', (event) => {
    const opens = event.target === event.currentTarget && (event as ToggleEvent).newState === 'open'
    if (opens && search.hasAttribute('data-open')) closeSearch()
  })
  desktop().addEventListener('change', () => {
    if (search.hasAttribute('data-open')) makeInert(covered)
  })
  // From here on it is open by its attribute alone: that it is the target of the address cannot be taken back.
  search.dataset.scripted = ''
  if (location.hash !== '#search') return
  // The browser would take the focus to it.
  history.replaceState(history.state, '', location.pathname + location.search)
  showSearch(true)
}
