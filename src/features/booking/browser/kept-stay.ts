/** The trip of a visit in the browser's storage, as its address writes it, with the children's birth dates. */
import { keep, kept } from '../../../components/browser/session.ts'

const KEY = 'stay'

/** For a browser that blocks storage: the stay lasts as long as the page. */
let unkept = ''

/** Empty until the guest has chosen dates or guests. */
export const keptStay = (): string => kept(KEY) ?? unkept

export function storeStay(query: string): void {
  if (!keep(KEY, query)) unkept = query
}
