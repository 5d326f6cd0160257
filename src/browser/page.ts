/** What a page does in the browser without any framework. Each part works without this script, only less well. */
import 'astro/runtime/server/astro-island.js'
import { startIslands } from './touch.ts'
import { startModules } from './modules.ts'
import { holdMenu, closeDropdowns, closeOnLeaving } from './menu.ts'
import { followScroll } from './nav.ts'
import { showCountryPhone } from './phone.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { showProgress } from './progress.ts'
import { closeSearch, openSearchFromButtons } from './search-bar.ts'
import { followStay } from './visit.ts'

followScroll()
// An opening menu closes the search before it takes hold of the page itself.
openSearchFromButtons()
holdMenu()
closeDropdowns()
closeOnLeaving(closeSearch)
void showCountryPhone()
followStay()
startIslands()
startModules()
showProgress()
prefetchOnIntent()
