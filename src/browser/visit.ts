/**
 * Dates and guests of a visit, as the bar's address writes them. Every page of the tab has them, and every tab opened from one of its pages; the
 * browser forgets them with the tabs.
 */
import { twice } from './load.ts'
import { keep, kept } from './session.ts'

const KEY = 'stay'

/** Empty until the guest has chosen dates or guests. */
export const keptStay = (): string => kept(KEY) ?? ''

/** A browser that keeps nothing has it in the address still. */
export function keepStay(query: string): void {
  keep(KEY, query)
  followStay()
}

/** Only where there is a stay, or may be one to ask for. */
export function followStay(): void {
  if (keptStay() || document.referrer) twice(() => import('./visit-parts.ts')).catch(console.error)
}
