/** The trip of a visit. Every page of the tab has it, and every tab opened from one of its pages; the browser forgets it with the tabs. */
import { twice } from '../../../components/browser/load.ts'
import { keptStay, storeStay } from './kept-stay.ts'

const BIRTHS = 'childages'
const GUESTS = ['adult', 'child', BIRTHS]

/**
 * Moves children's birth dates from the page's address to the visit: neither third parties nor the next page may read them there. Those behind an '&' that is
 * written otherwise keep third parties away, and are taken as soon as the code is here that reads them.
 */
export function takeBirthDates(query = new URLSearchParams(location.search)): void {
  if (query.has(BIRTHS)) {
    const stay = new URLSearchParams(keptStay())
    stay.delete('age')
    for (const name of GUESTS) stay.set(name, query.getAll(name).join())
    storeStay(stay.toString())
    query.delete(BIRTHS)
    const url = new URL(location.href)
    url.search = query.toString()
    history.replaceState(history.state, '', url)
  }
  if (location.search.includes(BIRTHS)) document.body.dataset.private = ''
}

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
