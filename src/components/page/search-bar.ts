/** The search bar is opened by every reservation button of the page, and closed by the nav bar's or its own. */
import { closeMenu } from './menu.ts'

const search = document.querySelector<HTMLElement>('[data-search]')
const books = [...document.querySelectorAll<HTMLAnchorElement>('[data-book]')]

function showSearch(open: boolean): void {
  search?.toggleAttribute('data-open', open)
  for (const book of books) if (book.closest('[data-nav]')) book.setAttribute('aria-expanded', String(open))
  if (open) search?.querySelector<HTMLElement>('[data-search-first], select, input')?.focus()
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
}
