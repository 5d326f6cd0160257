/** What a page does in the browser without any framework. Each part works without this script, only less well. */
import { startIslands } from './page/islands.ts'
import { rememberLanguage } from './page/language.ts'
import { holdMenu, closeDropdowns, closeOnLeaving } from './page/menu.ts'
import { followScroll } from './page/nav.ts'
import { showCountryPhone } from './page/phone.ts'
import { prefetchOnIntent } from './page/prefetch.ts'
import { showProgress } from './page/progress.ts'
import { closeSearch, openSearchFromButtons } from './page/search-bar.ts'

followScroll()
// An opening menu closes the search before it takes hold of the page itself.
openSearchFromButtons()
holdMenu()
closeDropdowns()
closeOnLeaving(closeSearch)
rememberLanguage()
void showCountryPhone()
startIslands()
showProgress()
prefetchOnIntent()
