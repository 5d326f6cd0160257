/** The trip of a visit in the browser's storage, as its address writes it, with the children's birth dates. */
import { replaceAddress } from '../../../components/browser/back.ts'
import { keep, kept, STAY } from '../../../components/browser/session.ts'

/** For a browser that blocks storage: the stay lasts as long as the page. */
let unkept = ''

/** Empty until the guest has chosen dates or guests. */
export const keptStay = (): string => kept(STAY) ?? unkept

/** The guest has changed the search on this page: its address was said before that. */
let isChosen = false
export const noteChosen = () => (isChosen = true)
export const hasChosen = () => isChosen

/** A `kept` event follows. Who wants other parts of the page to follow dispatches `stay`. */
export function storeStay(query: string): void {
  if (!keep(STAY, query)) unkept = query
  dispatchEvent(new Event('kept'))
}

const BIRTHS = 'childages'
const GUESTS = ['adult', 'child', BIRTHS]

/**
 * Moves children's birth dates from the page's address to the visit: neither third parties nor the next page may read them there. Those behind an '&' that is
 * written otherwise keep third parties away and are in no referrer, and are taken as soon as the code is here that reads them.
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
    replaceAddress(url.href)
  }
  if (!location.search.includes(BIRTHS)) return
  document.body.dataset.private = ''
  document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: 'strict-origin' }))
}
