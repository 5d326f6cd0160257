/** The search bar is opened by every reservation button of the page, and closed by the nav bar's or its own. */
import { desktop } from './desktop.ts'
import { closeMenu } from './menu.ts'

const search = document.querySelector<HTMLElement>('[data-search]')
const books = [...document.querySelectorAll<HTMLAnchorElement>('[data-book]')]
let behind: HTMLElement[] = []

function showSearch(open: boolean): void {
  search?.toggleAttribute('data-open', open)
  for (const book of books) if (book.closest('[data-nav]')) book.setAttribute('aria-expanded', String(open))
  holdFocus()
  if (open) search?.querySelector<HTMLElement>('[data-search-first], select, input')?.focus()
}

/** On a phone the search is a sheet over the page: what it covers cannot be reached, the nav bar above it can. */
function holdFocus(): void {
  for (const element of behind) element.inert = false
  behind = search?.hasAttribute('data-open') && !desktop.matches ? covered(search) : []
  for (const element of behind) element.inert = true
}

/** Everything beside the sheet and beside what it lies in. */
function covered(sheet: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let inner = sheet; inner !== document.body; inner = inner.parentElement!)
    for (const sibling of inner.parentElement!.children)
      if (
        sibling instanceof HTMLElement &&
        sibling !== inner &&
        !sibling.inert &&
        !sibling.matches('[data-nav], script')
      )
        found.push(sibling)
  return found
}

export const closeSearch = () => showSearch(false)

export function openSearchFromButtons(): void {
  if (!search) return
  for (const book of books) {
    book.role = 'button'
    book.addEventListener('click', (event) => {
      event.preventDefault()
      closeMenu()
      showSearch(!(search.hasAttribute('data-open') && book.closest('[data-nav]')))
    })
  }
  const closeAndGoBack = () => {
    closeSearch()
    books[0]?.focus()
  }
  document.querySelector('[data-search-close]')?.addEventListener('click', (event) => {
    event.preventDefault()
    closeAndGoBack()
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && search.hasAttribute('data-open')) closeAndGoBack()
  })
  document.getElementById('menu')?.addEventListener('beforetoggle', (event) => {
    if (event.target === event.currentTarget && (event as ToggleEvent).newState === 'open') closeSearch()
  })
  desktop.addEventListener('change', holdFocus)
}
