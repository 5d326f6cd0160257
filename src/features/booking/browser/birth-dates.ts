/** Children's birth dates in the page's address. */
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
