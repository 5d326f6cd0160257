/**
 * Dates and guests of a visit, as the bar's address writes them. Every page of the tab has them, and every tab opened from one of its pages; the
 * browser forgets them with the tabs.
 */
import { twice } from '../../../components/browser/load.ts'
import { keep, kept } from '../../../components/browser/session.ts'

const KEY = 'stay'
const BIRTHS = 'childages'
const GUESTS = ['adult', 'child', BIRTHS]

/** Of a browser that blocks storage: the stay lasts as long as the page. */
let unkept = ''

/** Empty until the guest has chosen dates or guests. */
export const keptStay = (): string => kept(KEY) ?? unkept

export function keepStay(query: string): void {
  if (!keep(KEY, query)) unkept = query
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

/** Only where there is a stay, or may be one to ask for. */
export function followStay(): void {
  if (keptStay() || document.referrer) twice(() => import('./visit-parts.ts')).catch(console.error)
}
