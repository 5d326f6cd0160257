/** Dates and guests of a visit. Every page of the tab has them, and every tab opened from one of its pages; the browser forgets them with the tabs. */
import { twice } from '../../../components/browser/load.ts'
import { keptStay, storeStay } from './kept-stay.ts'

export { keptStay }

const BIRTHS = 'childages'
const GUESTS = ['adult', 'child', BIRTHS]

export function keepStay(query: string): void {
  storeStay(query)
  followStay()
}

/** Moves children's birth dates from the page's address to the visit: neither third parties nor the next page may read them there. */
export function takeBirthDates(): void {
  const url = new URL(location.href)
  const said = url.searchParams
  if (!said.has(BIRTHS)) return
  const stay = new URLSearchParams(keptStay())
  for (const name of GUESTS) stay.set(name, said.getAll(name).join())
  keepStay(stay.toString())
  said.delete(BIRTHS)
  history.replaceState(history.state, '', url)
}

const SAYS_STAY = /[?&](?:check(?:in|out)|adult|child)/i
const FORMS = '[data-search-form], [data-stay-form], [data-reservation-form]'

/** Forms of a stay read the address themselves. */
export function takeStay(): void {
  if (SAYS_STAY.test(location.search) && !document.querySelector(FORMS))
    twice(() => import('./said-stay.ts')).catch(console.error)
}

/** Only where there is a stay, or may be one to ask for. */
export function followStay(): void {
  if (keptStay() || document.referrer) twice(() => import('./stay-sharing.ts')).catch(console.error)
}
