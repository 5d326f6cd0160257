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
  const query = url.searchParams
  if (!query.has(BIRTHS)) return
  const stay = new URLSearchParams(keptStay())
  for (const name of GUESTS) stay.set(name, query.getAll(name).join())
  keepStay(stay.toString())
  query.delete(BIRTHS)
  history.replaceState(history.state, '', url)
}

const SAYS_STAY = /[?&](?:check(?:in|out)|adult|child)/i
const FORMS = '[data-search-form], [data-stay-form], [data-reservation-form]'

/** Forms of a stay read the address themselves. */
export function takeStay(): void {
  if (SAYS_STAY.test(location.search) && !document.querySelector(FORMS))
    twice(() => import('./said-stay.ts')).catch(console.error)
}

/** Shares the stay, if there is one or the page that opened this tab may have one. */
export function followStay(): void {
  if (keptStay() || document.referrer) twice(() => import('./stay-sharing.ts')).catch(console.error)
}
