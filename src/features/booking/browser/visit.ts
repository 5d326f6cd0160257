/** The trip of a visit. Every page of the tab has it, and every tab opened from one of its pages; the browser forgets it with the tabs. */
import { twice } from '../../../components/browser/load.ts'
import { keptStay } from './kept-stay.ts'

/** A page that was kept for "back" shows the trip as it was when the guest left. */
export function followReturn({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  followStay()
  dispatchEvent(new Event('stay'))
}

/** Shares the trip, if there is one, or the address or the page that opened this tab may have one, or the guest says one. */
export function followStay(): void {
  if (keptStay() || location.search || document.referrer) share()
  else document.addEventListener('answered', share, { once: true })
}

function share(): void {
  twice(() => import('./stay-sharing.ts')).catch(console.error)
}
