/** What a page does in the browser without any framework. Each part works without this script, only less well. */
import 'astro/runtime/server/astro-island.js'
import { whenIdle, whenLoaded, whenSeen } from './later.ts'
import { startIslands } from './touch.ts'
import { startModules } from './modules.ts'
import { holdMenu, closeDropdowns, closeOnLeaving } from './menu.ts'
import { followScroll } from './nav.ts'
import { showCountryPhone } from './phone.ts'
import { showProgress } from './progress.ts'
import { closeSearch, openSearchFromButtons } from './search-bar.ts'
import { followStay } from './visit.ts'

followScroll()
// An opening menu closes the search before it takes hold of the page itself.
openSearchFromButtons()
holdMenu()
closeDropdowns()
closeOnLeaving(closeSearch)
startIslands()
startModules()
showProgress()
whenSeen(() => {
  void showCountryPhone()
  followStay()
})
// Not with the first touch: saying that pages may be fetched has the browser look at all links anew. Without it nothing is lost.
whenLoaded(() => whenIdle(() => void import('./ahead.ts').catch(() => {})))
