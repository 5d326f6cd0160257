/** What a page does in the browser without any framework. Each part works without this script, only less well. */
import type * as aheadModule from './ahead.ts'
import { closeOnBack } from '../../../components/browser/back.ts'
import { whenSeen } from '../../../components/browser/schedule.ts'
import { twice } from '../../../components/browser/load.ts'
import { startIslands } from '../../../components/browser/touch.ts'
import { startModules } from './modules.ts'
import { followScroll } from './nav.ts'
import { showCountryPhone } from '../../../components/browser/phone.ts'
import { followPresses } from '../../../components/browser/press.ts'
import { showProgress } from '../../../components/browser/answer/progress.ts'
import '../../consent/browser/start.ts'
import { takeBirthDates } from '../../booking/browser/kept-stay.ts'
import { followReturn, followStay } from '../../booking/browser/visit.ts'

if (!('popover' in HTMLElement.prototype)) await twice(() => import('./older-browsers.ts')).catch(console.error)

// Before anything of another company is loaded.
whenSeen(() => takeBirthDates())
followScroll()
followPresses()
closeOnBack()
startIslands()
startModules()
showProgress()
whenSeen(() => {
  void showCountryPhone()
  followStay()
  addEventListener('pageshow', followReturn)
  for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, lookAhead, { passive: true })
})

let ahead: Promise<typeof aheadModule> | undefined

/** Comes with the first pointer. Without it no page is fetched ahead, and nothing is lost. */
function lookAhead(event: Event) {
  ahead ??= twice(() => import('./ahead.ts'))
  ahead.then(({ point }) => point(event)).catch(() => {})
}
