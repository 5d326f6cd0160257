/** What opens over the page. */
import { closeDropdowns, closeOnLeaving, holdMenu } from './menu.ts'
import { closeSearch, openSearchFromButtons } from './search-bar.ts'

export function mount(): void {
  // An opening menu closes the search before it takes hold of the page itself.
  openSearchFromButtons()
  holdMenu()
  closeDropdowns()
  closeOnLeaving(closeSearch)
}
