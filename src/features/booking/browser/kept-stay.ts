/** The trip of a visit in the browser's storage, as its address writes it, with the children's birth dates. */
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
