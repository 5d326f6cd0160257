/** Which pages a link leads to with the trip. */
import { queriedAt, type QueriedName } from '../../../routes/queried.ts'
import type { CarriedPage } from '../../../views/trip/kept.ts'

/** Pages that ask for parts of a trip. */
const FORMS: readonly QueriedName[] = ['hotels', 'compare', 'day', 'week']
/** Their answer stands in the first window, where nothing may move once the page is there. */
const FIRST_WINDOW: readonly QueriedName[] = ['subject', 'outlet', 'events', 'offers']
/** With script they answer the kept trip, and their addresses stay bare. */
const BARE: readonly QueriedName[] = ['hotel', 'rooms', 'room', 'reservation']

/** `isBare`: links lead there with the trip for whoever has no script. `undefined`: the page answers no trip. */
export function carriedPageAt(path: string): { page: CarriedPage; isBare: boolean } | undefined {
  const name = queriedAt(path)?.name
  if (!name) return undefined
  if (FORMS.includes(name)) return { page: name as CarriedPage, isBare: false }
  const isBare = BARE.includes(name)
  if (!isBare && !FIRST_WINDOW.includes(name)) return undefined
  return { page: name === 'reservation' ? name : 'answering', isBare }
}
